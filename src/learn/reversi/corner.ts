import {
  cornersOf,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../games/index.ts";

/** The move is on a corner. */
export function takesCorner(position: ReversiPosition, square: Square): boolean {
  return cornersOf(position.options.size).includes(square);
}

/**
 * The move wins a corner without giving one: it is on none itself, no answer takes a corner, and after every answer the mover can take one
 * that could not be taken before the move. Where the other side has to pass, the mover takes it at once.
 */
export function winsCorner(position: ReversiPosition, square: Square): boolean {
  const corners = cornersOf(position.options.size);
  if (corners.includes(square)) return false;
  const before = new Set(openCorners(position));
  const gains = (after: ReversiPosition) =>
    after.turn === position.turn && openCorners(after).some((corner) => !before.has(corner));
  const after = must(reversi.play(position, square));
  if (after.over || after.turn === position.turn) return gains(after);
  const answers = legalSquares(after);
  if (answers.some((answer) => corners.includes(answer))) return false;
  return answers.every((answer) => gains(must(reversi.play(after, answer))));
}

/** The corners that the side to move can take. */
export function openCorners(position: ReversiPosition): Square[] {
  const corners = cornersOf(position.options.size);
  return legalSquares(position).filter((square) => corners.includes(square));
}
