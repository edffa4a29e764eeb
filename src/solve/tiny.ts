/**
 * A chance between 0 and 1 that may be far smaller than a double: `mantissa` × 2^(500 × `scale`), the mantissa above 2^-500 and
 * at most 1, or 0. Long games make such chances, and the smaller of two must still be known.
 */
export interface Tiny {
  readonly mantissa: number;
  readonly scale: number;
}

const step = 2 ** 500;

export const none: Tiny = { mantissa: 0, scale: 0 };
export const certain: Tiny = { mantissa: 1, scale: 0 };

/** The sum of `value` × `weight` over the parts, divided by `whole`. */
export function mean(parts: readonly { value: Tiny; weight: number }[], whole: number): Tiny {
  let scale = Number.NEGATIVE_INFINITY;
  for (const { value } of parts) if (value.mantissa > 0) scale = Math.max(scale, value.scale);
  let sum = 0;
  for (const { value, weight } of parts) {
    // What is more than one scale smaller cannot change a double's digits.
    if (value.scale === scale) sum += value.mantissa * weight;
    else if (value.scale === scale - 1) sum += (value.mantissa * weight) / step;
  }
  if (sum === 0) return none;
  sum /= whole;
  if (sum <= 1 / step) return { mantissa: sum * step, scale: scale - 1 };
  return { mantissa: sum, scale };
}

export function compare(a: Tiny, b: Tiny): number {
  if (a.mantissa === 0 || b.mantissa === 0 || a.scale === b.scale) return a.mantissa - b.mantissa;
  return a.scale - b.scale;
}

/** As a double, 0 where it is too small for one. */
export function toNumber({ mantissa, scale }: Tiny): number {
  return scale < -2 ? 0 : mantissa * step ** scale;
}

export function log2({ mantissa, scale }: Tiny): number {
  return Math.log2(mantissa) + 500 * scale;
}
