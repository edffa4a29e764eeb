import { must, sticks, type TakingPosition } from "../../games/index.ts";
import { parseRows } from "../../notation/index.ts";
import { Board } from "./board.ts";
import { Move } from "./move.ts";

/** A board as the position that players think about. Read through the board's public members: any such board will do. */
export function positionOf(board: Board): TakingPosition {
  const rows: string[] = [];
  for (let row = 1; row <= board.getNumberOfRows(); row++) {
    let drawn = "";
    for (let stick = 1; stick <= board.getRowLength(row); stick++) {
      drawn += board.isStickUnmarked(row, stick) ? "1" : "0";
    }
    rows.push(drawn);
  }
  return must(parseRows(rows.join("/"), sticks.defaults));
}

/** A new board with the same sticks marked; the inverse of `positionOf`. */
export function boardOf({ rows, options }: TakingPosition): Board {
  const board = new Board();
  for (const [index, length] of options.rows.entries()) {
    let free = 1;
    for (const run of rows[index] ?? []) {
      if (run.left > free) board.markStickSequence(new Move(index + 1, free, run.left - 1));
      free = run.left + run.length;
    }
    if (free <= length) board.markStickSequence(new Move(index + 1, free, length));
  }
  return board;
}
