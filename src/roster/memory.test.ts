import fc from "fast-check";
import { expect, test } from "vitest";
import { rosterContract } from "../../test/roster/contract.ts";
import { MemoryRoster } from "./memory.ts";
import { compareCodePoints, percentage, wellFormed } from "./ranking.ts";

rosterContract("in memory", () => new MemoryRoster());

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 8, 13],
  [3, 8, 38],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [1, 201, 0],
  [199, 200, 100],
  [33554431, 67108864, 50],
])("%i of %i won is %i%%", (wins, games, percent) => {
  expect(percentage({ wins, games })).toBe(percent);
});

test("percentages are the nearest integer, halves up", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
      const [wins, games] = a < b ? [a, b] : [b, a];
      if (games === 0) return;
      // p is right exactly when p - 1/2 <= 100 wins / games < p + 1/2.
      const p = percentage({ wins, games });
      expect((2 * p - 1) * games <= 200 * wins && 200 * wins < (2 * p + 1) * games).toBe(true);
    }),
  );
});

test("code points sort as UTF-8 sorts bytes", () => {
  const text = fc.string({ unit: "binary", maxLength: 4 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
      expect(Math.sign(compareCodePoints(a, b))).toBe(expected);
    }),
  );
});

test("half a surrogate pair becomes U+FFFD, as in UTF-8", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "\ud83d", "\ude00")), (units) => {
      const text = units.join("");
      expect(wellFormed(text)).toBe(Buffer.from(text).toString());
    }),
  );
});
