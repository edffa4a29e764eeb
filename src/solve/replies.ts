import { countTakes, leastTake } from "../games/index.ts";
import { type Budget, OutOfBudget } from "./budget.ts";
import { mostWalked } from "./closed-forms.ts";
import { countSplits, type Split, splits } from "./rules.ts";
import { certain, type ScaledProbability, Sum } from "./scaled-probability.ts";
import { replaced } from "./search.ts";
import { SuccessorTable } from "./successors.ts";
import type { Theory } from "./theory.ts";
import { closedWins, judgeOf, restsOf } from "./verdict.ts";

/** The other side's replies to our moves. */
export class Replies {
  readonly #theory: Theory;
  readonly #budget: Budget;
  readonly #successors: SuccessorTable | undefined;
  readonly #least: number;

  constructor(theory: Theory, budget: Budget) {
    this.#theory = theory;
    this.#budget = budget;
    this.#successors =
      theory.monoid && theory.rules.middle
        ? new SuccessorTable(theory.rules, theory.monoid, budget)
        : undefined;
    this.#least = leastTake(theory.rules.take);
  }

  /** The mean over all replies of what the position is worth after those that win, 0 for the others. */
  mean(runs: readonly number[], worth: (lost: readonly number[]) => ScaledProbability): ScaledProbability {
    const sum = new Sum();
    const replies = this.walk(runs, (index, split, weight) => {
      const lost = replaced(runs, index, split.left, split.right, this.#least);
      sum.add(lost.length === 0 ? certain : worth(lost), weight);
    });
    return sum.over(replies);
  }

  /** Goes through the replies that win, each with the number of moves it stands for. How many replies there are in all. */
  walk(runs: readonly number[], win: (index: number, split: Split, weight: number) => void): number {
    const winsIn = this.#winsIn(runs);
    // A look at many runs costs more than at few.
    const cost = 1 + (runs.length >> 3);
    const { take, middle } = this.#theory.rules;
    let replies = 0;
    for (let index = 0; index < runs.length; ) {
      const run = runs[index] as number;
      let next = index + 1;
      while (runs[next] === run) next++;
      const count = next - index;
      replies += countTakes(take, run, middle) * count;
      this.#budget.spend(cost);
      winsIn(index, (split) => {
        this.#budget.spend(cost);
        win(index, split, split.equal * count);
      });
      index = next;
    }
    return replies;
  }

  /** For each run, its splits that leave a lost position. */
  #winsIn(runs: readonly number[]): (index: number, each: (split: Split) => void) => void {
    const theory = this.#theory;
    if (theory.by === "closed" && !theory.rules.middle) {
      // Beyond this not every winning take is found, and a mean over some of them would promise too much.
      if (theory.form.unit > mostWalked) throw new OutOfBudget();
      const rests = restsOf(theory.monoid, runs);
      return (index, each) => {
        for (const { split } of closedWins(theory, runs[index] as number, rests[index] as number))
          each(split);
      };
    }
    const walk = (index: number, each: (split: Split) => void) => {
      this.#budget.spend(countSplits(theory.rules, runs[index] as number));
      const wins = judgeOf(theory, runs)(index);
      for (const split of splits(theory.rules, runs[index] as number)) if (wins(split)) each(split);
    };
    const successors = this.#successors;
    if (theory.monoid === undefined || successors === undefined) return walk;
    const { monoid } = theory;
    const rests = restsOf(monoid, runs);
    return (index, each) => {
      const groups = successors.of(runs[index] as number);
      if (groups === undefined) return walk(index, each);
      // By the length and not by the groups, which another theory of the same rules has more or fewer of.
      this.#budget.spend((runs[index] as number) >> 3);
      const rest = rests[index] as number;
      for (const group of groups) {
        if (monoid.isLost(monoid.add(rest, group.element))) for (const split of group.splits) each(split);
      }
    };
  }
}
