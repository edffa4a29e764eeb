/** The normal distribution, to about 14 digits; tails to as many of their own. */

const rootTwoPi = Math.sqrt(2 * Math.PI);

/** Where the series for the middle hands over to the continued fraction for the tails. */
const tailFrom = 3;

/** Φ: how likely a standard normal value is below `x`. */
export function normalBelow(x: number): number {
  return normalAbove(-x);
}

/** 1 − Φ, without what subtracting it from 1 would lose. */
export function normalAbove(x: number): number {
  if (x < -tailFrom) return 1 - normalAbove(-x);
  if (x > tailFrom) return density(x) * tailRatio(x);
  // Abramowitz and Stegun, 26.2.11: all terms have one sign.
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 - density(x) * sum;
}

/** e^power · (1 − Φ(x)), where the first may be too large and the second too small for a number. */
export function scaledNormalAbove(power: number, x: number): number {
  if (x <= tailFrom) return Math.exp(power) * normalAbove(x);
  return (Math.exp(power - (x * x) / 2) / rootTwoPi) * tailRatio(x);
}

/** The value below which a standard normal one is with probability `p`. */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (!(p > 0)) return p === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  // Newton on the logarithm of the tail, which is concave: from outside it comes in without overshooting.
  const wanted = Math.log(p);
  let x = Math.sqrt(-2 * wanted);
  for (let round = 0; round < 60; round++) {
    const above = normalAbove(x);
    const [logarithm, slope] =
      x > tailFrom
        ? [Math.log(tailRatio(x) / rootTwoPi) - (x * x) / 2, 1 / tailRatio(x)]
        : [Math.log(above), density(x) / above];
    const step = (logarithm - wanted) / slope;
    x += step;
    if (Math.abs(step) < 1e-15 * Math.max(1, Math.abs(x))) break;
  }
  return p === 0.5 ? 0 : -x;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / rootTwoPi;
}

/** The tail above `x` by the density there, for large `x`: Laplace's continued fraction x + 1/(x + 2/(x + 3/…)), from its far end. */
function tailRatio(x: number): number {
  let fraction = x;
  for (let at = Math.ceil(30 + 600 / (x * x)); at >= 1; at--) fraction = x + at / fraction;
  return 1 / fraction;
}
