import { leastTake } from "../games/index.ts";
import type { Quotient } from "./quotient.ts";
import { type Rules, SplitTable } from "./rules.ts";

/** Thrown inside this room when a search would outgrow its memory; `withTheory` turns it into a refusal. */
export class TooManyPositions extends Error {}

/** The most canonical positions a search keeps, about 100 bytes each, and the most sticks it starts with. */
export const mostPositions = 200_000;
const mostSticks = 200;

/**
 * Misère play of wild runs by plain search with memory: positions are multisets of runs, the longest first. Sums of runs that
 * a proven quotient reaches need no search.
 */
export class MisereSearch {
  readonly #table: SplitTable;
  readonly #quotient: Quotient;
  readonly #least: number;
  readonly #known = new Map<string, boolean>();

  constructor(rules: Rules, quotient: Quotient) {
    this.#table = new SplitTable(rules);
    this.#quotient = quotient;
    this.#least = leastTake(rules.take);
  }

  /** Whether the side to move has lost. Throws TooManyPositions. */
  isLost(runs: readonly number[]): boolean {
    let sticks = 0;
    for (const run of runs) sticks += run;
    if (sticks > mostSticks) throw new TooManyPositions();
    return this.#isLost(runs.filter((run) => run >= this.#least).sort((a, b) => b - a));
  }

  #isLost(position: readonly number[]): boolean {
    const runs = withoutPairs(position, this.#least);
    const quotient = this.#quotient;
    if ((runs[0] ?? 0) < quotient.elements.length) return quotient.isLost(quotient.of(runs));
    const key = keyOf(runs);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= mostPositions) {
      // What was found is given up, or no other position of this game could be searched any more.
      this.#known.clear();
      throw new TooManyPositions();
    }
    const lost = !this.#hasWinningMove(runs);
    this.#known.set(key, lost);
    return lost;
  }

  #hasWinningMove(runs: readonly number[]): boolean {
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] as number;
      if (run === runs[index - 1]) continue;
      for (const split of this.#table.of(run)) {
        if (this.#isLost(replaced(runs, index, split.left, split.right, this.#least))) return true;
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
 * wins without the two answers a move in one by the move in the other. So at most one of them is kept. `runs` are alive and in
 * descending order.
 */
export function withoutPairs(runs: readonly number[], least: number): readonly number[] {
  let end = runs.length;
  while (end > 0 && (runs[end - 1] as number) < 2 * least) end--;
  const stars = runs.length - end;
  if (stars === 0 || (stars === 1 && runs[end] === least)) return runs;
  const kept = runs.slice(0, end);
  if (stars % 2 === 1) kept.push(least);
  return kept;
}

/** A multiset of runs as a string, one character a run where they are short. */
export function keyOf(runs: readonly number[]): string {
  if ((runs[0] ?? 0) > 0xffff) return runs.join(",");
  let key = "";
  for (let i = 0; i < runs.length; i++) key += String.fromCharCode(runs[i] as number);
  return key;
}
