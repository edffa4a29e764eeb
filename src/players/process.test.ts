import { describe, expect, it, onTestFinished, vi } from "vitest";
import { lackOf, levels } from "../../test/programs/playground.ts";
import { openChannel } from "./process.ts";
import { ProgramError, type ProgramProblem } from "./program.ts";

const node = (source: string) => [process.execPath, "-e", source];

async function problemOf(command: string | readonly string[], seconds = 20): Promise<ProgramProblem> {
  const channel = openChannel({ command, seconds });
  try {
    for (;;) await channel.next();
  } catch (error) {
    if (error instanceof ProgramError) return error.problem;
    throw error;
  } finally {
    channel.close();
  }
}

describe("a program outside as a player", () => {
  it("is spoken to in lines, its command as a text with quotes or as words", async () => {
    const source = `process.stdin.on("data", (data) => console.log("= " + String(data).trim()))`;
    for (const command of [`"${process.execPath}" -e '${source}'`, node(source)]) {
      const channel = openChannel({ command });
      channel.send("hello there");
      expect(await channel.next()).toBe("= hello there");
      channel.close();
    }
  });

  it("fails with what happened to it", async () => {
    expect(await problemOf("a 'b")).toMatchObject({ kind: "unreadable", code: "quote-open" });
    expect(await problemOf("no-such-program-anywhere")).toMatchObject({
      kind: "unstartable",
      reason: "ENOENT",
    });
    const failing = "console.error('first'); console.error('last'); process.exitCode = 3";
    expect(await problemOf(node(failing))).toMatchObject({ kind: "ended", status: 3, said: "last" });
    expect(await problemOf(node("setInterval(() => {}, 1000)"), 1)).toMatchObject({ kind: "silent" });
    expect(await problemOf(node("for (;;) fs.writeSync(1, '\\n')"))).toMatchObject({ kind: "flood" });
  });

  it("is not told of our environment", async () => {
    vi.stubEnv("GRUNDY_OPERATOR_TOKEN", "not-for-programs-outside");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const channel = openChannel({
      command: node("console.log(process.env.GRUNDY_OPERATOR_TOKEN ?? 'nothing')"),
    });
    expect(await channel.next()).toBe("nothing");
    channel.close();
  });
});

describe.skipIf(lackOf(2) !== "")(`in a sandbox${lackOf(2)}`, () => {
  it("has a folder of its own", async () => {
    const channel = openChannel({ command: `sh -c 'read line; echo "= $line in $PWD"'`, sandbox: levels[2] });
    channel.send("hello");
    expect(await channel.next()).toMatch(/^= hello in .*grundy-program-/);
    channel.close();
  });
});
