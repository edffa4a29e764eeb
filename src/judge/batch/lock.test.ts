import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { newFolder, removeFolders } from "./fixtures.ts";
import { takeLock } from "./lock.ts";

afterEach(removeFolders);

const fields = (pid: number) => readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];

it.skipIf(!existsSync("/proc/self/stat"))(
  "a run that was killed and has not been buried holds no lock",
  async () => {
    // A shell that has become somebody who waits for nobody.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(() => void parent.kill());
    const [said] = await once(parent.stdout, "data");
    const pid = Number(String(said));
    const began = fields(pid)[19];
    const file = join(newFolder(), "lock");
    writeFileSync(file, JSON.stringify({ host: hostname(), pid, began }));
    expect(await takeLock(file)).toMatchObject({ pid });
    await expect.poll(() => fields(pid)[0]).toBe("Z");
    expect(await takeLock(file)).toHaveProperty("release");
  },
);
