import { mostWalked } from "./closed.ts";
import { closedWins, type JudgedSplit, judgeOf, restsOf } from "./judged.ts";
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

  /** Whether no more runs can be looked into. */
  get isFull(): boolean {
    return this.#options?.isFull ?? false;
  }

  /** The mean over all replies of what the position is worth after those that win, 0 for the others. */
  mean(runs: readonly number[], worth: (lost: readonly number[]) => Tiny): Tiny {
    const sum = new Sum();
    const winsIn = this.#winsIn(runs);
    // A look at many runs costs more than at few.
    const cost = 1 + (runs.length >> 3);
    let replies = 0;
    for (let index = 0; index < runs.length; ) {
      const run = runs[index] as number;
      let next = index + 1;
      while (runs[next] === run) next++;
      const count = next - index;
      replies += countMovesOf(this.#theory.rules, run) * count;
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
    const options = this.#options;
    if (theory.monoid === undefined || options === undefined) return walk;
    const { monoid } = theory;
    const rests = restsOf(monoid, runs);
    return (index) => {
      const groups = options.of(runs[index] as number);
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

function* splitsOf(kinds: Iterable<JudgedSplit>): Generator<Split> {
  for (const { split } of kinds) yield split;
}

function* kept(items: Iterable<Split>, keep: (split: Split) => boolean): Generator<Split> {
  for (const item of items) if (keep(item)) yield item;
}
