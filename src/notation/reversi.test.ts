import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must, reversi } from "../games/index.ts";
import { refused, reversiArbitrary } from "./fixtures.ts";
import {
  makeBoard,
  makeColumn,
  makeDiagram,
  makeNumberedBoard,
  makeRowColumn,
  makeSquare,
  makeTranscript,
  numberedBoardLines,
  parseBoard,
  parseNumberedBoard,
  parseRowColumn,
  parseSquare,
  parseTranscript,
} from "./index.ts";

describe("Reversi", () => {
  it("squares as f5 and as row col, on any board", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), (half, any) => {
        const size = half * 2;
        const square = any % (size * size);
        expect(must(parseSquare(makeSquare(square, size), size))).toBe(square);
        expect(must(parseRowColumn(makeRowColumn(square, size), size))).toBe(square);
      }),
    );
    expect(must(parseSquare("f5", 8))).toBe(37);
    expect(must(parseSquare("F5 ", 8))).toBe(37);
    expect([0, 25, 26, 51, 52, 701, 702].map(makeColumn)).toEqual(["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    for (const text of ["", "5f", "i1", "a9", "a0", "a", "aaaa1", "a-1"])
      expect(parseSquare(text, 8)).toSatisfy(refused);
    for (const text of ["", "1", "8 0", "0 8", "-1 0", "x y", "1 2 3"])
      expect(parseRowColumn(text, 8)).toSatisfy(refused);
  });

  it("transcripts, passes left out and put back", () => {
    fc.assert(
      fc.property(reversiArbitrary, ({ moves, position }) => {
        const text = makeTranscript(moves, position.options.size);
        const read = must(parseTranscript(text, position.options));
        expect(read.moves).toEqual(moves);
        expect(read.positions.at(-1)).toEqual(position);
      }),
      { numRuns: 50 },
    );
    const { moves } = must(parseTranscript("F5 d6\nc3", reversi.defaults));
    expect(makeTranscript(moves, 8)).toBe("f5d6c3");
    for (const text of ["f5f5", "a1", "f5x", "f", "f5 d6 !", "z99"]) {
      expect(parseTranscript(text, reversi.defaults)).toSatisfy(refused);
    }
  });

  it("boards in a line, framed and numbered", () => {
    fc.assert(
      fc.property(reversiArbitrary, ({ position }) => {
        const same = {
          cells: position.cells,
          turn: position.turn,
          over: position.over,
          discs: position.discs,
        };
        expect(must(parseBoard(makeBoard(position)))).toMatchObject(same);
        const diagram = makeDiagram(position).replace(" to move", "");
        if (position.options.size <= 12) expect(must(parseBoard(diagram))).toMatchObject(same);
        const numbered = makeNumberedBoard(position.cells, position.options.size);
        expect(must(parseNumberedBoard(numbered))).toEqual(Array.from(position.cells as Uint8Array));
      }),
      { numRuns: 50 },
    );
    expect(makeBoard(reversi.start(reversi.defaults))).toBe(
      "---------------------------OX------XO--------------------------- X",
    );
    for (const text of ["", "X", "-".repeat(63), "-".repeat(64).replace("-", "?"), `${"-".repeat(64)} Z`]) {
      expect(parseBoard(text)).toSatisfy(refused);
    }
    expect(parseNumberedBoard("  0 |  3\n    +---\n       0")).toSatisfy(refused);
    const large = Uint8Array.from({ length: 102 * 102 }, (_, square) => square % 3);
    expect(must(parseNumberedBoard(makeNumberedBoard(large, 102)))).toEqual([...large]);
    // The first of 200,000 rows: more characters than a call can take.
    const [row] = numberedBoardLines(new Uint8Array(200_000), 200_000);
    expect(row?.length).toBe(9 + 200_000 * 7);
  });
});
