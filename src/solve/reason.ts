import { allowsTake, isTakeList, leastTake } from "../games/index.ts";
import { type ClosedForm, splitTo } from "./closed-forms.ts";
import { element, isFirm, nimValue } from "./element.ts";
import { type Period, periodWithin } from "./period.ts";
import { type Rules, splits } from "./rules.ts";
import { liveRuns, sumOf, type Theory } from "./theory.ts";

/** Why a position is won or lost, as data. `words` makes the sentences, each with its claims; a test checks every claim. */
export type Reason =
  /** No move is left. */
  | { readonly kind: "over"; readonly misere: boolean }
  /** The number of moves left is fixed, whatever is played. */
  | { readonly kind: "parity"; readonly moves: number; readonly each: FixedBy; readonly misere: boolean }
  /** Every move takes an odd number and single sticks can be taken, so the number of sticks tells who takes the last. */
  | { readonly kind: "odd"; readonly sticks: number; readonly misere: boolean }
  /** One run, `unit` to `modulus − unit` from its end: the remainder decides. */
  | {
      readonly kind: "modulo";
      readonly length: number;
      readonly unit: number;
      readonly modulus: number;
      readonly remainder: number;
      readonly misere: boolean;
    }
  /** A move after which the number of moves left is fixed: none in normal play, an odd number in misère play. */
  | { readonly kind: "settles"; readonly cut: Cut; readonly moves: number; readonly misere: boolean }
  /** Normal play: every run has a twin (`odd` undefined), or all but one, which can be halved or taken. */
  | { readonly kind: "mirror"; readonly pairs: number; readonly odd?: OddRun }
  /** One run: from a length on, the remainder decides, by a proven period. `end`: taken from the end alone. */
  | {
      readonly kind: "periodic";
      readonly length: number;
      readonly from: number;
      readonly modulus: number;
      /** Those that are lost, ascending. */
      readonly remainders: readonly number[];
      readonly end: boolean;
    }
  /** One run: the lengths up to it that are lost, ascending. */
  | {
      readonly kind: "lengths";
      readonly length: number;
      readonly lost: readonly number[];
      readonly end: boolean;
    }
  /** The values' XOR decides; in misère play because two runs or more are worth 2 or more. */
  | {
      readonly kind: "xor";
      readonly runs: readonly Worth[];
      readonly xor: number;
      readonly misere: boolean;
      readonly from: WorthFrom;
    }
  /** Misère play, all runs fickle: each counts as a single stick or as nothing, and the number of those decides. */
  | { readonly kind: "ones"; readonly runs: readonly Worth[]; readonly ones: number }
  /**
   * Misère play, one run worth 2 or more beside fickle ones: whoever is to move can make of it what is as good as one move, or as
   * none; `cut` makes what wins. `single`: the others are single sticks, and of the run itself one stick or none can be left.
   */
  | {
      readonly kind: "turning";
      readonly run: number;
      readonly others: readonly Worth[];
      readonly single: boolean;
      readonly cut: Cut;
    }
  /** Worked out one length after another, without a rule that could be said in a sentence. */
  | { readonly kind: "table" }
  /** Misère play of a wild game, by its misère quotient. */
  | { readonly kind: "quotient" }
  /** Misère play of a wild game, by search. */
  | { readonly kind: "search" }
  /** The side to move may swap, which wins just when whoever has to take from these runs has lost; why that is so or not. */
  | { readonly kind: "swap"; readonly wins: boolean; readonly runs: Reason }
  /** The first move is to come and a swap after it: whoever is second wins, unless the first move `ends` the game. */
  | { readonly kind: "swap-to-come"; readonly ends: boolean };

/** Why the number of moves is fixed: by how many each takes, because every run allows one move only, or all are single sticks. */
export type FixedBy = { readonly take: number } | "run" | "single";

/** A run length, what it is worth, and how many such runs there are. */
export interface Worth {
  readonly length: number;
  readonly value: number;
  readonly count: number;
}

