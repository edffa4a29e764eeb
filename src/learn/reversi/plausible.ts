import {
  cornersOf,
  empty,
  emptySquares,
  flips,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../games/index.ts";
import type { Chance } from "../../players/index.ts";
import { neighbours } from "./regions.ts";

/** How far the judgement of a move may be off, in points of `worthOf`. */
const blur = 8;

/** Positions with so many empty squares as they come in a game of two who play soundly by rule of thumb, drawn by chance; the fullest last. */
export function plausiblePositions(from: number, to: number, chance: Chance): readonly ReversiPosition[] {
  const found: ReversiPosition[] = [];
  let position = reversi.start(reversi.defaults);
  while (!position.over && emptySquares(position) > to) {
    const judged = legalSquares(position).map((square) => {
      return { square, worth: worthOf(position, square) + blur * (2 * chance() - 1) };
    });
    const { square } = judged.reduce((a, b) => (b.worth > a.worth ? b : a));
    position = must(reversi.play(position, square));
    if (!position.over && emptySquares(position) <= from) found.push(position);
  }
  return found;
}

/** What beginners' books say: corners first, not beside an empty one, edges rather, few discs early and many late. */
function worthOf(position: ReversiPosition, square: Square): number {
  const { size } = position.options;
  const corners = cornersOf(size);
  if (corners.includes(square)) return 30;
  const empties = emptySquares(position);
  const beside = corners.filter(
    (corner) => position.cells[corner] === empty && neighbours(corner, size).includes(square),
  );
  const onEdge = neighbours(square, size).length < 8;
  const turned = flips(position, square).length;
  return (
    (onEdge ? 4 : 0) - (beside.length > 0 ? (onEdge ? 10 : 18) : 0) + (empties > 16 ? -turned : turned / 2)
  );
}
