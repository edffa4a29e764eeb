import { isTakeList } from "../games/index.ts";
import { type Period, provenPeriod } from "./period.ts";
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
  readonly #most: number;
  readonly #longest: number;
  readonly #middle: boolean;
  period: Period | undefined;
  #quotient: Quotient;
  #nextProof = 64;

  constructor(rules: Rules) {
    this.#builder = new QuotientBuilder(rules);
    this.#most = mostTake(rules);
    this.#middle = rules.middle;
    const counts = isTakeList(rules.take) ? rules.take.length : rules.take.to - rules.take.from + 1;
    this.#longest = Math.min(longestInQuotient, Math.floor(Math.sqrt((4 * mostSuccessors) / counts)));
    this.#quotient = this.#builder.current;
  }

  /** The quotient of the runs that are proven so far. */
  get quotient(): Quotient {
    return this.#quotient;
  }

  /** Whether runs up to this length have an element. */
  reaches(length: number): boolean {
    while (this.period === undefined && this.#quotient.elements.length <= Math.min(length, this.#longest)) {
      const next = this.#builder.upTo(this.#quotient.elements.length);
      if (next === undefined) return false;
      this.#quotient = next;
      this.#prove();
    }
    return this.period !== undefined || length < this.#quotient.elements.length;
  }

  #prove(): void {
    const { elements } = this.#quotient;
    if (elements.length < this.#nextProof) return;
    this.#nextProof *= 2;
    this.period = provenPeriod(elements, elements.length, this.#most, this.#middle);
  }
}

/** The element of a run, beyond those of the quotient by its period. */
export function elementIn({ elements }: Quotient, period: Period | undefined, length: number): number {
  if (length < elements.length || period === undefined) return elements[length] as number;
  return elements[period.start + ((length - period.start) % period.length)] as number;
}
