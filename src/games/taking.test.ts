import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countTakes,
  games,
  kayles,
  must,
  otherSeat,
  piles,
  sticks,
  stones,
  type TakingGame,
  type TakingOptions,
  type TakingPosition,
  takenBy,
  taking,
  takingPosition,
} from "./index.ts";

const start = (game: TakingGame, options?: unknown) => game.start(must(game.options(options)));

/** Any small game of the family. */
const optionsArbitrary: fc.Arbitrary<TakingOptions> = fc
  .record({
    rows: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    take: fc.oneof(
      fc.constant("any" as const),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }))
        .map(([from, more]) => ({ from, to: from + more })),
    ),
    middle: fc.boolean(),
    last: fc.constantFrom("wins" as const, "loses" as const),
  })
  .map((input) => must(taking.options(input)));

/** The position as a string of sticks, worked out without the rules' runs. */
function drawn(position: TakingPosition): string[] {
  return position.rows.map((runs, index) => {
    const row = new Array<string>(position.options.rows[index] as number).fill("0");
    for (const run of runs) row.fill("1", run.left - 1, run.left - 1 + run.length);
    return row.join("");
  });
}

/** Every legal move, found by trying every run of every row on the drawing. */
function movesOfDrawing(position: TakingPosition): string[] {
  const { take, middle } = position.options;
  const allows = (count: number) =>
    take === "any" ||
    (Array.isArray(take) ? take.includes(count) : "from" in take && count >= take.from && count <= take.to);
  const found: string[] = [];
  for (const [index, row] of drawn(position).entries()) {
    for (let left = 1; left <= row.length; left++) {
      for (let right = left; right <= row.length; right++) {
        const atEnd = row[right] !== "1";
        const whole = !row.slice(left - 1, right).includes("0");
        if (whole && allows(right - left + 1) && (middle || atEnd))
          found.push(`${index + 1}:${left}-${right}`);
      }
    }
  }
  return found.sort();
}

