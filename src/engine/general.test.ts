import { describe, expect, it } from "vitest";
import { blackScore, discOf, legalSquares, must, type ReversiPosition, reversi } from "../games/index.ts";
import { seededChance } from "../players/chance.ts";
import { GeneralSearch } from "./general.ts";
import { GeneralBoard } from "./general-board.ts";
import { defaultLevel } from "./levels.ts";
import { openInlineEngine } from "./node.ts";

const start = (size: number) => reversi.start(must(reversi.options({ size })));

function randomly(position: ReversiPosition, plies: number, seed: number): ReversiPosition {
  const chance = seededChance(seed);
  let current = position;
  for (let ply = 0; ply < plies && !current.over; ply++) {
    const squares = legalSquares(current);
    current = must(reversi.play(current, squares[Math.floor(chance() * squares.length)] as number));
  }
  return current;
}

function searched(position: ReversiPosition, depth: number) {
  const search = new GeneralSearch(position, depth);
  while (!search.run(1000));
  return search.analysis(0, true);
}

function plainScore(position: ReversiPosition): number {
  if (position.over) return blackScore(position) * (position.turn === 0 ? 1 : -1);
  let best = -Infinity;
  for (const square of legalSquares(position)) {
    const next = must(reversi.play(position, square));
    best = Math.max(best, plainScore(next) * (next.turn === position.turn ? 1 : -1));
  }
  return best;
}

/** Every line to a depth, without bounds and without a table. */
function everyLine(board: GeneralBoard, side: number, depth: number): number {
  if (depth === 0) return board.judge(side).score;
  const moves = board.moves(side);
  if (moves.length === 0) {
    return board.canMove(3 - side) ? -everyLine(board, 3 - side, depth) : board.finalScore(side);
  }
  const values = moves.map((move) => {
    const turned = board.play(move, side);
    const value = -everyLine(board, 3 - side, depth - 1);
    board.takeBack(move, side, turned);
    return value;
  });
  return Math.max(...values);
}

describe("the general engine", () => {
  it("finds with bounds and a table what every line to its depth gives", () => {
    for (const [size, plies, depth] of [
      [14, 30, 3],
      [14, 150, 3],
      [6, 4, 5],
      [6, 18, 5],
      [10, 80, 4],
    ] as const) {
      for (const seed of [1, 2, 3]) {
        const position = randomly(start(size), plies, seed);
        if (position.over) continue;
        const value = everyLine(new GeneralBoard(position), discOf(position.turn), depth);
        expect(searched(position, depth).score - value).toBe(0);
      }
    }
  });

  it("has numbers for a position that do not depend on the way to it", () => {
    for (const seed of [1, 2, 3, 4]) {
      const position = randomly(start(14), 60, seed);
      const board = new GeneralBoard(position);
      const side = discOf(position.turn);
      const before = [board.hashLow, board.hashHigh];
      for (const move of board.moves(side)) {
        const turned = board.play(move, side);
        const next = new GeneralBoard(must(reversi.play(position, board.squareOf(move))));
        if (!board.cropped && !next.cropped) {
          expect([board.hashLow, board.hashHigh]).toEqual([next.hashLow, next.hashHigh]);
        }
        board.takeBack(move, side, turned);
        expect([board.hashLow, board.hashHigh]).toEqual(before);
      }
    }
  });

  it("knows the rules' moves on any board, also on one it sees only a part of", () => {
    for (const size of [4, 6, 8, 10, 26, 300]) {
      for (const seed of [1, 2, 3]) {
        const position = randomly(start(size), 20 + 5 * seed, seed);
        const squares = searched(position, 1).moves.map(({ square }) => square);
        expect(squares.sort((a, b) => a - b)).toEqual(legalSquares(position));
      }
    }
  });

  it("is exact where the end of the game is within its depth", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const size = seed % 2 === 0 ? 6 : 10;
      const position = randomly(start(size), size * size - 4 - 6, seed);
      if (position.over) continue;
      const analysis = searched(position, 60);
      const score = plainScore(position);
      expect(analysis).toMatchObject({ exact: true, score: score === 0 ? 0 : score, engine: "general" });
    }
  });

  it("gives every move its own value when asked, the best the same as without", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const position = randomly(start(10), 20 + seed, seed);
      const every = new GeneralSearch(position, 3, true);
      while (!every.run(1000));
      const { moves, score } = every.analysis(0, true);
      expect(score).toBe(searched(position, 3).score);
      for (const move of moves) {
        const next = must(reversi.play(position, move.square));
        const sign = next.turn === position.turn ? 1 : -1;
        expect(move).toMatchObject({ bound: "value", score: searched(next, 2).score * sign });
      }
    }
  });

  it("says the same in slices of any length", () => {
    const position = randomly(start(10), 30, 9);
    const whole = searched(position, 4);
    for (const slice of [1, 7, 333]) {
      const search = new GeneralSearch(position, 4);
      while (!search.run(slice));
      expect(search.analysis(0, true)).toEqual(whole);
    }
  });

  it("has a legal answer however early it is cut off", () => {
    const position = randomly(start(12), 30, 4);
    for (const nodes of [1, 2, 5, 20, 100, 1000]) {
      const search = new GeneralSearch(position, 9);
      search.run(nodes);
      expect(legalSquares(position)).toContain(search.analysis(0, false).best);
    }
  });

  it("beats random play on 10×10 and 12×12, from either side", async () => {
    const engine = await openInlineEngine();
    const chance = seededChance(5);
    for (const [size, seat] of [
      [10, 0],
      [10, 1],
      [12, 0],
      [12, 1],
    ] as const) {
      let position = start(size);
      while (!position.over) {
        const squares = legalSquares(position);
        const square =
          position.turn === seat
            ? await engine.choose(position, 5, chance)
            : (squares[Math.floor(chance() * squares.length)] as number);
        position = must(reversi.play(position, square));
      }
      expect(reversi.outcome(position)?.winner).toBe(seat);
    }
    engine.close();
  });

  it("moves on 20×20 at the default level", async () => {
    const engine = await openInlineEngine();
    for (const plies of [0, 100, 250]) {
      const position = randomly(start(20), plies, 3);
      const square = await engine.choose(position, defaultLevel, seededChance(1));
      expect(legalSquares(position)).toContain(square);
    }
    engine.close();
  });

  it("stops when it is told", async () => {
    const engine = await openInlineEngine();
    const search = engine.analyse(randomly(start(20), 100, 2));
    await new Promise((resolve) => setTimeout(resolve, 150));
    search.stop();
    const analysis = await search.result;
    expect(analysis).toMatchObject({ complete: false, engine: "general" });
    engine.close();
  });
});
