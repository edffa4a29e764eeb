import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const run = fileURLToPath(new URL("../../tools/train/run.mjs", import.meta.url));

test("a trainer that is told to end keeps the chunk in work and begins no other", {
  timeout: 120_000,
}, async () => {
  const out = mkdtempSync(join(tmpdir(), "grundy-trainer-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const plan =
    "--size 6 --name games --games 100000 --depth 0 --exact 6 --seed 1 --least 4 --most 20 --threads 1";
  const child = spawn(process.execPath, [run, "self", "--out", out, ...plan.split(" ")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith("1 of ")) child.kill("SIGTERM");
  }
  expect(await ended).toEqual([143, null]);
  const chunks = readdirSync(join(out, "games")).filter((name) => name.endsWith(".bin"));
  expect(chunks.length).toBeLessThan(100);
  expect(lines).toContain(`stopped with ${chunks.length} of 100 chunks; the same command goes on from there`);
});
