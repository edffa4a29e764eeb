/** What the browser's test calls inside a page. */
import { type Engine, openEngine } from "../../src/engine/index.ts";
import { must, reversi } from "../../src/games/index.ts";
import { parseBoard } from "../../src/notation/index.ts";

const start = reversi.start(reversi.defaults);

function open(threads?: number): Promise<Engine> {
  const files = {
    plain: "/engine.wasm",
    threaded: "/engine-threads.wasm",
    large: { plain: "/engine-large.wasm", threaded: "/engine-large-threads.wasm" },
    weights: { 6: "/reversi-6.gz", 8: "/reversi-8.gz", 10: "/reversi-10.gz", 12: "/reversi-12.gz" },
  };
  const makeWorker = () => new Worker("/worker.js", { type: "module" });
  return openEngine({ files, makeWorker, ...(threads === undefined ? {} : { threads }) });
}

const page = {
  isolated: () => globalThis.crossOriginIsolated,

  /** Milliseconds from nothing to the first move at a middle level. */
  async firstMove(): Promise<{ milliseconds: number; square: number }> {
    const started = performance.now();
    const engine = await open(1);
    const square = await engine.choose(start, 10, Math.random);
    const milliseconds = performance.now() - started;
    engine.close();
    return { milliseconds, square };
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

  /** Milliseconds that each of some stops took. */
  async stops(rounds: number): Promise<number[]> {
    const engine = await open();
    const waited: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const search = engine.analyse(start);
      await new Promise((resolve) => setTimeout(resolve, 100 + 20 * round));
      const asked = performance.now();
      search.stop();
      await search.result;
      waited.push(performance.now() - asked);
    }
    engine.close();
    return waited;
  },

  /** How often progress is told in a second, and whether an engine without its files says so. */
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
