import { sprtBounds } from "./bounds.ts";
import { worseThan } from "./brownian.ts";
import { arePairs, distributionOf, type Results } from "./results.ts";
import { eloAt, neloScale, scoreAt } from "./scales.ts";
import type { Sprt } from "./sprt.ts";

/** An Elo without the bias of having stopped at a bound, and its 95 % interval; an end is null where so few games cannot tell it. */
export interface UnbiasedElo {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Beyond it nothing is looked for. */
const mostElo = 1_200;

/**
 * Of a test that stopped where it did, the plain Elo tells too much: lucky stretches stop it. The median-unbiased one is that at which a
 * worse outcome (H0 earlier, H1 later, H0 instead of H1) is as likely as a better one; the ends are where it has 97.5 and 2.5 %. The LLR is
 * taken as a Brownian motion (fishtest's method; D. Siegmund, "Sequential Analysis", 1985, chapter III). Always in logistic Elo. Null
 * while all results are the same.
 */
export function unbiasedElo(results: Results, sprt: Sprt): UnbiasedElo | null {
  if (results.filter((each) => each > 0).length < 2) return null;
  const { count, mean, variance } = distributionOf(results);
  const score = (elo: number) =>
    sprt.model === "logistic"
      ? scoreAt(elo)
      : 0.5 + (elo / neloScale) * Math.sqrt(variance * (arePairs(results) ? 2 : 1));
  const [score0, score1] = [score(sprt.elo0), score(sprt.elo1)];
  const width = score1 - score0;
  const motionAt = (truth: number) => {
    // The likeliest variance, were that the mean.
    const spread = variance + (truth - mean) ** 2;
    return { drift: ((truth - (score0 + score1) / 2) * width) / spread, variance: (width * width) / spread };
  };
  const { lower: low, upper: high } = sprtBounds(sprt);
  const slope = motionAt(mean).drift;
  const level = Math.min(high, Math.max(low, count * slope));
  // A pair steps over the bound: the moment at which the motion met it is a little earlier.
  const time = level === count * slope ? count : level / slope;
  const worse = (elo: number) => worseThan({ low, high, ...motionAt(scoreAt(elo)) }, time, level);
  const from = Math.min(mostElo, Math.max(-mostElo, eloAt(Math.min(0.999, Math.max(0.001, mean)))));
  const value = fallsTo(worse, 0.5, from);
  if (value === null) return null;
  return { value, low: fallsTo(worse, 0.975, from), high: fallsTo(worse, 0.025, from) };
}

/** Where a function that falls comes to a value: bracketed from a first guess on, then halved. Null where it does not. */
function fallsTo(value: (elo: number) => number, wanted: number, guess: number): number | null {
  const up = value(guess) > wanted ? 1 : -1;
  let near = guess;
  let far = guess;
  for (let step = up; (value(far) - wanted) * up > 0; step *= 2) {
    if (Math.abs(far) >= mostElo) return null;
    near = far;
    far = Math.min(mostElo, Math.max(-mostElo, far + step));
  }
  for (let round = 0; round < 100 && Math.abs(far - near) > 1e-10; round++) {
    const middle = (near + far) / 2;
    if ((value(middle) - wanted) * up > 0) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
