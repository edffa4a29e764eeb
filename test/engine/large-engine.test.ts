/** The engine as a host sees it on 10×10 and 12×12: analyses, threads, changes of board, missing files. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assembleEngine } from "../../src/engine/engine.ts";
import type { Engine } from "../../src/engine/index.ts";
import { openInlineEngine, openNodeEngine } from "../../src/engine/node.ts";
import type { FromWorker, ToWorker } from "../../src/engine/protocol.ts";
import { serve } from "../../src/engine/serve.ts";
import { legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { random } from "./boards.ts";
import { largeSizes, randomGame, startOn } from "./large.ts";
import { moduleBytes } from "./load.ts";

let inline: Engine;
let threaded: Engine;
beforeAll(async () => {
  inline = await openInlineEngine();
  threaded = await openNodeEngine({ threads: 2, hashBits: 18 });
});
afterAll(() => {
  inline.close();
  threaded.close();
});

function positionWith(size: number, empties: number, seed: number): ReversiPosition {
  const chance = random(seed);
  for (;;) {
    const discs = size * size - empties;
    const found = randomGame(size, chance).find(
      (each) => each.discs[0] + each.discs[1] >= discs && !each.over,
    );
    if (found) return found;
  }
}

const valuesOf = async (engine: Engine, position: ReversiPosition) => {
  const { moves, exact, score, engine: which } = await engine.analyse(position, { exact: true }).result;
  const values = moves.map((move): [number, number] => [move.square, move.score]);
  return { exact, score, which, values: values.sort(([a], [b]) => a - b) };
};

describe.each(largeSizes)("%i×%i", (size) => {
  test("exact values are the same on this thread and on two others", async () => {
    for (const seed of [1, 2, 3]) {
      const position = positionWith(size, 12, size + seed);
      const [one, two] = [await valuesOf(inline, position), await valuesOf(threaded, position)];
      expect(one.exact).toBe(true);
      expect(one.which).toBe("core");
      expect(one.values.map(([square]) => square)).toEqual(legalSquares(position));
      expect(two).toEqual(one);
    }
  });

  test("an analysis keeps to a depth and can be played out", async () => {
    for (const engine of [inline, threaded]) {
      const analysis = await engine.analyse(startOn(size), { depth: 6 }).result;
      expect(analysis).toMatchObject({ depth: 6, exact: false, complete: true, engine: "core" });
      let position = startOn(size);
      for (const square of analysis.line) position = must(reversi.play(position, square));
      expect(analysis.line.length).toBeGreaterThan(2);
    }
  });

  test("a search stops within 50 ms", async () => {
    for (const engine of [inline, threaded]) {
      const waited: number[] = [];
      for (let round = 0; round < 5; round++) {
        const search = engine.analyse(positionWith(size, size * 5, round));
        await new Promise((resolve) => setTimeout(resolve, 60 + 30 * round));
        const asked = performance.now();
        search.stop();
        expect((await search.result).complete).toBe(false);
        waited.push(performance.now() - asked);
      }
      // The median: other work on the machine may take any one of them.
      expect(waited.sort((a, b) => a - b)[2]).toBeLessThan(50);
    }
  });
});

test("boards may follow each other in any order", async () => {
  for (const engine of [inline, threaded]) {
    const expected = new Map<number, unknown>();
    for (const size of [8, 10, 6, 12, 10, 8, 12, 6]) {
      const found = await valuesOf(engine, positionWith(size, 9, size));
      expect(found).toEqual(expected.get(size) ?? found);
      expected.set(size, found);
      await engine.forget();
    }
  }
});

test("without the files for large boards the general engine plays them", async () => {
  let toOwner: (message: FromWorker) => void = () => {};
  let toWorker: (message: ToWorker) => void = () => {};
  serve({
    post: (message) => queueMicrotask(() => toOwner(message)),
    listen: (listener) => {
      toWorker = listener;
    },
    close: () => {},
  });
  const worker = {
    post: (message: ToWorker) => queueMicrotask(() => toWorker(message)),
    listen: (listener: (message: FromWorker) => void) => {
      toOwner = listener;
    },
    close: () => {},
  };
  const missing = async () => {
    throw new Error("no network");
  };
  const engine = await assembleEngine({
    module: await WebAssembly.compile(moduleBytes()),
    large: missing,
    shared: false,
    workers: [worker],
    weights: missing,
    book: missing,
    hashBits: 16,
  });
  expect((await engine.analyse(startOn(10), { depth: 2 }).result).engine).toBe("general");
  expect((await engine.analyse(startOn(4), { exact: true }).result).engine).toBe("core");
  await expect(engine.analyse(startOn(8), { depth: 2 }).result).rejects.toThrow("no network");
  engine.close();
});
