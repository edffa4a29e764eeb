import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  blackScore,
  emptySquares,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
} from "../games/index.ts";
import { makeSquare, parseBoard, parseTranscript } from "../notation/index.ts";
import { seededChance } from "../players/chance.ts";
import { fromCoreSquare, toBitboards, toCoreSquare } from "./bitboards.ts";
import { type Engine, levels, type Progress } from "./index.ts";
import { openInlineEngine } from "./node.ts";

// Position 40 of the French federation's endgame test: 20 empty squares, Black wins by 38 with a2.
const ffo40 = must(parseBoard("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X"));
const start = (size: number) => reversi.start(must(reversi.options({ size })));

/** A random game until so many squares are empty. */
function randomPosition(size: number, empties: number, seed: number): ReversiPosition {
  const chance = seededChance(seed);
  let position = start(size);
  while (emptySquares(position) > empties && !position.over) {
    const squares = legalSquares(position);
    position = must(reversi.play(position, squares[Math.floor(chance() * squares.length)] as number));
  }
  return position;
}

/** The value of a position by plain search over the rules alone. */
function plainScore(position: ReversiPosition): number {
  if (position.over) return blackScore(position) * (position.turn === 0 ? 1 : -1);
  let best = -Infinity;
  for (const square of legalSquares(position)) {
    const next = must(reversi.play(position, square));
    best = Math.max(best, plainScore(next) * (next.turn === position.turn ? 1 : -1));
  }
  return best;
}

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());

describe("lines", () => {
  it("are told of as many of the best moves as are asked for while a search goes on, and of all at its end", async () => {
    const states: Progress[] = [];
    const { result } = engine.analyse(ffo40, { seconds: 1.5, values: "all", lines: 3 }, (state) =>
      states.push(state),
    );
    const analysis = await result;
    const later = states.filter(
      ({ depth, moves }) => depth > 4 && moves.slice(0, 3).every((move) => move.depth > 4),
    );
    expect(later.length).toBeGreaterThan(0);
    for (const { moves } of [...later, analysis])
      for (const { square, line } of moves) {
        expect(line[0]).toBe(square);
        let position = ffo40;
        for (const each of line) position = must(reversi.play(position, each));
      }
    const lined = later.at(-1)?.moves.filter(({ line }) => line.length > 1).length;
    expect(lined).toBe(3);
    expect(analysis.moves.filter(({ line }) => line.length > 1).length).toBeGreaterThanOrEqual(3);
  });
});

describe("boards by bits", () => {
  it("lie in the centre of the core's board", () => {
    expect(toCoreSquare(0, 6)).toBe(9);
    expect(toCoreSquare(15, 4)).toBe(45);
    for (const size of [4, 6, 8] as const) {
      for (let square = 0; square < size * size; square++) {
        expect(fromCoreSquare(toCoreSquare(square, size), size)).toBe(square);
      }
    }
    for (const size of [4, 6, 8]) {
      const { own, opponent } = toBitboards(start(size));
      expect([own, opponent]).toEqual([(1n << 28n) | (1n << 35n), (1n << 27n) | (1n << 36n)]);
    }
  });
});

