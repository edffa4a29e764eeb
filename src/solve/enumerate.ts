import { accept, leastTake, type Result, refuse, type TakingPosition } from "../games/index.ts";
import { type Best, type Outlook, resistanceFigures, withTheory } from "./best.ts";
import { resistance } from "./resistance.ts";
import { type Rules, SplitTable } from "./rules.ts";
import { keyOf, replaced } from "./search.ts";
import { isLostIn, liveRuns } from "./theory.ts";

/** One canonical position: the runs that still offer a move, the longest first. */
export interface Solved {
  readonly runs: readonly number[];
  readonly outcome: Outlook;
  /** Of a lost position with a move left. */
  readonly resistance?: Best["resistance"];
}

/** Every canonical position that can arise, the empty one included, with its outcome and best resistance. */
export function solveCompletely(position: TakingPosition, most = 100_000): Result<readonly Solved[]> {
  return withTheory<readonly Solved[]>(
    position,
    (theory, runs) => {
      const all = canonicalPositions(theory.rules, liveRuns(theory.rules, runs), most);
      if (!all) return refuse("positions-too-many", { max: most });
      // From few sticks to many, so that each finds what it needs already there.
      all.sort((a, b) => sticks(a) - sticks(b));
      return accept(
        all.map((each) => {
          if (!isLostIn(theory, each)) return { runs: each, outcome: "win" };
          if (each.length === 0) return { runs: each, outcome: "loss" };
          return { runs: each, outcome: "loss", resistance: resistanceFigures(resistance(theory, each)) };
        }),
      );
    },
    (misere) => accept([{ runs: [], outcome: misere ? "win" : "loss" }]),
  );
}

function canonicalPositions(
  rules: Rules,
  start: readonly number[],
  most: number,
): (readonly number[])[] | undefined {
  const least = leastTake(rules.take);
  const table = new SplitTable(rules);
  const seen = new Set([keyOf(start)]);
  const all = [start];
  for (const runs of all) {
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] as number;
      if (run === runs[index - 1]) continue;
      for (const { left, right } of table.of(run)) {
        const next = replaced(runs, index, left, right, least);
        const key = keyOf(next);
        if (seen.has(key)) continue;
        if (all.length >= most) return undefined;
        seen.add(key);
        all.push(next);
      }
    }
  }
  return all;
}

function sticks(runs: readonly number[]): number {
  return runs.reduce((sum, run) => sum + run, 0);
}
