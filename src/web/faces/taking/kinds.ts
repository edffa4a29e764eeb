import { isSwap, type TakingMove, type TakingPosition, taking } from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import type { Finding } from "../face.ts";
import { runAt } from "./select.ts";

/** More moves than this are not marked one by one. */
const mostMarks = 400;

/**
 * The solver merges moves that are the same by symmetry; the board wants each one marked. A move's kind is the run it is
 * made in, how many it takes, and what it leaves on both sides, whichever is left or right.
 */
export function findingsOf(position: TakingPosition, { moves }: Analysis): Finding<"taking">[] {
  const won = new Map(moves.map(({ move, outcome }) => [kindOf(position, move), outcome === "win"]));
  const findings: Finding<"taking">[] = [];
  for (const move of taking.moves(position)) {
    if (findings.length === mostMarks) break;
    const good = won.get(kindOf(position, move));
    if (good !== undefined) findings.push({ move, good });
  }
  return findings;
}

export function kindOf(position: TakingPosition, move: TakingMove): string {
  if (isSwap(move)) return move;
  const { row, left, right } = move;
  const run = runAt(position, row, left);
  if (!run) return "none";
  const before = left - run.left;
  const after = run.left + run.length - 1 - right;
  return `${run.length} ${Math.min(before, after)} ${Math.max(before, after)}`;
}
