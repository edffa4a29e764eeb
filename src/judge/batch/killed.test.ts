import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { bundle } from "../../../tools/bundle.mjs";
import { newFolder, removeFolders, writeFiles } from "./fixtures.ts";

afterAll(removeFolders);

const program = newFolder();
await bundle({ batch: "test/judge/batch-process.ts" }, program);

function start(folder: string, out: string, milliseconds: number) {
  const words = [join(program, "batch.js"), folder, out, String(milliseconds)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const ended = once(child, "close").then(() => output);
  return { child, ended, answer: async () => JSON.parse(await ended) };
}

const linesIn = (out: string) => {
  const file = join(out, "results.jsonl");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
};

describe("a run that is killed", () => {
  const many = 12;
  const files = Object.fromEntries(
    Array.from({ length: many }, (_, at) => [`student ${at}/a.py`, at % 3 ? "right" : "wrong"]),
  );

  it("leaves what was judged, tells a second one that it is there, and the next goes on", async () => {
    const folder = writeFiles(newFolder(), files);
    const out = join(newFolder(), "report");
    const first = start(folder, out, 1000);
    while (linesIn(out) < 2) await later(10);
    const second = await start(folder, out, 0).answer();
    expect(second).toMatchObject({ judged: 0, end: { code: "report-in-use", pid: first.child.pid } });
    first.child.kill("SIGKILL");
    await first.ended;
    const kept = linesIn(out);
    expect(kept).toBeLessThan(many);
    expect(existsSync(join(out, "index.html"))).toBe(false);
    const third = await start(folder, out, 0).answer();
    expect(third).toEqual({
      judged: many - kept,
      end: {
        ok: true,
        result: { submissions: many, passed: 8, failed: 4, broken: 0, unchanged: kept },
      },
    });
    expect(existsSync(join(out, "index.html"))).toBe(true);
    expect(existsSync(join(out, "lock"))).toBe(false);
  });
});
