import { isTakeList } from "../games/index.ts";
import { type Period, periodWithin, provenPeriod } from "./period.ts";
import type { Quotient } from "./quotient.ts";
import { QuotientBuilder } from "./quotient-builder.ts";
import { mostTake, type Rules } from "./rules.ts";

/** Runs beyond this length are answered by a quotient only where its period is proven; less with very many counts. */
const longestInQuotient = 2_000;

/** The most successors looked at to build one quotient, about. */
const mostSuccessors = 1e8;

/**
 * Misère quotients as far as asked. When the elements repeat as the periodicity theorem asks (see `period.ts`; for misère
 * quotients it is Plambeck's), runs of any length have an element.
 */
export class WildSequence {
  readonly #builder: QuotientBuilder;
  readonly #rules: Rules;
  readonly #longest: number;
  /** The last quotient of each monoid on the way: it has the elements of all shorter runs, and no other's. */
  readonly #quotients: Quotient[];
  period: Period | undefined;
  #nextProof = 64;

  constructor(rules: Rules) {
    this.#builder = new QuotientBuilder(rules);
    this.#rules = rules;
    const counts = isTakeList(rules.take) ? rules.take.length : rules.take.to - rules.take.from + 1;
    this.#longest = Math.min(longestInQuotient, Math.floor(Math.sqrt((4 * mostSuccessors) / counts)));
    this.#quotients = [this.#builder.current];
  }

  /** The quotient of the runs that are proven so far. */
  get quotient(): Quotient {
    return this.#quotients.at(-1) as Quotient;
  }

  /** What answers runs up to this length, the same however far others were asked for; undefined where nothing does. */
  stageFor(length: number): Stage | undefined {
    if (!this.#reaches(length)) return undefined;
    const period = periodWithin(this.period, length, this.#rules);
    const quotient = period
      ? this.quotient
      : this.#quotients.find(({ elements }) => length < elements.length);
    return quotient && { quotient, period };
  }

  #reaches(length: number): boolean {
    while (this.period === undefined && this.quotient.elements.length <= Math.min(length, this.#longest)) {
      const next = this.#builder.upTo(this.quotient.elements.length);
      if (next === undefined) return false;
      if (next.hasMonoidOf(this.quotient)) this.#quotients.pop();
      this.#quotients.push(next);
      this.#prove();
    }
    return this.period !== undefined || length < this.quotient.elements.length;
  }

  #prove(): void {
    const { elements } = this.quotient;
    if (elements.length < this.#nextProof) return;
    this.#nextProof *= 2;
    this.period = provenPeriod(elements, elements.length, mostTake(this.#rules), this.#rules.middle);
  }
}

/** A quotient, and the period that makes it answer runs of any length. */
export interface Stage {
  readonly quotient: Quotient;
  readonly period: Period | undefined;
}

/** The element of a run, beyond those of the quotient by its period. */
export function elementIn({ elements }: Quotient, period: Period | undefined, length: number): number {
  if (length < elements.length || period === undefined) return elements[length] as number;
  return elements[period.start + ((length - period.start) % period.length)] as number;
}
