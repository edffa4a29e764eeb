import type { ArenaGame, FaultEvidence, RunningGame } from "./game.ts";
import type { TournamentSetup } from "./setup.ts";
import type { Ending } from "./view.ts";

/**
 * What keeps tournaments. A promise that a change resolves with means: it is durable. Times are milliseconds since 1970 by the store's
 * clock. Games are told by number, and one that is there already stays as it is: what is sent twice counts once.
 */
export interface ArenaKeeper {
  /** Keeps a new tournament and gives its id. */
  create(setup: TournamentSetup): Promise<string>;
  /** Takes over a tournament of another store, without its games; false when there is one with its id. */
  restore(tournament: Omit<KeptTournament, "games">): Promise<boolean>;
  /** Rejects with a `StoreError` when what is kept of it cannot be read, as everything does that reads games. */
  find(id: string): Promise<KeptTournament | undefined>;
  /**
   * The latest first; `before` is the id behind which to begin. One that cannot be read is told to `aside` and left out; without it the
   * whole is rejected.
   */
  list(
    query: { readonly limit: number; readonly before?: string | undefined },
    aside?: (id: string, error: unknown) => void,
  ): Promise<readonly KeptTournament[]>;
  /**
   * Adds finished games, all of them or none; evidence by the game's number. Rejects when there is no such tournament (any more), as `end`
   * does. Thought is kept to the microsecond, and what bots have written without characters that cannot be shown.
   */
  add(id: string, games: readonly ArenaGame[], evidence?: ReadonlyMap<number, FaultEvidence>): Promise<void>;
  /** What a later look at a game's moves has found. A game that is not there is passed over. */
  judge(id: string, number: number, quality: NonNullable<ArenaGame["quality"]>): Promise<void>;
  /**
   * Games in the order in which they came, or were judged, `after` a place (0: from the first on), and the place to go on from. A game that
   * was judged later comes once more.
   */
  games(
    id: string,
    after: number,
    limit: number,
  ): Promise<{ readonly games: readonly ArenaGame[]; readonly next: number }>;
  game(
    id: string,
    number: number,
  ): Promise<{ readonly game: ArenaGame; readonly evidence: FaultEvidence | null } | undefined>;
  /** The games that are going on, for whoever watches; may be lost. An empty list takes them away. Nothing where there is no such tournament. */
  show(id: string, running: readonly RunningGame[]): Promise<void>;
  /** The last list shown, empty when its runner has shown nothing for ten seconds. */
  running(id: string): Promise<readonly RunningGame[]>;
  /** It is over; null: it goes on after all. */
  end(id: string, ending: Ending | null): Promise<void>;
  /** Drops a tournament with all its games; false when there is none. */
  remove(id: string): Promise<boolean>;
  /** Makes this process the only one that runs tournaments on the store until it lets go or ends; rejects with the `StoreError` "in-use". */
  hold(): Promise<ArenaHold>;
}

export interface ArenaHold {
  release(): Promise<void>;
}

export interface KeptTournament {
  readonly id: string;
  readonly setup: TournamentSetup;
  readonly created: number;
  readonly ended: number | null;
  readonly ending: Ending | null;
  /** How many games are kept of it. */
  readonly games: number;
}
