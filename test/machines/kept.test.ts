import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundle } from "../server/support.ts";

test.skipIf(process.platform === "win32")(
  "a program and its folder go when whoever started it is killed, frozen or not",
  async () => {
    const built = await bundle({ kept: "test/machines/kept.ts" });
    onTestFinished(() => rmSync(built, { recursive: true, force: true }));
    const folder = mkdtempSync(join(tmpdir(), "grundy-kept-"));
    const script = `
      const { Kept } = await import(${JSON.stringify(`${built}/kept.js`)});
      const kept = await Kept.start(["sh", "-c", "echo number $$; exec sleep 60"], ${JSON.stringify(folder)});
      const [, number] = await kept.says(/number ([0-9]+)\\n/);
      kept.signal("SIGSTOP");
      console.log(number);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = await once(child.stdout, "data");
    const number = Number(String(said));
    expect(isThere(number)).toBe(true);
    child.kill("SIGKILL");
    await expect.poll(() => isThere(number) || existsSync(folder), { timeout: 20_000 }).toBe(false);
  },
);

function isThere(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch {
    return false;
  }
}
