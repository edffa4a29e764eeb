import { countTakes, leastTake } from "../games/index.ts";
import { mostWalked } from "./closed-forms.ts";
import { countSplits, type Split, splits } from "./rules.ts";
import { certain, type ScaledProbability, Sum } from "./scaled-probability.ts";
import { replaced } from "./search.ts";
import { SuccessorTable } from "./successors.ts";
import type { Theory } from "./theory.ts";
import { closedWins, judgeOf, restsOf, type Verdict } from "./verdict.ts";

/** Thrown when the looks are used up; caught by whoever set them. */
export class OutOfLooks extends Error {}

/** How many positions may still be looked at. */
export interface Looks {
  left: number;
}

/** The other side's replies to our moves. */
export class Replies {
  readonly #theory: Theory;
  readonly #looks: Looks;
  readonly #successors: SuccessorTable | undefined;
  readonly #least: number;

  constructor(theory: Theory, looks: Looks) {
    this.#theory = theory;
    this.#looks = looks;
    this.#successors =
      theory.monoid && theory.rules.middle ? new SuccessorTable(theory.rules, theory.monoid) : undefined;
    this.#least = leastTake(theory.rules.take);
  }

  /** Whether no more runs can be looked into. */
  get isFull(): boolean {
    return this.#successors?.isFull ?? false;
  }

  /** The mean over all replies of what the position is worth after those that win, 0 for the others. */
  mean(runs: readonly number[], worth: (lost: readonly number[]) => ScaledProbability): ScaledProbability {
    const sum = new Sum();
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
      this.#spend(cost);
      for (const split of winsIn(index)) {
        this.#spend(cost);
        const lost = replaced(runs, index, split.left, split.right, this.#least);
        sum.add(lost.length === 0 ? certain : worth(lost), split.equal * count);
      }
      index = next;
    }
    return sum.over(replies);
  }

  /** For each run, its splits that leave a lost position. */
  #winsIn(runs: readonly number[]): (index: number) => Iterable<Split> {
    const theory = this.#theory;
    if (theory.by === "closed" && !theory.rules.middle) {
      // Beyond this not every winning take is found, and a mean over some of them would promise too much.
      if (theory.form.unit > mostWalked) throw new OutOfLooks();
      const rests = restsOf(theory.monoid, runs);
      return (index) => splitsOf(closedWins(theory, runs[index] as number, rests[index] as number));
    }
    const judge = judgeOf(theory, runs);
    const walk = (index: number) => {
      this.#spend(countSplits(theory.rules, runs[index] as number));
      return kept(splits(theory.rules, runs[index] as number), judge(index));
    };
    const successors = this.#successors;
    if (theory.monoid === undefined || successors === undefined) return walk;
    const { monoid } = theory;
    const rests = restsOf(monoid, runs);
    return (index) => {
      const groups = successors.of(runs[index] as number);
      if (groups === undefined) return walk(index);
      const winning: Split[] = [];
      for (const group of groups) {
        if (monoid.isLost(monoid.add(rests[index] as number, group.element))) winning.push(...group.splits);
      }
      return winning;
    };
  }

  #spend(looks: number): void {
    this.#looks.left -= looks;
    if (this.#looks.left < 0) throw new OutOfLooks();
  }
}

function* splitsOf(kinds: Iterable<Verdict>): Generator<Split> {
  for (const { split } of kinds) yield split;
}

function* kept(items: Iterable<Split>, keep: (split: Split) => boolean): Generator<Split> {
  for (const item of items) if (keep(item)) yield item;
}
