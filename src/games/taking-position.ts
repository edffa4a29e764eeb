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
  /** Whoever is second may swap sides on the first turn instead of taking; left out where that is not so. */
  readonly swap?: true;
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
  /** Whether the side to move may swap now; left out where it may not. */
  readonly swap?: true;
}

/** A run that is taken: the row, its leftmost and its rightmost stick. */
export interface TakenRun {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

/**
 * To take over the other's side after the first move. Both sides have the same moves, so that this is the same as handing the turn
 * back: the rows stay, and whoever made the first move makes the next one, too.
 */
export const swap = "swap";
export type Swap = typeof swap;

export type TakingMove = TakenRun | Swap;

export function isSwap(move: TakingMove): move is Swap {
  return move === swap;
}

/** The run that a move takes, for games without the swap rule. */
export function takenBy(move: TakingMove): TakenRun {
  if (isSwap(move)) throw new Error("a swap in a game without that rule");
  return move;
}
