import type { GameId } from "../games/index.ts";
import type { PlayerSpec } from "../players/index.ts";
import type { Sprt } from "./statistics/sprt.ts";

/** What a tournament is, as its user said it: with the seed and the results so far it decides every pairing. Kept as JSON. */
export interface TournamentSetup {
  readonly name: string;
  readonly format: Format;
  readonly game: GameId;
  /** The game's options, complete. */
  readonly options: unknown;
  /** In the order of their numbers, which also is the order of seeding. */
  readonly bots: readonly BotSetup[];
  /** Pairs of games that two bots play when they meet; a match has one meeting. A Swiss pairing is one pair. */
  readonly pairs: number;
  /** Of a Swiss tournament how many rounds, of a round robin how often everyone meets everyone. */
  readonly rounds: number;
  readonly clock: ClockRule;
  readonly openings: OpeningsSetup;
  /** Ends a match early; null elsewhere. */
  readonly sprt: Sprt | null;
  readonly seed: number;
}

export const formats = ["match", "round-robin", "gauntlet", "knockout", "swiss"] as const;
export type Format = (typeof formats)[number];

export interface BotSetup {
  /** Told apart by it everywhere: unique, any text of at most `longestName` characters. */
  readonly name: string;
  readonly player: PlayerSpec;
  /** Where its program runs: the folder of the file that names it unless said. */
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly limits?: BotLimits;
  /** A new process for every game. */
  readonly fresh?: true;
  /** How many plies a program is told to look ahead: of NBoard alone, which knows no clock. */
  readonly depth?: number;
}

export const mostDepth = 60;

export const longestName = 60;

/** What a bot's processes may have; what is left out is as usual. */
export interface BotLimits {
  /** Bytes. */
  readonly memory?: number;
  readonly processes?: number;
}

/** Time in whole milliseconds. `10+0.1`, `0.5/move`, `40/60`, as they are written, in seconds. */
export type ClockRule =
  | { readonly kind: "game"; readonly initial: number; readonly increment: number }
  | { readonly kind: "move"; readonly each: number }
  /** So many moves in so much time, and then again. */
  | { readonly kind: "moves"; readonly moves: number; readonly each: number };

export type OpeningsSetup =
  /** Made here, from the seed. */
  | { readonly kind: "made" }
  /** The start position for every pair: for bots that vary by themselves, or cannot begin elsewhere. */
  | { readonly kind: "start" }
  /** From a file: positions in the game's notation, each once. */
  | { readonly kind: "given"; readonly positions: readonly string[] };
