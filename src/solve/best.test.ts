import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, must, piles, sticks, stones, type TakingOptions, takenBy, taking } from "../games/index.ts";
import { bestMove, bestMoves, grundyValue, outcomeOf, solveCompletely, winningMoves } from "./index.ts";
import { allPositions, plainSearch } from "./plain-search.ts";

const takes = fc.oneof(
  fc.constant("any" as const),
  fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }))
    .map(([from, more]) => ({ from, to: from + more })),
);

const options = fc
  .record({
    rows: fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 16 })),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 7 })),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
    ),
    take: takes,
    middle: fc.boolean(),
    last: fc.constantFrom("wins" as const, "loses" as const),
  })
  .map((input) => must(taking.options(input)));

describe("outcomes and winning moves", () => {
  it("agree with plain search for random rules, normal and misère, in every position that can arise", () => {
    fc.assert(
      fc.property(options, (rules: TakingOptions) => {
        const isLost = plainSearch(taking);
        for (const position of allPositions(taking, taking.start(rules))) {
          const lost = isLost(position);
          expect(must(outcomeOf(position))).toBe(lost ? "loss" : "win");
          const wins = [...taking.moves(position)].filter((move) =>
            isLost(must(taking.play(position, move))),
          );
          const found = must(winningMoves(position, Number.POSITIVE_INFINITY));
          expect(found.map((move) => JSON.stringify(move)).sort()).toEqual(
            wins.map((move) => JSON.stringify(move)).sort(),
          );
          if (taking.outcome(position)) continue;
          const best = must(bestMove(position));
          expect(isLost(must(taking.play(position, best)))).toBe(!lost);
          for (const move of must(bestMoves(position)).moves) {
            expect(isLost(must(taking.play(position, move)))).toBe(!lost);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("sticks: 2,696 positions, 267 lost, and exactly five first moves win (spec of the competition)", () => {
    const all = allPositions(sticks, sticks.start(sticks.defaults));
    expect(all.length).toBe(2696);
    expect(all.filter((position) => must(outcomeOf(position)) === "loss").length).toBe(267);
    const start = sticks.start(sticks.defaults);
    expect(
      must(winningMoves(start))
        .map(takenBy)
        .map(({ row, left, right }) => `${row}:${left}-${right}`)
        .sort(),
    ).toEqual(["1:1-9", "1:2-8", "1:3-7", "1:4-6", "1:5-5"]);
  });

  it("the same counts from solving sticks completely, every lost position with its exact resistance", () => {
    const solved = must(solveCompletely(sticks.start(sticks.defaults)));
    expect(solved.length).toBe(2696);
    const lost = solved.filter(({ outcome }) => outcome === "loss");
    expect(lost.length).toBe(267);
    for (const { resistance } of lost) expect(resistance?.exact).toBe(true);
    const tooMany = solveCompletely(sticks.start(sticks.defaults), 1000);
    expect(tooMany.ok ? "" : tooMany.refusal.code).toBe("positions-too-many");
  });

  it("stones: lost exactly when n mod (m + 1) is 1", () => {
    for (let most = 1; most <= 12; most++) {
      for (let n = 1; n <= 60; n++) {
        const position = stones.start(must(stones.options({ rows: [n], take: { from: 1, to: most } })));
        expect(must(outcomeOf(position))).toBe(n % (most + 1) === 1 % (most + 1) ? "loss" : "win");
      }
    }
  });

  it("piles: lost exactly when the remainders modulo 4 have XOR 0", () => {
    for (let a = 0; a <= 9; a++) {
      for (let b = 0; b <= 9; b++) {
        for (let c = 0; c <= 9; c++) {
          const rows = [a, b, c].map((length) => (length > 0 ? [{ left: 1, length }] : []));
          const position = { options: piles.defaults, rows, turn: 0 } as const;
          const value = (a % 4) ^ (b % 4) ^ (c % 4);
          expect(must(grundyValue(position))).toBe(value);
          expect(must(outcomeOf(position))).toBe(value === 0 ? "loss" : "win");
        }
      }
    }
  });

  it("kayles: a single row is always won, and a row of 10^15 at once", () => {
    for (const length of [1, 2, 11, 70, 71, 10_000, 1e15]) {
      const position = kayles.start(must(kayles.options({ rows: [length] })));
      const move = must(bestMove(position));
      expect(must(outcomeOf(position))).toBe("win");
      expect(must(outcomeOf(must(kayles.play(position, move))))).toBe("loss");
    }
  });
});
