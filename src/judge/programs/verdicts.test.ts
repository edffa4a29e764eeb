import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder, openSandbox } from "../../programs/index.ts";
import { inFreshFolder } from "../../programs/submission/index.ts";
import type { Bench } from "./bench.ts";
import { tryCase } from "./bench.ts";
import { has, judgeFiles, python, replayer, rightOutput, rulesOf, simple, task } from "./fixtures.ts";
import { commandProgram } from "./program.ts";

const inPython = it.skipIf(!has("python3"));
const inC = it.skipIf(!has("cc"));
const inJava = it.skipIf(!has("javac") || !has("java"));
const sandbox = await openSandbox();

async function verdictOf(files: Record<string, string>, more = {}) {
  const { cases } = await judgeFiles(files, more);
  expect(cases).toHaveLength(1);
  return cases[0];
}

describe("a program gets the verdict", () => {
  inPython("OK when every byte is right", async () => {
    expect(await verdictOf({ "Nimsys.py": python })).toMatchObject({
      verdict: "OK",
      score: 1,
      max: 1,
      message: "",
    });
  });

  inPython("DIFFERENT with the place, both lines and the command", async () => {
    const judged = await verdictOf({ "Nimsys.py": python.replace('print("$")', 'print("$ ")') });
    expect(judged).toMatchObject({
      verdict: "DIFFERENT",
      score: 0,
      max: 1,
      difference: { kind: "trailing-blank", only: ["trailing-blanks"], at: { line: 3, column: 2 } },
    });
    expect(judged?.message).toMatch(
      /^You print 1 blank too many at the end of the line\. .*line 3, column 2\./,
    );
    const { terminal } = judged?.transcripts ?? {};
    expect(terminal?.map(({ kind }) => kind)).toEqual(["output", "input", "difference", "output"]);
  });

  inPython("OK, and is told of it, when the difference is accepted", async () => {
    const files = { "Nimsys.py": python.replace('print("$")', 'print("$", end="\\r\\n")') };
    const accepted = await verdictOf(files, { accept: ["crlf"] });
    expect(accepted).toMatchObject({ verdict: "OK", score: 1, difference: { kind: "line-end" } });
    expect(accepted?.message).toContain("carriage return");
    expect(await verdictOf(files, { accept: ["final-newline"] })).toMatchObject({
      verdict: "DIFFERENT",
      score: 0,
    });
  });

  inPython("CRASH with the exception and the line of its own file", async () => {
    const judged = await verdictOf({ "Nimsys.py": python.replace("    if", '    int("x")\n    if') });
    expect(judged).toMatchObject({ verdict: "CRASH", score: 0 });
    expect(judged?.message).toContain("stopped in line 5 of “Nimsys.py” with ValueError");
  });

  it("CRASH likewise in JavaScript", async () => {
    const text = 'console.log("Welcome to Nim\\n");\nconst players = {};\nplayers.ann.games += 1;\n';
    const judged = await verdictOf({ "Nimsys.js": text });
    expect(judged?.verdict).toBe("CRASH");
    expect(judged?.message).toContain("stopped in line 3 of “Nimsys.js” with TypeError");
  });

  inC("CRASH by a signal", async () => {
    const text = "#include <stdlib.h>\nint main(void) { abort(); }\n";
    expect(await verdictOf({ "nimsys.c": text })).toMatchObject({
      verdict: "CRASH",
      message: expect.stringContaining("SIGABRT"),
    });
  });

  inPython(
    "CRASH with the last that it said, in one line without anything that a terminal obeys",
    async () => {
      const text = 'import sys\nsys.exit("first\\n\\x1b[2Jno players\\x07 " + "x" * 500 + "\\n")\n';
      const judged = await verdictOf({ "Nimsys.py": text });
      expect(judged?.message).toMatch(
        /status 1; 0 is right\. Its last error message is “\[2Jno players x{100,150}…”\./,
      );
      expect(judged?.message).not.toContain("not flushed");
    },
  );

  inC("CRASH by a signal says where its output is", async () => {
    const text =
      '#include <stdio.h>\n#include <signal.h>\nint main(void) { puts("Welcome to Nim"); raise(SIGSEGV); }\n';
    expect((await verdictOf({ "nimsys.c": text }))?.message).toMatch(
      /SIGSEGV\. What it had printed and not flushed is lost/,
    );
    const flushed = text.replace("raise", "fflush(stdout); raise");
    expect((await verdictOf({ "nimsys.c": flushed }))?.message).not.toContain("not flushed");
  });

  inPython("OK in spite of a status that no document names, CRASH when it stops with one", async () => {
    const early = `import sys\nprint("Welcome to Nim\\n")\nsys.exit(3)\n`;
    expect(await verdictOf({ "Nimsys.py": `${python}sys.exit(3)\n` })).toMatchObject({ verdict: "OK" });
    expect(await verdictOf({ "Nimsys.py": early })).toMatchObject({
      verdict: "CRASH",
      message: expect.stringContaining("status 3"),
    });
  });

  it("WRONG-MOVE where an AI throws a won game away, and OK where it wins in its own way", async () => {
    const input = "addaiplayer a,A,Ann\naddaiplayer b,B,Bob\nstartgame 7,3,a,b\nexit\n";
    const right = await rightOutput(input);
    const wrong = right.replace("5 stones left: * * * * *", "6 stones left: * * * * * *");
    const cases = [task("game", input)];
    const judged = await verdictOf(replayer(new Map([[input, wrong]])), { cases, smallest: false });
    expect(judged).toMatchObject({ verdict: "WRONG-MOVE", wrongMove: { chosen: "1", right: ["2"] } });
    expect(judged?.message).toMatch(/^With 7 stones and at most 3, you removed 1; only 2 keeps the win\./);
    expect(judged?.message).toContain("startgame 7,3,a,b");
    expect(await verdictOf(replayer(new Map([[input, right]])), { cases })).toMatchObject({ verdict: "OK" });
  });

  inC("NO-COMPILE with what the compiler said", async () => {
    const judged = await judgeFiles(
      { "nimsys.c": "int main(void) { return 0 }\n" },
      { cases: [simple, task("other", "exit\n")] },
    );
    expect(judged.cases.map(({ verdict, score, max }) => [verdict, score, max])).toEqual([
      ["NO-COMPILE", 0, 1],
      ["SKIPPED", 0, 1],
    ]);
    expect(judged.cases[0]?.message).toMatch(/^Your program does not compile\.\n.*nimsys\.c:1:/s);
  });

  it("MISSING where there is nothing to start", async () => {
    expect(await verdictOf({ "README.md": "x" })).toMatchObject({ verdict: "MISSING", max: 1 });
    expect(await verdictOf({ "one.js": "", "two.js": "" })).toMatchObject({
      verdict: "MISSING",
      message: expect.stringContaining("one.js, two.js"),
    });
  });

  it("JUDGE-ERROR, which costs nothing, where the machine lacks what it needs or the judge does not trust itself", async () => {
    const missing = await inFreshFolder(async (folder) => {
      const { judgeSubmission } = await import("./index.ts");
      return judgeSubmission({ path: join(folder, "nothing") }, rulesOf());
    });
    expect(missing.cases).toMatchObject([{ verdict: "JUDGE-ERROR", score: 0, max: 0 }]);
    // No sandbox of that kind can start anything.
    const broken = { ...rulesOf().sandbox, level: 2, filter: 1 << 20 } as const;
    expect(await verdictOf({ "Nimsys.js": "" }, { sandbox: broken })).toMatchObject({
      verdict: "JUDGE-ERROR",
      score: 0,
      max: 0,
    });
  });

  it.skipIf(sandbox.level < 2 || !has("python3"))("FORBIDDEN for the network, in a sandbox", async () => {
    const text = 'import socket\nsocket.create_connection(("127.0.0.1", 9))\n';
    expect(await verdictOf({ "Nimsys.py": text }, { sandbox })).toMatchObject({
      verdict: "FORBIDDEN",
      message: expect.stringContaining("network"),
    });
  });

  inJava("NO-COMPILE and MISSING in Java, with the compiler's first error in words", async () => {
    const [broken, bare] = await Promise.all([
      verdictOf({ "Nimsys.java": "public class Nimsys {\n  int x = ;\n}\n" }),
      verdictOf({ "Nimsys.java": "public class Nimsys {}\n" }),
    ]);
    expect(broken?.verdict).toBe("NO-COMPILE");
    expect(broken?.message).toContain("line 2 of “Nimsys.java”: “illegal start of expression”");
    expect(bare).toMatchObject({ verdict: "MISSING", message: expect.stringContaining("Nimsys") });
  });
});

describe("a program that is stopped gets the verdict", () => {
  /** With less time than a case has. */
  async function stopped(source: string, limits: object) {
    const folder = makeFolder();
    const program = commandProgram([process.execPath, "-e", source], rulesOf().sandbox);
    if (!program) throw new Error("there is no Node");
    const bench: Bench = { assignment: "nimsys-c", rules: rulesOf(), program, folder, watch: {} };
    const { assessment } = await tryCase(bench, simple, { limits: () => limits });
    return assessment.known;
  }

  it.each([
    ["TIME", "for (;;);", { processor: 0.5, wall: 10 }, { seconds: 0.5 }],
    ["IDLE", "setInterval(() => {}, 1e6)", { wall: 0.7 }, { seconds: 0.7 }],
    ["OUTPUT", 'for (;;) process.stdout.write("$".repeat(4096))', {}, { bytes: 65_536 }],
    [
      "MEMORY",
      "const all = []; setInterval(() => all.push(Buffer.alloc(1 << 27, 1)), 20)",
      { memory: 1 << 28 },
      { bytes: 1 << 28 },
    ],
  ] as const)("%s", async (verdict, source, limits, facts) => {
    expect(await stopped(source, limits)).toEqual({ verdict, facts });
  });
});

describe("what is noticed besides costs nothing, and is told:", () => {
  it("a program under another name than the document's", async () => {
    const input = simple.input;
    const { "Nimsys.js": text = "", ...files } = replayer(new Map([[input, await rightOutput(input)]]));
    const judged = await judgeFiles({ ...files, "program.js": text });
    expect(judged.cases).toMatchObject([{ verdict: "OK" }]);
    expect(judged.remarks).toEqual(["There is no Nimsys that begins; program.js was started."]);
  });
});
