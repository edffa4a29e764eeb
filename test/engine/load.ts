/** The built module for tests; `npm test` builds it first. */
import { existsSync, readFileSync } from "node:fs";
import type { Bitboards, CoreSize } from "../../src/engine/bitboards.ts";
import { Core, createMemory, EXACT } from "../../src/engine/core.ts";
import { inflate, type WeightSize, weightsFile } from "../../src/engine/weights.ts";

export function moduleBytes(name: "engine" | "engine-threads" = "engine"): Uint8Array<ArrayBuffer> {
  const url = new URL(`../../dist/engine/${name}.wasm`, import.meta.url);
  if (!existsSync(url)) throw new Error("the engine is not built: node tools/build-engine.mjs");
  return new Uint8Array(readFileSync(url));
}

/** The shipped weights. */
export async function loadWeights(core: Core, size: WeightSize): Promise<void> {
  const url = new URL(`../../src/engine/weights/${weightsFile(size)}`, import.meta.url);
  core.loadWeights(await inflate(new Uint8Array(readFileSync(url))));
}

/** One thread, without weights. */
export async function loadCore(size: CoreSize, hashBits: number): Promise<Core> {
  const core = await Core.instantiate(moduleBytes(), createMemory(hashBits));
  core.init(size, hashBits);
  return core;
}

export function solve(core: Core, board: Bitboards): { score: number; line: number[]; nodes: number } {
  const before = core.nodes;
  core.newSearch();
  const count = core.begin(board, { depth: 60, selectivity: EXACT });
  core.run();
  const [best] = core.results(count);
  if (!best) throw new Error("no legal move");
  const nodes = core.nodes - before;
  return { score: best.score, line: core.line(board, best.square, true), nodes };
}
