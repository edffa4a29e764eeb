/** Moves and flips of the core for large boards against the rules, which share no code with it. */
import { describe, expect, test } from "vitest";
import { fromCoreSquare, toBitboards, toCoreSquare } from "../../src/engine/bitboards.ts";
import {
  flips,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  reversiPosition,
} from "../../src/games/index.ts";
import { random } from "./boards.ts";
import { largeSizes, loadLarge, randomGame, startOn } from "./large.ts";

/** Counted over the rules; a pass is a ply, a finished game a leaf. */
function countByRules(position: ReversiPosition, depth: number): number {
  if (depth <= 0 || position.over) return 1;
  return legalSquares(position).reduce((sum, square) => {
    const next = must(reversi.play(position, square));
    const passed = !next.over && next.turn === position.turn;
    return sum + countByRules(next, passed ? depth - 2 : depth - 1);
  }, 0);
}

const squaresOf = (board: bigint, size: 10 | 12): number[] =>
  Array.from({ length: size * size }, (_, square) => square).filter(
    (square) => (board >> BigInt(toCoreSquare(square, size))) & 1n,
  );

describe.each(largeSizes)("%i×%i", (size) => {
  test("squares go to the core and back", () => {
    for (let square = 0; square < size * size; square++) {
      expect(fromCoreSquare(toCoreSquare(square, size), size)).toBe(square);
    }
  });

  test("moves and turned discs of whole random games are the rules'", async () => {
    const core = await loadLarge(size);
    const chance = random(size);
    for (let game = 0; game < 12; game++) {
      for (const position of randomGame(size, chance)) {
        if (position.over) continue;
        const boards = toBitboards(position);
        const squares = legalSquares(position);
        expect(squaresOf(core.legalMoves(boards), size)).toEqual(squares);
        for (const square of squares) {
          const turned = squaresOf(core.flips(toCoreSquare(square, size), boards), size);
          expect(turned).toEqual([...flips(position, square)].sort((a, b) => a - b));
        }
      }
    }
  });

  test("boards filled at random: runs of every length, in every direction", async () => {
    const core = await loadLarge(size);
    const chance = random(100 + size);
    for (let round = 0; round < 300; round++) {
      const share = 0.05 + 0.3 * chance();
      const cells = Array.from({ length: size * size }, () => {
        const draw = chance();
        return draw < share / 2 ? 0 : draw < share ? 1 : 2;
      });
      const made = reversiPosition(startOn(size).options, cells, 0);
      if (!made.ok || made.value.over || made.value.turn !== 0) continue;
      const boards = toBitboards(made.value);
      expect(squaresOf(core.legalMoves(boards), size)).toEqual(legalSquares(made.value));
      for (const square of legalSquares(made.value)) {
        const turned = squaresOf(core.flips(toCoreSquare(square, size), boards), size);
        expect(turned).toEqual([...flips(made.value, square)].sort((a, b) => a - b));
      }
    }
  });

  test("move counts are the rules', from the start and on the way", async () => {
    const core = await loadLarge(size);
    for (let depth = 0; depth <= 6; depth++) {
      const counted = core.perft(toBitboards(startOn(size)), depth);
      expect(counted).toBe(BigInt(countByRules(startOn(size), depth)));
    }
    const game = randomGame(size, random(7));
    for (const index of [20, 50, game.length - 12, game.length - 6]) {
      const position = game[index] as ReversiPosition;
      expect(core.perft(toBitboards(position), 3)).toBe(BigInt(countByRules(position, 3)));
    }
  });
});
