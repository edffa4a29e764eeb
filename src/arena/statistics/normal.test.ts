import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalAbove, normalBelow, normalQuantile, scaledNormalAbove } from "./normal.ts";

/** Abramowitz and Stegun, tables 26.1 and 26.2, with the further digits of scipy.stats.norm. */
const below: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [1, 0.8413447460685429],
  [1.96, 0.9750021048517795],
  [3, 0.9986501019683699],
  [-1, 0.15865525393145707],
  [-3, 0.0013498980316300933],
  [-5, 2.866515718791939e-7],
  [-10, 7.61985302416052e-24],
  [-20, 2.7536241186062337e-89],
];

const quantiles: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [0.95, 1.6448536269514722],
  [0.975, 1.959963984540054],
  [0.025, -1.959963984540054],
  [0.001, -3.090232306167813],
  [1e-10, -6.361340902404056],
];

describe("the normal distribution", () => {
  it.each(below)("below %d is %d", (x, chance) => {
    expect(Math.abs(normalBelow(x) / chance - 1)).toBeLessThan(1e-12);
  });

  it.each(quantiles)("the quantile of %d is %d", (p, x) => {
    expect(Math.abs(normalQuantile(p) - x)).toBeLessThan(1e-12);
  });

  it("has two sides that make 1, and a quantile that is its inverse", () => {
    const values = fc.double({ min: -8, max: 8, noNaN: true });
    fc.assert(
      fc.property(values, (x) => {
        expect(normalBelow(x) + normalAbove(x)).toBeCloseTo(1, 14);
        // Near 1 a number keeps little of the distance to it.
        if (x < 3) expect(Math.abs(normalQuantile(normalBelow(x)) - x)).toBeLessThan(1e-12);
      }),
    );
  });

  it("does not jump where the series hands over to the fraction, and falls all the way", () => {
    const [inside, outside] = [normalAbove(3), normalAbove(3 + 1e-13)];
    expect(Math.abs(outside / inside - 1)).toBeLessThan(2e-12);
    for (let x = -7; x < 30; x += 0.01) expect(normalAbove(x + 0.01)).toBeLessThan(normalAbove(x));
  });

  it("is 0 and 1 far away, and knows no quantile beyond", () => {
    expect([normalBelow(-50), normalBelow(50), normalBelow(Number.POSITIVE_INFINITY)]).toEqual([0, 1, 1]);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect([normalQuantile(-0.1), normalQuantile(1.1), normalQuantile(Number.NaN)]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });

  it("scales a tail that is too small by a power that is too large", () => {
    expect(scaledNormalAbove(3, 2)).toBeCloseTo(Math.exp(3) * normalAbove(2), 12);
    // 1 − Φ(50) is about 1.08e-545: Laplace's φ(x)/x (1 − 1/x² + 3/x⁴ …).
    const rough = (1 / 50 - 1 / 50 ** 3 + 3 / 50 ** 5) / Math.sqrt(2 * Math.PI);
    expect(scaledNormalAbove(1250, 50) / rough).toBeCloseTo(1, 8);
  });
});
