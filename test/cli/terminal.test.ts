import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { program } from "../editions/program.ts";
import { postgresForTests } from "../postgres.ts";
import { temporaryFolder } from "../server/support.ts";

const postgres = await postgresForTests();
const script = "/usr/bin/script";
const lacking = postgres.lacking ?? (existsSync(script) ? undefined : "needs script of util-linux");

/** What the command shows on a terminal until it shows this; then it is ended by Ctrl-C. */
async function onTerminal(args: readonly string[], until: RegExp): Promise<string> {
  // The shell that script starts would hear Ctrl-C, too, and some shells end with a status of their own for it.
  const command = ["exec", ...[process.execPath, program.main, ...args].map((word) => `'${word}'`)].join(" ");
  const child = spawn(script, ["-qefc", command, "/dev/null"], { cwd: temporaryFolder(), stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  let shown = "";
  const ended = new Promise((resolve) => child.on("close", resolve));
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const before = until.test(shown);
    shown += text;
    if (!before && until.test(shown)) child.stdin.write("\x03");
  });
  expect(await ended).toBe(0);
  return shown;
}

describe.skipIf(lacking)(`on a terminal${lacking ? ` (${lacking})` : ""}`, () => {
  test("a server warns of a database without a standby", async () => {
    const db = await postgres.database();
    const shown = await onTerminal(["serve", "--port", "0", "--db", db], /Grundy is at /);
    expect(shown).toMatch(/^grundy: the database has no synchronous standby: .*\(docs\/scaling\.md\)\r\n/);
    expect(shown.replace(/\^C/, "")).toMatch(/^[^\n]*\nGrundy is at \S+\r\n$/);
  });

  test("a worker says what it waits for and what it is at, and warns, too", async () => {
    const db = await postgres.database();
    await program.run(["import", "--db", db], "");
    await program.run(["jobs", "add", "export", "--db", db]);
    const args = ["worker", "--db", db, "--export-folder", join(temporaryFolder(), "exports")];
    const shown = await onTerminal(args, /done: .*waiting/s);
    expect(shown).toContain("grundy: the database has no synchronous standby: ");
    expect(shown).toContain("\r\x1b[Kwaiting for jobs: export, fold, prune");
    expect(shown).toContain("\r\x1b[Kjob 1, export");
    expect(shown).toMatch(/Job 1, export: done: grundy-\S+\.jsonl, 2 lines\r\n/);
    expect(shown.endsWith("\r\x1b[K")).toBe(true);
  });
});
