import { type TakingMove, type TakingPosition, taking } from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import type { MoveMark } from "../../board/marks.tsx";
import { runAt } from "./select.ts";

/** More moves than this are not marked one by one. */
const mostMarks = 400;

/**
 * The solver merges moves that are the same by symmetry; the board wants each one marked. A move's kind is the run it is
 * made in, how many it takes, and what it leaves on both sides, whichever is left or right.
 */
export function marksOf(position: TakingPosition, { moves }: Analysis): MoveMark[] {
  const won = new Map(moves.map(({ move, outcome }) => [kindOf(position, move), outcome === "win"]));
  const marks: MoveMark[] = [];
  for (const move of taking.moves(position)) {
    if (marks.length === mostMarks) break;
    const wins = won.get(kindOf(position, move));
    if (wins !== undefined) marks.push({ move, won: wins });
  }
  return marks;
}

export function kindOf(position: TakingPosition, { row, left, right }: TakingMove): string {
  const run = runAt(position, row, left);
  if (!run) return "none";
  const before = left - run.left;
  const after = run.left + run.length - 1 - right;
  return `${run.length} ${Math.min(before, after)} ${Math.max(before, after)}`;
}
