import { leastTake } from "../games/index.ts";
import { type Budget, OutOfBudget } from "./budget.ts";
import { PositionTable, writeReplaced } from "./position-table.ts";
import type { Quotient } from "./quotient.ts";
import { type Rules, SplitTable } from "./rules.ts";

/** The most canonical positions a search keeps, about 50 bytes each, and the most sticks it starts with. */
export const mostPositions = 200_000;
const mostSticks = 200;

/**
 * Misère play of wild runs by plain search with memory: positions are multisets of runs, the longest first. Sums of runs that
 * a proven quotient reaches need no search. Each question has a search of its own, so that none has more room than another.
 */
export class MisereSearch {
  readonly #splits: SplitTable;
  readonly #quotient: Quotient;
  readonly #least: number;
  readonly #budget: Budget;
  readonly #positions = new PositionTable();
  readonly #lost: boolean[] = [];
  readonly #next = new Int32Array(mostSticks + 2);
  /** The runs of the positions on the way from the one asked for; no move leaves as many sticks, so they are few. */
  readonly #path: Int32Array[] = [];

  constructor(rules: Rules, quotient: Quotient, budget: Budget) {
    this.#splits = new SplitTable(rules);
    this.#quotient = quotient;
    this.#least = leastTake(rules.take);
    this.#budget = budget;
  }

  /** Whether the side to move has lost. Throws OutOfBudget. */
  isLost(runs: readonly number[]): boolean {
    let sticks = 0;
    for (const run of runs) sticks += run;
    if (sticks > mostSticks) throw new OutOfBudget();
    const alive = runs.filter((run) => run >= this.#least).sort((a, b) => b - a);
    this.#next.set(alive);
    return this.#isLost(alive.length, 0);
  }

  /** Of the position that `#next` holds. */
  #isLost(runs: number, depth: number): boolean {
    const next = this.#next;
    const length = withoutPairs(next, runs, this.#least);
    const quotient = this.#quotient;
    this.#budget.spend(1 + (length >> 3));
    if (length === 0 || (next[0] as number) < quotient.elements.length)
      return quotient.isLost(quotient.of(next, 0, length));
    const before = this.#positions.size;
    // Once used up it stays so: what was not searched to the end must not be taken for an answer.
    if (before >= mostPositions) this.#budget.spend(Number.POSITIVE_INFINITY);
    const number = this.#positions.add(next, length);
    if (number === before) this.#lost[number] = !this.#hasWinningMove(number, depth);
    return this.#lost[number] as boolean;
  }

  #hasWinningMove(number: number, depth: number): boolean {
    this.#path[depth] ??= new Int32Array(mostSticks + 2);
    const runs = this.#path[depth];
    const length = this.#positions.read(number, runs);
    for (let index = 0; index < length; index++) {
      const run = runs[index] as number;
      if (index > 0 && run === runs[index - 1]) continue;
      for (const { left, right } of this.#splits.of(run)) {
        const count = writeReplaced(runs, length, index, left, right, this.#least, this.#next);
        if (this.#isLost(count, depth + 1)) return true;
      }
    }
    return false;
  }
}

/** The runs with one of them turned into two, dead ones left out, the longest first. */
export function replaced(
  runs: readonly number[],
  index: number,
  left: number,
  right: number,
  least: number,
): number[] {
  const next: number[] = [];
  let longer = Math.max(left, right);
  let shorter = Math.min(left, right);
  if (shorter < least) shorter = 0;
  if (longer < least) longer = 0;
  for (let i = 0; i < runs.length; i++) {
    if (i === index) continue;
    const run = runs[i] as number;
    if (longer > run) {
      next.push(longer);
      longer = 0;
    }
    if (shorter > run) {
      next.push(shorter);
      shorter = 0;
    }
    next.push(run);
  }
  if (longer > 0) next.push(longer);
  if (shorter > 0) next.push(shorter);
  return next;
}

/**
 * Runs that offer one move and no more are games *, and * + * = 0 in misère play too (On Numbers and Games, chapter 12): whoever
 * wins without the two answers a move in one by the move in the other. So at most one of them is kept. The first `length` runs
 * are alive and in descending order; they are changed in place, and the answer is how many are left.
 */
export function withoutPairs(runs: Int32Array | number[], length: number, least: number): number {
  let end = length;
  while (end > 0 && (runs[end - 1] as number) < 2 * least) end--;
  if ((length - end) % 2 === 0) return end;
  runs[end] = least;
  return end + 1;
}

/** A multiset of runs as a string, one character a run where they are short. Long ones begin with a run of 0, which is none. */
export function keyOf(runs: readonly number[]): string {
  if ((runs[0] ?? 0) > 0xffff) return `\0${runs.join(",")}`;
  let key = "";
  for (let i = 0; i < runs.length; i++) key += String.fromCharCode(runs[i] as number);
  return key;
}
