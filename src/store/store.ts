import type { ArenaKeeper } from "../arena/index.ts";
import type { Roster } from "../roster/index.ts";
import type { Bus } from "./bus.ts";
import type { GameKeeper } from "./games.ts";
import type { JobKeeper } from "./jobs.ts";

/**
 * What keeps the games, people, jobs and tournaments of one server or of many equal ones: a file, or a database on another machine. Everything
 * is asynchronous, and nothing is told by row numbers.
 *
 * A promise that a change resolves with means: it is durable, a power cut does not undo it. A promise that rejects
 * means that it did not happen.
 */
export interface Store {
  readonly games: GameKeeper;
  readonly roster: Roster;
  readonly jobs: JobKeeper;
  readonly arena: ArenaKeeper;
  readonly bus: Bus;
  /** This server among those of the store; another one after every start. */
  readonly server: string;
  /** Milliseconds since 1970, by the clock that all servers of the store go by. */
  now(): number;
  /** Notes that this server was up at this time: after a crash of all of them the clocks are set by it. */
  markAlive(at: number): Promise<void>;
  /** The last mark of any server, undefined for a new store. */
  lastAlive(): Promise<number | undefined>;
  /**
   * A server starts. If none of the others has left a mark within `aliveFor`, there was none since the last one. Gives these
   * times, the latest last, as far back as is kept.
   */
  noteStart(at: number): Promise<readonly Outage[]>;
  /**
   * Whether games are dropped though nobody has said so: not in a store that had some before there was retention, or that has
   * taken some over by `restore`. They may be old, and somebody wanted to keep them.
   */
  prunesByDefault(): Promise<boolean>;
  /** Rejects with the `StoreError` that says why nothing can be kept at the moment, as far as that is known without trying. */
  check(): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** From when to when no server was up. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** For keepers: so many are kept. */
export const mostOutages = 1000;

/** A server that has left a mark within so many milliseconds is up. */
export const aliveFor = 5000;
