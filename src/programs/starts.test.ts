import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cases } from "../../test/cases.ts";
import { lackOf, levels, play, told } from "../../test/programs/playground.ts";
import { noSandbox, type Sandbox } from "./confine.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { usualLimits } from "./limits.ts";
import { processTree } from "./processes.ts";
import { run } from "./run.ts";
import { findTool } from "./tools.ts";

const lack = lackOf(2);
const linux = process.platform === "linux";

describe.skipIf(lack !== "")(`in bubblewrap there start${lack}`, { timeout: 120_000 }, () => {
  const missing = (name: string) => (findTool(name).inside ? "" : ` (skipped: install ${name})`);
  const hello = async (language: "cc" | "python3" | "node", source: string) => {
    const seen = await play(levels[2], { language, source, input: "Ann\n" });
    expect(told(seen)).toMatchObject({ reason: "ended", status: 0 });
    return Buffer.from(seen.output).toString();
  };

  it.skipIf(missing("cc") !== "")(`C${missing("cc")}`, async () => {
    const source = `#include <stdio.h>\nint main(void) { char n[9]; scanf("%8s", n); printf("hello %s\\n", n); }`;
    expect(await hello("cc", source)).toBe("hello Ann\n");
  });

  it.skipIf(missing("python3") !== "")(`Python${missing("python3")}`, async () => {
    expect(await hello("python3", "print('hello', input())")).toBe("hello Ann\n");
  });

  it("JavaScript", async () => {
    const source = `process.stdin.on("data", (data) => process.stdout.write("hello " + data))`;
    expect(await hello("node", source)).toBe("hello Ann\n");
  });

  it.skipIf(missing("javac") !== "")(`Java, and files through channels${missing("javac")}`, async () => {
    const directory = makeFolder();
    onTestFinished(() => removeFolder(directory));
    const source = `import java.nio.file.*; import java.util.*;
      class Main { public static void main(String[] a) throws Exception {
        Files.writeString(Path.of("note"), new Scanner(System.in).nextLine());
        System.out.println("hello " + Files.readString(Path.of("note"))); } }`;
    writeFileSync(join(directory, "Main.java"), source);
    const limits = { ...usualLimits.heavy, processor: 60, wall: 90 };
    const command = ["java", "-Xmx256m", "-XX:+UseSerialGC", "Main.java"];
    const seen = await run({
      sandbox: levels[2],
      limits,
      launch: { command, directory },
      input: Buffer.from("Ann\n"),
    });
    expect(told(seen)).toMatchObject({ reason: "ended", status: 0 });
    expect(Buffer.from(seen.output).toString()).toBe("hello Ann\n");
  });
});

describe.skipIf(!linux)("many starts leave nothing behind", () => {
  const descriptors = () => readdirSync("/proc/self/fd").length;
  const children = () => processTree(process.pid).length;
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("grundy-program-")).length;
  const sandboxes: readonly (readonly [string, Sandbox, string])[] = [
    ["without a sandbox", noSandbox, ""],
    [`in bubblewrap${lack}`, levels[2], lack],
  ];

  it.each(sandboxes)("%s", { timeout: cases(120_000, 3_600_000) }, async (_, sandbox, skipped) => {
    if (skipped !== "") return;
    const endings = ["exit 0", "exit 3", "kill -9 $$", "exec yes ''", "sleep 1000 & exit 0"];
    const start = async (number: number) => {
      const directory = makeFolder();
      const command = ["sh", "-c", endings[number % endings.length] as string];
      await run({ sandbox, limits: { ...usualLimits.case, output: 1000 }, launch: { command, directory } });
      removeFolder(directory);
    };
    const batch = async (from: number) => {
      await Promise.all(Array.from({ length: 10 }, (__, number) => start(from + number)));
    };
    await batch(0);
    const before = { descriptors: descriptors(), children: children() };
    const foldersBefore = folders();
    for (let started = 0; started < cases(100, 5000); started += 10) await batch(started);
    // A namespace's last process is gone some moments after its program.
    while (children() > before.children) await new Promise((resolve) => setTimeout(resolve, 20));
    expect({ descriptors: descriptors(), children: children() }).toEqual(before);
    // Other tests make folders, too: not one for each start.
    expect(folders() - foldersBefore).toBeLessThan(50);
  });
});
