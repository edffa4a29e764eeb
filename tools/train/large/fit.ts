/** Fits the weights of all phases and packs them into the shipped form. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Fit as PlainFit, Source } from "../fit.ts";
import { EMPTIES, GAME, OUTCOME, SAMPLE_BYTES, SEARCHED } from "./self.ts";

export interface Fit extends PlainFit {
  /** Seen so often, a weight takes half of every step. */
  readonly rare: number;
}

interface Exports {
  freeMemory(): number;
  seedRandom(seed: number): void;
  evalPhase(size: number, empties: number): number;
  evalPhases(size: number): number;
  fitInit(size: number, numbers: number): number;
  rowBytes(): number;
  fitRows(samples: number, count: number, weights: number, rows: number): void;
  fitShares(weights: number, weightCount: number, rows: number, count: number, rare: number): void;
  shuffle(samples: number, count: number): void;
  fitPass(rows: number, count: number, from: number, to: number): void;
  fitError(rows: number, count: number): void;
  readonly squares: WebAssembly.Global;
  readonly absolutes: WebAssembly.Global;
}

const PAGE = 65536;
/** One game in this many is held out. */
const HELD_OUT = 40;
/** Weights are shipped in eighths of a disc. */
const SCALE = 8;
/** Room for the numbers of weights. */
const NUMBER_BYTES = 0x400000;

/** The samples of all sources by phase, the target in the outcome's place; held-out games apart. */
function readSamples(wasm: Exports, size: number, folder: string, sources: readonly Source[]) {
  const phases = Array.from({ length: wasm.evalPhases(size) }, () => ({
    trained: [] as Buffer[],
    held: [] as Buffer[],
  }));
  for (const { name, mix } of sources) {
    const data = readFileSync(join(folder, `${name}.bin`));
    for (let first = 0; first < data.length; first += SAMPLE_BYTES) {
      const sample = data.subarray(first, first + SAMPLE_BYTES);
      const outcome = sample.readFloatLE(OUTCOME);
      sample.writeFloatLE(outcome + mix * (sample.readFloatLE(SEARCHED) - outcome), OUTCOME);
      const phase = phases[wasm.evalPhase(size, sample.readUInt32LE(EMPTIES))];
      const isHeld = sample.readUInt32LE(GAME) % HELD_OUT === HELD_OUT - 1;
      (isHeld ? phase?.held : phase?.trained)?.push(sample);
    }
  }
  return phases.map(({ trained, held }) => ({
    samples: Buffer.concat([...trained, ...held]),
    trained: trained.length,
    held: held.length,
  }));
}

/**
 * Fits phase by phase, the last first, each starting from the weights of the one after it, and writes the shipped file.
 */
export async function fitWeights(
  moduleFile: string,
  size: number,
  folder: string,
  target: string,
  fit: Fit,
): Promise<void> {
  const memory = new WebAssembly.Memory({ initial: 1024, maximum: 65536 });
  const abort = () => {
    throw new Error("the trainer's module stopped");
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(moduleFile), { env: { memory, abort } });
  const wasm = instance.exports as unknown as Exports;
  const reserve = (end: number) => {
    const missing = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0) memory.grow(missing);
  };
  const base = wasm.freeMemory() + NUMBER_BYTES;
  reserve(base);
  const weightCount = wasm.fitInit(size, wasm.freeMemory());
  const first = base + Math.ceil(weightCount / 8) * 64;
  reserve(first);
  new Uint8Array(memory.buffer).fill(0, base, first);
  const all = readSamples(wasm, size, folder, fit.sources);
  const packed = new Int8Array(weightCount * all.length);
  let clipped = 0;
  for (let phase = all.length - 1; phase >= 0; phase--) {
    const { samples, trained, held } = all[phase] as (typeof all)[number];
    const rows = first + samples.length;
    reserve(rows + (trained + held) * wasm.rowBytes());
    new Uint8Array(memory.buffer).set(samples, first);
    wasm.seedRandom(fit.seed);
    wasm.shuffle(first, trained);
    wasm.fitRows(first, trained + held, base, rows);
    wasm.fitShares(base, weightCount, rows, trained, fit.rare);
    for (let pass = 0; pass < fit.passes; pass++) {
      const from = fit.rate * (1 - pass / fit.passes);
      wasm.fitPass(rows, trained, from, fit.rate * (1 - (pass + 1) / fit.passes));
    }
    const trainError = Math.sqrt(Number(wasm.squares.value) / trained);
    wasm.fitError(rows + trained * wasm.rowBytes(), held);
    const heldError = Math.sqrt(Number(wasm.squares.value) / held);
    const heldAbsolute = Number(wasm.absolutes.value) / held;
    const weights = new Float32Array(memory.buffer, base, 2 * weightCount);
    for (let i = 0; i < weightCount; i++) {
      const value = Math.round((weights[2 * i] as number) * SCALE);
      if (Math.abs(value) > 127) clipped++;
      packed[i * all.length + phase] = Math.max(-127, Math.min(127, value));
    }
    const figures = [trainError, heldError, heldAbsolute].map((x) => x.toFixed(3)).join(" ");
    console.log(`phase ${phase}: ${trained + held} samples, errors ${figures}`);
  }
  const file = gzipSync(packed, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  writeFileSync(target, file);
  console.log(`${weightCount} weights a phase, ${clipped} clipped, ${file.length} bytes`);
}
