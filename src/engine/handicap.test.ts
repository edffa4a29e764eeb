import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { legalSquares, must, type ReversiPosition, reversi } from "../games/index.ts";
import { makeBoard, parseBoard } from "../notation/index.ts";
import { openingOf } from "../notation/openings.ts";
import { seededChance } from "../players/chance.ts";
import type { Engine } from "./index.ts";
import { openCore, openInlineEngine } from "./node.ts";
import { countMoves } from "./perft.ts";

const start = (size: number, to: string, corners: number) =>
  reversi.start(must(reversi.options({ size, handicap: { to, corners } })));
const all = (size: number) =>
  ["black", "white"].flatMap((to) => [1, 2, 3, 4].map((corners) => start(size, to, corners)));

/** By the rules alone; a pass is a ply, as in all such counts. */
function plainCount(position: ReversiPosition, plies: number): number {
  if (plies <= 0 || position.over) return 1;
  return legalSquares(position).reduce((sum, square) => {
    const next = must(reversi.play(position, square));
    return sum + plainCount(next, plies - (next.turn === position.turn && !next.over ? 2 : 1));
  }, 0);
}

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());

describe("a game with corners given", () => {
  it("is one the engine plays, on every board it has a core for and beyond", async () => {
    for (const size of [4, 6, 8, 10, 14]) {
      for (const position of all(size).slice(0, size > 8 ? 2 : 8)) {
        const move = await engine.choose(position, 2, seededChance(1));
        expect(legalSquares(position)).toContain(move);
      }
    }
  }, 60_000);

  it("has as many games for the core, for the general board and by the rules", async () => {
    for (const size of [4, 6, 8] as const) {
      const core = await openCore(size);
      for (const position of all(size)) {
        const count = BigInt(plainCount(position, 4));
        expect([countMoves(position, 4, core), countMoves(position, 4, undefined)]).toEqual([count, count]);
      }
    }
  });

  it("is written as a board and read back", () => {
    for (const position of [6, 8, 10].flatMap(all)) {
      const again = must(parseBoard(makeBoard(position)));
      expect([again.cells, again.turn, again.discs]).toEqual([position.cells, position.turn, position.discs]);
    }
  });

  it("has no opening with a name", () => {
    for (const position of all(8)) {
      expect(openingOf([position])).toBeUndefined();
      for (const square of legalSquares(position))
        expect(openingOf([position, must(reversi.play(position, square))])).toBeUndefined();
    }
  });
});
