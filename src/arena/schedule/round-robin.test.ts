import { describe, expect, it } from "vitest";
import { gauntlet, roundRobin } from "./round-robin.ts";

/** FIDE Handbook C.05, annex 1: Berger tables. */
const berger: Readonly<Record<number, readonly string[]>> = {
  4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
  6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
  8: [
    "1-8 2-7 3-6 4-5",
    "8-5 6-4 7-3 1-2",
    "2-8 3-1 4-7 5-6",
    "8-6 7-5 1-4 2-3",
    "3-8 4-2 5-1 6-7",
    "8-7 1-6 2-5 3-4",
    "4-8 5-3 6-2 7-1",
  ],
};

describe("a round robin", () => {
  it.each(Object.entries(berger))("of %s is the Berger table", (count, rounds) => {
    const told = roundRobin(Number(count)).map((round) =>
      round.map(([a, b]) => `${a + 1}-${b + 1}`).join(" "),
    );
    expect(told).toEqual(rounds);
  });

  it("has everybody meet everybody once, at most once a round, and be named first as often as second", () => {
    for (let count = 0; count <= 41; count++) {
      const rounds = roundRobin(count);
      expect(rounds.length).toBe(count < 2 ? 0 : count - 1 + (count % 2));
      const met = new Set<string>();
      const first = new Array<number>(count).fill(0);
      for (const round of rounds) {
        const there = round.flat();
        expect(there.length).toBe(2 * Math.floor(count / 2));
        expect(new Set(there).size).toBe(there.length);
        for (const [a, b] of round) {
          expect(a !== b && Math.min(a, b) >= 0 && Math.max(a, b) < count).toBe(true);
          met.add(`${Math.min(a, b)}-${Math.max(a, b)}`);
          first[a] = (first[a] as number) + 1;
        }
      }
      expect(met.size).toBe((count * Math.max(0, count - 1)) / 2);
      for (const often of first)
        expect(Math.abs(2 * often - (count - 1))).toBeLessThanOrEqual(count < 2 ? 1 : 1 - (count % 2));
    }
  });
});

describe("a gauntlet", () => {
  it("has the first against each", () => {
    expect(gauntlet(4)).toEqual([[[0, 1]], [[0, 2]], [[0, 3]]]);
    expect(gauntlet(1)).toEqual([]);
    expect(gauntlet(0)).toEqual([]);
  });
});