/** `take` sticks of a run of `run` go, `left` and `right` stay. */
export interface Cut {
  readonly run: number;
  readonly take: number;
  readonly left: number;
  readonly right: number;
}

export interface OddRun {
  readonly length: number;
  /** How many to take from its middle, or all of it. */
  readonly take: number;
}

/** Where a run's value comes from. */
export type WorthFrom =
  | { readonly by: "closed"; readonly form: ClosedForm }
  | { readonly by: "period"; readonly period: Period }
  | { readonly by: "table" };

/**
 * The reason for a position with a move left; `runs` in descending order. It depends on the rules and the runs alone, not on how far
 * a sequence was worked out for another question.
 */
export function reasonFor(theory: Theory, runs: readonly number[]): Reason {
  const { rules } = theory;
  const alive = liveRuns(rules, runs);
  return (
    parityOf(rules, alive) ??
    oddTakes(rules, alive) ??
    moduloOf(theory, alive) ??
    turningSingles(rules, alive) ??
    settling(rules, alive) ??
    (rules.misere ? undefined : mirrorIn(rules, alive)) ??
    periodicLengths(theory, alive) ??
    fewLostLengths(theory, alive) ??
    reasonBySum(theory, alive)
  );
}

/** The move that a reason speaks of: it is named first. */
export function cutOf(reason: Reason): Cut | undefined {
  if (reason.kind === "settles" || reason.kind === "turning") return reason.cut;
  if (reason.kind !== "mirror" || reason.odd === undefined) return undefined;
  const { length: run, take } = reason.odd;
  const half = (run - take) / 2;
  return { run, take, left: half, right: half };
}

function parityOf({ take, middle, misere }: Rules, runs: readonly number[]): Reason | undefined {
  const least = leastTake(take);
  const [longest = 0] = runs;
  // A move leaves at most `least` less than there was.
  if (longest < 2 * least)
    return { kind: "parity", moves: runs.length, each: longest === 1 ? "single" : "run", misere };
  if (isTakeList(take) || take.from !== take.to || (middle && take.to > 1)) return undefined;
  const moves = runs.reduce((sum, run) => sum + Math.floor(run / take.to), 0);
  return Number.isSafeInteger(moves) ? { kind: "parity", moves, each: { take: take.to }, misere } : undefined;
}

function oddTakes({ take, misere }: Rules, runs: readonly number[]): Reason | undefined {
  const [longest = 0] = runs;
  if (!isTakeList(take) || take[0] !== 1) return undefined;
  if (take.some((count) => count <= longest && count % 2 === 0)) return undefined;
  const sticks = runs.reduce((sum, run) => sum + run, 0);
  return Number.isSafeInteger(sticks) ? { kind: "odd", sticks, misere } : undefined;
}

function moduloOf(theory: Theory, runs: readonly number[]): Reason | undefined {
  const [length] = runs;
  if (theory.by !== "closed" || length === undefined || runs.length > 1) return undefined;
  const { unit, modulus } = theory.form;
  if (length < modulus) return undefined;
  return {
    ...{ kind: "modulo", length, unit, modulus },
    remainder: length % modulus,
    misere: theory.rules.misere,
  };
}

/** Misère play, one run beside single sticks, of which one stick or none can be left: the end of every game of sticks. */
function turningSingles({ take, misere }: Rules, runs: readonly number[]): Reason | undefined {
  const [run, ...others] = runs;
  if (!misere || run === undefined || others.length === 0 || others.some((other) => other > 1))
    return undefined;
  if (!allowsTake(take, run) || !allowsTake(take, run - 1)) return undefined;
  const singles = { length: 1, value: 1, count: others.length };
  const right = 1 - (others.length % 2);
  const cut = { run, take: run - right, left: 0, right };
  return { kind: "turning", run, others: [singles], single: true, cut };
}

