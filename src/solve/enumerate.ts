import { accept, leastTake, type Result, refuse, type TakingPosition } from "../games/index.ts";
import { type Best, type Outlook, resistanceFigures, withTheory } from "./best.ts";
import { within } from "./budget.ts";
import { bufferFor, PositionTable, writeReplaced } from "./position-table.ts";
import { resistances } from "./resistance.ts";
import { type Rules, SplitTable } from "./rules.ts";
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
    () => `all ${most}`,
    (theory, runs) => {
      const all = canonicalPositions(theory.rules, liveRuns(theory.rules, runs), most);
      if (!all) return refuse("positions-too-many", { max: most });
      all.sort((a, b) => sticks(a) - sticks(b));
      const lost = all.filter((each) => each.length > 0 && isLostIn(theory, each));
      const found = new Map(resistances(theory, lost).map((each, at) => [lost[at], resistanceFigures(each)]));
      return accept(
        all.map((each) => {
          const resistance = found.get(each);
          if (resistance) return { runs: each, outcome: "loss", resistance };
          return { runs: each, outcome: each.length > 0 || theory.rules.misere ? "win" : "loss" };
        }),
      );
    },
    (misere) => accept([{ runs: [], outcome: misere ? "win" : "loss" }]),
  );
}

/** Undefined when there are more than `most`. */
function canonicalPositions(
  rules: Rules,
  start: readonly number[],
  most: number,
): (readonly number[])[] | undefined {
  const least = leastTake(rules.take);
  const table = new SplitTable(rules);
  const next = within(() => bufferFor([start], least));
  if (!next) return undefined;
  const all = new PositionTable();
  const runs = Int32Array.from(next);
  all.add(Int32Array.from(start), start.length);
  for (let at = 0; at < all.size; at++) {
    const length = all.read(at, runs);
    for (let index = 0; index < length; index++) {
      const run = runs[index] as number;
      if (index > 0 && run === runs[index - 1]) continue;
      for (const { left, right } of table.of(run)) {
        all.add(next, writeReplaced(runs, length, index, left, right, least, next));
        if (all.size > most) return undefined;
      }
    }
  }
  return Array.from({ length: all.size }, (_, at) => all.of(at));
}

function sticks(runs: readonly number[]): number {
  return runs.reduce((sum, run) => sum + run, 0);
}
