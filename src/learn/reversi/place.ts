import { cornersOf, type ReversiPosition, type Square } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import type { Edge, LearnSentences } from "../../words/index.ts";
import type { PuzzleOf } from "../puzzle.ts";
import { neighbours, type Region, regionOf } from "./regions.ts";

/** Where the solution lies, without naming it: at parity its region, otherwise its edge, otherwise its quarter of the board. */
export function placeText(
  { reversiPuzzles, ideas }: LearnSentences,
  { position, solutions, idea }: PuzzleOf<"reversi">,
): string {
  const square = solutions[0] as Square;
  const { size } = position.options;
  if (idea === "parity-move") {
    const region = regionOf(position, square);
    if (region.length === 1) return reversiPuzzles.where({ in: "single-square" });
    const around = makeSquare(middleOf(region, size), size);
    return reversiPuzzles.where({ in: "region", size: region.length, around });
  }
  const edge = edgeOf(position, square);
  if (edge) return reversiPuzzles.where({ in: "edge", edge });
  return ideas.where.quarter({ top: square < (size * size) / 2, left: square % size < size / 2 });
}

/** The square with most of the region beside it. */
function middleOf(region: Region, size: number): Square {
  const beside = (square: Square) => neighbours(square, size).filter((each) => region.includes(each)).length;
  return region.reduce((a, b) => (beside(b) > beside(a) ? b : a));
}

/** Of a corner the upper or lower one, which names two corners. */
function edgeOf({ options: { size } }: ReversiPosition, square: Square): Edge | undefined {
  const column = square % size;
  const row = (square - column) / size;
  const corner = cornersOf(size).includes(square);
  if (row === 0) return "top";
  if (row === size - 1) return "bottom";
  if (corner) return undefined;
  return column === 0 ? "left" : column === size - 1 ? "right" : undefined;
}