/** The largest least take for which cuts are tried. */
const mostTried = 50;

/** A cut after which every run allows one move at most, and as many are left as it takes to win. */
function settling({ take, middle, misere }: Rules, runs: readonly number[]): Reason | undefined {
  const least = leastTake(take);
  const once = 2 * least - 1;
  const [run, second = 0] = runs;
  if (run === undefined || second > once || least > mostTried) return undefined;
  const others = runs.length - 1;
  for (let rest = 0; rest <= Math.min(run - 1, middle ? 2 * once : once); rest++) {
    if (!allowsTake(take, run - rest)) continue;
    for (let left = 0; left * 2 <= rest && (middle || left === 0); left++) {
      const right = rest - left;
      const moves = others + Number(left >= least) + Number(right >= least);
      if (right > once || (misere ? moves % 2 === 0 : moves > 0)) continue;
      return { kind: "settles", cut: { run, take: run - rest, left, right }, moves, misere };
    }
  }
  return undefined;
}

/** Twins cancel: whatever is done in one can be done in the other. */
function mirrorIn(rules: Rules, runs: readonly number[]): Reason | undefined {
  const single: number[] = [];
  for (const run of runs) {
    if (single.at(-1) === run) single.pop();
    else single.push(run);
  }
  const pairs = (runs.length - single.length) / 2;
  const [odd] = single;
  if (odd === undefined) return { kind: "mirror", pairs };
  if (single.length > 1) return undefined;
  const take = halvingTake(rules, odd);
  return take === undefined ? undefined : { kind: "mirror", pairs, odd: { length: odd, take } };
}

/** A take after which nothing is left of the run, or two equal parts. */
function halvingTake({ take, middle }: Rules, run: number): number | undefined {
  if (allowsTake(take, run)) return run;
  if (!middle) return undefined;
  if (isTakeList(take)) return take.find((count) => count < run && (run - count) % 2 === 0);
  const count = take.from + ((run - take.from) % 2);
  return count <= Math.min(take.to, run) ? count : undefined;
}

/** How many losing remainders, and how many losing lengths, are told. */
const mostRemainders = 8;
const mostLengths = 10;
/** The longest run whose losing lengths are counted up. */
const longestCounted = 2_000;

function periodicLengths(theory: Theory, runs: readonly number[]): Reason | undefined {
  const [length] = runs;
  if (theory.by !== "sequence" || length === undefined || runs.length > 1) return undefined;
  const period = periodFor(theory, length);
  if (!period) return undefined;
  const isLost = (n: number) => theory.monoid.isLost(theory.monoid.of(n));
  const modulus = shortestPeriod(period, isLost);
  let from = period.start;
  while (from > 0 && isLost(from - 1) === isLost(from - 1 + modulus)) from--;
  if (length < Math.max(from, modulus)) return undefined;
  const remainders: number[] = [];
  for (let n = from; n < from + modulus; n++) if (isLost(n)) remainders.push(n % modulus);
  if (remainders.length > mostRemainders) return undefined;
  remainders.sort((a, b) => a - b);
  return { kind: "periodic", length, from, modulus, remainders, end: !theory.rules.middle };
}

/** Losing may repeat sooner than the elements do. */
function shortestPeriod({ start, length }: Period, isLost: (n: number) => boolean): number {
  for (let shorter = 1; shorter < length; shorter++) {
    if (length % shorter > 0) continue;
    let n = start;
    while (n < start + length && isLost(n) === isLost(n + shorter)) n++;
    if (n === start + length) return shorter;
  }
  return length;
}

/** Sequences are looked at so far at least, so that short runs are told their period too. */
const leastLookedAt = 512;

/** The period that a sequence worked out as far as this run proves, and no other. */
export function periodFor(
  { rules, sequence }: Theory & { by: "sequence" },
  longest: number,
): Period | undefined {
  const looked = Math.max(leastLookedAt - 1, longest);
  sequence.at(looked);
  return periodWithin(sequence.period, looked, rules);
}

