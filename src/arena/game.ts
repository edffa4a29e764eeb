import type { Refusal } from "../games/index.ts";

/** A finished game of a tournament. Everything the tables say follows from the setup and these. */
export interface ArenaGame {
  /** Its place in the schedule, from 0: games 2n and 2n + 1 are the pair n, one opening with both sides. */
  readonly number: number;
  /** Where it began, in the game's notation. */
  readonly opening: string;
  /** Who moved first and who second, by the number in the setup. */
  readonly bots: readonly [number, number];
  /** Which of `bots`; null for a draw. */
  readonly winner: 0 | 1 | null;
  /** Why whoever lost did not lose by the rules. */
  readonly fault: Fault | null;
  /** As records write them, joined by the game's notation. */
  readonly moves: string;
  readonly plies: number;
  /** Milliseconds that each of `bots` has thought. */
  readonly thought: readonly [number, number];
  /** So often it was played before and did not count, because the referee was late. */
  readonly annulled: number;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** How well each of `bots` played; null while nobody has looked. */
  readonly quality: readonly [Quality, Quality] | null;
}

/** Moves from positions that were won, and drawn, with best play; and those that kept it so. */
export interface Quality {
  readonly won: number;
  readonly wonKept: number;
  readonly drawn: number;
  readonly drawnKept: number;
  /** Of the positions counted those whose value is an estimate of the engine. */
  readonly estimated: number;
}

/** What a bot did wrong; the game is lost by it, and only this game. */
export type Fault =
  /** Milliseconds beyond its clock. */
  | { readonly kind: "time"; readonly over: number }
  /** No answer for so many seconds, where no clock ran or long after it. */
  | { readonly kind: "stall"; readonly seconds: number }
  | { readonly kind: "crash"; readonly status: number | null; readonly signal: string | null }
  /** It could not be started, or was not ready in time. */
  | { readonly kind: "start"; readonly code: string }
  /** A move that was read and is against the rules. */
  | { readonly kind: "illegal"; readonly move: string; readonly refusal: Refusal }
  /** An answer that is no move at all; escaped and cut. */
  | { readonly kind: "malformed"; readonly line: string }
  | { readonly kind: "flood"; readonly of: "line" | "answer" | "lines"; readonly bytes: number }
  | { readonly kind: "memory" }
  /** It broke its protocol otherwise, or did what the sandbox forbids. */
  | { readonly kind: "protocol"; readonly line: string };

export const faultKinds = [
  "time",
  "stall",
  "crash",
  "start",
  "illegal",
  "malformed",
  "flood",
  "memory",
  "protocol",
] as const satisfies readonly Fault["kind"][];
export type FaultKind = Fault["kind"];

/** What is kept of a game with a fault, for the bot's owner. */
export interface FaultEvidence {
  /** The last lines each way, each with milliseconds since the game began: `> go …` to the bot, `< 5 2` from it; cut and escaped. */
  readonly lines: readonly EvidenceLine[];
  /** The end of its standard error, 4 KiB at most. */
  readonly errors: string;
  /** Its command, limits and how it was contained, as text that people read. */
  readonly command: string;
  readonly memory: number | null;
  readonly sandbox: number;
}

export interface EvidenceLine {
  readonly at: number;
  readonly to: "bot" | "referee";
  readonly text: string;
}

/** A game that is going on. */
export interface RunningGame extends Pick<ArenaGame, "number" | "opening" | "bots" | "moves" | "plies"> {
  /** Milliseconds left to each of `bots`; null where there is no clock to show. */
  readonly left: readonly [number, number] | null;
}
