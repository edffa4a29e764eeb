/** Compiles the trainer's module, which holds the evaluation, for the tests of a file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";
import { afterAll, expect } from "vitest";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export async function buildTrainer(source = "tools/train/assembly/index.ts"): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "grundy-evaluate-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const wasmFile = join(folder, "train.wasm");
  const options = "--runtime stub --enable simd --noAssert -O --memoryBase 262144 --importMemory".split(" ");
  const { error } = await asc.main([join(root, source), "-o", wasmFile, ...options]);
  expect(error).toBeNull();
  return wasmFile;
}
