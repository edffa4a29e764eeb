import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, piles, sticks, stones, taking } from "../../../games/index.ts";
import { pickAt, pickBetween, pickMore } from "./select.ts";

describe("what a press picks up", () => {
  it("is everything from the stick to the end where moves are made from the end", () => {
    const start = stones.start(stones.defaults);
    expect(pickAt(start, 1, 19)).toEqual({ row: 1, left: 19, right: 21 });
    expect(pickAt(start, 1, 18)).toBeUndefined();
  });

  it("is the smallest legal run elsewhere", () => {
    expect(pickAt(sticks.start(sticks.defaults), 2, 3)).toEqual({ row: 2, left: 3, right: 3 });
    const pairs = taking.start({ ...taking.defaults, middle: true, take: { from: 2, to: 3 } });
    expect(pickAt(pairs, 1, 3)).toEqual({ row: 1, left: 2, right: 3 });
  });

  it("grows by a neighbour while that is allowed", () => {
    const start = kayles.start(kayles.defaults);
    const one = { row: 1, left: 4, right: 4 };
    expect(pickMore(start, one, 1, 5)).toEqual({ row: 1, left: 4, right: 5 });
    expect(pickMore(start, one, 1, 6)).toBeUndefined();
  });
});

describe("what a drag picks up", () => {
  it("is cut to what may be taken", () => {
    expect(pickBetween(kayles.start(kayles.defaults), 1, 6, 2)).toEqual({ row: 1, left: 5, right: 6 });
    expect(pickBetween(piles.start(piles.defaults), 2, 9, 2)).toEqual({ row: 2, left: 7, right: 9 });
  });

  it("is always a legal move, from any stick to any other, or nothing", () => {
    const all = [stones, kayles, sticks, piles, taking];
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.nat(10),
        fc.integer({ min: -2, max: 24 }),
        fc.integer({ min: -2, max: 24 }),
        (game, choices, row, from, to) => {
          let position = game.start(game.defaults);
          for (const choice of choices) {
            const count = game.countMoves(position);
            if (count === 0) break;
            const next = game.play(position, game.moveAt(position, choice % count));
            if (next.ok) position = next.value;
          }
          for (const move of [pickAt(position, row, from), pickBetween(position, row, from, to)]) {
            if (move) expect(game.play(position, move).ok).toBe(true);
          }
        },
      ),
    );
  });
});