describe("taking", () => {
  it("has 95 first moves at sticks, 21 at kayles, 3 at stones, 9 at piles", () => {
    expect(sticks.countMoves(start(sticks))).toBe(95);
    expect(kayles.countMoves(start(kayles))).toBe(21);
    expect(stones.countMoves(start(stones))).toBe(3);
    expect(piles.countMoves(start(piles))).toBe(9);
  });

  it("knows 2,696 canonical states of sticks, 267 of them lost for the mover", () => {
    const lost = new Map<string, boolean>();
    const visit = (position: TakingPosition): boolean => {
      const key = position.rows
        .flat()
        .map((run) => run.length)
        .sort()
        .join();
      const known = lost.get(key);
      if (known !== undefined) return known;
      const end = sticks.outcome(position);
      let isLost = end ? end.winner !== position.turn : true;
      if (!end) {
        for (const move of sticks.moves(position))
          if (visit(must(sticks.play(position, move)))) isLost = false;
      }
      lost.set(key, isLost);
      return isLost;
    };
    visit(start(sticks));
    expect(lost.size).toBe(2696);
    expect([...lost.values()].filter(Boolean).length).toBe(267);
  });

  it("agrees with a plain drawing about every move of every position of a random game", () => {
    fc.assert(
      fc.property(optionsArbitrary, fc.array(fc.nat(), { maxLength: 12 }), (options, choices) => {
        let position = taking.start(options);
        for (const choice of choices) {
          const all = [...taking.moves(position)].map(takenBy);
          expect(all.map((move) => `${move.row}:${move.left}-${move.right}`).sort()).toEqual(
            movesOfDrawing(position),
          );
          expect(taking.countMoves(position)).toBe(all.length);
          expect(all.map((_, index) => taking.moveAt(position, index))).toEqual(all);
          if (all.length === 0) {
            expect(taking.outcome(position)).toEqual({
              winner: options.last === "wins" ? otherSeat(position.turn) : position.turn,
            });
            return;
          }
          expect(taking.outcome(position)).toBeUndefined();
          const move = all[choice % all.length] as (typeof all)[number];
          const before = drawn(position);
          const next = must(taking.play(position, move));
          const row = before[move.row - 1] as string;
          const marked =
            row.slice(0, move.left - 1) + "0".repeat(move.right - move.left + 1) + row.slice(move.right);
          expect(drawn(next)).toEqual(before.with(move.row - 1, marked));
          expect(drawn(position)).toEqual(before);
          expect(next.turn).toBe(otherSeat(position.turn));
          expect(takingPosition(options, next.rows, next.turn)).toEqual({ ok: true, value: next });
          position = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("refuses every move that is not in the list, and says why", () => {
    const position = must(sticks.play(start(sticks), { row: 2, left: 3, right: 5 }));
    const code = (row: number, left: number, right: number) => {
      const result = sticks.play(position, { row, left, right });
      return result.ok ? "legal" : result.refusal.code;
    };
    expect(code(2, 1, 2)).toBe("legal");
    expect(code(2, 2, 3)).toBe("already-taken");
    expect(code(2, 3, 3)).toBe("already-taken");
    expect(code(0, 1, 1)).toBe("row-missing");
    expect(code(6, 1, 1)).toBe("row-missing");
    expect(code(1.5, 1, 1)).toBe("row-missing");
    expect(code(4, 1, 4)).toBe("outside-row");
    expect(code(4, 0, 1)).toBe("outside-row");
    expect(code(4, 2, 1)).toBe("outside-row");
    expect(code(1, 1.5, 2.5)).toBe("outside-row");
    expect(code(1, Number.NaN, 2)).toBe("outside-row");
    const stonesResult = stones.play(start(stones), { row: 1, left: 1, right: 1 });
    expect(stonesResult.ok || stonesResult.refusal.code).toBe("not-from-the-end");
    const tooMany = stones.play(start(stones), { row: 1, left: 18, right: 21 });
    expect(tooMany.ok || tooMany.refusal.code).toBe("count-not-allowed");
    const over = stones.start({ ...stones.defaults, rows: [1] });
    const end = must(stones.play(over, { row: 1, left: 1, right: 1 }));
    const after = stones.play(end, { row: 1, left: 1, right: 1 });
    expect(after.ok || after.refusal.code).toBe("game-over");
  });

  it("lets the last taker lose at stones and win at piles", () => {
    const last = { row: 1, left: 1, right: 1 };
    expect(stones.outcome(must(stones.play(start(stones, { rows: [1] }), last)))).toEqual({ winner: 1 });
    expect(piles.outcome(must(piles.play(start(piles, { rows: [1] }), last)))).toEqual({ winner: 0 });
  });

  it("ends when sticks are left that nobody may take", () => {
    const position = start(taking, { rows: [3], take: [2], last: "wins" });
    const end = must(taking.play(position, { row: 1, left: 2, right: 3 }));
    expect(taking.outcome(end)).toEqual({ winner: 0 });
  });

  it("works with rows of 10^15", () => {
    const position = start(kayles, { rows: [1e15] });
    const next = must(kayles.play(position, { row: 1, left: 5e14, right: 5e14 + 1 }));
    expect(next.rows).toEqual([
      [
        { left: 1, length: 5e14 - 1 },
        { left: 5e14 + 2, length: 5e14 - 1 },
      ],
    ]);
    expect(countTakes({ from: 1, to: 2 }, 1e15, true)).toBe(2e15 - 1);
    const move = kayles.moveAt(position, 1.5e15);
    expect(kayles.play(position, move).ok).toBe(true);
  });

  it.each([
    [[], "options-not-object"],
    ["x", "options-not-object"],
    [null, "options-not-object"],
    [{ colour: 1 }, "option-unknown"],
    [JSON.parse('{"__proto__": 1}'), "option-unknown"],
    [{ rows: [] }, "rows-empty"],
    [{ rows: 5 }, "rows-empty"],
    [{ rows: [0] }, "option-out-of-range"],
    [{ rows: [1.5] }, "option-not-integer"],
    [{ rows: ["3"] }, "option-not-integer"],
    [{ rows: [2e15] }, "option-out-of-range"],
    [{ rows: new Array(1001).fill(1) }, "rows-too-many"],
    [{ take: [] }, "take-empty"],
    [{ take: "some" }, "take-malformed"],
    [{ take: { from: 3, to: 2 } }, "option-out-of-range"],
    [{ take: { from: 0, to: 2 } }, "option-out-of-range"],
    [{ take: { from: 1, to: 2, step: 1 } }, "option-unknown"],
    [{ middle: 1 }, "option-not-one-of"],
    [{ last: "draws" }, "option-not-one-of"],
  ])("refuses the options %j with %s", (input, code) => {
    const result = taking.options(input);
    expect(result.ok || result.refusal.code).toBe(code);
  });

  it("gives equal sets of takes one form", () => {
    expect(must(taking.options({ take: [3, 1, 2, 2] })).take).toEqual({ from: 1, to: 3 });
    expect(must(taking.options({ take: [4, 1] })).take).toEqual([1, 4]);
  });

  it("has five games and the open family", () => {
    expect(Object.keys(games)).toEqual(["stones", "kayles", "sticks", "piles", "taking", "reversi"]);
  });
});
