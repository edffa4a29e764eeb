// An engine on one or more threads for measurements: the first in this thread, the others in workers on shared memory.
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const root = new URL("../../", import.meta.url);

/** core.ts as JavaScript: Node 20 does not read TypeScript. */
export async function bundleCore() {
  const bundle = await rolldown({ input: new URL("src/engine/core.ts", root).pathname, logLevel: "silent" });
  const file = new URL("dist/bench/core.mjs", root);
  await bundle.write({ file: file.pathname, format: "esm" });
  await bundle.close();
  return import(file.href);
}

export async function openEngine({ Core, createMemory, EXACT }, size, threads, hashBits, weights = true) {
  const shared = threads > 1;
  const memory = createMemory(hashBits, shared);
  const bytes = readFileSync(new URL(`dist/engine/engine${shared ? "-threads" : ""}.wasm`, root));
  const module = await WebAssembly.compile(bytes);
  const core = await Core.instantiate(module, memory);
  core.init(size, hashBits);
  if (weights && size > 4) {
    core.loadWeights(gunzipSync(readFileSync(new URL(`src/engine/weights/reversi-${size}.gz`, root))));
  }
  const helpers = [];
  for (let thread = 1; thread < threads; thread++) {
    const helper = new Worker(new URL("helper.mjs", import.meta.url), {
      workerData: { module, memory, thread },
    });
    await new Promise((done) => helper.once("message", done));
    helpers.push(helper);
  }

  /** Score, move and work of an exact solve on an empty hash table. */
  async function solve(board) {
    core.clearHash();
    const limits = { depth: 60, selectivity: EXACT };
    const before = core.nodes;
    const cpu = process.cpuUsage();
    const from = performance.now();
    core.newSearch(threads);
    const finished = helpers.map((helper) => new Promise((done) => helper.once("message", done)));
    for (const helper of helpers) helper.postMessage({ board, limits, threads });
    const count = core.begin(board, limits);
    core.run();
    const seconds = (performance.now() - from) / 1000;
    const helped = (await Promise.all(finished)).reduce((sum, nodes) => sum + nodes, 0);
    const { user, system } = process.cpuUsage(cpu);
    const [best] = core.results(count);
    const nodes = core.nodes - before + helped;
    return { score: best.score, move: best.square, nodes, seconds, work: (user + system) / 1e6 };
  }

  async function close() {
    await Promise.all(helpers.map((helper) => helper.terminate()));
  }
  return { core, solve, close };
}
