import type { Seat } from "./seat.ts";
import type { Take } from "./take.ts";

/**
 * The Nim family: rows of sticks, a move takes an unbroken run of one row. Rows and sticks are numbered from 1.
 */
export interface TakingOptions {
  /** How many sticks each row has at the start. */
  readonly rows: readonly number[];
  readonly take: Take;
  /** From anywhere in a run, which may split it; otherwise from a run's right end only. */
  readonly middle: boolean;
  /** What becomes of the player who takes the last stick; who cannot move counts as the other. */
  readonly last: "wins" | "loses";
}

/** Sticks that stand side by side: the number of the leftmost, and how many. */
export interface Run {
  readonly left: number;
  readonly length: number;
}

export interface TakingPosition {
  readonly options: TakingOptions;
  /** For each row what is left of it, from left to right, runs never touching. */
  readonly rows: readonly (readonly Run[])[];
  readonly turn: Seat;
}

export interface TakingMove {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}
