import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FollowedEdition, followedEditions } from "../../src/editions/lockstep/index.ts";
import { nimsysOfTaste } from "../editions/tastes.ts";
import { bundle, temporaryFolder } from "../server/support.ts";

let built: string;
beforeAll(async () => {
  built = await bundle({ main: "src/cli/main.ts", perfect: "test/judge/perfect.ts" });
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

interface Answered {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

function judge(...args: string[]): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(built, "main.js"), "judge", ...args], { stdio: "pipe" });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject).on("close", (status) => resolve({ stdout, stderr, status }));
    child.stdin.end();
  });
}

/** A folder with a program that prints what the edition does, changed by what stands behind it. */
function submission(edition: FollowedEdition, change = ""): string {
  const folder = join(temporaryFolder(), "submission");
  mkdirSync(folder);
  for (const name of readdirSync(built).filter((each) => !each.startsWith("main")))
    writeFileSync(join(folder, name), readFileSync(join(built, name)));
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "main": "program.js" }');
  const text = `import { play } from "./perfect.js";\nprocess.stdout.write((await play("${edition}"))${change});\n`;
  writeFileSync(join(folder, "program.js"), text);
  return folder;
}

function fileOf(folder: string, name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe("grundy judge", () => {
  it.each(followedEditions)("finds nothing wrong with a perfect program of %s", async (edition) => {
    const args = ["--assignment", edition, "--count", "3", "--json"];
    const command = `node ${join(submission(edition), "program.js")}`;
    const { stdout, stderr, status } = await judge("--run", command, ...args);
    expect(stderr).toBe("");
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ assignment: edition, verdict: "OK", score: answer.max });
    expect(answer.cases.length).toBeGreaterThanOrEqual(3);
    expect(answer.sandbox).toEqual({ level: expect.any(Number), how: expect.any(String) });
    expect(status).toBe(0);
  });

  it("explains the first difference, with the smallest input and the session around it", async () => {
    const folder = submission("nimsys-b", '.replaceAll(" wins", " win")');
    const { stdout, stderr, status } = await judge(folder, "--assignment", "nimsys-b", "--count", "2");
    expect({ stderr, status }).toEqual({ stderr: "", status: 1 });
    expect(stdout).toMatch(/^Results of nimsys-b\n {2}nimsys-b-01 {2}different: singular or plural\n/);
    expect(stdout).toContain("The word is “wins” here, not “win”");
    expect(stdout).toMatch(/\n {2}right: .*0·wins⏎\n {2}yours: .*0·win⏎\n {2}Marks: · blank, ⏎ newline\n/);
    expect(stdout).toMatch(/shows it:\n {6}addplayer \w,\w,\w\n {6}displayplayer\n {6}exit\n/);
    expect(stdout).toMatch(/ {4}\| .* 0 win▶\n|,0 win▶\n/);
    expect(stdout).not.toContain("\x1b");
    expect(stdout).toMatch(/\n0 of 2 cases right, 0 of 2 points\.\n/);
  });

  it("gives one object with --json, and what it accepts costs nothing", async () => {
    const folder = submission("nimsys-a", '.replaceAll("\\n", "\\r\\n")');
    const args = [folder, "--assignment", "nimsys-a", "--count", "1"];
    const strict = await judge(...args, "--json");
    const [first] = JSON.parse(strict.stdout).cases;
    expect(Object.keys(first)).toEqual([
      "name",
      "verdict",
      "features",
      "kind",
      "only",
      "at",
      "expected",
      "got",
      "command",
      "message",
      "smallest",
    ]);
    expect(first).toMatchObject({ verdict: "DIFFERENT", kind: "line-end", only: ["crlf"] });
    expect(first.at).toEqual({ byte: expect.any(Number), line: 1, column: expect.any(Number) });
    expect(strict.status).toBe(1);
    const accepted = await judge(...args, "--accept", "final-newline,crlf");
    expect(accepted.stdout).toContain("1 of 1 case right");
    expect(accepted.status).toBe(0);
  });

  it("accepts another taste, also against the output that was given", async () => {
    const input =
      "addaiplayer a,A,Ann\naddaiplayer b,B,Bob\nstartgame 21,4,a,b\nstartadvancedgame 9,a,b\nrankings\nexit\n";
    const cases = temporaryFolder();
    const outputs = await Promise.all([1, 2, 3, 4].map((seed) => nimsysOfTaste(input, seed)));
    const [given = "", ...others] = [...new Set(outputs)];
    expect(others.length).toBeGreaterThan(0);
    fileOf(cases, "game.in", input);
    fileOf(cases, "game.out", given);
    const program = fileOf(
      temporaryFolder(),
      "program.js",
      `process.stdout.write(${JSON.stringify(others[0])});`,
    );
    const answer = await judge(program, "--assignment", "nimsys-c", "--cases", cases);
    expect(answer).toMatchObject({ stderr: "", status: 0 });
    const erring = await nimsysOfTaste(input, 1, { erring: true });
    fileOf(cases, "game.out", erring);
    const wrong = await judge(program, "--assignment", "nimsys-c", "--cases", cases, "--json");
    // What a teacher gives decides, though the reference would not have played so.
    expect(JSON.parse(wrong.stdout)).toMatchObject({ verdict: "DIFFERENT" });
  });

  it("writes its cases so that they can be given again, with the table of case against feature", async () => {
    const folder = join(temporaryFolder(), "cases");
    const shown = await judge("--assignment", "sticks", "--count", "3", "--show-cases", folder);
    expect(shown).toEqual({
      stdout: expect.stringMatching(/^Cases written to .*: 3\.\n$/),
      stderr: "",
      status: 0,
    });
    expect(readdirSync(folder)).toContain("sticks-01.args");
    expect(readFileSync(join(folder, "cases.md"), "utf8")).toMatch(
      /\| `starting` \| course-file \| sticks-0/,
    );
    const command = `node ${join(submission("sticks"), "program.js")}`;
    const again = await judge("--run", command, "--assignment", "sticks", "--cases", folder);
    expect(again).toMatchObject({ stderr: "", status: 0 });
  });

  it("writes every format, into a file where it is told to", async () => {
    const program = fileOf(temporaryFolder(), "program.py", 'print("Welcome")\n');
    const cases = temporaryFolder();
    fileOf(cases, "one.in", "exit\n");
    fileOf(cases, "one.out", "Welcome to Nim\n\n$\n");
    const args = [program, "--assignment", "nimsys-c", "--cases", cases, "--sandbox", "none"];
    const out = join(temporaryFolder(), "results");
    const begins = {
      json: /^{\n {2}"assignment": "nimsys-c"/,
      gradescope: /^{\n {2}"score": 0/,
      github: /^[\w+/=]+\s*$/,
      junit: /^<\?xml/,
      check50: /^{\n {2}"slug"/,
      csv: /,/,
      markdown: /^# /,
      html: /^<!doctype html>/i,
    };
    for (const [format, begin] of Object.entries(begins)) {
      const { status, stdout } = await judge(...args, "--format", format, "--out", out);
      expect(readFileSync(out, "utf8"), format).toMatch(begin);
      expect(stdout).toMatch(/^Results of nimsys-c\n/);
      expect(stdout).toContain("was not contained");
      expect(status).toBe(1);
    }
  });
});

describe("grundy judge says in one line what to do, with the status 2, when", () => {
  const refusals: Readonly<Record<string, readonly [() => string[], RegExp]>> = {
    "no assignment is named": [() => ["."], /--assignment nimsys-a\|nimsys-b/],
    "the assignment is unknown": [
      () => [".", "--assignment", "chess"],
      /must be one of nimsys-a, .*, not “chess”/,
    ],
    "there is no program": [() => ["--assignment", "nimsys-a"], /give a folder, a file, a zip or a jar/],
    "the program is not there": [
      () => ["/no/such/program", "--assignment", "nimsys-a"],
      /there is no file \/no\/such\/program/,
    ],
    "the folder is empty": [() => [temporaryFolder(), "--assignment", "nimsys-a"], /is empty/],
    "the cases are not there": [
      () => [".", "--assignment", "nimsys-a", "--cases", "/no/such/cases"],
      /cannot be read \(ENOENT\)/,
    ],
    "there are no cases": [
      () => [".", "--assignment", "nimsys-a", "--cases", temporaryFolder()],
      /there are no cases/,
    ],
    "a command cannot be read": [
      () => ["--run", "python3 'x", "--assignment", "nimsys-a"],
      /a quotation mark is not closed/,
    ],
    "a command is not there": [
      () => ["--run", "no-such-program", "--assignment", "nimsys-a", "--count", "1"],
      /there is no “no-such-program”/,
    ],
    "a class is to be a command": [
      () => ["--run", "x", "--assignment", "piles"],
      /--run is for programs at the console/,
    ],
    "an option is unknown": [() => [".", "--asignment", "piles"], /perhaps --assignment/],
    "a difference is unknown": [
      () => [".", "--assignment", "nimsys-a", "--accept", "crlf,colour"],
      /must be one of crlf, .* not “colour”/,
    ],
  };

  it.each(Object.keys(refusals))("%s", async (name) => {
    const [args, line] = refusals[name] ?? [() => [], /^$/];
    const { stdout, stderr, status } = await judge(...args());
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toMatch(/^grundy: [^\n]+\n$/);
    expect(stderr).toMatch(line);
  });

  it("a compiler is missing, and a report for a program says so", async () => {
    const folder = temporaryFolder();
    fileOf(folder, "main.rs", "fn main() {}\n");
    if (existsSync("/usr/bin/rustc") || existsSync("/usr/local/bin/rustc")) return;
    const args = [folder, "--assignment", "nimsys-a", "--count", "1"];
    const { stdout, stderr, status } = await judge(...args, "--json");
    expect(stderr).toMatch(/^grundy: nothing was judged: Rust needs rustc: apt-get install rustc\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "JUDGE-ERROR", score: 0, max: 0 });
    expect(status).toBe(2);
  });
});
