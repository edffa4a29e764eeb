import type { FaultKind, Quality } from "./game.ts";
import type { Format, TournamentSetup } from "./setup.ts";
import type { Elo, SprtState } from "./statistics/index.ts";

/**
 * How a tournament stands: plain data for the terminal, the page and files. It follows from the setup and the games of the longest finished
 * part of the schedule alone, so that neither lanes nor interruptions change a byte of it.
 */
export interface TournamentView {
  readonly name: string;
  readonly format: Format;
  readonly game: TournamentSetup["game"];
  /** In the order of the standings. */
  readonly rows: readonly StandingRow[];
  /** Every two bots that have met, the lower number first. */
  readonly meetings: readonly MeetingRow[];
  /** Of a match: the first bot's Elo against the second. */
  readonly elo: Elo | null;
  readonly sprt: (SprtState & { readonly history: readonly number[] }) | null;
  readonly counts: ViewCounts;
  /** Of a Swiss tournament and a knockout, as far as they are drawn. */
  readonly rounds: readonly RoundRow[];
  readonly ending: Ending | null;
}

export interface ViewCounts {
  /** Games of the finished part of the schedule, and those of them that are counted. */
  readonly finished: number;
  readonly counted: number;
  /** How many there will be, as far as that is known. */
  readonly expected: number | null;
  /** Games of pairs that had been played before, move for move. */
  readonly repeated: number;
  /** Games that were played anew because the referee was late. */
  readonly annulled: number;
  readonly walkovers: number;
}

export interface StandingRow {
  /** Its number in the setup. */
  readonly bot: number;
  readonly name: string;
  /** From 1; equal ones share a place. */
  readonly place: number;
  /** A win is 1, a draw ½; byes and walkovers are in it. */
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  readonly walkovers: number;
  readonly buchholz: number;
  readonly sonnebornBerger: number;
  /** Bradley–Terry, mean 0; `error` is half of the 95 % interval, null where it cannot be told; null where there is nothing to rate it by. */
  readonly rating: { readonly value: number; readonly error: number | null } | null;
  /** Bots that are not rated together have different groups. */
  readonly group: number;
  readonly faults: { readonly [Kind in FaultKind]?: number };
  /** After too many faults its games are walkovers for the others. */
  readonly out: boolean;
  /** Summed up over its games; null when none was looked at. */
  readonly quality: Quality | null;
}

export interface MeetingRow {
  readonly bots: readonly [number, number];
  /** From the lower number's side, pairs LL, LD, DD and WL, DW, WW. */
  readonly pairs: readonly [number, number, number, number, number];
  readonly points: readonly [number, number];
  readonly repeated: number;
  readonly walkovers: number;
}

export interface RoundRow {
  /** From 1. */
  readonly round: number;
  readonly meetings: readonly {
    readonly bots: readonly [number, number];
    /** Null while they play. */
    readonly points: readonly [number, number] | null;
    readonly rematch: boolean;
    /** Of a knockout: who goes on, and how that came about. */
    readonly winner: number | null;
    readonly by: "points" | "sudden-death" | "seed" | null;
  }[];
  readonly bye: number | null;
}

/** Why no more games are played. */
export type Ending =
  | { readonly kind: "complete" }
  | { readonly kind: "sprt"; readonly decision: "H0" | "H1" }
  /** No opening is left that these two have not played. */
  | { readonly kind: "openings" }
  /** Everybody but one was taken out after faults. */
  | { readonly kind: "walkover" };
