/** Measures how far a deep search lies from a shallow one, for the probability cuts. */
import { readFileSync } from "node:fs";
import { type Host, SAMPLE_BYTES } from "./host.ts";

export interface Deviation {
  readonly empties: number;
  readonly deep: number;
  readonly shallow: number;
  /** Mean and standard deviation of deep − shallow, in discs, over this many positions. */
  readonly mean: number;
  readonly sigma: number;
  readonly count: number;
}

const SCALE = 8;

/** Searches evenly spread samples of one file to every depth up to `most`. */
export function measureDeviations(host: Host, file: string, positions: number, most: number): Deviation[] {
  const data = readFileSync(file);
  const all = data.length / SAMPLE_BYTES;
  const values: number[][] = [];
  let emptiesSum = 0;
  for (let i = 0; i < positions; i++) {
    const sample = Math.floor(((i + 0.5) * all) / positions) * SAMPLE_BYTES;
    const own = data.readBigUInt64LE(sample);
    const opponent = data.readBigUInt64LE(sample + 8);
    const empties = data.readUInt32LE(sample + 28);
    if (empties <= most) continue;
    emptiesSum += empties;
    values.push(
      Array.from({ length: most + 1 }, (_, depth) => host.wasm.searchDepth(own, opponent, depth) / SCALE),
    );
  }
  const deviations: Deviation[] = [];
  for (let deep = 2; deep <= most; deep++) {
    for (let shallow = 0; shallow < deep; shallow++) {
      const differences = values.map((value) => (value[deep] ?? 0) - (value[shallow] ?? 0));
      const mean = differences.reduce((sum, x) => sum + x, 0) / differences.length;
      const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / differences.length;
      deviations.push({
        empties: Math.round(emptiesSum / values.length),
        deep,
        shallow,
        mean,
        sigma: Math.sqrt(variance),
        count: differences.length,
      });
    }
  }
  return deviations;
}
