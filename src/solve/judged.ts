import { splitsTo } from "./closed.ts";
import { element, nimValue } from "./element.ts";
import { countSplits, leastCount, type Split, splits } from "./rules.ts";
import { replaced } from "./search.ts";
import { type Monoid, periodOf, type Theory } from "./theory.ts";

/** One kind of move: a run of some length, what is made of it, and whether that wins. */
export interface JudgedSplit {
  readonly run: number;
  readonly split: Split;
  readonly wins: boolean;
}

/** A run is walked move by move up to this many; beyond it only as far as its period needs. */
export const mostSplits = 200_000;

/** Every kind of move, in order of the runs (the longest first), then of the takes. Lazy: there may be very many. */
export function* judgedSplits(theory: Theory, runs: readonly number[]): Generator<JudgedSplit> {
  for (const [index, run] of distinct(runs)) {
    const wins = judgeOf(theory, runs, index);
    for (const split of splits(theory.rules, run)) yield { run, split, wins: wins(split) };
  }
}

/** The kinds of moves that win. Complete where every run has at most `mostSplits` kinds, else at least one if there is any. */
export function* winningSplits(theory: Theory, runs: readonly number[]): Generator<JudgedSplit> {
  for (const [index, run] of distinct(runs)) {
    if (theory.by === "closed" && (!theory.rules.middle || countSplits(theory.rules, run) > mostSplits)) {
      yield* closedWins(theory, runs, index);
      continue;
    }
    const wins = judgeOf(theory, runs, index);
    for (const split of splits(theory.rules, run, reachFor(theory, run))) {
      if (wins(split)) yield { run, split, wins: true };
    }
  }
}

/** One winning move, found without walking where there is a closed form. */
export function someWin(theory: Theory, runs: readonly number[]): JudgedSplit | undefined {
  for (const [index, run] of distinct(runs)) {
    if (theory.by === "closed") {
      for (const win of closedWins(theory, runs, index)) return win;
      continue;
    }
    const wins = judgeOf(theory, runs, index);
    for (const split of splits(theory.rules, run, reachFor(theory, run))) {
      if (wins(split)) return { run, split, wins: true };
    }
  }
  return undefined;
}

/** Each length once, with the index of its first run; `runs` stand in descending order. */
function* distinct(runs: readonly number[]): Generator<[index: number, run: number]> {
  for (let index = 0; index < runs.length; index++) {
    if (runs[index] !== runs[index - 1]) yield [index, runs[index] as number];
  }
}

/** What all runs but one are worth together. */
export function restOf(monoid: Monoid, runs: readonly number[], index: number): number {
  let rest = monoid.of(0);
  for (let at = 0; at < runs.length; at++) {
    if (at !== index) rest = monoid.add(rest, monoid.of(runs[at] as number));
  }
  return rest;
}

/** Whether a split of the run at `index` wins. */
export function judgeOf(theory: Theory, runs: readonly number[], index: number): (split: Split) => boolean {
  if (theory.monoid === undefined) {
    const least = leastCount(theory.rules.takes);
    return ({ left, right }) => theory.search.isLost(replaced(runs, index, left, right, least));
  }
  const { monoid } = theory;
  const rest = restOf(monoid, runs, index);
  return ({ left, right }) => monoid.isLost(monoid.add(rest, monoid.add(monoid.of(left), monoid.of(right))));
}

/**
 * How far into a long run a winning move must be looked for: where both parts lie in the period, the shorter one can lose a
 * period and the longer one gain it without changing either.
 */
function reachFor(theory: Theory, run: number): number {
  const period = periodOf(theory);
  if (!period || countSplits(theory.rules, run) <= mostSplits) return Number.POSITIVE_INFINITY;
  return period.start + period.length;
}

/** Moves that leave one run of a wanted value: as in Nim, one of them wins whenever anything in this run does. */
export function* closedWins(
  theory: Theory & { by: "closed" },
  runs: readonly number[],
  index: number,
): Generator<JudgedSplit> {
  const { monoid, form, rules } = theory;
  const run = runs[index] as number;
  const rest = restOf(monoid, runs, index);
  const value = nimValue(rest);
  for (const wanted of rules.misere ? [value, value % 2 === 0 ? value + 1 : value - 1] : [value]) {
    const code = element(wanted, rules.misere && wanted >= 2);
    if (!monoid.isLost(monoid.add(rest, code))) continue;
    for (const split of splitsTo(form, run, code)) {
      // Out of the middle the same take can leave its rest on either side.
      const equal = rules.middle && split.right > 0 ? 2 : 1;
      yield { run, split: { ...split, equal }, wins: true };
    }
  }
}
