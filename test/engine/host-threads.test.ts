import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/index.ts";
import { openNodeEngine } from "../../src/engine/node.ts";
import { emptySquares, legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { parseBoard } from "../../src/notation/index.ts";
import { seededChance } from "../../src/players/chance.ts";

const start = reversi.start(reversi.defaults);
const threadCounts = [1, 2, 3] as const;

function randomPosition(empties: number, seed: number): ReversiPosition {
  const chance = seededChance(seed);
  let position = start;
  while (emptySquares(position) > empties && !position.over) {
    const squares = legalSquares(position);
    position = must(reversi.play(position, squares[Math.floor(chance() * squares.length)] as number));
  }
  return position;
}

const engines = new Map<number, Engine>();
beforeAll(async () => {
  for (const threads of threadCounts) engines.set(threads, await openNodeEngine({ threads, hashBits: 18 }));
});
afterAll(() => {
  for (const engine of engines.values()) engine.close();
});

describe("worker threads", () => {
  it("give an exact value that does not depend on their number", async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const position = randomPosition(16, seed);
      const scores: unknown[] = [];
      for (const engine of engines.values()) {
        const { moves, exact, score } = await engine.analyse(position, { exact: true }).result;
        expect(exact).toBe(true);
        const values = moves
          .map((move): [number, number] => [move.square, move.score])
          .sort(([a], [b]) => a - b);
        scores.push([score, values]);
      }
      expect(scores[1]).toEqual(scores[0]);
      expect(scores[2]).toEqual(scores[0]);
    }
  });

  it.each(threadCounts)("%i of them stop when they are told", async (threads) => {
    const engine = engines.get(threads) as Engine;
    for (let round = 0; round < 5; round++) {
      const search = engine.analyse(start, round % 2 === 0 ? {} : { exact: true, values: "best" });
      await new Promise((resolve) => setTimeout(resolve, 20 + 40 * round));
      search.stop();
      const { moves, complete } = await search.result;
      expect(complete).toBe(false);
      expect(moves).toHaveLength(4);
    }
  });

  it("answer although they are stopped before they have begun, and then go on as ever", async () => {
    for (const engine of engines.values()) {
      for (let round = 0; round < 10; round++) {
        const search = engine.analyse(start);
        if (round % 2 === 1) await Promise.resolve();
        search.stop();
        const { best, depth } = await search.result;
        expect(legalSquares(start)).toContain(best);
        expect(depth).toBeGreaterThan(0);
      }
      expect((await engine.analyse(start, { depth: 6 }).result).depth).toBe(6);
    }
  });

  it("keep to a time, and to another board when asked", async () => {
    const engine = engines.get(2) as Engine;
    const timed = await engine.analyse(start, { seconds: 0.3 }).result;
    expect(timed.complete).toBe(false);
    expect(timed.seconds).toBeGreaterThan(0.25);
    expect(timed.seconds).toBeLessThan(5);
    const four = await engine.analyse(must(parseBoard("-----OX--XO----- X")), { exact: true }).result;
    expect(four.score).toBe(-10);
    const back = await engine.analyse(randomPosition(12, 9), { exact: true }).result;
    expect(back.exact).toBe(true);
  });

  it("end with the engine", async () => {
    const engine = await openNodeEngine({ threads: 2, hashBits: 16 });
    const search = engine.analyse(start);
    engine.close();
    await expect(search.result).rejects.toThrow("closed");
  });
});
