import type { GameId } from "../../games/index.ts";
import type { ArenaGame, FaultEvidence, RunningGame } from "../game.ts";
import type { BotSetup, ClockRule } from "../setup.ts";

/** One game to be played. */
export interface GameTask {
  readonly number: number;
  readonly opening: string;
  readonly bots: readonly [number, number];
}

/** What a referee is told once. Plain data: it goes to another thread. */
export interface RefereeSetup {
  readonly game: GameId;
  readonly options: unknown;
  readonly bots: readonly RefereedBot[];
  readonly clock: ClockRule;
  /** Games at once. */
  readonly lanes: number;
  /** Contained as well as the machine allows, for other people's programs. */
  readonly sandbox: boolean;
  /** Milliseconds that a process may take to start: 10,000 unless said. */
  readonly start?: number;
}

/** A bot and how its process is begun: a player of this house is a program as well (`grundy arena bot smart`). */
export interface RefereedBot {
  readonly setup: BotSetup;
  readonly command: readonly string[];
  /** What it reads besides the files of its command, where it is contained. */
  readonly readable?: readonly string[];
}

/** What comes back; `evidence` only with a fault. */
export interface PlayedGame {
  readonly game: ArenaGame;
  readonly evidence: FaultEvidence | null;
}

export interface RefereeEvents {
  /** Games that have ended, in the order in which they did, a batch at a time. */
  played(games: readonly PlayedGame[]): void;
  /** About twice a second, what goes on. */
  shown?(running: readonly RunningGame[]): void;
  /** The referee itself cannot go on. */
  failed(error: Error): void;
}

export interface Referee {
  /** Queues a game: it begins when a lane is free, in this order. */
  play(task: GameTask): void;
  /** Games that have been queued and have not been told as played. */
  readonly pending: number;
  /** Ends every process; what goes on is given up. */
  close(): Promise<void>;
}
