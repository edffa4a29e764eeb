import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fitWeights, parseSources } from "../../tools/train/fit.ts";
import { NO_MOVE, parseTranscript } from "../../tools/train/games.ts";
import { openHost, SAMPLE_BYTES } from "../../tools/train/host.ts";
import { leastSquares } from "../../tools/train/least-squares.ts";
import { selfPlay } from "../../tools/train/samples.ts";
import { buildTrainer } from "./evaluate-build.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-training-"));
afterAll(() => rmSync(folder, { recursive: true }));
let wasmFile = "";
beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  wasmFile = await buildTrainer();
}, 60_000);

const plan = { games: 60, depth: 0, exact: 10, seed: 5, least: 4, most: 20 };

async function play(name: string): Promise<void> {
  selfPlay(await openHost(wasmFile, 6), undefined, folder, { ...plan, name });
}

const samplesOf = (name: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => readFileSync(join(folder, file)));

describe("training", () => {
  test("self-play follows from its seed", async () => {
    await play("one");
    await play("two");
    expect(samplesOf("one").some((file) => file.length > 0)).toBe(true);
    expect(samplesOf("one")).toEqual(samplesOf("two"));
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

  test("the same samples give the same weights, byte for byte", async () => {
    await play("fit");
    const fit = { sources: parseSources("fit:0.5"), passes: 2, rate: 0.006, seed: 1 };
    const files = [join(folder, "a.gz"), join(folder, "b.gz")] as const;
    for (const file of files) fitWeights(await openHost(wasmFile, 6), folder, file, fit);
    expect(readFileSync(files[0])).toEqual(readFileSync(files[1]));
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
