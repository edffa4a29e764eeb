import { allowsTake, isTakeList } from "../games/index.ts";
import type { ClosedForm } from "./closed-forms.ts";
import { isFirm, nimValue } from "./element.ts";
import type { Period } from "./period.ts";
import type { Rules } from "./rules.ts";
import { liveRuns, sumOf, type Theory } from "./theory.ts";

/** Why a position is won or lost, as data. `words` makes the sentences; every claim here is checked against the solver. */
export type Reason =
  /** No move is left. */
  | { readonly kind: "over"; readonly misere: boolean }
  /** One row, `unit` to `modulus − unit` from its end: the remainder decides. */
  | {
      readonly kind: "modulo";
      readonly length: number;
      readonly unit: number;
      readonly modulus: number;
      readonly remainder: number;
      readonly misere: boolean;
    }
  /** Each move takes exactly one stick, so the number of moves left is fixed. */
  | { readonly kind: "parity"; readonly sticks: number; readonly misere: boolean }
  /** Normal play: every run has a twin (`odd` undefined), or all but one, which can be halved or taken. */
  | { readonly kind: "mirror"; readonly pairs: number; readonly odd?: OddRun }
  /** The values' XOR decides; in misère play because some run is firm. */
  | {
      readonly kind: "xor";
      readonly runs: readonly Worth[];
      readonly xor: number;
      readonly misere: boolean;
      readonly from: WorthFrom;
    }
  /** Misère play, all runs fickle: the number of runs worth 1 decides, the other way round. */
  | { readonly kind: "ones"; readonly ones: number; readonly single: boolean }
  /** Misère play, one firm run beside fickle ones: whoever is to move wins by choosing what it becomes. */
  | { readonly kind: "turning"; readonly run: number; readonly ones: number; readonly single: boolean }
  /** Misère play of a wild game, by its misère quotient: of runs up to a length, or of all (null). */
  | {
      readonly kind: "quotient";
      readonly order: number;
      readonly lost: number;
      readonly longest: number | null;
    }
  /** Misère play of a wild game, by search. */
  | { readonly kind: "search" };

/** A run length, what it is worth, and how many such runs there are. */
export interface Worth {
  readonly length: number;
  readonly value: number;
  readonly count: number;
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
  | { readonly by: "table"; readonly limit: number };

/** The reason for a position with a move left; `runs` in descending order. */
export function reasonFor(theory: Theory, runs: readonly number[]): Reason {
  const { rules } = theory;
  const alive = liveRuns(rules, runs);
  if (theory.by === "search") return { kind: "search" };
  if (theory.by === "quotient") {
    const { order, lostElements } = theory.quotient;
    const longest = theory.period ? null : (runs[0] as number);
    return { kind: "quotient", order, lost: lostElements, longest };
  }
  if (onlyOnes(rules.take))
    return { kind: "parity", sticks: alive.reduce((a, b) => a + b, 0), misere: rules.misere };
  const [first] = alive;
  if (
    theory.by === "closed" &&
    alive.length === 1 &&
    first !== undefined &&
    Number.isFinite(theory.form.modulus)
  ) {
    return {
      kind: "modulo",
      length: first,
      ...theory.form,
      remainder: first % theory.form.modulus,
      misere: rules.misere,
    };
  }
  const mirror = rules.misere ? undefined : mirrorIn(rules, alive);
  if (mirror) return mirror;
  const misere = rules.misere ? endOfMisere(theory, alive) : undefined;
  if (misere) return misere;
  const sum = sumOf(theory.monoid, alive);
  return {
    kind: "xor",
    runs: worths(theory, alive),
    xor: nimValue(sum),
    misere: rules.misere,
    from: worthFrom(theory),
  };
}

function onlyOnes(take: Rules["take"]): boolean {
  return !isTakeList(take) && take.from === 1 && take.to === 1;
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

/** The end of misère play, where at most one run is firm. */
function endOfMisere(
  theory: Theory & { by: "closed" | "sequence" },
  runs: readonly number[],
): Reason | undefined {
  const firm = runs.filter((run) => isFirm(theory.monoid.of(run)));
  if (firm.length > 1) return undefined;
  const fickle = runs.filter((run) => !isFirm(theory.monoid.of(run)));
  const ones = fickle.filter((run) => nimValue(theory.monoid.of(run)) === 1).length;
  const single = fickle.every((run) => run === 1);
  const [run] = firm;
  if (run === undefined) return { kind: "ones", ones, single };
  // A firm run worth 0 or 1 beside fickle ones is an ordinary sum.
  if (nimValue(theory.monoid.of(run)) < 2) return undefined;
  return { kind: "turning", run, ones, single };
}

function worths(theory: Theory & { by: "closed" | "sequence" }, runs: readonly number[]): Worth[] {
  const found: { length: number; value: number; count: number }[] = [];
  for (const length of runs) {
    const last = found.at(-1);
    if (last?.length === length) last.count++;
    else found.push({ length, value: nimValue(theory.monoid.of(length)), count: 1 });
  }
  return found;
}

function worthFrom(theory: Theory & { by: "closed" | "sequence" }): WorthFrom {
  if (theory.by === "closed") return { by: "closed", form: theory.form };
  const { period, sequence } = theory;
  return period ? { by: "period", period } : { by: "table", limit: sequence.limit };
}
