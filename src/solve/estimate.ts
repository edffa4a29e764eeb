import { leastTake } from "../games/index.ts";
import { Budget, OutOfBudget, within } from "./budget.ts";
import type { Resistance } from "./defence.ts";
import { Replies } from "./replies.ts";
import { countSplits, type Split, SplitTable, splits } from "./rules.ts";
import { certain, compare, type ScaledProbability } from "./scaled-probability.ts";
import { keyOf, replaced } from "./search.ts";
import type { Theory } from "./theory.ts";
import type { Verdict } from "./verdict.ts";

/** An estimate looks at most this many of our own moves ahead. */
const deepest = 8;

/** Where even one move ahead is too much, so many moves are tried. */
const samples = 24;

/**
 * An upper bound on R, by looking a few of our moves ahead and counting 1 for all that lies beyond; deeper while the steps
 * last. The moves are those of the smallest bound, which need not be the best.
 */
export function estimate(theory: Theory, runs: readonly number[], steps: number): Resistance {
  const budget = new Budget(steps);
  const first = anyMove(theory, runs);
  let best: Resistance = { chance: certain, exact: false, moves: first ? [first] : [] };
  for (let depth = 1; depth <= deepest; depth++) {
    const found = within(() => new Lookahead(theory, budget).bound(runs, depth));
    if (!found) return depth > 1 ? best : sample(theory, runs, steps, best);
    best = found;
    // One move further costs several times as much, so where most is used up it would be in vain.
    if (budget.left < steps / 2) break;
  }
  return best;
}

/** The first kind of move of a lost position, which loses like any. */
export function anyMove({ rules }: Theory, runs: readonly number[]): Verdict | undefined {
  const [run] = runs as [number];
  for (const split of splits(rules, run)) return { run, split, wins: false };
  return undefined;
}

/** Of too many moves to look at, some that are spread over the longest run; any one of them is a bound too. */
function sample(theory: Theory, runs: readonly number[], steps: number, first: Resistance): Resistance {
  const { rules } = theory;
  const least = leastTake(rules.take);
  const replies = new Replies(theory, new Budget(steps));
  const [run] = runs as [number];
  let best = first;
  within(() => {
    for (let at = 0; at < samples; at++) {
      const rest = run - least;
      const left = rules.middle ? Math.floor((rest * at) / (2 * samples)) : 0;
      const equal = rules.middle && left * 2 !== rest ? 2 : 1;
      const split: Split = { take: least, left, right: rest - left, equal };
      const next = replaced(runs, 0, split.left, split.right, least);
      const chance = next.length === 0 ? certain : replies.mean(next, () => certain);
      if (compare(chance, best.chance) < 0)
        best = { chance, exact: false, moves: [{ run, split, wins: false }] };
      if (!rules.middle) return;
    }
  });
  return best;
}

/** What is found by looking so many moves ahead; all of it is forgotten afterwards. */
class Lookahead {
  readonly #theory: Theory;
  readonly #budget: Budget;
  readonly #least: number;
  readonly #splits: SplitTable;
  readonly #replies: Replies;
  /** By depth. */
  readonly #lost: Map<string, Resistance>[] = [];
  readonly #moved: Map<string, ScaledProbability>[] = [];

  constructor(theory: Theory, budget: Budget) {
    this.#theory = theory;
    this.#budget = budget;
    this.#least = leastTake(theory.rules.take);
    this.#splits = new SplitTable(theory.rules);
    this.#replies = new Replies(theory, budget);
  }

  bound(runs: readonly number[], depth: number): Resistance {
    this.#lost[depth] ??= new Map();
    const key = keyOf(runs);
    let found = this.#lost[depth].get(key);
    if (!found) {
      found = this.#leastOver(runs, depth);
      this.#lost[depth].set(key, found);
    }
    return found;
  }

  #leastOver(runs: readonly number[], depth: number): Resistance {
    let chance = certain;
    let moves: Verdict[] = [];
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] as number;
      if (run === runs[index - 1]) continue;
      if (countSplits(this.#theory.rules, run) > this.#budget.left) throw new OutOfBudget();
      for (const split of this.#splits.of(run)) {
        const after = this.#mean(replaced(runs, index, split.left, split.right, this.#least), depth);
        const order = compare(after, chance);
        if (order > 0) continue;
        if (order < 0) moves = [];
        chance = after;
        moves.push({ run, split, wins: false });
      }
    }
    return { chance, exact: false, moves };
  }

  #mean(moved: readonly number[], depth: number): ScaledProbability {
    if (moved.length === 0) return certain;
    this.#moved[depth] ??= new Map();
    const key = keyOf(moved);
    let mean = this.#moved[depth].get(key);
    if (mean === undefined) {
      mean = this.#replies.mean(moved, (lost) =>
        depth === 1 ? certain : this.bound(lost, depth - 1).chance,
      );
      this.#moved[depth].set(key, mean);
    }
    return mean;
  }
}
