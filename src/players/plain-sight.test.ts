import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  kayles,
  must,
  otherSeat,
  type Take,
  type TakingMove,
  type TakingPosition,
  takenBy,
  taking,
} from "../games/index.ts";
import { seededChance } from "./chance.ts";
import { gradedMove, slipRate } from "./graded.ts";
import { gradeIds, grades } from "./grades.ts";
import { movesLeft, winAtOnce } from "./plain-sight.ts";
import { smartMove } from "./smart.ts";

const takes: fc.Arbitrary<Take> = fc.oneof(
  fc.constant<Take>("any"),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3))
    .map(([from, more]): Take => ({ from, to: from + more })),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
    .map((counts): Take => counts.sort((a, b) => a - b)),
);

/** Small positions of any rules in which a move is left. */
const positions: fc.Arbitrary<TakingPosition> = fc
  .record({
    rows: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    take: takes,
    middle: fc.boolean(),
    last: fc.constantFrom("wins", "loses"),
  })
  .map((options) => taking.start(must(taking.options(options))))
  .filter((position) => !taking.outcome(position));

const after = (position: TakingPosition, move: TakingMove) => must(taking.play(position, move));
const ends = (position: TakingPosition, move: TakingMove) =>
  taking.outcome(after(position, move)) !== undefined;

/** By the rules, move by move: whether a move wins the game at once, or leaves nothing but a take that loses it. */
function winsAtOnce(position: TakingPosition, move: TakingMove): boolean {
  const next = after(position, move);
  const end = taking.outcome(next);
  if (end) return end.winner === position.turn;
  return position.options.last === "loses" && [...taking.moves(next)].every((reply) => ends(next, reply));
}

const losesAtOnce = (position: TakingPosition, move: TakingMove) =>
  taking.outcome(after(position, move))?.winner === otherSeat(position.turn);

describe("what one move decides", () => {
  it("is seen just where the rules have it, under any rules", () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const found = winAtOnce(position);
        const wins = [...taking.moves(position)].filter((move) => winsAtOnce(position, move));
        if (found) seen++;
        expect(found === undefined).toBe(wins.length === 0);
        if (found) expect(wins).toContainEqual(found);
      }),
      { numRuns: 3000 },
    );
    expect(seen).toBeGreaterThan(300);
  });

  it("is seen in rows of any length", () => {
    const row = 1e15;
    const long = (options: object) => taking.start(must(taking.options({ rows: [row], ...options })));
    expect(winAtOnce(long({ take: "any", last: "wins" }))).toEqual({ row: 1, left: 1, right: row });
    expect(winAtOnce(long({ take: "any", last: "loses" }))).toEqual({ row: 1, left: 2, right: row });
    expect(winAtOnce(long({ take: { from: 1, to: row - 1 }, middle: true, last: "wins" }))).toBeUndefined();
    const two = long({ rows: [row, 1], take: "any", middle: true, last: "loses" });
    expect(winAtOnce(two)).toEqual({ row: 1, left: 1, right: row });
    // A run of 300 out of the middle has 45,150 moves: the one that takes all is not among the first hundred that win.
    const wide = long({ rows: [300], take: "any", middle: true, last: "wins" });
    for (const id of gradeIds) {
      expect(gradedMove(taking, grades[id], wide, seededChance(1))).toEqual({ row: 1, left: 1, right: 300 });
    }
  });

  it("is seen by Smart where there is no exact answer", () => {
    // A list of counts out of the middle without a known period, beyond the lengths that were worked out.
    const options = { rows: [30_001], take: [3, 30_001], middle: true, last: "wins" };
    const position = taking.start(must(taking.options(options)));
    expect(smartMove(taking, position)).toEqual({ row: 1, left: 1, right: 30_001 });
  });
});

describe("no level", () => {
  const anyLevel = fc.constantFrom(...gradeIds.map((id) => grades[id]), { slips: 1 });

  it("misses a win in one move, or takes the last where that loses and another move is left", () => {
    fc.assert(
      fc.property(positions, anyLevel, fc.nat(), (position, grade, seed) => {
        const moves = [...taking.moves(position)];
        const move = gradedMove(taking, grade, position, seededChance(seed));
        if (moves.some((each) => winsAtOnce(position, each))) expect(winsAtOnce(position, move)).toBe(true);
        if (moves.some((each) => !losesAtOnce(position, each)))
          expect(losesAtOnce(position, move)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes both of the last two sticks", () => {
    const two = taking.start(must(taking.options({ rows: [2], take: "any", middle: true, last: "loses" })));
    for (let seed = 0; seed < 200; seed++) {
      for (const id of gradeIds) {
        const { left, right } = takenBy(gradedMove(taking, grades[id], two, seededChance(seed)));
        expect(left).toBe(right);
      }
    }
  });
});

describe("a slip", () => {
  const always = { slips: 1 };
  const losing = (position: TakingPosition) => {
    const isLost = (next: TakingPosition): boolean => {
      const end = taking.outcome(next);
      if (end) return end.winner !== next.turn;
      return [...taking.moves(next)].every((move) => !isLost(after(next, move)));
    };
    return [...taking.moves(position)].filter((move) => !isLost(after(position, move)));
  };
  const generous = (position: TakingPosition, move: TakingMove) => {
    const next = after(position, move);
    return [...taking.moves(next)].some((reply) => winsAtOnce(next, reply));
  };
  const small = positions.filter(
    (position) =>
      movesLeft(position) <= 7 && ![...taking.moves(position)].some((move) => winsAtOnce(position, move)),
  );

  it("does not give the other side a win at once where another one does not", () => {
    let counted = 0;
    fc.assert(
      fc.property(small, fc.nat(), (position, seed) => {
        const slips = losing(position).filter((move) => !losesAtOnce(position, move));
        if (!slips.some((move) => !generous(position, move))) return;
        const move = gradedMove(taking, always, position, seededChance(seed));
        counted++;
        expect(generous(position, move)).toBe(false);
      }),
      { numRuns: 600 },
    );
    expect(counted).toBeGreaterThan(50);
  });

  it("is what people do: a few from an end, or a whole run", () => {
    const start = taking.start(must(taking.options({ rows: [12, 9, 7], take: "any", middle: true })));
    for (let seed = 0; seed < 300; seed++) {
      const { row, left, right } = takenBy(gradedMove(taking, always, start, seededChance(seed)));
      const length = start.options.rows[row - 1] as number;
      const count = right - left + 1;
      expect(left === 1 || right === length).toBe(true);
      expect(count <= 3 || count === length).toBe(true);
    }
  });

  it("gets rarer towards the end, and never rarer the more is left", () => {
    const rates = Array.from({ length: 30 }, (_, index) =>
      slipRate(0.6, kayles.start(must(kayles.options({ rows: [index + 1] })))),
    );
    expect(rates.at(-1)).toBe(0.6);
    expect(rates[1]).toBeCloseTo(0.12);
    for (let at = 1; at < rates.length; at++)
      expect(rates[at]).toBeGreaterThanOrEqual(rates[at - 1] as number);
  });
});
