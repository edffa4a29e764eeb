// A further thread of the engine: it searches along until the first thread is done.
import { parentPort, workerData } from "node:worker_threads";

const { Core } = await import(new URL("../../dist/bench/core.mjs", import.meta.url).href);
const { module, memory, thread } = workerData;
const core = await Core.instantiate(module, memory);
core.attach(thread);

parentPort.on("message", ({ board, limits, threads }) => {
  const before = core.nodes;
  core.joinSearch(threads);
  core.begin(board, limits);
  core.run();
  parentPort.postMessage(core.nodes - before);
});
parentPort.postMessage("ready");
