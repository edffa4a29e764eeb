/** The evaluation of 10×10 and 12×12: move by move as from scratch, the same for images, and what the trainer fits. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { toBitboards, toCoreSquare } from "../../src/engine/bitboards.ts";
import { EXACT } from "../../src/engine/core.ts";
import { emptySquares, legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { random } from "./boards.ts";
import { buildTrainer } from "./evaluate-build.ts";
import { imagesOf, largeSizes, largeWeights, loadLarge, randomGame } from "./large.ts";

interface Trainer {
  freeMemory(): number;
  evalPhase(size: number, empties: number): number;
  evalPhases(size: number): number;
  fitInit(size: number, numbers: number): number;
  fitRows(samples: number, count: number, weights: number, rows: number): void;
  fitError(rows: number, count: number): void;
  readonly absolutes: WebAssembly.Global;
}

let trainerFile = "";
beforeAll(async () => {
  trainerFile = await buildTrainer("tools/train/assembly/large/index.ts");
});

const rounded = (score: number) => Math.sign(score) * Math.round(Math.abs(score));

describe.each(largeSizes)("%i×%i", (size) => {
  test("is the same move by move as from scratch", async () => {
    const core = await loadLarge(size);
    core.loadWeights(await largeWeights(size));
    for (const position of randomGame(size, random(size)).filter((_, ply) => ply % 9 === 4)) {
      if (position.over || emptySquares(position) < 12) continue;
      core.newSearch();
      const count = core.begin(toBitboards(position), { depth: 1, selectivity: EXACT, everyMove: true });
      core.run();
      const scores = new Map(core.results(count).map(({ square, score }) => [square, score]));
      for (const square of legalSquares(position)) {
        const next: ReversiPosition = must(reversi.play(position, square));
        if (next.over || next.turn === position.turn) continue;
        const value = -core.evaluate(toBitboards(next));
        expect((scores.get(toCoreSquare(square, size)) ?? Number.NaN) - rounded(value)).toBe(0);
      }
    }
  });

  test("is the same for all eight images of a position", async () => {
    const core = await loadLarge(size);
    core.loadWeights(await largeWeights(size));
    for (const position of randomGame(size, random(3)).slice(0, -1)) {
      const values = imagesOf(toBitboards(position), size).map((image) => core.evaluate(image));
      expect(new Set(values).size).toBe(1);
    }
  });

  test("sums the weights that the trainer fits", async () => {
    const core = await loadLarge(size);
    const packed = new Int8Array((await largeWeights(size)).buffer);
    core.loadWeights(new Uint8Array(packed.buffer));
    const memory = new WebAssembly.Memory({ initial: 1024 });
    const abort = () => undefined;
    const { instance } = await WebAssembly.instantiate(readFileSync(trainerFile), { env: { memory, abort } });
    const trainer = instance.exports as unknown as Trainer;
    const weights = trainer.freeMemory() + 0x400000;
    const count = trainer.fitInit(size, trainer.freeMemory());
    const [sample, row] = [weights + count * 8, weights + count * 8 + 64];
    const phases = trainer.evalPhases(size);
    expect(packed.length).toBe(count * phases);
    for (const position of randomGame(size, random(4)).filter((_, ply) => ply % 8 === 3)) {
      const boards = toBitboards(position);
      const empties = emptySquares(position);
      const value = core.evaluate(boards);
      if (position.over || Math.abs(value) >= size * size) continue;
      const fitted = new Float32Array(memory.buffer, weights, 2 * count);
      const phase = trainer.evalPhase(size, empties);
      for (let i = 0; i < count; i++) fitted[2 * i] = (packed[i * phases + phase] ?? 0) / 8;
      const view = new DataView(memory.buffer, sample, 64);
      for (const [side, board] of [boards.own, boards.opponent].entries()) {
        for (let word = 0; word < 3; word++) {
          view.setBigUint64(24 * side + 8 * word, BigInt.asUintN(64, board >> BigInt(64 * word)), true);
        }
      }
      view.setFloat32(48, value, true);
      view.setUint32(60, empties, true);
      trainer.fitRows(sample, 1, weights, row);
      trainer.fitError(row, 1);
      expect(Number(trainer.absolutes.value)).toBe(0);
    }
  });
});
