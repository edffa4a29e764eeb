/**
 * A chance between 0 and 1 that may be far smaller than a double: `mantissa` × 2^(500 × `scale`), the mantissa above 2^-500 and
 * at most 1, or 0. Long games make such chances, and the smaller of two must still be known.
 */
export interface ScaledProbability {
  readonly mantissa: number;
  readonly scale: number;
}

const step = 2 ** 500;

export const none: ScaledProbability = { mantissa: 0, scale: 0 };
export const certain: ScaledProbability = { mantissa: 1, scale: 0 };

/** A weighted sum in the making. */
export class Sum {
  #mantissa = 0;
  #scale = Number.NEGATIVE_INFINITY;

  add({ mantissa, scale }: ScaledProbability, weight: number): void {
    if (mantissa === 0) return;
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
    if (mantissa <= 1 / step) return { mantissa: mantissa * step, scale: this.#scale - 1 };
    if (mantissa > 1 && this.#scale < 0) return { mantissa: mantissa / step, scale: this.#scale + 1 };
    return { mantissa, scale: this.#scale };
  }
}

export function compare(a: ScaledProbability, b: ScaledProbability): number {
  if (a.mantissa === 0 || b.mantissa === 0 || a.scale === b.scale) return a.mantissa - b.mantissa;
  return a.scale - b.scale;
}

/** As a double, 0 where it is too small for one. */
export function toNumber({ mantissa, scale }: ScaledProbability): number {
  return scale < -2 ? 0 : mantissa * step ** scale;
}

export function log2({ mantissa, scale }: ScaledProbability): number {
  return Math.log2(mantissa) + 500 * scale;
}
