import { emptySquares, legalSquares, type ReversiPosition, type Square } from "../../games/index.ts";
import type { LearnResources, PuzzleOf } from "../puzzle.ts";
import { chanceOfWinning } from "./chance.ts";
import { type ExactMove, exactMoves } from "./exact.ts";
import { ideaOf } from "./ideas.ts";
import { kindOf } from "./kinds.ts";
import { ratingOf } from "./rating.ts";
import { sightOf } from "./sight.ts";

/** Fewer squares are a matter of counting, more take too long to prove. */
const fewestEmpty = 8;
const mostEmpty = 16;
const fewestMoves = 4;
/** So many discs the solution is better than the second best. */
const margin = 4;

/** An ending as a puzzle; undefined where it is none. */
export async function reversiPuzzleAt(
  position: ReversiPosition,
  resources: LearnResources,
): Promise<PuzzleOf<"reversi"> | undefined> {
  const empty = emptySquares(position);
  const { length: moves } = legalSquares(position);
  if (empty < fewestEmpty || empty > mostEmpty || moves < fewestMoves) return undefined;
  const values = await exactMoves(position, resources);
  const solutions = onlyWin(position, values);
  const idea = solutions?.[0] === undefined ? undefined : ideaOf(position, solutions[0]);
  if (!solutions || !idea) return undefined;
  const chance = await chanceOfWinning(position, values, resources);
  const rating = ratingOf({ moves, empty, chance, sight: sightOf(position, solutions), idea });
  return { family: "reversi", game: "reversi", position, solutions, idea, rating, moves };
}

/** The one kind of move that wins, if it is better than all others by the margin. */
function onlyWin(position: ReversiPosition, values: readonly ExactMove[]): readonly Square[] | undefined {
  const [best] = values;
  if (!best || best.score <= 0) return undefined;
  const kind = kindOf(position, best.square);
  const second = values.find(({ square }) => !kind.includes(square));
  const clear = second !== undefined && second.score <= Math.min(0, best.score - margin);
  return clear ? kind : undefined;
}
