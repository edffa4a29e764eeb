/** Measures the evaluation on the first samples of a source. */
import { listChunks, readChunk, SAMPLE_BYTES } from "./chunks.ts";
import type { Host } from "./host.ts";

const MOST = 2000;

export function measureSpeed(host: Host, folder: string): void {
  const { wasm } = host;
  const samples = readChunk(folder, listChunks(folder)[0] ?? 0).subarray(0, MOST * SAMPLE_BYTES);
  const count = samples.length / SAMPLE_BYTES;
  const first = wasm.freeMemory();
  host.reserve(first + samples.length);
  host.bytes().set(samples, first);
  wasm.speedRun(first, count);
  wasm.speedEmpty(first, count);
  let evaluations = 0;
  let whole = Number.POSITIVE_INFINITY;
  let rest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 30; round++) {
    const start = performance.now();
    evaluations = wasm.speedRun(first, count);
    const middle = performance.now();
    wasm.speedEmpty(first, count);
    whole = Math.min(whole, middle - start);
    rest = Math.min(rest, performance.now() - middle);
  }
  const each = (1e6 * (whole - rest)) / evaluations;
  console.log(`${each.toFixed(1)} ns an evaluation: index update, both sides' moves and sum`);
}
