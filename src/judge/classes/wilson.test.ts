import { describe, expect, it } from "vitest";
import { wilson } from "./wilson.ts";

describe("Wilson's bounds", () => {
  // The two roots of (p − share)² = z² p (1 − p) / games, solved apart.
  it.each([
    [0, 10, 0, 0.277533],
    [5, 10, 0.236593, 0.763407],
    [10, 10, 0.722467, 1],
    [9990, 10_000, 0.99816, 0.999457],
  ])("of %i won in %i", (won, games, least, most) => {
    const bounds = wilson(won, games);
    expect(bounds.least).toBeCloseTo(least, 5);
    expect(bounds.most).toBeCloseTo(most, 5);
  });

  it("say nothing where nothing was played", () => {
    expect(wilson(0, 0)).toEqual({ least: 0, most: 1 });
  });
});
