import { legalSquares, must, type ReversiPosition, reversi, type Square } from "../../games/index.ts";
import { regionOf, regions } from "./regions.ts";

/**
 * A move of parity: there are at least two regions of empty squares, it plays into one of odd size, and the other side, which is to move
 * then, can play into regions of even size only, where every move can be answered and the last one is the mover's. What is left odd is
 * closed to it: it has no move there.
 */
export function leavesEvenRegions(position: ReversiPosition, square: Square): boolean {
  if (regions(position).length < 2 || regionOf(position, square).length % 2 === 0) return false;
  const after = must(reversi.play(position, square));
  if (after.over || after.turn === position.turn) return false;
  const open = new Set(legalSquares(after));
  return regions(after).every((region) => region.length % 2 === 0 || !region.some((each) => open.has(each)));
}