function fewLostLengths(theory: Theory, runs: readonly number[]): Reason | undefined {
  const [length = 0] = runs;
  if (runs.length > 1 || length > longestCounted || !theory.monoid) return undefined;
  const lost: number[] = [];
  for (let n = 0; n <= length; n++) {
    if (theory.monoid.isLost(theory.monoid.of(n))) lost.push(n);
    if (lost.length > mostLengths) return undefined;
  }
  return lost.length > 0 ? { kind: "lengths", length, lost, end: !theory.rules.middle } : undefined;
}

type Tame = Theory & { by: "closed" | "sequence" };

function reasonBySum(theory: Theory, runs: readonly number[]): Reason {
  if (theory.by === "search" || theory.by === "quotient") return { kind: theory.by };
  const { misere } = theory.rules;
  const worths = worthsOf(theory, runs);
  const xor = { kind: "xor", runs: worths, xor: nimValue(sumOf(theory.monoid, runs)), misere } as const;
  const large = runs.filter((run) => nimValue(theory.monoid.of(run)) >= 2);
  if (!misere || large.length > 1) return { ...xor, from: worthFrom(theory, runs[0] ?? 0) };
  const firm = runs.filter((run) => isFirm(theory.monoid.of(run)));
  if (firm.length === 0) {
    const ones = worths.reduce((sum, { value, count }) => sum + value * count, 0);
    return { kind: "ones", runs: worths, ones };
  }
  const [run] = large;
  // A firm run worth 0 or 1 is a thing no sentence explains.
  if (run === undefined || firm.length > 1 || runs.length === 1) return { kind: "table" };
  const others = worths.filter(({ length }) => length !== run);
  const ones = others.reduce((sum, { value, count }) => sum + value * count, 0);
  const cuts = turningCuts(theory, run);
  return cuts
    ? { kind: "turning", run, others, single: false, cut: ones % 2 === 0 ? cuts.toOne : cuts.toNone }
    : { kind: "table" };
}

/** How many cuts of a run are tried. */
const mostCuts = 100_000;

/** A cut of a run that leaves what is fickle and worth 0, and one that leaves what is fickle and worth 1, if there are both. */
function turningCuts(theory: Tame, run: number): { toNone: Cut; toOne: Cut } | undefined {
  if (theory.by === "closed") {
    const [toNone, toOne] = [0, 1].map((value) => {
      const take = splitTo(theory.form, run, value);
      return { run, take, left: 0, right: run - take };
    }) as [Cut, Cut];
    return toNone.take > 0 && toOne.take > 0 ? { toNone, toOne } : undefined;
  }
  const found: { toNone?: Cut; toOne?: Cut } = {};
  let tried = 0;
  for (const { take, left, right } of splits(theory.rules, run)) {
    const stays = theory.monoid.add(theory.monoid.of(left), theory.monoid.of(right));
    if (stays === element(0, false)) found.toNone ??= { run, take, left, right };
    if (stays === element(1, false)) found.toOne ??= { run, take, left, right };
    if (found.toNone && found.toOne) return { toNone: found.toNone, toOne: found.toOne };
    if (tried++ > mostCuts) return undefined;
  }
  return undefined;
}

function worthsOf(theory: Tame, runs: readonly number[]): Worth[] {
  const found: { length: number; value: number; count: number }[] = [];
  for (const length of runs) {
    const last = found.at(-1);
    if (last?.length === length) last.count++;
    else found.push({ length, value: nimValue(theory.monoid.of(length)), count: 1 });
  }
  return found;
}

/** A period is named where a run is so long that it rests on it. */
function worthFrom(theory: Tame, longest: number): WorthFrom {
  if (theory.by === "closed") return { by: "closed", form: theory.form };
  const period = periodFor(theory, longest);
  return period && longest >= period.start + period.length ? { by: "period", period } : { by: "table" };
}
