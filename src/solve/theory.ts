import { accept, leastTake, type Result, refuse, type TakingOptions } from "../games/index.ts";
import { type ClosedForm, closedElement, closedForm } from "./closed-forms.ts";
import { add, isLost } from "./element.ts";
import { LruCache } from "./lru-cache.ts";
import type { Period } from "./period.ts";
import type { Quotient } from "./quotient.ts";
import { type Rules, rulesFor } from "./rules.ts";
import { MisereSearch } from "./search.ts";
import { ElementSequence } from "./sequence.ts";
import { elementIn, WildSequence } from "./wild.ts";

/** What runs are worth: each an element of a commutative monoid, and which elements are lost for the side to move. */
export interface Monoid {
  of(length: number): number;
  add(a: number, b: number): number;
  isLost(element: number): boolean;
}

interface Additive {
  readonly rules: Rules;
  readonly monoid: Monoid;
}

export type ClosedTheory = Additive & { readonly by: "closed"; readonly form: ClosedForm };

/** What answers whether a position is lost, and by which argument. */
export type Theory =
  | ClosedTheory
  | (Additive & { readonly by: "sequence"; readonly sequence: ElementSequence })
  | (Additive & { readonly by: "quotient"; readonly quotient: Quotient; readonly period: Period | undefined })
  | {
      readonly by: "search";
      readonly rules: Rules;
      readonly search: MisereSearch;
      readonly monoid?: undefined;
    };

/** Sequences and searches of the games met last; each is bounded by itself. */
const sequences = new LruCache<ElementSequence>(8);
const wilds = new LruCache<WildSequence>(8);
const searches = new LruCache<MisereSearch>(2);

/** Closed forms by the options they were asked for: a match asks a thousand times a second for the same ones. */
const closedForms = new WeakMap<TakingOptions, Theory>();

/** The theory for these runs; undefined when no move is left in them. */
export function theoryFor(options: TakingOptions, longest: number): Result<Theory | undefined> {
  const known = closedForms.get(options);
  if (known && longest > 0) return accept(known);
  const rules = rulesFor(options, longest);
  if (rules === undefined) return accept(undefined);
  const form = closedForm(rules);
  if (form) {
    const theory = closedTheory(rules, form);
    if (options.take === "any") closedForms.set(options, theory);
    return accept(theory);
  }
  const sequence = sequences.get(rules.key, () => new ElementSequence(rules));
  if (sequence.at(longest) !== undefined) return accept(sequenceTheory(rules, sequence));
  if (longest < sequence.wildAt) return refuse("run-too-long", { length: longest, max: sequence.limit });
  const wild = wilds.get(rules.key, () => new WildSequence(rules));
  if (wild.reaches(longest)) return accept(quotientTheory(rules, wild));
  const search = searches.get(rules.key, () => new MisereSearch(rules, wild.quotient));
  return accept({ by: "search", rules, search });
}

function closedTheory(rules: Rules, form: ClosedForm): Theory {
  const { misere } = rules;
  const monoid: Monoid = {
    of: (length) => closedElement(form, misere, length),
    add,
    isLost: (code) => isLost(code, misere),
  };
  return { by: "closed", rules, form, monoid };
}

function sequenceTheory(rules: Rules, sequence: ElementSequence): Theory {
  const { misere } = rules;
  const monoid: Monoid = {
    of: (length) => sequence.at(length) as number,
    add,
    isLost: (code) => isLost(code, misere),
  };
  return { by: "sequence", rules, sequence, monoid };
}

function quotientTheory(rules: Rules, wild: WildSequence): Theory {
  // A quotient never changes; when longer runs are asked for, there is another one, with elements of its own.
  const { quotient, period } = wild;
  const monoid: Monoid = {
    of: (length) => elementIn(quotient, period, length),
    add: (a, b) => quotient.add(a, b),
    isLost: (element) => quotient.isLost(element),
  };
  return { by: "quotient", rules, quotient, period, monoid };
}

/** Equal for theories whose elements mean the same. */
export function keyOfTheory(theory: Theory): string {
  return theory.by === "quotient"
    ? `${theory.rules.key} ${theory.quotient.elements.length}`
    : theory.rules.key;
}

/** From where on elements repeat, when that is what makes long runs easy. */
export function periodOf(theory: Theory): Period | undefined {
  if (theory.by === "sequence") return theory.sequence.period;
  return theory.by === "quotient" ? theory.period : undefined;
}

/** Whether the side to move has lost. */
export function isLostIn(theory: Theory, runs: readonly number[]): boolean {
  if (theory.monoid) return theory.monoid.isLost(sumOf(theory.monoid, runs));
  return theory.search.isLost(runs);
}

export function sumOf(monoid: Monoid, runs: readonly number[]): number {
  let sum = monoid.of(0);
  for (const run of runs) sum = monoid.add(sum, monoid.of(run));
  return sum;
}

/** The runs that still offer a move. */
export function liveRuns(rules: Rules, runs: readonly number[]): number[] {
  const least = leastTake(rules.take);
  return runs.filter((run) => run >= least);
}
