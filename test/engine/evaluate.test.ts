import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { hasWeights, inflate, WEIGHT_SIZES, type WeightSize, weightsFile } from "../../src/engine/weights.ts";
import { type Host, openHost } from "../../tools/train/host.ts";
import { flipsOf, legalSquares, START_BLACK, START_WHITE } from "../../tools/train/match.ts";
import { buildTrainer, root } from "./evaluate-build.ts";

/** Larger boards have an evaluation of their own: large-evaluate.test.ts. */
const sizes = [6, 8] as const;
const weights = (size: WeightSize) => join(root, "src/engine/weights", weightsFile(size));
let wasmFile = "";
beforeAll(async () => {
  wasmFile = await buildTrainer();
});

async function open(size: WeightSize): Promise<Host> {
  const host = await openHost(wasmFile, size);
  host.loadWeights(weights(size));
  return host;
}

interface Step {
  readonly own: bigint;
  readonly opponent: bigint;
  /** The move that follows, −1 for a pass. */
  readonly square: number;
  readonly flips: bigint;
}

function randomGame(host: Host, seed: number): Step[] {
  const steps: Step[] = [];
  let [own, opponent] = [START_BLACK, START_WHITE];
  host.wasm.seedRandom(seed);
  for (;;) {
    const squares = legalSquares(own, opponent, host.size);
    if (squares.length === 0) {
      if (legalSquares(opponent, own, host.size).length === 0) return steps;
      steps.push({ own, opponent, square: -1, flips: 0n });
      [own, opponent] = [opponent, own];
      continue;
    }
    const square = squares[(host.wasm.randomOf(squares.length) >>> 0) % squares.length] ?? 0;
    const flips = flipsOf(square, own, opponent);
    steps.push({ own, opponent, square, flips });
    [own, opponent] = [opponent & ~flips, own | flips | (1n << BigInt(square))];
  }
}

function emptySquares(host: Host, { own, opponent }: Step): number {
  return host.size ** 2 - [...(own | opponent).toString(2)].filter((bit) => bit === "1").length;
}

/** One of the eight images of a set of squares. */
function image(discs: bigint, symmetry: number): bigint {
  let result = 0n;
  for (let square = 0; square < 64; square++) {
    if (!(discs & (1n << BigInt(square)))) continue;
    let [row, column] = [square >> 3, square & 7];
    if (symmetry & 1) column = 7 - column;
    if (symmetry & 2) row = 7 - row;
    result |= 1n << BigInt(symmetry & 4 ? column * 8 + row : row * 8 + column);
  }
  return result;
}

describe.each(sizes)("the evaluation of %i×%i", (size) => {
  test("gives the same value move by move as from scratch", async () => {
    const host = await open(size);
    for (let seed = 1; seed <= 40; seed++) {
      const game = randomGame(host, seed);
      game.forEach((step, ply) => {
        const empties = emptySquares(host, step);
        if (ply === 0) host.wasm.evalSetup(0, step.own, step.opponent);
        const incremental = host.wasm.evalScore(ply, empties);
        host.wasm.evalSetup(100, step.own, step.opponent);
        expect(incremental).toBe(host.wasm.evalScore(100, empties));
        if (step.square < 0) host.wasm.evalPass(ply);
        else host.wasm.evalMove(ply, step.square, step.flips);
      });
    }
  });

  test("is the same for all eight images of a position", async () => {
    const host = await open(size);
    for (const step of randomGame(host, 7)) {
      const values = Array.from({ length: 8 }, (_, symmetry) => {
        host.wasm.evalSetup(0, image(step.own, symmetry), image(step.opponent, symmetry));
        return host.wasm.evalScore(0, emptySquares(host, step));
      });
      expect(new Set(values).size).toBe(1);
    }
  });

  test("sums the weights that the trainer fits", async () => {
    const host = await open(size);
    const { wasm } = host;
    const numbers = wasm.freeMemory();
    const [deltas, weightMemory] = [numbers + 0x200000, numbers + 0x210000];
    host.reserve(numbers + 0x800000);
    const count = wasm.fitInit(size, numbers, deltas);
    const packed = new Int8Array(gunzipSync(readFileSync(weights(size))));
    const phases = wasm.evalPhases(size);
    expect(packed.length).toBe(count * phases);
    const [sample, row] = [numbers + 0x700000, numbers + 0x700100];
    for (const step of randomGame(host, 3)) {
      const empties = emptySquares(host, step);
      const phase = wasm.evalPhase(size, empties);
      wasm.evalSetup(0, step.own, step.opponent);
      const fitted = new Float32Array(host.bytes().buffer, weightMemory, count);
      for (let i = 0; i < count; i++) fitted[i] = (packed[i * phases + phase] ?? 0) / 8;
      const view = new DataView(host.bytes().buffer);
      view.setBigUint64(sample, step.own, true);
      view.setBigUint64(sample + 8, step.opponent, true);
      view.setFloat32(sample + 16, wasm.evalScore(0, empties) / 8, true);
      view.setUint32(sample + 28, empties, true);
      wasm.fitRows(sample, 1, weightMemory, row);
      wasm.fitError(row, 1);
      if (Math.abs(wasm.evalScore(0, empties)) < 512) expect(Number(wasm.absolutes.value)).toBe(0);
    }
  });

  test("knows that a corner is worth more than the square beside it", async () => {
    const host = await open(size);
    const margin = (8 - size) / 2;
    const corner = 1n << BigInt(9 * margin);
    const beside = 1n << BigInt(9 * margin + 9);
    const [own, opponent] = [0x0000003c10180000n, 0x0000180028000000n];
    const empties = size * size - 9;
    host.wasm.evalSetup(0, own | corner, opponent);
    const withCorner = host.wasm.evalScore(0, empties - 1);
    host.wasm.evalSetup(0, own | beside, opponent);
    expect(withCorner).toBeGreaterThan(host.wasm.evalScore(0, empties - 1) + 16);
  });
});

describe("the shipped weights", () => {
  test("have at most 1 MB each and inflate as in a browser", async () => {
    const files = WEIGHT_SIZES.map((size) => readFileSync(weights(size)));
    for (const file of files) expect(file.length).toBeLessThanOrEqual(1_000_000);
    for (const file of files) {
      expect(Buffer.from(await inflate(new Uint8Array(file))).equals(gunzipSync(file))).toBe(true);
    }
  });

  test("exist from 6×6 to 12×12", () => {
    expect([4, 6, 8, 10, 12, 14].filter(hasWeights)).toEqual([6, 8, 10, 12]);
  });
});
