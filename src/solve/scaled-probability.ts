/**
 * A chance between 0 and 1 that may be far smaller than a double: `mantissa` × 2^(500 × `scale`), the mantissa above 2^-500 and
 * at most 1, or 0. Long games make such chances, and the smaller of two must still be known.
 *
 * Beside the rounded number stands the exact one's residue modulo a prime: two chances that are equal as fractions have equal
 * residues, however their sums were rounded, and two that only look equal have different ones but for one case in 67 million.
 */
export interface ScaledProbability {
  readonly mantissa: number;
  readonly scale: number;
  readonly residue: number;
}

const step = 2 ** 500;

/** The largest prime below 2^26: products of two residues are exact in a double. */
const prime = 67_108_859;

export const none: ScaledProbability = { mantissa: 0, scale: 0, residue: 0 };
export const certain: ScaledProbability = { mantissa: 1, scale: 0, residue: 1 };

/** A weighted sum in the making. */
export class Sum {
  #mantissa = 0;
  #scale = Number.NEGATIVE_INFINITY;
  #residue = 0;

  add({ mantissa, scale, residue }: ScaledProbability, weight: number): void {
    if (mantissa === 0) return;
    this.#residue = (this.#residue + residue * (weight < prime ? weight : weight % prime)) % prime;
    if (scale > this.#scale) {
      this.#mantissa = scale === this.#scale + 1 ? this.#mantissa / step : 0;
      this.#scale = scale;
    }
    // What is more than one scale smaller cannot change a double's digits.
    if (scale === this.#scale) this.#mantissa += mantissa * weight;
    else if (scale === this.#scale - 1) this.#mantissa += (mantissa * weight) / step;
  }

  over(whole: number): ScaledProbability {
    const mantissa = this.#mantissa / whole;
    if (mantissa === 0) return none;
    const residue = (this.#residue * inverse(whole % prime)) % prime;
    if (mantissa <= 1 / step) return { mantissa: mantissa * step, scale: this.#scale - 1, residue };
    if (mantissa > 1 && this.#scale < 0)
      return { mantissa: mantissa / step, scale: this.#scale + 1, residue };
    return { mantissa, scale: this.#scale, residue };
  }
}

const inverses = new Map<number, number>();

/** What times `value` leaves 1 modulo the prime. */
function inverse(value: number): number {
  let known = inverses.get(value);
  if (known === undefined) {
    let low = value;
    let high = prime;
    let a = 1;
    let b = 0;
    while (low > 0) {
      const times = Math.floor(high / low);
      const rest = high - times * low;
      high = low;
      low = rest;
      const next = b - times * a;
      b = a;
      a = next;
    }
    known = b < 0 ? b + prime : b;
    if (inverses.size >= mostInverses) inverses.clear();
    inverses.set(value, known);
  }
  return known;
}

const mostInverses = 10_000;

/**
 * How far apart two equal chances can be by rounding: each of the operations on the way adds at most 2^-53 of the value, nothing
 * is ever subtracted, and a search makes fewer than 2^24 of them.
 */
const rounding = 2 ** -28;

/** Below 0 when the first is smaller, 0 when they are equal as fractions. */
export function compare(a: ScaledProbability, b: ScaledProbability): number {
  if (a.mantissa === 0 || b.mantissa === 0) return a.mantissa - b.mantissa;
  const shift = a.scale - b.scale;
  if (shift < -1 || shift > 1) return shift;
  const one = shift === -1 ? a.mantissa / step : a.mantissa;
  const other = shift === 1 ? b.mantissa / step : b.mantissa;
  const difference = one - other;
  if (a.residue === b.residue && Math.abs(difference) <= rounding * one) return 0;
  return difference;
}

/** As a double, 0 where it is too small for one. */
export function toNumber({ mantissa, scale }: ScaledProbability): number {
  return scale < -2 ? 0 : mantissa * step ** scale;
}

export function log2({ mantissa, scale }: ScaledProbability): number {
  return Math.log2(mantissa) + 500 * scale;
}
