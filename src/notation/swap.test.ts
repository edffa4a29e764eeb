import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must, swap, taking } from "../games/index.ts";
import { fitsSaveString, makeRun, makeShortRun, notationOf } from "./index.ts";

const notation = notationOf("taking");
const options = must(taking.options({ rows: [3, 4, 5], swap: true }));

describe("the swap in notation", () => {
  it("is a word of its own among the moves", () => {
    const start = taking.start(options);
    for (const text of ["swap", " swap\n", "SWAP", "Swap"])
      expect(notation.parseMove(text, start)).toEqual({ ok: true, value: swap });
    for (const text of ["swap sides", "swap,", "1:swap", "swapped", "swa p"])
      expect(notation.parseMove(text, start).ok).toBe(false);
    expect([makeRun(swap), makeShortRun(swap)]).toEqual(["swap", "swap"]);
    const texts = ["1:3-3", "swap", "2:4-4"];
    expect(notation.joinMoves(texts)).toBe("1:3-3,swap,2:4-4");
    expect(notation.splitMoves(notation.joinMoves(texts))).toEqual(texts);
  });

  it("stands behind a position in which it is possible, and nowhere else", () => {
    const start = taking.start(options);
    const open = must(taking.play(start, { row: 1, left: 3, right: 3 }));
    const swapped = must(taking.play(open, swap));
    expect([start, open, swapped].map((each) => notation.makePosition(each))).toEqual([
      "111/1111/11111 1",
      "110/1111/11111 2 swap",
      "110/1111/11111 1",
    ]);
    for (const text of ["111/1111/11111 2 swap", "3/4/5 2 swap", "000/0000/00000 2 swap"])
      expect(notation.parsePosition(text, options)).toMatchObject({ refusal: { code: "swap-not-open" } });
    expect(notation.parsePosition("110/1111/11111 2 swap", taking.defaults)).toMatchObject({
      refusal: { code: "swap-not-open" },
    });
    expect(notation.parseGame("110/1111/11111 2 swap", options)).toMatchObject({ value: { start: open } });
  });

  it("every position of a game is read as it was written", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 8 }),
        (rows, middle, picks) => {
          const chosen = must(taking.options({ rows, middle, swap: true }));
          let position = taking.start(chosen);
          for (const pick of picks) {
            const text = notation.makePosition(position);
            expect(notation.parsePosition(text, chosen)).toEqual({ ok: true, value: position });
            const count = taking.countMoves(position);
            if (count === 0) return;
            const move = taking.moveAt(position, pick % count);
            expect(notation.parseMove(notation.makeMove(move, position), position)).toEqual({
              ok: true,
              value: move,
            });
            position = must(taking.play(position, move));
          }
        },
      ),
    );
  });

  it("the piles' save string, which knows nothing of it, holds no game with it", () => {
    const rules = { rows: [9, 9, 9], take: { from: 1, to: 3 } };
    expect(fitsSaveString(taking.start(must(taking.options(rules))))).toBe(true);
    expect(fitsSaveString(taking.start(must(taking.options({ ...rules, swap: true }))))).toBe(false);
  });
});
