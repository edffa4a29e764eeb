/** Several instances on one shared memory, each in a worker: the score of an exact solve is the same. */
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { Core, createMemory, EXACT } from "../../src/engine/core.ts";
import { parseBoard, playRandomly, random } from "./boards.ts";
import { loadCore, loadWeights, moduleBytes, solve } from "./load.ts";

const HASH_BITS = 18;

/** A worker knows only the exports: what core.ts wraps, in the words of assembly/index.ts. */
const HELPER = `
const { parentPort, workerData } = require("node:worker_threads");
const { module, memory, thread } = workerData;
const instance = new WebAssembly.Instance(module, { env: { memory, abort() { throw new Error("abort"); } } });
const engine = instance.exports;
engine.attach(thread);
parentPort.on("message", ({ own, opponent, threads }) => {
  engine.joinSearch(threads);
  engine.begin(own, opponent, 60, 5, -65, 65, 0);
  parentPort.postMessage(engine.run(0));
});
parentPort.postMessage("ready");
`;

async function openThreads(threads: number) {
  const module = await WebAssembly.compile(moduleBytes("engine-threads"));
  const memory = createMemory(HASH_BITS, true);
  const core = await Core.instantiate(module, memory);
  core.init(8, HASH_BITS);
  await loadWeights(core, 8);
  const workers = await Promise.all(
    Array.from({ length: threads - 1 }, async (_, index) => {
      const worker = new Worker(HELPER, { eval: true, workerData: { module, memory, thread: index + 1 } });
      await new Promise((ready) => worker.once("message", ready));
      return worker;
    }),
  );
  const solveTogether = async (board: { own: bigint; opponent: bigint }) => {
    core.clearHash();
    core.newSearch(threads);
    const finished = workers.map((worker) => new Promise((done) => worker.once("message", done)));
    for (const worker of workers) worker.postMessage({ ...board, threads });
    const count = core.begin(board, { depth: 60, selectivity: EXACT });
    const status = core.run();
    await Promise.all(finished);
    return { status, score: core.results(count)[0]?.score };
  };
  return { solveTogether, close: () => Promise.all(workers.map((worker) => worker.terminate())) };
}

describe("threads", () => {
  test.each([1, 2, 3])("%i threads find the scores that one finds", { timeout: 120_000 }, async (threads) => {
    const single = await loadCore(8, HASH_BITS);
    const engine = await openThreads(threads);
    const next = random(31);
    for (let i = 0; i < 6; i++) {
      const board = playRandomly(single, 8, 17, next);
      if (!board) continue;
      single.clearHash();
      const result = await engine.solveTogether(board);
      expect(result).toEqual({ status: "done", score: solve(single, board).score });
    }
    await engine.close();
  });

  test("FFO 40 on two threads", async () => {
    const engine = await openThreads(2);
    const board = parseBoard("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X");
    expect(await engine.solveTogether(board)).toEqual({ status: "done", score: 38 });
    await engine.close();
  });
});
