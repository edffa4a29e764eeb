import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSquare } from "../notation/index.ts";
import {
  black,
  cornersOf,
  empty,
  flips,
  legalSquares,
  must,
  reversi,
  reversiPosition,
  white,
} from "./index.ts";

const start = (options: unknown) => reversi.start(must(reversi.options(options)));

describe("corners for one side", () => {
  it("are given opposite ones first: a1, h8, h1, a8", () => {
    expect(cornersOf(8).map((square) => makeSquare(square, 8))).toEqual(["a1", "h8", "h1", "a8"]);
    for (const corners of [1, 2, 3, 4]) {
      const { cells, discs } = start({ handicap: { to: "white", corners } });
      expect(discs).toEqual([2, 2 + corners]);
      expect(cornersOf(8).map((square) => cells[square])).toEqual(
        [0, 1, 2, 3].map((at) => (at < corners ? white : empty)),
      );
    }
  });

  it("are read from outside, and left out where there are none", () => {
    expect(JSON.stringify(must(reversi.options({})))).toBe('{"size":8,"start":"tournament"}');
    const handicap = { to: "black", corners: 2 };
    expect(must(reversi.options({ handicap }))).toEqual({ size: 8, start: "tournament", handicap });
    for (const wrong of [null, 2, "black", [], {}, { to: "black" }, { to: "red", corners: 1 }])
      expect(reversi.options({ handicap: wrong }).ok).toBe(false);
    for (const corners of [0, 5, 1.5, "2", -1])
      expect(reversi.options({ handicap: { to: "black", corners } }).ok).toBe(false);
    expect(reversi.options({ handicap: { ...handicap, more: 1 } })).toMatchObject({
      refusal: { code: "option-unknown" },
    });
  });

  it("leave the first move to Black and as it is, on every even board", () => {
    for (const size of [4, 6, 8, 10, 12, 16, 26]) {
      for (const layout of ["tournament", "mirrored"]) {
        const even = start({ size, start: layout });
        for (const to of ["black", "white"]) {
          for (const corners of [1, 2, 3, 4]) {
            const position = start({ size, start: layout, handicap: { to, corners } });
            expect([position.turn, position.over]).toEqual([0, false]);
            expect(legalSquares(position)).toEqual(expect.arrayContaining(legalSquares(even)));
            // What was worked out at once is what is worked out from the board alone.
            const { cells, turn, options } = position;
            const again = must(reversiPosition(options, cells, turn));
            expect([again.discs, again.turn, again.over, legalSquares(again)]).toEqual([
              position.discs,
              turn,
              false,
              legalSquares(position),
            ]);
          }
        }
      }
    }
  });

  it("are never turned, and count at the end, in any game", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 8),
        fc.constantFrom("black", "white"),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat()),
        (size, to, corners, picks) => {
          let position = start({ size, handicap: { to, corners } });
          const given = cornersOf(size).slice(0, corners);
          while (!position.over) {
            const squares = legalSquares(position);
            const square = squares[picks.next().value % squares.length] as number;
            expect(flips(position, square).some((each) => given.includes(each))).toBe(false);
            position = must(reversi.play(position, square));
          }
          expect(given.every((square) => position.cells[square] === (to === "black" ? black : white))).toBe(
            true,
          );
          let discs = 0;
          for (let square = 0; square < size * size; square++) if (position.cells[square] !== empty) discs++;
          expect(position.discs[0] + position.discs[1]).toBe(discs);
        },
      ),
      { numRuns: 100 },
    );
  });
});
