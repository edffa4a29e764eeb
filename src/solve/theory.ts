import { accept, leastTake, type Result, refuse, type TakingOptions } from "../games/index.ts";
import { Budget } from "./budget.ts";
import { type ClosedForm, closedElement, closedForm } from "./closed-forms.ts";
import { add, isLost } from "./element.ts";
import { LruCache } from "./lru-cache.ts";
import { mayRepeat, type Period, periodWithin } from "./period.ts";
import type { Quotient } from "./quotient.ts";
import { type Rules, rulesFor } from "./rules.ts";
import { MisereSearch } from "./search.ts";
import { ElementSequence } from "./sequence.ts";
import { elementIn, type Stage, WildSequence } from "./wild.ts";

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
  | (Additive & {
      readonly by: "sequence";
      readonly sequence: ElementSequence;
      readonly period: Period | undefined;
    })
  | (Additive & { readonly by: "quotient"; readonly quotient: Quotient; readonly period: Period | undefined })
  | {
      readonly by: "search";
      readonly rules: Rules;
      readonly search: MisereSearch;
      readonly monoid?: undefined;
    };

/**
 * What is kept of the games met last; each is bounded by itself. Whatever is answered from it is a function of the question
 * alone: a sequence or a quotient that has grown for a longer run says of a shorter one what it said before.
 */
const sequences = new LruCache<ElementSequence>(8);
const wilds = new LruCache<WildSequence>(8);

/** How much a search may do for one question: about a quarter of a second. */
const searchSteps = 1_500_000;

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
  if (longest > sequence.limit && !mayRepeat(rules, sequence.limit))
    return refuse("run-too-long", { length: longest, max: sequence.limit });
  if (sequence.at(longest) !== undefined) return accept(sequenceTheory(rules, sequence, longest));
  if (longest < sequence.wildAt) return refuse("run-too-long", { length: longest, max: sequence.limit });
  const wild = wilds.get(rules.key, () => new WildSequence(rules));
  const stage = wild.stageFor(longest);
  if (stage) return accept(quotientTheory(rules, stage));
  return accept({
    by: "search",
    rules,
    search: new MisereSearch(rules, wild.quotient, new Budget(searchSteps)),
  });
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

function sequenceTheory(rules: Rules, sequence: ElementSequence, longest: number): Theory {
  const { misere } = rules;
  const period = periodWithin(sequence.period, longest, rules);
  const monoid: Monoid = {
    of: (length) => sequence.at(length) as number,
    add,
    isLost: (code) => isLost(code, misere),
  };
  return { by: "sequence", rules, sequence, period, monoid };
}

function quotientTheory(rules: Rules, { quotient, period }: Stage): Theory {
  const monoid: Monoid = {
    of: (length) => elementIn(quotient, period, length),
    add: (a, b) => quotient.add(a, b),
    isLost: (element) => quotient.isLost(element),
  };
  return { by: "quotient", rules, quotient, period, monoid };
}

/**
 * From where on elements repeat, when that is what makes long runs easy: the period that is proven by the runs up to the
 * longest one asked for, whether or not longer ones were asked for before. With `longest`, by the runs up to that; a sequence
 * is worked out so far.
 */
export function periodOf(theory: Theory, longest?: number): Period | undefined {
  if (theory.by === "sequence" && longest !== undefined) {
    theory.sequence.at(longest);
    return theory.period ?? periodWithin(theory.sequence.period, longest, theory.rules);
  }
  return theory.by === "sequence" || theory.by === "quotient" ? theory.period : undefined;
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
