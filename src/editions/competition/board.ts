import { sticks, sticksLeft, type TakingPosition } from "../../games/index.ts";
import { makeSticksPicture } from "../../notation/index.ts";
import type { Move } from "./move.ts";

/** The five rows of sticks. Marking is all that changes it; a clear board is a new one. Rows and sticks count from 1. */
export class Board {
  #position: TakingPosition = sticks.start(sticks.defaults);

  getNumberOfMarkedSticks(): number {
    const all = this.#position.options.rows.reduce((sum, length) => sum + length, 0);
    return all - this.getNumberOfUnmarkedSticks();
  }

  getNumberOfUnmarkedSticks(): number {
    return sticksLeft(this.#position);
  }

  getNumberOfRows(): number {
    return this.#position.rows.length;
  }

  /** -1 for a row that does not exist. */
  getRowLength(row: number): number {
    return this.#position.options.rows[row - 1] ?? -1;
  }

  isStickUnmarked(row: number, stick: number): boolean {
    const runs = this.#position.rows[row - 1] ?? [];
    return Number.isInteger(stick) && runs.some(({ left, length }) => stick >= left && stick < left + length);
  }

  /** 0 when the sticks are marked now; -1 for a move outside the board, -2 for one over marked sticks: no change. */
  markStickSequence(move: Move): 0 | -1 | -2 {
    const row = move.getRow();
    const left = move.getLeftBound();
    const right = move.getRightBound();
    const whole = Number.isInteger(left) && Number.isInteger(right);
    if (!whole || left < 1 || left > right || right > this.getRowLength(row)) return -1;
    const next = sticks.play(this.#position, { row, left, right });
    if (!next.ok) return -2;
    this.#position = next.value;
    return 0;
  }

  /** Row 5 first, each row centred in nine columns: `1` unmarked, `0` marked. Ends in a newline. */
  toString(): string {
    return makeSticksPicture(this.#position);
  }
}
