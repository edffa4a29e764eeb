import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, must, sticks, type TakingOptions, type TakingPosition, taking } from "../games/index.ts";
import {
  type Analysis,
  analyse,
  analyseMove,
  grundyValue,
  longestLine,
  mostKinds,
  outcomeOf,
  type Reason,
  xor,
} from "./index.ts";
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

  it("gives reasons whose every claim holds", () => {
    fc.assert(
      fc.property(positions, (position) => {
        checkReason(position, must(analyse(position)));
      }),
      { numRuns: 600 },
    );
  });

  it("has a reason of each kind", () => {
    const examples: [Reason["kind"], unknown][] = [
      ["over", { rows: [1], take: [2] }],
      ["modulo", { rows: [21], take: [1, 2, 3], last: "loses" }],
      ["parity", { rows: [3, 4], take: [1], middle: true }],
      ["mirror", { rows: [11], take: [1, 2], middle: true }],
      ["xor", { rows: [3, 4, 5] }],
      ["ones", { rows: [1, 1, 1], last: "loses" }],
      ["turning", { rows: [4, 1, 1], last: "loses" }],
      ["quotient", { rows: [5, 7], take: [1, 2], middle: true, last: "loses" }],
      ["search", { rows: [12], take: [2, 4], middle: true, last: "loses" }],
    ];
    for (const [kind, options] of examples) {
      const position = taking.start(must(taking.options(options)));
      const analysis = must(analyse(position));
      expect(analysis.reason.kind).toBe(kind);
      checkReason(position, analysis);
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

/** Holds a reason's claims against the position and against outcomes found without it. */
function checkReason(position: TakingPosition, { reason, outcome, moves }: Analysis): void {
  const isLost = plainSearch(taking);
  const lost = outcome === "loss";
  const lengths = position.rows.flatMap((runs) => runs.map((run) => run.length));
  const misere = position.options.last === "loses";
  switch (reason.kind) {
    case "over":
      expect(moves).toEqual([]);
      expect(lost).toBe(!reason.misere);
      break;
    case "modulo": {
      expect(reason.remainder).toBe(reason.length % reason.modulus);
      expect(lengths).toContain(reason.length);
      const losing = misere
        ? reason.remainder >= reason.unit && reason.remainder < 2 * reason.unit
        : reason.remainder < reason.unit;
      expect(lost).toBe(losing);
      // "Every take can be answered so that the two together make the modulus."
      const [from, to] = [reason.unit, reason.modulus - reason.unit];
      for (let count = from; count <= to; count++)
        expect(reason.modulus - count >= from && reason.modulus - count <= to).toBe(true);
      break;
    }
    case "parity":
      expect(lost).toBe((reason.sticks % 2 === 0) !== reason.misere);
      break;
    case "mirror":
      checkMirror(position, reason, lost, isLost);
      break;
    case "xor": {
      const total = reason.runs.reduce((sum, { value, count }) => (count % 2 === 1 ? sum ^ value : sum), 0);
      expect(reason.xor).toBe(total);
      expect(lost).toBe(total === 0);
      for (const { length, value } of reason.runs) checkWorth(position.options, length, value);
      break;
    }
    case "ones":
      expect(lost).toBe(reason.ones % 2 === 1);
      if (reason.single)
        expect(lengths.filter((length) => length === 1).length).toBeGreaterThanOrEqual(reason.ones);
      break;
    case "turning":
      expect(lengths).toContain(reason.run);
      expect(lost).toBe(false);
      break;
    case "quotient":
      expect(reason.order % 2).toBe(0);
      expect(reason.lost).toBeLessThan(reason.order);
      break;
    case "search":
      break;
  }
}

function checkMirror(
  position: TakingPosition,
  reason: Reason & { kind: "mirror" },
  lost: boolean,
  isLost: (position: TakingPosition) => boolean,
): void {
  expect(position.options.last).toBe("wins");
  expect(lost).toBe(reason.odd === undefined);
  if (reason.odd === undefined) return;
  // The take that is named, played in the middle of the odd run or on all of it, leaves a lost position.
  const { length, take } = reason.odd;
  const row = position.rows.findIndex((runs) => runs[0]?.length === length);
  const left = take === length ? 1 : (length - take) / 2 + 1;
  const after = must(taking.play(position, { row: row + 1, left, right: left + take - 1 }));
  expect(isLost(after)).toBe(true);
}

/** In misère play a firm run's value is its nim-value there; alone and in normal play it is the Grundy value. */
function checkWorth(options: TakingOptions, length: number, value: number): void {
  if (options.last === "loses") return;
  const alone = taking.start({ ...options, rows: [length] });
  expect(must(grundyValue(alone))).toBe(value);
  expect(must(outcomeOf(alone))).toBe(value === 0 ? "loss" : "win");
}
