/** What the test of puzzles in a browser calls inside a page. */
import { openEngine } from "../../src/engine/browser.ts";
import { makeForm, makePuzzle } from "../../src/learn/index.ts";
import { seededChance } from "../../src/players/index.ts";

const page = {
  async puzzles(seeds: readonly number[]): Promise<unknown[]> {
    const files = {
      plain: "/engine.wasm",
      threaded: "/engine.wasm",
      large: { plain: "/engine.wasm", threaded: "/engine.wasm" },
      weights: { 6: "/reversi-8.gz", 8: "/reversi-8.gz", 10: "/reversi-8.gz", 12: "/reversi-8.gz" },
      book: "/book.gz",
    };
    const engine = await openEngine({
      files,
      makeWorker: () => new Worker("/worker.js", { type: "module" }),
      threads: 1,
    });
    const made: unknown[] = [];
    for (const seed of seeds) {
      const puzzle = await makePuzzle({ family: "reversi" }, seededChance(seed), {
        openEngine: async () => engine,
      });
      made.push(puzzle && makeForm(puzzle));
    }
    engine.close();
    return made;
  },
};

export type PuzzlePage = typeof page;
Object.assign(globalThis, { puzzlePage: page });
