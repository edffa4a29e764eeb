import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlainRules, plainWins } from "../../test/swap/plain.ts";
import { kayles, must, piles, stones, taking } from "../games/index.ts";
import { handicapFor } from "./index.ts";

const options = fc.record({
  rows: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  take: fc.constantFrom(["any", [1, 2, 3, 4, 5, 6, 7, 8, 9]] as const, [{ from: 1, to: 2 }, [1, 2]] as const),
  middle: fc.boolean(),
  last: fc.constantFrom("wins" as const, "loses" as const),
  swap: fc.boolean(),
});

/** Every way to give so many to some rows. */
function ways(count: number, rows: readonly number[]): number[][] {
  const [first, ...rest] = rows;
  if (first === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: count + 1 }, (_, given) => given).flatMap((given) =>
    ways(count - given, rest).map((others) => [first + given, ...others]),
  );
}

describe("extra sticks", () => {
  it("are as few as make the start won for that side, by playing everything out", () => {
    let impossible = 0;
    fc.assert(
      fc.property(options, fc.constantFrom("first" as const, "second" as const), (chosen, favoured) => {
        const { rows, take, middle, last, swap } = chosen;
        const rules: PlainRules = { counts: take[1], middle, misere: last === "loses" };
        const favours = (lengths: readonly number[]) => {
          const drawn = lengths.map((length) => "1".repeat(length));
          return plainWins(rules, drawn, swap ? 0 : 2) === (favoured === "first");
        };
        const most = 3;
        const read = must(taking.options({ rows, take: take[0], middle, last, swap }));
        const found = must(handicapFor(read, favoured, most));
        const needed = [0, 1, 2, 3].find((count) => ways(count, rows).some(favours));
        expect(found?.added.reduce((sum, each) => sum + each, 0)).toBe(needed);
        if (!found) impossible++;
        else {
          expect(favours(found.rows)).toBe(true);
          expect(found.rows).toEqual(rows.map((row, index) => row + (found.added[index] ?? 0)));
        }
      }),
      { numRuns: 300 },
    );
    expect(impossible).toBeGreaterThan(5);
  }, 120_000);

  it("at the games of the documents", () => {
    expect(must(handicapFor(stones.defaults, "first", 20))).toEqual({ added: [1], rows: [22] });
    expect(must(handicapFor(stones.defaults, "second", 20))).toEqual({ added: [0], rows: [21] });
    expect(must(handicapFor(piles.defaults, "second", 20))?.rows).toEqual([9, 9, 12]);
    // A row of kayles alone is never lost: whoever begins takes its middle.
    expect(must(handicapFor(kayles.defaults, "second", 20))).toBeUndefined();
  });

  it("end within their bounds: many rows, long ones, and rules without an exact answer", () => {
    const many = must(taking.options({ rows: Array(1000).fill(3), take: { from: 1, to: 1 } }));
    expect(must(handicapFor(many, "first", 20))?.added.at(-1)).toBe(1);
    const even = must(taking.options({ rows: Array(1000).fill(1e15) }));
    expect(must(handicapFor(even, "first", 20))).toBeUndefined();
    const wild = must(taking.options({ rows: [90, 80, 70], take: [2, 4], middle: true, last: "loses" }));
    expect(handicapFor(wild, "first", 20).ok).toBe(false);
  });
});