describe("an analysis", () => {
  it("solves a known endgame, with the line to its end", async () => {
    const analysis = await engine.analyse(ffo40, { exact: true, values: "best" }).result;
    expect(analysis).toMatchObject({ score: 38, exact: true, depth: 20, confidence: 100, complete: true });
    expect(makeSquare(analysis.best as number, 8)).toBe("a2");
    let position = ffo40;
    for (const square of analysis.line) position = must(reversi.play(position, square));
    expect(position.over).toBe(true);
    expect(blackScore(position)).toBe(38);
  });

  it("gives every legal move the value that plain search over the rules gives", async () => {
    for (const [size, seed] of [
      [8, 1],
      [8, 2],
      [6, 3],
      [6, 4],
      [4, 5],
      [8, 6],
    ] as const) {
      const position = randomPosition(size, 7, seed);
      const analysis = await engine.analyse(position, { exact: true }).result;
      const values = new Map(analysis.moves.map(({ square, score }) => [square, score]));
      expect([...values.keys()].sort((a, b) => a - b)).toEqual(legalSquares(position));
      for (const square of legalSquares(position)) {
        const next = must(reversi.play(position, square));
        const score = plainScore(next) * (next.turn === position.turn ? 1 : -1);
        expect(values.get(square), `${seed} ${makeSquare(square, size)}`).toBe(score === 0 ? 0 : score);
      }
      expect(analysis.moves.every((move) => move.exact && move.line[0] === move.square)).toBe(true);
      expect(analysis.score).toBe(Math.max(...values.values()));
    }
  });

  it("keeps to a depth and to a number of nodes", async () => {
    const shallow = await engine.analyse(start(8), { depth: 5 }).result;
    expect(shallow).toMatchObject({ depth: 5, exact: false, complete: true, engine: "core" });
    expect(shallow.moves).toHaveLength(4);
    // The four first moves are mirror images of each other.
    expect(new Set(shallow.moves.map(({ score }) => score)).size).toBe(1);
    const few = await engine.analyse(start(8), { nodes: 50_000 }).result;
    expect(few.complete).toBe(false);
    expect(few.nodes).toBeGreaterThan(40_000);
    expect(few.nodes).toBeLessThan(70_000);
  });

  it("keeps to a time, telling how far it has come", async () => {
    const seen: Progress[] = [];
    const analysis = await engine.analyse(start(8), { seconds: 0.6 }, (each) => seen.push(each)).result;
    expect(analysis.complete).toBe(false);
    expect(analysis.seconds).toBeGreaterThan(0.5);
    expect(analysis.seconds).toBeLessThan(6);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ share, nodesPerSecond }) => share >= 0 && share < 1 && nodesPerSecond > 0)).toBe(
      true,
    );
    expect(seen.at(-1)?.nodes).toBeLessThanOrEqual(analysis.nodes);
    expect(analysis.line.length).toBeGreaterThan(2);
  });

  it("stops when it is told, on memory of its own", async () => {
    for (let round = 0; round < 5; round++) {
      const search = engine.analyse(start(8), { values: round === 0 ? "best" : "all" });
      await new Promise((resolve) => setTimeout(resolve, 60 + 30 * round));
      search.stop();
      const analysis = await search.result;
      expect(analysis.complete).toBe(false);
      expect(legalSquares(start(8))).toContain(analysis.best);
    }
  });

  it("gives way to the next one", async () => {
    const first = engine.analyse(start(8));
    const second = engine.analyse(ffo40, { depth: 4 });
    const third = engine.analyse(start(6), { depth: 4 });
    expect((await first.result).moves).toHaveLength(4);
    expect((await second.result).moves.length).toBeGreaterThan(4);
    expect((await third.result).depth).toBe(4);
  });

  it("of a finished game is its result", async () => {
    const over = must(parseBoard(`${"X".repeat(20)}${"-".repeat(4)}${"O".repeat(40)} X`));
    const wiped = must(parseBoard(`XX${"-".repeat(14)} O`));
    expect(over.over && wiped.over).toBe(true);
    expect(await engine.analyse(over).result).toMatchObject({
      best: undefined,
      score: -24,
      moves: [],
      exact: true,
    });
    expect((await engine.analyse(wiped).result).score).toBe(-16);
  });

  it("of the whole 4×4 board: White wins by 10, empties to the winner", async () => {
    const analysis = await engine.analyse(start(4), { exact: true }).result;
    expect(analysis.moves.map(({ score }) => score)).toEqual([-10, -10, -10, -10]);
  });

  it("is the same again after the table is emptied", async () => {
    const { positions } = must(parseTranscript("f5d6c3d3c4f4f6f3e6e7", reversi.defaults));
    const once = async () => {
      await engine.forget();
      const { seconds: _, ...rest } = await engine.analyse(positions.at(-1) as ReversiPosition, { depth: 8 })
        .result;
      return rest;
    };
    const [first, second] = [await once(), await once()];
    expect(second.moves).toEqual(first.moves);
  });
});

describe("levels", () => {
  it("are twenty and never get weaker in what they look at", () => {
    expect(levels.map(({ level }) => level)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const [index, level] of levels.entries()) {
      const before = levels[index - 1];
      if (!before) continue;
      expect(level.depth).toBeGreaterThanOrEqual(before.depth);
      expect(level.exactFrom).toBeGreaterThanOrEqual(before.exactFrom);
      expect(level.seconds).toBeGreaterThanOrEqual(before.seconds);
      expect(level.blur).toBeLessThanOrEqual(before.blur);
    }
  });

  it("play a legal move on any board and refuse other numbers", async () => {
    const chance = seededChance(7);
    for (const size of [4, 6, 8, 10, 14]) {
      for (const level of [1, 5, 9]) {
        const position = randomPosition(size, size * size - 12, level);
        expect(legalSquares(position)).toContain(await engine.choose(position, level, chance));
      }
    }
    for (const level of [0, 21, 1.5, Number.NaN])
      await expect(engine.choose(start(8), level, chance)).rejects.toThrow("1 to 20");
  });

  it("vary while they are weak, by chance alone", async () => {
    const { positions } = must(parseTranscript("f5d6c3d3c4f4", reversi.defaults));
    const position = positions.at(-1) as ReversiPosition;
    const choices = async (seed: number) => {
      const chance = seededChance(seed);
      const found: number[] = [];
      for (let index = 0; index < 12; index++) found.push(await engine.choose(position, 1, chance));
      return found;
    };
    const first = await choices(1);
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(await choices(1)).toEqual(first);
  });
});
