import fc from "fast-check";
import { expect, it } from "vitest";
import { must } from "./result.ts";
import { legalSquares, reversi, reversiPosition } from "./reversi.ts";
import type { ReversiPosition } from "./reversi-position.ts";
import { boardImages, canonical } from "./reversi-symmetry.ts";

/** A position after random moves. */
const positions = fc.array(fc.nat(), { maxLength: 40 }).map((choices) =>
  choices.reduce((position: ReversiPosition, choice) => {
    const squares = legalSquares(position);
    return squares.length === 0
      ? position
      : must(reversi.play(position, squares[choice % squares.length] as number));
  }, reversi.start(reversi.defaults)),
);

it("gives every image of a position, also with colours changed, the same key, and others another", () => {
  fc.assert(
    fc.property(positions, fc.nat(7), fc.boolean(), (position, which, changed) => {
      const image = boardImages(8)[which] as Uint16Array;
      const cells = Array.from(image, (square) => position.cells[square] as number);
      const seen = changed ? cells.map((cell) => (cell === 0 ? 0 : 3 - cell)) : cells;
      const turn = changed ? ((1 - position.turn) as 0 | 1) : position.turn;
      const other = must(reversiPosition(position.options, seen, turn));
      expect(canonical(other)).toEqual(canonical(position));
      for (const square of legalSquares(position)) {
        expect(canonical(must(reversi.play(position, square))).key).not.toBe(canonical(position).key);
      }
    }),
  );
});

it("has eight images, each of all squares", () => {
  const images = boardImages(6).map((image) => image.join());
  expect(new Set(images).size).toBe(8);
  for (const image of boardImages(6)) expect(new Set(image).size).toBe(36);
});
