import { spawn } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lackOf } from "../../test/programs/playground.ts";
import { bundle } from "../../tools/bundle.mjs";
import { makeFolder, removeFolder } from "./folder.ts";

const root = process.getuid?.() === 0;
const lack = root ? lackOf(2) : " (skipped: only root can be somebody else)";
/** Somebody without a name. */
const user = "61234";

/** Bundled, because this user may not be able to read the project. */
async function asOther(folder: string): Promise<string> {
  await bundle({ other: "test/programs/other-user.ts" }, folder);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const words = [`--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
  const child = spawn("setpriv", [...words, process.execPath, join(folder, "other.js")], {
    cwd: "/",
    env: { PATH: process.env.PATH, TMPDIR: "/tmp" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const status = await new Promise((resolve) => child.on("close", resolve));
  if (status !== 0) throw new Error(errors);
  return output;
}

describe.skipIf(lack !== "")(`somebody who is not root${lack}`, () => {
  it("contains programs in namespaces of users, or knows that it cannot", { timeout: 120_000 }, async () => {
    const folder = makeFolder();
    try {
      const { level, ownUsers, checks, alone, endings } = JSON.parse(await asOther(folder));
      expect(ownUsers).toBe(false);
      // Without bubblewrap a program would be the same user as we are, who may write what we may.
      expect(alone).toBe(0);
      if (level === 2) expect(endings.length).toBeGreaterThan(5);
      else expect(checks).toContainEqual(expect.objectContaining({ level: 2, held: false }));
      for (const { name, reason, expected } of endings)
        expect({ name, reason }).toEqual({ name, reason: expected });
    } finally {
      removeFolder(folder);
    }
  });
});
