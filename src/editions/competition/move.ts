import { makeRun } from "../../notation/index.ts";

/** A move of the sticks game: a row, and the first and last stick of the run that is marked. Any numbers are taken. */
export class Move {
  readonly #row: number;
  readonly #left: number;
  readonly #right: number;

  constructor(row: number, left: number, right: number) {
    this.#row = row;
    this.#left = left;
    this.#right = right;
  }

  getRow(): number {
    return this.#row;
  }

  getLeftBound(): number {
    return this.#left;
  }

  getRightBound(): number {
    return this.#right;
  }

  /** `row:left-right`, as in `2:3-5`. */
  toString(): string {
    return makeRun({ row: this.#row, left: this.#left, right: this.#right });
  }
}
