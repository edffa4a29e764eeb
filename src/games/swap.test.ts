import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainPerft } from "../../test/swap/plain.ts";
import {
  games,
  isSwap,
  must,
  otherSeat,
  sticks,
  swap,
  type TakingPosition,
  taking,
  takingPosition,
} from "./index.ts";

const start = (options: unknown) => taking.start(must(taking.options(options)));
const nim = start({ rows: [3, 4, 5], swap: true });
const first = { row: 1, left: 3, right: 3 };

const options = fc.record({
  rows: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
  take: fc.constantFrom("any" as const, { from: 1, to: 2 }, { from: 2, to: 3 }, [1, 3]),
  middle: fc.boolean(),
  last: fc.constantFrom("wins", "loses"),
  swap: fc.boolean(),
});

function perft(position: TakingPosition, plies: number): number {
  if (plies === 0) return 1;
  let total = 0;
  for (const move of taking.moves(position)) total += perft(must(taking.play(position, move)), plies - 1);
  return total;
}

describe("the swap rule", () => {
  it("is off unless it is wanted, and then left out of the options", () => {
    expect(must(taking.options({}))).toEqual(taking.defaults);
    expect(JSON.stringify(must(taking.options({ swap: false })))).toBe(JSON.stringify(taking.defaults));
    expect(must(taking.options({ swap: true }))).toEqual({ ...taking.defaults, swap: true });
    for (const wrong of [1, "true", null, {}])
      expect(taking.options({ swap: wrong })).toMatchObject({ refusal: { code: "option-not-one-of" } });
    for (const game of Object.values(games))
      if (game.family === "taking") expect(game.defaults.swap).toBeUndefined();
  });

  it("leaves the rows and hands the turn back, once", () => {
    expect(taking.play(nim, swap)).toMatchObject({ refusal: { code: "swap-not-open" } });
    const open = must(taking.play(nim, first));
    expect(open.swap).toBe(true);
    const swapped = must(taking.play(open, swap));
    expect(swapped).toEqual({ options: open.options, rows: open.rows, turn: 0 });
    expect("swap" in swapped).toBe(false);
    expect(taking.play(swapped, swap)).toMatchObject({ refusal: { code: "swap-not-open" } });
    const taken = must(taking.play(open, { row: 3, left: 5, right: 5 }));
    expect("swap" in taken).toBe(false);
  });

  it("is possible on the second turn alone, whatever is played", () => {
    fc.assert(
      fc.property(options, fc.array(fc.nat(), { maxLength: 12 }), (chosen, picks) => {
        let position = start(chosen);
        for (const [ply, pick] of picks.entries()) {
          const all = [...taking.moves(position)];
          const open = chosen.swap && ply === 1 && all.length > 0;
          expect(all.filter(isSwap)).toHaveLength(open ? 1 : 0);
          expect(position.swap).toBe(open ? true : undefined);
          expect(taking.play(position, swap).ok).toBe(open);
          expect(taking.countMoves(position)).toBe(all.length);
          expect(all.map((_, index) => taking.moveAt(position, index))).toEqual(all);
          expect(() => taking.moveAt(position, all.length)).toThrow(RangeError);
          expect(takingPosition(position.options, position.rows, position.turn, open)).toEqual({
            ok: true,
            value: position,
          });
          if (all.length === 0) return;
          const before = JSON.stringify(position);
          const next = must(taking.play(position, all[pick % all.length] as (typeof all)[number]));
          expect(JSON.stringify(position)).toBe(before);
          expect(next.turn).toBe(otherSeat(position.turn));
          position = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing in a game without it: positions are the same, byte for byte", () => {
    let position = sticks.start(sticks.defaults);
    while (!sticks.outcome(position)) {
      expect(Object.keys(position)).toEqual(["options", "rows", "turn"]);
      position = must(sticks.play(position, sticks.moveAt(position, 0)));
    }
  });

  it("cannot be claimed by a position in which it cannot be", () => {
    const rows = [[{ left: 1, length: 2 }], [{ left: 1, length: 4 }], [{ left: 1, length: 5 }]];
    expect(must(takingPosition(nim.options, rows, 1, true)).swap).toBe(true);
    expect(takingPosition(nim.options, nim.rows, 1, true)).toMatchObject({
      refusal: { code: "swap-not-open" },
    });
    expect(takingPosition(taking.defaults, rows, 1, true)).toMatchObject({
      refusal: { code: "swap-not-open" },
    });
    expect(takingPosition(nim.options, [[], [], []], 1, true)).toMatchObject({
      refusal: { code: "swap-not-open" },
    });
  });

  it("a first move that ends the game leaves nothing to swap", () => {
    const over = must(taking.play(start({ rows: [3], swap: true }), { row: 1, left: 1, right: 3 }));
    expect(taking.outcome(over)).toEqual({ winner: 0 });
    expect(over.swap).toBeUndefined();
    expect(taking.play(over, swap)).toMatchObject({ refusal: { code: "game-over" } });
  });

  it("counts as many games as a plain program", () => {
    const drawn = ["1111", "111", "11"];
    for (const middle of [false, true]) {
      for (const [take, counts] of [
        ["any", [1, 2, 3, 4]],
        [{ from: 1, to: 2 }, [1, 2]],
      ] as const) {
        const position = start({ rows: [4, 3, 2], take, middle, swap: true });
        for (let plies = 0; plies <= 4; plies++)
          expect(perft(position, plies)).toBe(plainPerft({ counts, middle, misere: false }, drawn, 0, plies));
      }
    }
  });
});
