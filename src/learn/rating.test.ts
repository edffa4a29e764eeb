import { describe, expect, it } from "vitest";
import { seededChance } from "../players/index.ts";
import { nearRating, nextRating, startRating } from "./rating.ts";

describe("a rating", () => {
  it("rises with what is solved and falls with what is not, whatever the puzzle", () => {
    for (let puzzle = 600; puzzle <= 2_400; puzzle += 100) {
      for (const count of [0, 1, 10, 100, 10_000]) {
        expect(nextRating(1_300, puzzle, true, count)).toBeGreaterThanOrEqual(1_300);
        expect(nextRating(1_300, puzzle, false, count)).toBeLessThanOrEqual(1_300);
      }
    }
    expect(nextRating(1_300, 1_300, true, 0)).toBeGreaterThan(1_300);
    expect(nextRating(1_300, 1_300, false, 0)).toBeLessThan(1_300);
  });

  it("moves more for a surprise, and less the more is known", () => {
    const gain = (puzzle: number, count: number) => nextRating(1_000, puzzle, true, count) - 1_000;
    expect(gain(1_600, 0)).toBeGreaterThan(gain(1_000, 0));
    expect(gain(1_000, 0)).toBeGreaterThan(gain(700, 0));
    expect(gain(1_000, 0)).toBeGreaterThan(gain(1_000, 10));
    expect(gain(1_000, 10)).toBeGreaterThan(gain(1_000, 1_000));
    expect(gain(1_000, 1e9)).toBe(gain(1_000, 1_000));
    // Elo's own figure: K is 80 at first, and half of it is won against an equal.
    expect(gain(1_000, 0)).toBe(40);
  });

  it("finds somebody's strength from the start", () => {
    for (const strength of [700, 1_200, 2_000]) {
      const chance = seededChance(strength);
      let rating = startRating;
      let late = 0;
      for (let count = 0; count < 600; count++) {
        const right = chance() < 1 / (1 + 10 ** ((rating - strength) / 400));
        rating = nextRating(rating, rating, right, count);
        if (count >= 300) late += rating / 300;
      }
      expect(Math.abs(late - strength)).toBeLessThan(60);
    }
  });

  it("stays within bounds, however long one goes on", () => {
    let [low, high] = [startRating, startRating];
    for (let count = 0; count < 2_000; count++) {
      low = nextRating(low, 600, false, 0);
      high = nextRating(high, 2_400, true, 0);
    }
    expect(low).toBeGreaterThanOrEqual(100);
    expect(high).toBeLessThanOrEqual(3_000);
  });
});

describe("the next puzzle", () => {
  const puzzles = Array.from({ length: 200 }, (_, at) => ({ id: `nim-${at}`, rating: 600 + 9 * at }));

  it("is near the rating and not among the last ones", () => {
    const last: string[] = [];
    const chance = seededChance(4);
    for (let round = 0; round < 100; round++) {
      const next = nearRating(puzzles, 1_200, last.slice(-30), chance);
      expect(last.slice(-30)).not.toContain(next?.id);
      expect(Math.abs((next?.rating ?? 0) - 1_200)).toBeLessThan(250);
      last.push(next?.id ?? "");
    }
    expect(new Set(last).size).toBeGreaterThan(30);
  });

  it("is one of the last where there is no other, and none where there is none", () => {
    const [only] = puzzles;
    expect(nearRating(puzzles.slice(0, 1), 2_000, ["nim-0"], seededChance(1))).toBe(only);
    expect(nearRating([], 1_000, [], seededChance(1))).toBeUndefined();
  });
});
