import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostile } from "../../test/programs/hostile.ts";
import { hasLanguage, lackOf, levels, play, told } from "../../test/programs/playground.ts";
import { Conversation } from "./conversation.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { usualLimits } from "./limits.ts";
import { run } from "./run.ts";

let server: Server;
let folder: string;
beforeAll(async () => {
  folder = makeFolder();
  writeFileSync(join(folder, "secret"), "secret", { mode: 0o600 });
  server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(() => {
  server.close();
  removeFolder(folder);
});

function filled(source: string): string {
  const address = server.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  return source.replaceAll("SECRET", join(folder, "secret")).replaceAll("PORT", port);
}

/** Whether a process with that word on its command line is there. */
function running(word: string): boolean {
  return readdirSync("/proc").some((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(word);
    } catch {
      return false;
    }
  });
}

async function gone(word: string): Promise<void> {
  while (running(word)) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.each([2, 1] as const)("level %i", (level) => {
  const lack = lackOf(level);
  const sandbox = levels[level];
  const here = describe.skipIf(lack !== "");

  here(`holds${lack}`, { timeout: 60_000 }, () => {
    for (const { name, language, levels: at = [1, 2], source, limits, ending, output } of hostile) {
      if (!at.includes(level)) continue;
      const missing = hasLanguage(language) ? "" : ` (skipped: install ${language})`;
      it.skipIf(missing !== "")(`${name}${missing}`, async () => {
        const seen = await play(sandbox, { language, source: filled(source), limits });
        expect(told(seen)).toMatchObject(ending);
        expect(seen.level).toBe(level);
        if (output) expect(Buffer.from(seen.output).equals(output)).toBe(true);
      });
    }

    it("a daemon that outlives its parent", async () => {
      const word = `1${process.pid}${level}.5`;
      const source = `echo begun; setsid sh -c 'sleep ${word} & exec sleep ${word}' >/dev/null 2>&1 </dev/null & exit 0`;
      const seen = await play(sandbox, { language: "sh", source });
      expect(told(seen)).toMatchObject({ reason: "ended", status: 0 });
      await gone(word);
    });

    it("a program in a conversation that is ended with all it started", async () => {
      const directory = makeFolder();
      const word = `2${process.pid}${level}.5`;
      const conversation = new Conversation({
        sandbox,
        limits: usualLimits.bot,
        launch: { command: ["sh", "-c", `setsid sleep ${word} & echo ready; exec sleep ${word}`], directory },
      });
      expect(await conversation.next()).toBe("ready");
      expect((await conversation.close(0)).ending).toEqual({ reason: "closed" });
      await gone(word);
      removeFolder(directory);
    });

    it.skipIf(!sandbox.ownUsers)("a folder that is ours, which is not given away", async () => {
      const launch = { command: ["true"], directory: process.cwd() };
      const { ending } = await run({ sandbox, limits: usualLimits.case, launch });
      expect(ending).toEqual({ reason: "unstartable", code: "folder-in-use" });
    });

    it("the environment and the user", async () => {
      const seen = await play(sandbox, { language: "sh", source: "env | sort; id -u" });
      const lines = Buffer.from(seen.output).toString().trim().split("\n");
      const names = lines.slice(0, -1).map((line) => line.split("=")[0]);
      // The shell itself adds the last of these.
      expect(names.filter((name) => name !== "PWD")).toEqual(["HOME", "LANG", "PATH", "TZ"]);
      expect(lines).toContain("PATH=/usr/local/bin:/usr/bin:/bin");
      if (sandbox.ownUsers) expect(Number(lines.at(-1))).toBeGreaterThan(1000);
    });
  });
});
