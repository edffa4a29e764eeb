import { isTakeList, leastTake } from "../games/index.ts";
import { nimValue, xor } from "./element.ts";
import { mostTake, type Split } from "./rules.ts";
import { type Monoid, periodOf, type Theory } from "./theory.ts";

export type TableTheory = Theory & { by: "sequence" | "quotient" };

/**
 * Finds a split that wins in a run with too many of them to walk: for each left part the elements of the right part that would
 * win are known, and a table tells where the next run with such an element stands. So a run costs its length, not its square.
 */
export class SplitFinder {
  readonly #theory: TableTheory;
  readonly #lengths = new Map<number, number[]>();
  /** Up to here the table goes; beyond it lengths repeat. */
  readonly #known: number;

  constructor(theory: TableTheory, longest: number) {
    this.#theory = theory;
    const period = periodOf(theory);
    this.#known = period ? Math.min(longest + 1, period.start + period.length) : longest + 1;
    for (let length = 0; length < this.#known; length++) {
      const element = theory.monoid.of(length);
      const same = this.#lengths.get(element);
      if (same) same.push(length);
      else this.#lengths.set(element, [length]);
    }
  }

  /** What each stick of the left part costs, in steps. */
  get cost(): number {
    const { take } = this.#theory.rules;
    return isTakeList(take) ? 1 + take.length / 8 : 1;
  }

  /** A split of this run that wins beside others worth `rest`. */
  find(run: number, rest: number): Split | undefined {
    const { rules, monoid } = this.#theory;
    const period = periodOf(this.#theory);
    const least = leastTake(rules.take);
    const reach = rules.middle ? Math.min((run - least) / 2, period ? this.#known : run) : 0;
    const partners = new Map<number, readonly number[]>();
    for (let left = 0; left <= reach; left++) {
      const element = monoid.of(left);
      let wanted = partners.get(element);
      if (wanted === undefined) {
        wanted = this.#partners(monoid, rest, element);
        partners.set(element, wanted);
      }
      const right = this.#rightFor(run, left, wanted);
      if (right === undefined) continue;
      const equal = rules.middle && left !== right ? 2 : 1;
      return { take: run - left - right, left, right, equal };
    }
    return undefined;
  }

  /** The elements that win beside these two. */
  #partners(monoid: Monoid, rest: number, left: number): readonly number[] {
    const sum = monoid.add(rest, left);
    let candidates: number[];
    if (this.#theory.by === "quotient") {
      candidates = [...this.#lengths.keys()];
    } else {
      // Only sums worth 0 or 1 are lost.
      const value = nimValue(sum);
      const other = xor(value, 1);
      candidates = [2 * value, 2 * value + 1, 2 * other, 2 * other + 1];
    }
    return candidates.filter((each) => this.#lengths.has(each) && monoid.isLost(monoid.add(sum, each)));
  }

  /** A right part with one of these elements, not shorter than the left one. */
  #rightFor(run: number, left: number, wanted: readonly number[]): number | undefined {
    const { rules, monoid } = this.#theory;
    if (isTakeList(rules.take)) {
      for (const take of rules.take) {
        const right = run - left - take;
        if (right < left) break;
        if (wanted.includes(monoid.of(right))) return right;
      }
      return undefined;
    }
    const lowest = Math.max(left, run - left - mostTake(rules));
    const highest = run - left - leastTake(rules.take);
    for (const element of wanted) {
      const right = this.#nextLength(element, lowest);
      if (right !== undefined && right <= highest) return right;
    }
    return undefined;
  }

  /** The shortest run of at least this length with this element. */
  #nextLength(element: number, lowest: number): number | undefined {
    const lengths = this.#lengths.get(element) as number[];
    const period = periodOf(this.#theory);
    if (lowest < this.#known || period === undefined) {
      const found = lengths[firstFrom(lengths, lowest)];
      if (found !== undefined || period === undefined) return found;
    }
    // Beyond the table: the next place of the period, this time round or the next.
    const from = Math.max(lowest, this.#known);
    const place = period.start + ((from - period.start) % period.length);
    const found = lengths[firstFrom(lengths, place)];
    if (found !== undefined) return from + found - place;
    const first = lengths[firstFrom(lengths, period.start)];
    return first === undefined ? undefined : from + first - place + period.length;
  }
}

/** The index of the first number that is not smaller, of numbers in ascending order. */
function firstFrom(numbers: readonly number[], least: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
