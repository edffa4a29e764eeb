/** Fits the weights of all phases and packs them into the shipped form. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gunzipSync, gzipSync } from "node:zlib";
import { EMPTIES, GAME, listChunks, OUTCOME, readChunk, SAMPLE_BYTES, SEARCHED } from "./chunks.ts";
import type { Host } from "./host.ts";

export interface Source {
  /** Of the folder of samples. */
  readonly name: string;
  /** The share of the searched value in the target; the rest is the game's outcome. */
  readonly mix: number;
}

/** `NAME` or `NAME:MIX`, several with commas between them. */
export function parseSources(text: string): Source[] {
  return text.split(",").map((part) => {
    const [name = "", mix = "0.5"] = part.split(":");
    return { name, mix: Number(mix) };
  });
}

export interface Fit {
  readonly sources: readonly Source[];
  readonly passes: number;
  readonly rate: number;
  readonly seed: number;
  /** Weights to go on from; without them a phase begins with those of the next. */
  readonly from?: string | undefined;
}

/** One game in this many is held out. */
const HELD_OUT = 40;
/** Weights are shipped in eighths of a disc. */
const SCALE = 8;

/** Puts the target in the outcome's place. */
function blend(samples: Buffer, mix: number): Buffer {
  for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
    const outcome = samples.readFloatLE(first + OUTCOME);
    const searched = samples.readFloatLE(first + SEARCHED);
    if (!Number.isNaN(searched)) samples.writeFloatLE(outcome + mix * (searched - outcome), first + OUTCOME);
  }
  return samples;
}

/** The samples of one phase of the game from every source, whole chunks first to last. */
export function readPhase(host: Host, folder: string, sources: readonly Source[], phase: number): Buffer {
  const phases = Array.from({ length: 61 }, (_, empties) => host.wasm.evalPhase(host.size, empties));
  const parts: Buffer[] = [];
  for (const { name, mix } of sources) {
    for (const chunk of listChunks(join(folder, name))) {
      const samples = readChunk(join(folder, name), chunk);
      let end = 0;
      for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
        if (phases[samples.readUInt32LE(first + EMPTIES)] !== phase) continue;
        samples.copyWithin(end, first, first + SAMPLE_BYTES);
        end += SAMPLE_BYTES;
      }
      parts.push(blend(Buffer.from(samples.subarray(0, end)), mix));
    }
  }
  return Buffer.concat(parts);
}

/** Puts training samples first and held-out samples behind them. */
function divide(samples: Buffer): { readonly ordered: Buffer; readonly trained: number } {
  const ordered = Buffer.alloc(samples.length);
  const heldOut = (first: number) => samples.readUInt32LE(first + GAME) % HELD_OUT === HELD_OUT - 1;
  let end = 0;
  let trained = 0;
  for (const wanted of [false, true]) {
    for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
      if (heldOut(first) !== wanted) continue;
      samples.copy(ordered, end, first, first + SAMPLE_BYTES);
      end += SAMPLE_BYTES;
    }
    if (!wanted) trained = end / SAMPLE_BYTES;
  }
  return { ordered, trained };
}

interface PhaseResult {
  readonly samples: number;
  readonly trainError: number;
  readonly heldOutError: number;
  readonly heldOutAbsolute: number;
}

/** Trains on from the weights in memory at `base`. */
function fitPhase(host: Host, samples: Buffer, weightCount: number, base: number, fit: Fit): PhaseResult {
  const { wasm } = host;
  const count = samples.length / SAMPLE_BYTES;
  const { ordered, trained } = divide(samples);
  const weights = base;
  const rowBytes = wasm.rowBytes();
  const sampleMemory = Math.ceil((weights + weightCount * 4) / 16) * 16;
  const rows = sampleMemory + samples.length;
  host.reserve(rows + count * rowBytes + 64);
  host.bytes().set(ordered, sampleMemory);
  wasm.seedRandom(fit.seed);
  wasm.shuffle(sampleMemory, trained);
  wasm.fitRows(sampleMemory, count, weights, rows);
  for (let pass = 0; pass < fit.passes; pass++) {
    const from = fit.rate * (1 - pass / fit.passes);
    wasm.fitPass(rows, trained, from, fit.rate * (1 - (pass + 1) / fit.passes));
  }
  const trainError = Math.sqrt(Number(wasm.squares.value) / trained);
  const held = count - trained;
  wasm.fitError(rows + trained * rowBytes, held);
  return {
    samples: count,
    trainError,
    heldOutError: Math.sqrt(Number(wasm.squares.value) / held),
    heldOutAbsolute: Number(wasm.absolutes.value) / held,
  };
}

/**
 * Fits phase by phase and writes the shipped file. A phase starts from the weights of the next one, so that rare
 * patterns are not worth nothing, or from weights that are trained on. Returns the number of bytes written.
 */
export function fitWeights(host: Host, folder: string, target: string, fit: Fit): number {
  const { wasm } = host;
  const phases = wasm.evalPhases(host.size);
  const numbers = wasm.freeMemory();
  const deltas = numbers + 0x200000;
  const base = deltas + 0x4000;
  host.reserve(base + 0x200000);
  const weightCount = wasm.fitInit(host.size, numbers, deltas);
  const packed = new Int8Array(weightCount * phases);
  let clipped = 0;
  host.bytes().fill(0, base, base + weightCount * 4);
  const former = fit.from === undefined ? undefined : new Int8Array(gunzipSync(readFileSync(fit.from)));
  for (let phase = phases - 1; phase >= 0; phase--) {
    if (former !== undefined) {
      const begin = new Float32Array(host.bytes().buffer, base, weightCount);
      for (let i = 0; i < weightCount; i++) begin[i] = (former[i * phases + phase] ?? 0) / SCALE;
    }
    const since = Date.now();
    const result = fitPhase(host, readPhase(host, folder, fit.sources, phase), weightCount, base, fit);
    const weights = new Float32Array(host.bytes().buffer, base, weightCount);
    weights.forEach((weight, i) => {
      const value = Math.round(weight * SCALE);
      if (Math.abs(value) > 127) clipped++;
      packed[i * phases + phase] = Math.max(-127, Math.min(127, value));
    });
    const figures = [result.trainError, result.heldOutError, result.heldOutAbsolute].map((x) => x.toFixed(3));
    const seconds = ((Date.now() - since) / 1000).toFixed(0);
    console.log(`phase ${phase}: ${result.samples} samples, errors ${figures.join(" ")}, ${seconds} s`);
  }
  const file = gzipSync(packed, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  writeFileSync(target, file);
  console.log(`${weightCount} weights a phase, ${clipped} clipped, ${file.length} bytes`);
  return file.length;
}
