import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { calibrate } from "../../tools/train/calibrate.ts";
import { countSource, listChunks, readChunk, SAMPLE_BYTES } from "../../tools/train/chunks.ts";
import { fitWeights, parseSources } from "../../tools/train/fit.ts";
import { NO_MOVE, parseTranscript } from "../../tools/train/games.ts";
import { openHost } from "../../tools/train/host.ts";
import type { SelfPlayJob } from "../../tools/train/jobs.ts";
import { leastSquares } from "../../tools/train/least-squares.ts";
import { runJob } from "../../tools/train/pool.ts";
import { buildTrainer } from "./evaluate-build.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-training-"));
afterAll(() => rmSync(folder, { recursive: true }));
let wasmFile = "";
beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  wasmFile = await buildTrainer();
});

const plan: SelfPlayJob = {
  kind: "self",
  data: undefined,
  weights: undefined,
  games: 60,
  depth: 0,
  exact: 10,
  finish: 0,
  seed: 5,
  least: 4,
  most: 20,
};

const play = (name: string, job: SelfPlayJob = plan, say: (line: string) => void = () => {}) =>
  runJob({ wasmFile, workerFile: "", size: 6, folder: join(folder, name), threads: 1 }, job, say);

const samplesOf = (name: string) =>
  listChunks(join(folder, name)).map((chunk) => readChunk(join(folder, name), chunk));

/** Comparing megabytes byte by byte takes the test runner seconds. */
const same = (one: Buffer[], other: Buffer[]) => Buffer.concat(one).equals(Buffer.concat(other));

describe("training", () => {
  test("self-play follows from its seed", async () => {
    await play("one");
    await play("two");
    expect(samplesOf("one").some((file) => file.length > 0)).toBe(true);
    expect(same(samplesOf("one"), samplesOf("two"))).toBe(true);
  });

  test("the value of an ending changes sides with the move", async () => {
    const host = await openHost(wasmFile, 6);
    await play("ends");
    for (const sample of samplesOf("ends").flatMap((file) =>
      Array.from({ length: file.length / SAMPLE_BYTES }, (_, i) => file.subarray(i * SAMPLE_BYTES)),
    )) {
      if (sample.readUInt32LE(28) > 8) continue;
      const value = host.wasm.solve(sample.readBigUInt64LE(0), sample.readBigUInt64LE(8));
      expect(sample.readFloatLE(16)).toBe(value);
    }
  });

  test("a run that was cut off makes what is missing and nothing else", async () => {
    const lines: string[] = [];
    const long = { ...plan, games: 1200, exact: 4 };
    await play("whole", long);
    await play("cut", long);
    const chunk = join(folder, "cut", "00000.bin");
    const kept = statSync(join(folder, "cut", "00001.bin")).mtimeMs;
    rmSync(chunk);
    await play("cut", long, (line) => lines.push(line));
    expect(lines[0]).toBe("2 chunks, 1 of them there already");
    expect(lines).toHaveLength(2);
    expect(same(samplesOf("cut"), samplesOf("whole"))).toBe(true);
    expect(statSync(join(folder, "cut", "00001.bin")).mtimeMs).toBe(kept);
    await expect(play("cut", { ...long, seed: 6 })).rejects.toThrow("other settings");
  });

  test("what a source holds is counted", async () => {
    await play("seen");
    const { chunks, games, samples, proved, empties } = countSource(join(folder, "seen"));
    expect([chunks, samples]).toEqual([1, empties.reduce((sum, count) => sum + count, 0)]);
    expect(games).toBeGreaterThan(50);
    expect(games).toBeLessThanOrEqual(60);
    // Random play has no searched values: proved is what was solved.
    expect(proved).toBe(empties.slice(0, 11).reduce((sum, count) => sum + count, 0));
  });

  test("exact labels are those of a plain search", async () => {
    const host = await openHost(wasmFile, 6);
    await play("exact", { ...plan, games: 20 });
    for (const samples of samplesOf("exact")) {
      for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
        if (samples.readUInt32LE(first + 28) > 10) continue;
        const [own, opponent] = [samples.readBigUInt64LE(first), samples.readBigUInt64LE(first + 8)];
        expect(samples.readFloatLE(first + 16)).toBe(host.wasm.solvePlainly(own, opponent));
      }
    }
  });

  test("the same samples give the same weights, byte for byte", async () => {
    await play("fit");
    const fit = { sources: parseSources("fit:0.5"), passes: 2, rate: 0.006, seed: 1 };
    const files = [join(folder, "a.gz"), join(folder, "b.gz")] as const;
    for (const file of files) fitWeights(await openHost(wasmFile, 6), folder, file, fit);
    expect(readFileSync(files[0])).toEqual(readFileSync(files[1]));
  });
});

describe("weights that are there", () => {
  const fit = { sources: parseSources("base:0.5"), passes: 2, rate: 0.006, seed: 1 };
  const file = (name: string) => join(folder, name);

  test("are trained on: without a step nothing changes", async () => {
    await play("base");
    fitWeights(await openHost(wasmFile, 6), folder, file("base.gz"), fit);
    const still = { ...fit, rate: 0, from: file("base.gz") };
    fitWeights(await openHost(wasmFile, 6), folder, file("still.gz"), still);
    expect(readFileSync(file("still.gz"))).toEqual(readFileSync(file("base.gz")));
  });

  test("are put right on average where values are proved, and left high by the tempo", async () => {
    const host = await openHost(wasmFile, 6);
    const [samples = Buffer.of()] = samplesOf("base");
    for (const tempo of [0, 2]) {
      const range = { from: 5, to: 10, tempo };
      calibrate(host, samples, file("base.gz"), file("even.gz"), range, () => {});
      host.loadWeights(file("even.gz"));
      const errors: number[] = [];
      for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
        const empties = samples.readUInt32LE(first + 28);
        if (empties < 5 || empties > 10) continue;
        const [own, opponent] = [samples.readBigUInt64LE(first), samples.readBigUInt64LE(first + 8)];
        errors.push(host.wasm.searchDepth(own, opponent, 0) / 8 - samples.readFloatLE(first + 16));
      }
      expect(Math.abs(errors.reduce((sum, x) => sum + x, 0) / errors.length - tempo)).toBeLessThan(0.5);
    }
  });
});

describe("what training reads", () => {
  test("transcripts", () => {
    expect([...parseTranscript("f5d6 1").subarray(0, 3)]).toEqual([37, 43, NO_MOVE]);
  });

  test("sources with and without the share of the search", () => {
    expect(parseSources("games:0.8,own")).toEqual([
      { name: "games", mix: 0.8 },
      { name: "own", mix: 0.5 },
    ]);
  });

  test("a straight line is found again", () => {
    const rows = [1, 2, 3, 4].map((x) => [1, x]);
    const [base, slope] = leastSquares(rows, [5, 7, 9, 11]);
    expect(base).toBeCloseTo(3);
    expect(slope).toBeCloseTo(2);
  });
});
