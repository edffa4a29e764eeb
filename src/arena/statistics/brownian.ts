import { scaledNormalAbove } from "./normal.ts";

/** A Brownian motion with drift that begins at 0 and stops when it meets `low` < 0 or `high` > 0. */
export interface StoppedMotion {
  readonly low: number;
  readonly high: number;
  readonly drift: number;
  readonly variance: number;
}

/**
 * How likely a motion does worse than one that was at `level` at `time`: it has met `low` before, or it is lower then. A motion that has met a
 * bound stays there, so that to meet `low` earlier is worse and `high` later.
 */
export function worseThan(motion: StoppedMotion, time: number, level: number): number {
  const reach = motion.high - motion.low;
  const spread = motion.variance * time;
  const chance = spread > reach * reach ? byWaves(motion, time, level) : byImages(motion, time, level);
  return Math.min(1, Math.max(0, chance));
}

/** For long times: the modes of a string between the bounds, of which the higher ones have died away. */
export function byWaves({ low, high, drift, variance }: StoppedMotion, time: number, level: number): number {
  const reach = high - low;
  const pull = drift / variance;
  let sum = 0;
  for (let mode = 1; mode < 1_000; mode++) {
    const wave = (mode * Math.PI) / reach;
    const square = pull * pull + wave * wave;
    const left = Math.exp(pull * level - (variance * square * time) / 2);
    const at = wave * (level - low);
    sum += (Math.sin(-wave * low) * left * (pull * Math.sin(at) - wave * Math.cos(at))) / square;
    if (left < 1e-18) break;
  }
  return endsLow(reach, -low, pull) + (2 / reach) * sum;
}

/** How likely the motion ends at its low bound, `above` over it. */
function endsLow(reach: number, above: number, pull: number): number {
  if (Math.abs(pull) * reach < 1e-12) return (reach - above) / reach;
  const ratio = Math.expm1(-2 * Math.abs(pull) * (reach - above)) / Math.expm1(-2 * Math.abs(pull) * reach);
  return pull > 0
    ? Math.exp(-2 * pull * above) * ratio
    : Math.expm1(2 * pull * (reach - above)) / Math.expm1(2 * pull * reach);
}

/** So many reflections on each side; more add nothing while the spread is below the distance of the bounds. */
const reflections = 6;

/** For short times: each bound is a mirror. */
export function byImages({ low, high, drift, variance }: StoppedMotion, time: number, level: number): number {
  const reach = high - low;
  const pull = drift / variance;
  const spread = Math.sqrt(variance * time);
  const moved = drift * time;
  let sum = 0;
  for (let image = -reflections; image <= reflections; image++) {
    // It has met the low bound: each image's first passage has the distribution of an inverse Gaussian.
    const distance = -low + 2 * image * reach;
    const far = Math.abs(distance);
    const met =
      scaledNormalAbove(pull * (low + far), (far + moved) / spread) +
      scaledNormalAbove(pull * (low - far), (far - moved) / spread);
    sum += Math.sign(distance) * met;
    // It has met none and is below the level.
    const own = 2 * image * reach;
    const mirrored = 2 * low + own;
    sum += between(pull * own, (low - own - moved) / spread, (level - own - moved) / spread);
    sum -= between(pull * mirrored, (low - mirrored - moved) / spread, (level - mirrored - moved) / spread);
  }
  return sum;
}

/** e^power times the probability of a standard normal value between two others, taken from the nearer tail. */
function between(power: number, from: number, to: number): number {
  return from > 0
    ? scaledNormalAbove(power, from) - scaledNormalAbove(power, to)
    : scaledNormalAbove(power, -to) - scaledNormalAbove(power, -from);
}
