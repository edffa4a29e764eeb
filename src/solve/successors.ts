import type { Budget } from "./budget.ts";
import { countSplits, type Rules, type Split, splits } from "./rules.ts";
import type { Monoid } from "./theory.ts";

/** The successors of a run that are worth the same. */
export interface SuccessorGroup {
  readonly element: number;
  readonly splits: readonly Split[];
}

/** The most splits kept in all; about 50 bytes each. */
const mostKept = 200_000;

/** A run's successors grouped by what they are worth, so that the winning ones need not be looked for one by one. */
export class SuccessorTable {
  readonly #rules: Rules;
  readonly #monoid: Monoid;
  readonly #groups = new Map<number, readonly SuccessorGroup[]>();
  readonly #budget: Budget;
  #kept = 0;

  constructor(rules: Rules, monoid: Monoid, budget: Budget) {
    this.#rules = rules;
    this.#monoid = monoid;
    this.#budget = budget;
  }

  /** Undefined when there are too many to keep. */
  of(length: number): readonly SuccessorGroup[] | undefined {
    let groups = this.#groups.get(length);
    if (groups === undefined) {
      const count = countSplits(this.#rules, length);
      if (this.#kept + count > mostKept) return undefined;
      this.#kept += count;
      this.#budget.spend(count);
      groups = this.#group(length);
      this.#groups.set(length, groups);
    }
    return groups;
  }

  #group(length: number): SuccessorGroup[] {
    const found = new Map<number, Split[]>();
    for (const split of splits(this.#rules, length)) {
      const element = this.#monoid.add(this.#monoid.of(split.left), this.#monoid.of(split.right));
      const same = found.get(element);
      if (same) same.push(split);
      else found.set(element, [split]);
    }
    return [...found].map(([element, group]) => ({ element, splits: group }));
  }
}
