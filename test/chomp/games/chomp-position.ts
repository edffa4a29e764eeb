import type { Seat } from "./seat.ts";

/** Chomp: a bar of chocolate, a bite takes a square and everything below and right of it; the top left square is poisoned. */
export interface ChompOptions {
  readonly rows: number;
  readonly columns: number;
}

export interface ChompPosition {
  readonly options: ChompOptions;
  /** How many squares are left of each row, never more than of the row above. */
  readonly left: readonly number[];
  readonly turn: Seat;
}

/** Counted from 1 at the top left. */
export interface ChompMove {
  readonly row: number;
  readonly column: number;
}
