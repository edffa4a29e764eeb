import { describe, expect, it } from "vitest";
import { byImages, byWaves, type StoppedMotion, worseThan } from "./brownian.ts";

const drifts = [-30, -2, -0.3, -0.01, 0, 1e-9, 0.002, 0.1, 1.5, 30];

describe("a Brownian motion that stops at two bounds", () => {
  it("has the same chances by its modes and by reflections, which share nothing", () => {
    for (const drift of drifts) {
      for (const share of [0.3, 0.6, 1, 2]) {
        for (const level of [-2.5, -1, 0, 1.7, 4]) {
          const motion = { low: -2.5, high: 4, drift, variance: 0.9 };
          const time = (share * 6.5 ** 2) / 0.9;
          const difference = byWaves(motion, time, level) - byImages(motion, time, level);
          expect(Math.abs(difference)).toBeLessThan(1e-9);
        }
      }
    }
  });

  it("is a walk of many small steps", () => {
    for (const drift of [-0.4, 0, 0.25]) {
      for (const [time, level] of [
        [0.5, -1],
        [1.5, -1],
        [1.5, 0.4],
        [2.5, 2],
        [20, 2],
      ] as const) {
        const motion = { low: -1, high: 2, drift, variance: 1.3 };
        expect(Math.abs(worseThan(motion, time, level) - walked(motion, time, level))).toBeLessThan(0.006);
      }
    }
  });

  it("rises with the level, falls with the drift", () => {
    const motion = { low: -2.9, high: 2.9, variance: 1 };
    for (const time of [0.1, 3, 40]) {
      let last = 0;
      for (let level = -2.9; level <= 2.9; level += 0.1) {
        const chance = worseThan({ ...motion, drift: 0.05 }, time, level);
        expect(chance).toBeGreaterThanOrEqual(last - 1e-12);
        last = chance;
      }
      last = 1;
      for (let drift = -1; drift <= 1; drift += 0.05) {
        const chance = worseThan({ ...motion, drift }, time, 2.9);
        expect(chance).toBeLessThanOrEqual(last + 1e-12);
        last = chance;
      }
    }
  });

  it("stays a chance where numbers are extreme", () => {
    for (const drift of [-1e6, -50, 0, 50, 1e6]) {
      for (const variance of [1e-6, 1, 1e6]) {
        for (const time of [1e-6, 1, 1e6]) {
          const chance = worseThan({ low: -2.9, high: 2.9, drift, variance }, time, 2.9);
          expect(chance >= 0 && chance <= 1).toBe(true);
        }
      }
    }
  });
});

/** The same by a random walk on a grid, all its paths at once. */
function walked({ low, high, drift, variance }: StoppedMotion, time: number, level: number): number {
  const step = 0.02;
  const tick = (step * step) / variance;
  const up = 0.5 + (drift * tick) / (2 * step);
  const [bottom, top] = [Math.round(low / step), Math.round(high / step)];
  let chances = new Float64Array(top - bottom + 1);
  chances[-bottom] = 1;
  for (let ticks = Math.round(time / tick); ticks > 0; ticks--) {
    const next = new Float64Array(chances.length);
    next[0] = chances[0] as number;
    next[top - bottom] = chances[top - bottom] as number;
    for (let at = 1; at < top - bottom; at++) {
      (next[at + 1] as number) += up * (chances[at] as number);
      (next[at - 1] as number) += (1 - up) * (chances[at] as number);
    }
    chances = next;
  }
  const below = Math.round(level / step) - bottom;
  // At the low bound all that has met it is counted; else half of what is at the level itself, but never what has met the high one.
  if (below === 0) return chances[0] as number;
  const sum = chances.slice(0, below).reduce((total, each) => total + each, 0);
  return below === top - bottom ? sum : sum + (chances[below] as number) / 2;
}
