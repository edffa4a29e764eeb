import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, must, sticks, type TakingPosition, taking } from "../games/index.ts";
import { analyse, analyseMove, grundyValue, longestLine, mostKinds, type Reason, xor } from "./index.ts";
import { plainSearch } from "./plain-search.ts";

const takes = fc.oneof(
  fc.constant("any" as const),
  fc.constant([1]),
  fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([from, more]) => ({ from, to: from + more })),
);

const positions = fc
  .record({
    rows: fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 12 })),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 6 }),
    ),
    take: takes,
    middle: fc.boolean(),
    last: fc.constantFrom("wins" as const, "loses" as const),
  })
  .map((input) => taking.start(must(taking.options(input))));

describe("analysis", () => {
  it("lists every move once, merged, with the outcome that plain search gives", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const isLost = plainSearch(taking);
        const { moves, outcome, truncated } = must(analyse(position));
        expect(outcome).toBe(isLost(position) ? "loss" : "win");
        expect(truncated).toBe(false);
        expect(moves.reduce((sum, { equal }) => sum + equal, 0)).toBe(taking.countMoves(position));
        const left = (after: TakingPosition) =>
          after.rows
            .flatMap((runs) => runs.map((run) => run.length))
            .sort()
            .join();
        const kinds = new Map<string, number>();
        for (const move of taking.moves(position)) {
          const id = left(must(taking.play(position, move)));
          kinds.set(id, (kinds.get(id) ?? 0) + 1);
        }
        expect(moves.length).toBe(kinds.size);
        for (const { move, equal, outcome: result, grundy, best } of moves) {
          const after = must(taking.play(position, move));
          expect(kinds.get(left(after))).toBe(equal);
          expect(result).toBe(isLost(after) ? "win" : "loss");
          expect(grundy).toBe(must(grundyValue(after)));
          expect(best || result === "loss").toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("gives a line to the end in which the winner wins", () => {
    fc.assert(
      fc.property(positions, (start) => {
        const isLost = plainSearch(taking);
        const { line, outcome } = must(analyse(start));
        let position = start;
        for (const move of line) {
          const next = must(taking.play(position, move));
          expect(isLost(next)).toBe(!isLost(position));
          position = next;
        }
        const winner = taking.outcome(position)?.winner;
        expect(winner).toBe(outcome === "win" ? 0 : 1);
      }),
      { numRuns: 150 },
    );
  });

  /** What they claim is checked sentence by sentence in `words/claims.test.ts`. */
  it("has a reason of each kind", () => {
    const examples: [Reason["kind"], unknown][] = [
      ["over", { rows: [1], take: [2] }],
      ["modulo", { rows: [21], take: [1, 2, 3], last: "loses" }],
      ["parity", { rows: [3, 4], take: [1], middle: true }],
      ["mirror", { rows: [11], take: [1, 2], middle: true }],
      ["xor", { rows: [3, 4, 5] }],
      ["odd", { rows: [3, 4], take: [1, 3], last: "loses" }],
      ["settles", { rows: [6], take: [3, 5] }],
      ["periodic", { rows: [21], take: [1, 3, 4] }],
      ["lengths", { rows: [12], take: [1, 2], middle: true, last: "loses" }],
      ["ones", { rows: [5, 5], take: [1, 2, 3], last: "loses" }],
      ["turning", { rows: [4, 1, 1], last: "loses" }],
      ["quotient", { rows: [5, 7], take: [1, 2], middle: true, last: "loses" }],
      ["search", { rows: [12], take: [2, 4], middle: true, last: "loses" }],
    ];
    for (const [kind, options] of examples) {
      const position = taking.start(must(taking.options(options)));
      const analysis = must(analyse(position));
      expect(analysis.reason.kind).toBe(kind);
    }
  });

  it("a move's analysis is that of the position it leads to, and an illegal one is refused", () => {
    const start = sticks.start(sticks.defaults);
    const move = { row: 1, left: 1, right: 9 };
    const { outcome, after } = must(analyseMove(start, move));
    expect(outcome).toBe("win");
    expect(after).toEqual(must(analyse(must(sticks.play(start, move)))));
    expect(analyseMove(start, { row: 9, left: 1, right: 1 }).ok).toBe(false);
  });

  it("cuts what is too long, and says so", () => {
    const { moves, line, truncated, outcome } = must(
      analyse(kayles.start(must(kayles.options({ rows: [1e15] })))),
    );
    expect(outcome).toBe("win");
    expect(moves.length).toBe(mostKinds);
    expect(line.length).toBe(longestLine);
    expect(truncated).toBe(true);
    // The mirror's own move comes first, in the middle of the row.
    expect(moves[0]).toMatchObject({
      outcome: "win",
      equal: 1,
      move: { row: 1, left: 5e14, right: 5e14 + 1 },
    });
  });

  it("13/11/9/7/5/3/1: the outcome of every move", () => {
    const start = sticks.start(must(sticks.options({ rows: [13, 11, 9, 7, 5, 3, 1] })));
    const { moves, outcome } = must(analyse(start));
    expect(outcome).toBe("win");
    expect(moves.reduce((sum, { equal }) => sum + equal, 0)).toBe(252);
    for (const { move, outcome: result } of moves) {
      // By the closed fact: with two runs or more of at least 2 left, lost is XOR 0.
      const runs = must(sticks.play(start, move)).rows.flatMap((row) => row.map((run) => run.length));
      expect(result).toBe(runs.reduce(xor, 0) === 0 ? "win" : "loss");
    }
  });
});
