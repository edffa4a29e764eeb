import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { findOnPath, openSandbox, systemPath } from "../../src/programs/index.ts";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

const { level } = await openSandbox();
const lack =
  level < 1 ? " (no sandbox holds here)" : findOnPath("python3", systemPath) ? "" : " (python3 is missing)";

/** The processes that were started for this file, by what they are told to do. */
function workersOn(db: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      const isWorker = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("\0worker\0--kinds\0judge");
      return isWorker && readFileSync(`/proc/${pid}/environ`, "utf8").includes(`GRUNDY_DB=${db}\0`);
    } catch {
      return false;
    }
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > 40_000) throw new Error(`it never came to ${holds}`);
    await wait(50);
  }
}

describe.skipIf(lack !== "")(`grundy serve --judge${lack}`, () => {
  it("has a worker of its own, which judges and ends with the server, however that ends", async () => {
    const db = join(temporaryFolder(), "grundy.db");
    const args = ["serve", "--judge", "--port", "0", "--db", db, "--log-level", "silent"];
    const first = new Running(program.main, args);
    const { origin: address } = await first.address();
    expect(first.stdout).toContain(`a sandbox of level ${level}`);
    const url = `${address}/api/judge?assignment=nimsys-a&name=Nimsys.py`;
    const headers = { "content-type": "text/plain" };
    const answer = await fetch(url, { method: "POST", headers, body: "print('Welcome to Nim')" });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    let seen: { state: string; answer?: { verdict: string } } = { state: "" };
    await until(async () => {
      seen = await (await fetch(`${address}/api/judge/${id}`)).json();
      return seen.state === "done";
    });
    expect(seen.answer?.verdict).toBe("DIFFERENT");
    expect(workersOn(db)).toHaveLength(1);
    first.process.kill("SIGKILL");
    await until(() => workersOn(db).length === 0);
    const second = new Running(program.main, args);
    await second.address();
    await until(() => workersOn(db).length === 1);
    await second.end("SIGTERM");
    expect(workersOn(db)).toEqual([]);
  }, 90_000);
});
