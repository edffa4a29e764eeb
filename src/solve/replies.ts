import { closedWins, judgeOf, restOf } from "./judged.ts";
import { OptionTable } from "./options.ts";
import { countMovesOf, countSplits, leastCount, type Split, splits } from "./rules.ts";
import { replaced } from "./search.ts";
import type { Theory } from "./theory.ts";
import { certain, Sum, type Tiny } from "./tiny.ts";

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
  readonly #options: OptionTable | undefined;
  readonly #least: number;

  constructor(theory: Theory, looks: Looks) {
    this.#theory = theory;
    this.#looks = looks;
    this.#options =
      theory.monoid && theory.rules.middle ? new OptionTable(theory.rules, theory.monoid) : undefined;
    this.#least = leastCount(theory.rules.takes);
  }

  /** The mean over all replies of what the position is worth after those that win, 0 for the others. */
  mean(runs: readonly number[], worth: (lost: readonly number[]) => Tiny): Tiny {
    const sum = new Sum();
    let replies = 0;
    for (let from = 0; from < runs.length; ) {
      const run = runs[from] as number;
      let to = from + 1;
      while (runs[to] === run) to++;
      replies += countMovesOf(this.#theory.rules, run) * (to - from);
      this.#addWins(runs, from, to - from, sum, worth);
      from = to;
    }
    return sum.over(replies);
  }

  #addWins(
    runs: readonly number[],
    index: number,
    count: number,
    sum: Sum,
    worth: (lost: readonly number[]) => Tiny,
  ): void {
    this.#spend(1);
    for (const split of this.#wins(runs, index)) {
      this.#spend(1);
      const next = replaced(runs, index, split.left, split.right, this.#least);
      sum.add(next.length === 0 ? certain : worth(next), split.equal * count);
    }
  }

  /** The splits of one run that leave a lost position. */
  #wins(runs: readonly number[], index: number): Iterable<Split> {
    const theory = this.#theory;
    const run = runs[index] as number;
    if (theory.monoid === undefined || !theory.rules.middle) {
      if (theory.by === "closed") return map(closedWins(theory, runs, index), ({ split }) => split);
      this.#spend(countSplits(theory.rules, run));
      const wins = judgeOf(theory, runs, index);
      return filter(splits(theory.rules, run), wins);
    }
    const groups = this.#options?.of(run);
    if (groups === undefined) throw new OutOfLooks();
    const { monoid } = theory;
    const rest = restOf(monoid, runs, index);
    const winning: Split[] = [];
    for (const group of groups) {
      if (monoid.isLost(monoid.add(rest, group.element))) winning.push(...group.splits);
    }
    return winning;
  }

  #spend(looks: number): void {
    this.#looks.left -= looks;
    if (this.#looks.left < 0) throw new OutOfLooks();
  }
}

function* map<T, U>(items: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of items) yield change(item);
}

function* filter<T>(items: Iterable<T>, keep: (item: T) => boolean): Generator<T> {
  for (const item of items) if (keep(item)) yield item;
}
