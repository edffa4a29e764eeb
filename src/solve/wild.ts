import { QuotientBuilder } from "./learn.ts";
import { type Period, provenPeriod } from "./period.ts";
import type { Quotient } from "./quotient.ts";
import type { Rules } from "./rules.ts";

/** Runs beyond this length are answered by a quotient only where its period is proven; less with very many counts. */
export const longestInQuotient = 2_000;

/** The most options looked at to build one quotient, about. */
const mostOptions = 1e8;

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
    this.#most = rules.takes.kind === "list" ? (rules.takes.counts.at(-1) as number) : rules.takes.to;
    this.#middle = rules.middle;
    const counts =
      rules.takes.kind === "list" ? rules.takes.counts.length : rules.takes.to - rules.takes.from + 1;
    this.#longest = Math.min(longestInQuotient, Math.floor(Math.sqrt((4 * mostOptions) / counts)));
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
