import { leastTake, takesUpTo } from "../games/index.ts";
import { type Budget, OutOfBudget } from "./budget.ts";
import type { Quotient } from "./quotient.ts";
import { type Rules, SplitTable } from "./rules.ts";
import { keyOf, replaced, withoutPairs } from "./search.ts";

/** Answers outcomes of sums of runs, the longest of them one longer than a proven quotient reaches. */
export interface Oracle {
  /** `position` in descending order. */
  isLost(position: readonly number[]): boolean;
}

/** The most positions an oracle searches, how many moves deep it does, and what each is charged. */
const mostSearched = 60_000;
const deepest = 1_000;
const stepsAPosition = 4;

/** The truth: sums of shorter runs by the quotient that is proven for them, the rest by search. */
export class ExactOracle implements Oracle {
  readonly #table: SplitTable;
  readonly #quotient: Quotient;
  readonly #least: number;
  /** What the successors of the longest run are worth. */
  readonly #successors: readonly number[];
  readonly #known = new Map<string, boolean>();
  readonly #budget: Budget;
  #depth = 0;

  constructor(rules: Rules, quotient: Quotient, budget: Budget) {
    this.#table = new SplitTable(rules);
    this.#quotient = quotient;
    this.#budget = budget;
    this.#least = leastTake(rules.take);
    this.#successors = successorElements(rules, quotient, quotient.elements.length);
  }

  isLost(runs: readonly number[]): boolean {
    const quotient = this.#quotient;
    this.#budget.spend(stepsAPosition);
    const position = [...runs];
    position.length = withoutPairs(position, position.length, this.#least);
    if ((position[0] ?? 0) < quotient.elements.length) return quotient.isLost(quotient.of(position));
    const key = keyOf(position);
    let lost = this.#known.get(key);
    if (lost === undefined) {
      if (this.#known.size >= mostSearched || this.#depth >= deepest) throw new OutOfBudget();
      this.#depth++;
      lost = !this.#hasWin(position);
      this.#depth--;
      this.#known.set(key, lost);
    }
    return lost;
  }

  #hasWin(position: readonly number[]): boolean {
    const quotient = this.#quotient;
    const single = (position[1] ?? 0) < quotient.elements.length;
    if (single) {
      const rest = quotient.of(position, 1);
      for (const element of this.#successors) if (quotient.isLost(quotient.add(rest, element))) return true;
    }
    for (const successor of successorsOf(this.#table, position, single ? 1 : 0))
      if (this.isLost(successor)) return true;
    return false;
  }
}

/**
 * A guess that is almost always true and needs no search: sums of shorter runs that are equal in the quotient stay equal beside
 * the longer run too. What is learnt from it stands only because it is proven afterwards.
 */
export class GuessingOracle implements Oracle {
  readonly #table: SplitTable;
  readonly #quotient: Quotient;
  readonly #longest: number;
  readonly #successors: readonly number[];
  /** For each element the position with the fewest sticks; a move in it leads to an element that needs fewer. */
  readonly #smallest: readonly (readonly number[])[];
  readonly #known = new Map<number, boolean>();
  readonly #budget: Budget;

  constructor(rules: Rules, quotient: Quotient, budget: Budget) {
    this.#table = new SplitTable(rules);
    this.#quotient = quotient;
    this.#budget = budget;
    this.#longest = quotient.elements.length;
    this.#successors = successorElements(rules, quotient, this.#longest);
    this.#smallest = smallestPositions(quotient);
  }

  isLost(position: readonly number[]): boolean {
    let count = 0;
    while (position[count] === this.#longest) count++;
    return this.#isLost(count, this.#quotient.of(position, count));
  }

  /** `count` of the longest run beside shorter runs worth `rest`. */
  #isLost(count: number, rest: number): boolean {
    const quotient = this.#quotient;
    this.#budget.spend(1);
    if (count === 0) return quotient.isLost(rest);
    const key = count * quotient.order + rest;
    let lost = this.#known.get(key);
    if (lost === undefined) {
      lost = !this.#hasWin(count, rest);
      this.#known.set(key, lost);
    }
    return lost;
  }

  #hasWin(count: number, rest: number): boolean {
    const quotient = this.#quotient;
    for (const element of this.#successors) {
      if (this.#isLost(count - 1, quotient.add(rest, element))) return true;
    }
    for (const successor of successorsOf(this.#table, this.#smallest[rest] as readonly number[])) {
      this.#budget.spend(1);
      if (this.#isLost(count, quotient.of(successor))) return true;
    }
    return false;
  }
}

/** For each element a position with the fewest sticks. */
function smallestPositions(quotient: Quotient): (readonly number[])[] {
  const { order, elements } = quotient;
  const sticks = new Array<number>(order).fill(Number.POSITIVE_INFINITY);
  const positions: (readonly number[])[] = Array.from({ length: order }, () => []);
  sticks[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < order; from++) {
      for (let run = 1; run < elements.length; run++) {
        const to = quotient.add(from, elements[run] as number);
        const sum = (sticks[from] as number) + run;
        if (sum >= (sticks[to] as number)) continue;
        sticks[to] = sum;
        positions[to] = [...(positions[from] as readonly number[]), run].sort((a, b) => b - a);
        changed = true;
      }
    }
  }
  return positions;
}

/** What the successors of a run are worth. */
export function successorElements(rules: Rules, quotient: Quotient, run: number): number[] {
  const { elements, order } = quotient;
  const seen = new Uint8Array(order);
  for (const take of takesUpTo(rules.take, run)) {
    const rest = run - take;
    for (let left = rules.middle ? Math.floor(rest / 2) : 0; left >= 0; left--) {
      seen[quotient.add(elements[left] as number, elements[rest - left] as number)] = 1;
    }
  }
  const found: number[] = [];
  for (let element = 0; element < order; element++) if (seen[element] === 1) found.push(element);
  return found;
}

/** Every position one move away; with `from`, by a move in that run or a later one. */
export function* successorsOf(table: SplitTable, position: readonly number[], from = 0): Generator<number[]> {
  const least = leastTake(table.rules.take);
  for (let index = from; index < position.length; index++) {
    const run = position[index] as number;
    if (index > from && run === position[index - 1]) continue;
    for (const { left, right } of table.of(run)) yield replaced(position, index, left, right, least);
  }
}
