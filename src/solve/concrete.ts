import type { Run, TakenRun, TakingPosition } from "../games/index.ts";
import type { Verdict } from "./verdict.ts";

/** The moves of a position that are of this kind: in every run of that length, and mirrored where that differs. */
export function* concreteMoves(position: TakingPosition, { run, split }: Verdict): Generator<TakenRun> {
  for (const [index, runs] of position.rows.entries()) {
    for (const each of runs) {
      if (each.length !== run) continue;
      yield moveIn(index + 1, each, position.options.middle ? split.left : split.right, split.take);
      if (split.equal === 2) yield moveIn(index + 1, each, split.right, split.take);
    }
  }
}

/** The first of them. */
export function firstMove(position: TakingPosition, kind: Verdict): TakenRun {
  for (const move of concreteMoves(position, kind)) return move;
  throw new RangeError(`no run of ${kind.run}`);
}

/** How many there are. */
export function countConcrete(position: TakingPosition, { run, split }: Verdict): number {
  let count = 0;
  for (const runs of position.rows) for (const each of runs) if (each.length === run) count += split.equal;
  return count;
}

function moveIn(row: number, run: Run, skip: number, take: number): TakenRun {
  const left = run.left + skip;
  return { row, left, right: left + take - 1 };
}
