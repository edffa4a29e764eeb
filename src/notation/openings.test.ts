import { describe, expect, it } from "vitest";
import { boardImages, canonical, must, type ReversiPosition, reversi } from "../games/index.ts";
import { openingAt, openingOf, openingTable, optimalGame } from "./openings.ts";
import { makeTranscript, parseTranscript } from "./transcript.ts";

const played = (moves: string, options = reversi.defaults) => must(parseTranscript(moves, options)).positions;
const last = (moves: string) => played(moves).at(-1) as ReversiPosition;

describe("names of openings", () => {
  it("are found by their moves, each name once and each position once", () => {
    expect(openingTable.length).toBeGreaterThan(70);
    for (const [moves, name] of openingTable) expect(openingAt(last(moves))?.name).toBe(name);
    const alternatives = openingTable.flatMap(([, name]) => name.split(" / "));
    expect(new Set(alternatives).size).toBe(alternatives.length);
    expect(new Set(openingTable.map(([moves]) => canonical(last(moves)).key)).size).toBe(openingTable.length);
  });

  it("are the same on every image of the board", () => {
    for (const [moves, name] of openingTable) {
      const squares = must(parseTranscript(moves, reversi.defaults)).moves;
      for (const image of boardImages(8)) {
        const imaged = makeTranscript(
          squares.map((square) => image[square] as number),
          8,
        );
        // Half of the images are those of the other start, with Black on the main diagonal.
        const start = played("", reversi.defaults)[0]?.cells[image[27] as number];
        const options = { ...reversi.defaults, start: start === 2 ? "tournament" : "mirrored" } as const;
        expect(openingOf(played(imaged, options))?.name, imaged).toBe(name);
      }
    }
  });

  it("are found by another order of the moves", () => {
    expect(openingOf(played("f5d6c4d3c3"))?.name).toBe("Tiger");
    expect(openingOf(played("f5d6c3d3c4"))?.name).toBe("Tiger");
  });

  it("stay with a game that goes on, and none is named where there is none", () => {
    expect(openingOf(played("f5d6c3d3c4f4c5b3c2e6c6b4"))?.name).toBe("Tamenori");
    expect(openingOf(played("f5"))).toBeUndefined();
    expect(openingOf([reversi.start({ size: 10, start: "tournament" })])).toBeUndefined();
    expect(openingOf([])).toBeUndefined();
  });
});

it("the record of the solved game is legal and ends in a draw", () => {
  const { positions, moves } = must(parseTranscript(optimalGame, reversi.defaults));
  expect(moves).toHaveLength(60);
  expect(positions.at(-1)).toMatchObject({ over: true, discs: [32, 32] });
  expect(openingOf(positions)?.name).toBe("Comp'Oth");
});
