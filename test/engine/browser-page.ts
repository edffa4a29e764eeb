/** What the browser's test calls inside a page. */
import { openEngine } from "../../src/engine/browser.ts";
import type { Engine } from "../../src/engine/index.ts";
import { must, reversi } from "../../src/games/index.ts";
import { parseBoard } from "../../src/notation/index.ts";

const start = reversi.start(reversi.defaults);

function open(threads?: number): Promise<Engine> {
  const files = {
    plain: "/engine.wasm",
    threaded: "/engine-threads.wasm",
    large: { plain: "/engine-large.wasm", threaded: "/engine-large-threads.wasm" },
    weights: { 6: "/reversi-6.gz", 8: "/reversi-8.gz", 10: "/reversi-10.gz", 12: "/reversi-12.gz" },
    book: "/book.gz",
  };
  const makeWorker = () => new Worker("/worker.js", { type: "module" });
  return openEngine({ files, makeWorker, ...(threads === undefined ? {} : { threads }) });
}

const page = {
  isolated: () => globalThis.crossOriginIsolated,

  async firstMove(): Promise<number> {
    const engine = await open(1);
    const square = await engine.choose(start, 10, Math.random);
    engine.close();
    return square;
  },

  /** Level 20 knows the first move by heart, which takes no time. */
  async bookMove(): Promise<{ square: number; milliseconds: number }> {
    const engine = await open(1);
    const started = performance.now();
    const square = await engine.choose(start, 20, Math.random);
    engine.close();
    return { square, milliseconds: performance.now() - started };
  },

  async solve(board: string, threads?: number) {
    const engine = await open(threads);
    const { score, exact, best, seconds, nodes } = await engine.analyse(must(parseBoard(board)), {
      exact: true,
      values: "best",
    }).result;
    engine.close();
    return { score, exact, best, seconds, nodes, threads: engine.threads };
  },

  /** Whether each of some searches that were stopped was complete. */
  async stops(rounds: number): Promise<boolean[]> {
    const engine = await open();
    const complete: boolean[] = [];
    for (let round = 0; round < rounds; round++) {
      const search = engine.analyse(start);
      await new Promise((resolve) => setTimeout(resolve, 100 + 20 * round));
      search.stop();
      complete.push((await search.result).complete);
    }
    engine.close();
    return complete;
  },

  /** How often progress is told. */
  async progress(): Promise<number> {
    const engine = await open();
    let told = 0;
    await engine.analyse(start, { seconds: 1 }, () => told++).result;
    engine.close();
    return told;
  },

  async broken(): Promise<string> {
    const makeWorker = () => new Worker("/worker.js", { type: "module" });
    const none = { plain: "/none", threaded: "/none" };
    const weights = { 6: "/none", 8: "/none", 10: "/none", 12: "/none" };
    const files = { ...none, large: none, weights };
    return openEngine({ files, makeWorker }).then(String, (error: Error) => error.message);
  },
};

export type EnginePage = typeof page;
(globalThis as unknown as { enginePage: EnginePage }).enginePage = page;
