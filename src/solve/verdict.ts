import { isTakeList, leastTake } from "../games/index.ts";
import type { Budget } from "./budget.ts";
import { splitsTo } from "./closed-forms.ts";
import { element, nimValue, xor } from "./element.ts";
import { countSplits, type Split, splits } from "./rules.ts";
import { replaced } from "./search.ts";
import { SplitFinder, type TableTheory } from "./split-finder.ts";
import { type ClosedTheory, isLostIn, type Monoid, periodOf, sumOf, type Theory } from "./theory.ts";

/** One kind of move: a run of some length, what is made of it, and whether that wins. */
export interface Verdict {
  readonly run: number;
  readonly split: Split;
  readonly wins: boolean;
}

/** Kinds of moves are walked one by one up to this many; beyond it runs are looked into only as far as their period needs. */
const mostSplits = 200_000;

/** The same where one winning move is wanted; beyond it a table of elements is worth making. */
const mostForOne = 20_000;

/** Every kind of move, in order of the runs (the longest first), then of the takes. Lazy: there may be very many. */
export function* verdicts(theory: Theory, runs: readonly number[]): Generator<Verdict> {
  const judge = judgeOf(theory, runs);
  for (const [index, run] of distinct(runs)) {
    const wins = judge(index);
    for (const split of splits(theory.rules, run)) yield { run, split, wins: wins(split) };
  }
}

/** Every kind of move of a lost position, in the same order. */
export function* losses({ rules }: Theory, runs: readonly number[]): Generator<Verdict> {
  for (const [, run] of distinct(runs))
    for (const split of splits(rules, run)) yield { run, split, wins: false };
}

/**
 * The kinds of moves that win. Complete as long as no more than `mostSplits` kinds of moves have to be walked; beyond that some of
 * them, and at least one if there is any.
 */
export function* winningSplits(theory: Theory, runs: readonly number[]): Generator<Verdict> {
  if (theory.by === "closed" && (!theory.rules.middle || countKinds(theory, runs) > mostSplits)) {
    const rests = restsOf(theory.monoid, runs);
    for (const [index, run] of distinct(runs)) yield* closedWins(theory, run, rests[index] as number);
    return;
  }
  const judge = judgeOf(theory, runs);
  let left = mostSplits;
  let found = false;
  for (const [index, run] of distinct(runs)) {
    const wins = judge(index);
    for (const split of splits(theory.rules, run, reachFor(theory, run))) {
      if (left-- === 0) {
        const win = found ? undefined : someWin(theory, runs);
        if (win) yield win;
        return;
      }
      if (!wins(split)) continue;
      found = true;
      yield { run, split, wins: true };
    }
  }
}

/** One winning move, found without walking where there is a closed form or very many moves. */
export function someWin(theory: Theory, runs: readonly number[], budget?: Budget): Verdict | undefined {
  budget?.spend(runs.length);
  if (isLostIn(theory, runs)) return undefined;
  if (theory.by === "closed") {
    const rests = restsOf(theory.monoid, runs);
    for (const [index, run] of distinct(runs)) {
      for (const win of closedWins(theory, run, rests[index] as number)) return win;
    }
    return undefined;
  }
  if (isTakeList(theory.rules.take)) budget?.spend((runs.length * theory.rules.take.length) / 64);
  if (theory.by !== "search" && countKinds(theory, runs) > mostForOne) return findWin(theory, runs, budget);
  const judge = judgeOf(theory, runs);
  let walked = 0;
  for (const [index, run] of promising(theory, runs)) {
    const wins = judge(index);
    for (const split of splits(theory.rules, run)) {
      walked++;
      if (!wins(split)) continue;
      budget?.spend(walked);
      return { run, split, wins: true };
    }
  }
  return undefined;
}

function findWin(theory: TableTheory, runs: readonly number[], budget?: Budget): Verdict | undefined {
  const finder = finderFor(theory, runs[0] as number);
  const rests = restsOf(theory.monoid, runs);
  for (const [index, run] of promising(theory, runs)) {
    const split = finder.find(run, rests[index] as number);
    budget?.spend((split ?? { left: run / 2 }).left * finder.cost);
    if (split) return { run, split, wins: true };
  }
  return undefined;
}

/** A theory belongs to a question, so its first position is the longest. */
const finders = new WeakMap<Theory, SplitFinder>();

function finderFor(theory: TableTheory, longest: number): SplitFinder {
  let finder = finders.get(theory);
  if (!finder) {
    finder = new SplitFinder(theory, longest);
    finders.set(theory, finder);
  }
  return finder;
}

/** How many kinds of moves there are. */
export function countKinds(theory: Theory, runs: readonly number[]): number {
  let all = 0;
  for (const [, run] of distinct(runs)) all += countSplits(theory.rules, run);
  return all;
}

/** The runs to look for a win in: where values are known, first those whose value the XOR makes smaller, as in Nim. */
function* promising(theory: Theory, runs: readonly number[]): Generator<[index: number, run: number]> {
  if (theory.by !== "sequence") {
    yield* distinct(runs);
    return;
  }
  const { monoid } = theory;
  const sum = nimValue(sumOf(monoid, runs));
  const shrinks = (run: number) => {
    const value = nimValue(monoid.of(run));
    return xor(value, sum) < value;
  };
  for (const each of distinct(runs)) if (shrinks(each[1])) yield each;
  for (const each of distinct(runs)) if (!shrinks(each[1])) yield each;
}

/** Each length once, with the index of its first run; `runs` stand in descending order. */
function* distinct(runs: readonly number[]): Generator<[index: number, run: number]> {
  for (let index = 0; index < runs.length; index++) {
    if (runs[index] !== runs[index - 1]) yield [index, runs[index] as number];
  }
}

/** For each run, what all the others are worth together. A monoid has no subtraction, so from both ends at once. */
export function restsOf(monoid: Monoid, runs: readonly number[]): number[] {
  const rests = new Array<number>(runs.length);
  let before = monoid.of(0);
  for (let at = 0; at < runs.length; at++) {
    rests[at] = before;
    before = monoid.add(before, monoid.of(runs[at] as number));
  }
  let after = monoid.of(0);
  for (let at = runs.length - 1; at >= 0; at--) {
    rests[at] = monoid.add(rests[at] as number, after);
    after = monoid.add(after, monoid.of(runs[at] as number));
  }
  return rests;
}

/** For each run, whether a split of it wins. */
export function judgeOf(
  theory: Theory,
  runs: readonly number[],
): (index: number) => (split: Split) => boolean {
  if (theory.monoid === undefined) {
    const least = leastTake(theory.rules.take);
    return (index) =>
      ({ left, right }) =>
        theory.search.isLost(replaced(runs, index, left, right, least));
  }
  const { monoid } = theory;
  const rests = restsOf(monoid, runs);
  return (index) => {
    const rest = rests[index] as number;
    return ({ left, right }) =>
      monoid.isLost(monoid.add(rest, monoid.add(monoid.of(left), monoid.of(right))));
  };
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
export function* closedWins(theory: ClosedTheory, run: number, rest: number): Generator<Verdict> {
  const { monoid, form, rules } = theory;
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
