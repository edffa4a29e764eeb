import { describe, expect, it } from "vitest";
import { chanceOfPassing, isNear } from "./luck.ts";

describe("passing by luck", () => {
  it("is as likely as the binomial distribution says", () => {
    // P(X >= 550) for 1,000 rounds, by an exact sum of fractions.
    expect(chanceOfPassing(0.5)).toBeCloseTo(0.000865, 6);
    expect(chanceOfPassing(0.55)).toBeCloseTo(0.5131, 4);
    expect(chanceOfPassing(0.6)).toBeGreaterThan(0.999);
    expect(chanceOfPassing(0)).toBe(0);
    expect(chanceOfPassing(1)).toBe(1);
  });

  it("is looked at more closely near the line alone", () => {
    expect([-200, 4, 6, 100, 190, 196, 1000].map(isNear)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
