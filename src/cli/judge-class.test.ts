import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bundle, command } from "../../tools/bundle.mjs";
import { newFolder, removeFolders, writeFiles } from "../judge/batch/fixtures.ts";
import { findOnPath } from "../programs/index.ts";

afterAll(removeFolders);

const program = newFolder();
await bundle(command, program);

function grundy(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const options = { encoding: "utf8", env: { PATH: process.env.PATH, LC_ALL: "C", ...environment } } as const;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(program, "main.js"), ...words],
    options,
  );
  return { stdout, stderr, status };
}

const welcome = `print("Welcome to Nim\\n\\nPlease enter Player 1's name:")\n`;
/** A session that ends at once: the reference asks for a name and gets none. */
const cases = { "a.in": "", "a.out": "Welcome to Nim\n\nPlease enter Player 1's name:\n" };
const hasPython = findOnPath("python3", process.env.PATH ?? "") !== undefined;
const asked = (folder: string) => ["--assignment", "nimsys-a", "--sandbox", "none", "--cases", folder];

describe.skipIf(!hasPython)("grundy judge class", () => {
  const given = writeFiles(newFolder(), cases);

  it("says what came of it by its status, and nothing of its progress in a pipe", () => {
    const folder = writeFiles(newFolder(), { "ann/Nimsys.py": welcome, "notes.txt": "" });
    const out = join(folder, "report");
    const words = ["judge", "class", folder, ...asked(given), "--out", out];
    expect(grundy(words)).toEqual({
      stdout:
        "Passed over, because they are no submissions: notes.txt.\n" +
        `1 submission: 1 right, 0 not right yet.\nThe report is ${join(out, "index.html")}\n`,
      stderr: "",
      status: 0,
    });
    writeFiles(folder, { "ben/Nimsys.py": "print()\n" });
    const second = grundy([...words, "--language", "de"]);
    expect(second.status).toBe(1);
    expect(second.stdout).toContain("2 Abgaben: 1 richtig, 1 noch nicht richtig.\n");
    const third = grundy([...words, "--numbers"]);
    expect(third.stdout).toContain(`Whose number is whose stands in ${out}.key.csv; keep it to yourself.\n`);
    expect(readdirSync(join(out, "students"))).toEqual(["1.html", "2.html"]);
  });

  it.each([
    ["nothing", "none", /^grundy: there is no none; give the folder/],
    ["an empty class", given, /^grundy: there is no submission in /],
    ["no archive", join(given, "a.out"), /^grundy: \S*a\.out cannot be read \(.*\); give a folder/],
  ])("%s: one line, and status 2", (_, path, line) => {
    const out = join(newFolder(), "report");
    const { stdout, stderr, status } = grundy(["judge", "class", path, ...asked(given), "--out", out]);
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd()).not.toContain("\n");
  });

  it("leaves a folder alone that has something else in it", () => {
    const out = writeFiles(newFolder(), { "thesis.txt": "mine" });
    const folder = writeFiles(newFolder(), { "ann/Nimsys.py": welcome });
    const { stderr, status } = grundy(["judge", "class", folder, ...asked(given), "--out", out]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/has other files in it; give a new folder for the report\n$/);
  });
});

describe("grundy judge pack", () => {
  it("writes a pack, and says what to do with it", () => {
    const out = join(newFolder(), "pack");
    const words = [
      "judge",
      "pack",
      "--to",
      "gradescope",
      "--assignment",
      "nimsys-c",
      "--seed",
      "9",
      "--out",
      out,
    ];
    expect(grundy(words)).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(join(out, "run_autograder"), "utf8")).toContain(
      "--assignment nimsys-c --seed 9 --count 20",
    );
    expect(grundy(words)).toMatchObject({ status: 2, stdout: "" });
    const kattis = ["judge", "pack", "--to", "kattis", "--assignment", "nimsys-ai", "--out", `${out}2`];
    expect(grundy(kattis).stderr).toMatch(
      /^grundy: kattis compares outputs and nothing else, .*--to github\n$/,
    );
    expect(existsSync(`${out}2`)).toBe(false);
    expect(grundy(["judge", "pack", "--assignment", "nimsys-a"]).stderr).toMatch(
      /^grundy: --to needs a value; /,
    );
  });
});

describe.skipIf(!hasPython)("the answer of grundy judge in a file", () => {
  const chain = {
    ...cases,
    ...{ "b.in": "", "b.out": cases["a.out"], "b.after": "a" },
    ...{ "c.in": "", "c.out": cases["a.out"], "c.after": "b" },
  };

  it("is there after every case, whole", () => {
    const folder = newFolder();
    const out = join(folder, "results.json");
    const given = writeFiles(join(folder, "cases"), chain);
    // It keeps what it finds of its own results: nothing contains it here.
    const spy = `import os, shutil\nfor n in range(3):\n  if not os.path.exists(f"{n}"):\n    open(f"{n}", "w")\n    if n: shutil.copy(${JSON.stringify(out)}, f"${folder}/seen{n}.json")\n    break\n`;
    writeFiles(folder, { "program/Nimsys.py": welcome + spy });
    const words = ["judge", join(folder, "program"), ...asked(given), "--format", "gradescope", "--out", out];
    expect(grundy(words)).toMatchObject({ status: 0, stderr: "" });
    const statuses = (file: string) => {
      const { score, tests } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return [score, ...tests.map((test: { status: string }) => test.status)];
    };
    expect(statuses("seen1.json")).toEqual([1, "passed", "failed", "failed"]);
    expect(statuses("seen2.json")).toEqual([2, "passed", "passed", "failed"]);
    expect(statuses("results.json")).toEqual([3, "passed", "passed", "passed"]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("is a step's summary, too, on GitHub", () => {
    const folder = newFolder();
    const given = writeFiles(join(folder, "cases"), cases);
    writeFiles(folder, { "program/Nimsys.py": "print()\n", summary: "before\n" });
    const out = join(folder, "result");
    const words = ["judge", join(folder, "program"), ...asked(given), "--format", "github", "--out", out];
    expect(grundy(words, { GITHUB_STEP_SUMMARY: join(folder, "summary") }).status).toBe(1);
    expect(JSON.parse(Buffer.from(readFileSync(out, "utf8"), "base64").toString())).toMatchObject({
      version: 1,
      status: "fail",
      max_score: 1,
    });
    expect(readFileSync(join(folder, "summary"), "utf8")).toMatch(/^before\n# Results of nimsys/);
    expect(readFileSync(`${out}.annotations`, "utf8")).toMatch(/^::error title=[^:,\n]+::[^\n]+\n$/);
  });
});
