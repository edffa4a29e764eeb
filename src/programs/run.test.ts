import { describe, expect, it, onTestFinished } from "vitest";
import { noSandbox } from "./confine.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { type Limits, usualLimits } from "./limits.ts";
import { processesMarked } from "./processes.ts";
import { run } from "./run.ts";

const posix = process.platform !== "win32";

interface Given {
  readonly input?: string;
  readonly pace?: "whole" | "waiting";
  readonly limits?: Partial<Limits>;
}

async function ran(command: readonly string[], { input = "", pace = "whole", limits = {} }: Given = {}) {
  const directory = makeFolder();
  onTestFinished(() => removeFolder(directory));
  const found = await run({
    sandbox: noSandbox,
    limits: { ...usualLimits.heavy, wall: 20, ...limits },
    launch: { command, directory },
    input: Buffer.from(input),
    pace,
  });
  return { ...found, text: Buffer.from(found.output).toString() };
}
const node = (source: string, given?: Given) => ran([process.execPath, "-e", source], given);

describe("a run on an input", () => {
  it("gives the whole input and the output's bytes", async () => {
    const { text, ending, level } = await node("process.stdin.pipe(process.stdout)", { input: "a\nb" });
    expect({ text, ending, level }).toEqual({
      text: "a\nb",
      ending: { reason: "ended", status: 0 },
      level: 0,
    });
    const bytes = await node("process.stdout.write(Buffer.from([0, 255, 195, 10]))");
    expect([...bytes.output]).toEqual([0, 255, 195, 10]);
  });

  it("gives a clean environment", async () => {
    process.env.GRUNDY_TEST_SECRET = "secret";
    onTestFinished(() => {
      delete process.env.GRUNDY_TEST_SECRET;
    });
    const { text } = await node("console.log(JSON.stringify(process.env))");
    const { PATH, HOME, GRUNDY_PROGRAM, ...rest } = JSON.parse(text);
    expect(PATH).toBe(process.env.PATH);
    expect(HOME).toContain("grundy-program-");
    expect(GRUNDY_PROGRAM).toMatch(/^\d+-/);
    expect(rest).toEqual({ LANG: "C.UTF-8", TZ: "UTC" });
  });

  it("tells how it ended", async () => {
    const ends = async (source: string, limits: Partial<Limits> = {}) =>
      (await node(source, { limits })).ending;
    expect(await ends("process.exit(3)")).toEqual({ reason: "ended", status: 3 });
    expect(await ends("for (;;);", { processor: 0.3 })).toMatchObject({ reason: "processor" });
    expect(await ends("for (;;) fs.writeSync(1, 'x')", { output: 1000 })).toMatchObject({
      reason: "output",
      of: "all",
    });
    expect((await ran(["no-such-program"])).ending).toEqual({ reason: "unstartable", code: "ENOENT" });
    if (posix)
      expect(await ends("process.kill(process.pid, 'SIGSEGV')")).toEqual({
        reason: "crashed",
        signal: "SIGSEGV",
      });
  });

  it("keeps as much output as is allowed, and the last of the errors", async () => {
    const { output, errors } = await node(
      "for (let i = 0; i < 9; i++) { process.stdout.write('0123456789'); process.stderr.write('' + i); } setInterval(() => {}, 1000)",
      { limits: { output: 25, errors: 3, wall: 2 } },
    );
    expect(output).toHaveLength(25);
    expect(errors.length).toBeLessThanOrEqual(3);
  });

  it("does not wait for who did not read all of its input", async () => {
    const { text, ending } = await node("console.log('enough'); process.exit(0)", {
      input: "x".repeat(2 ** 20),
    });
    expect({ text, ending }).toEqual({ text: "enough\n", ending: { reason: "ended", status: 0 } });
  });
});

describe.skipIf(process.platform !== "linux")("on Linux", () => {
  it("tells who waits from who computes, by its own need and not by what it was given", async () => {
    const limits = { wall: 1.5 };
    expect((await ran(["sleep", "1000"], { limits })).ending).toMatchObject({ reason: "idle" });
    expect((await ran(["sh", "-c", "while :; do :; done"], { limits })).ending).toMatchObject({
      reason: "processor",
    });
  });

  it("feeds a line only when it is waited for", async () => {
    // Each head reads as much as it gets and uses one line: the first swallows the whole input.
    const command = ["sh", "-c", "head -n 1; head -n 1; head -n 1"];
    const input = "one\ntwo\nthree\n";
    expect((await ran(command, { input })).text).toBe("one\n");
    expect((await ran(command, { input, pace: "waiting" })).text).toBe(input);
  });

  it("feeds also those who wait for events, an unfinished line, and the end", async () => {
    const source = `process.stdin.on("data", (data) => console.log(JSON.stringify(String(data)))).on("end", () => console.log("end"))`;
    const { text, ending } = await node(source, { input: "a\nb", pace: "waiting" });
    expect(ending).toEqual({ reason: "ended", status: 0 });
    expect(text).toBe('"a\\n"\n"b"\nend\n');
  });

  it.each([
    ["that left its group", "setsid sleep 1000 & exit 0"],
    ["that left group and parent", "(setsid sh -c 'sleep 1000 & sleep 1000' &) ; exit 0"],
    ["that closed its pipes", "setsid sleep 1000 </dev/null >/dev/null 2>&1 & exit 0"],
  ])("leaves nobody behind %s", async (_, script) => {
    const { text, ending } = await ran(["sh", "-c", `echo $GRUNDY_PROGRAM; ${script}`]);
    expect(ending).toEqual({ reason: "ended", status: 0 });
    expect(text).toMatch(/^\d+-/);
    expect(processesMarked(`GRUNDY_PROGRAM=${text.trim()}\0`, Number.POSITIVE_INFINITY).marked).toEqual([]);
  });

  it("ends whoever takes too much memory, whatever it says", async () => {
    const source = "const all = []; setInterval(() => all.push(Buffer.alloc(2 ** 24, 1)), 1)";
    const { ending } = await node(source, { limits: { memory: 200 * 2 ** 20 } });
    expect(ending.reason).toBe("memory");
  });
});
