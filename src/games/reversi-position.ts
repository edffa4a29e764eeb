import type { Seat } from "./seat.ts";

/** Reversi on any even board. Black plays first; a square is `row * size + column`, both from 0 at the top left (a1). */
export interface ReversiOptions {
  readonly size: number;
  /** `tournament` has White on d4 and e5 of the 8×8 board; `mirrored` has Black there. */
  readonly start: "tournament" | "mirrored";
  /** Corners that a side has from the start; left out in an even game. */
  readonly handicap?: CornerHandicap;
}

export interface CornerHandicap {
  readonly to: "black" | "white";
  /** 1 to 4: opposite ones first, beginning at a1 (`cornersOf`). */
  readonly corners: number;
}

export const empty = 0;
export const black = 1;
export const white = 2;
export type Cell = typeof empty | typeof black | typeof white;

/** A board the caller can read and not change. */
export interface Cells {
  readonly length: number;
  readonly [square: number]: number;
}

export interface ReversiPosition {
  readonly options: ReversiOptions;
  readonly cells: Cells;
  /** The seat to move, passes already made; when the game is over, the seat after the last mover's. */
  readonly turn: Seat;
  readonly over: boolean;
  /** Discs of Black and of White. */
  readonly discs: readonly [number, number];
  /** The rows and columns that hold discs, and one more on each side: all that a move can concern. */
  readonly area: Area;
}

export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export type Square = number;
