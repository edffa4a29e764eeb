import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { readYaml, type Yaml } from "../../../../test/judge/readers.ts";
import { follow } from "../../../editions/lockstep/index.ts";
import { findOnPath } from "../../../programs/index.ts";
import { languageTags, loadCliSentences } from "../../../words/index.ts";
import { assignmentIds } from "../../assignments.ts";
import { newFolder, removeFolders, writeFiles } from "../fixtures.ts";
import { type packKinds, packOf, writePack } from "./index.ts";
import type { PackFile, PackOptions } from "./pack.ts";

afterEach(removeFolders);

const english = (await loadCliSentences("en")).judgeBatch;
const options: PackOptions = {
  assignment: "nimsys-b",
  seed: 7,
  count: 6,
  accept: ["crlf", "final-newline"],
  version: "1.2.3",
};

async function pack(kind: (typeof packKinds)[number], change: Partial<PackOptions> = {}) {
  const files = await packOf(kind, { ...options, ...change }, english, "en");
  return new Map((files ?? []).map((file) => [file.path, file]));
}

const textOf = (file: PackFile | undefined): string => Buffer.from(file?.content ?? "").toString("utf8");
const bash = (...words: string[]) => spawnSync("bash", words, { encoding: "utf8" });
const hasBash = bash("--version").status === 0;

/** Runs a script with a `grundy` that writes down how it was called, writes `result` where it is told to, and ends with a status. */
function runWith(script: string, folder: string, status: number, environment: NodeJS.ProcessEnv = {}) {
  const bin = join(folder, "bin");
  const fake = `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/called"\nwhile [ "$1" != --out ]; do shift; done\nprintf 'result\\n' > "$2"\nexit ${status}\n`;
  writeFiles(bin, { grundy: fake });
  chmodSync(join(bin, "grundy"), 0o755);
  writeFileSync(join(folder, "script"), script);
  const PATH = [bin, process.env.PATH].join(delimiter);
  const ran = spawnSync("bash", ["-e", join(folder, "script")], {
    env: { ...environment, PATH },
    cwd: folder,
  });
  const called = readFileSync(join(folder, "called"), "utf8").trimEnd().split("\n");
  return { status: ran.status, called };
}

const judged = ["--assignment", "nimsys-b", "--seed", "7", "--count", "6", "--accept", "crlf,final-newline"];

describe("for Gradescope", () => {
  it.skipIf(!hasBash)("the scripts are scripts", async () => {
    for (const assignment of assignmentIds) {
      const files = await pack("gradescope", { assignment });
      for (const name of ["setup.sh", "run_autograder"]) {
        expect(files.get(name)?.executable).toBe(true);
        const folder = writeFiles(newFolder(), { [name]: textOf(files.get(name)) });
        expect(bash("-n", join(folder, name)), name).toMatchObject({ status: 0, stderr: "" });
      }
    }
    expect(textOf((await pack("gradescope")).get("setup.sh"))).toContain("grundy-games@1.2.3\n");
  });

  it("the archive has both at its root, executable", async () => {
    const files = await pack("gradescope");
    const zip = await fromBufferPromise(Buffer.from(files.get("autograder.zip")?.content as Uint8Array));
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      expect((entry.externalFileAttributes >>> 16) & 0o777).toBe(0o755);
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
      expect(Buffer.concat(parts).toString()).toBe(textOf(files.get(entry.fileName)));
    }
    expect(names).toEqual(["setup.sh", "run_autograder"]);
  });

  it.skipIf(!hasBash).each([
    [0, 0, true],
    [1, 0, true],
    [2, 2, false],
  ])("status %i of the judge is %i, and whether there are results: %s", async (status, wanted, kept) => {
    const folder = newFolder();
    const script = textOf((await pack("gradescope")).get("run_autograder"));
    const ran = runWith(script.replaceAll("/autograder/", `${folder}/`), folder, status);
    const results = join(folder, "results/results.json");
    expect(ran.called).toEqual([
      "judge",
      join(folder, "submission"),
      ...judged,
      ...["--format", "gradescope", "--out", results],
    ]);
    expect(ran.status).toBe(wanted);
    expect(existsSync(results)).toBe(kept);
  });

  it("classes are asked without sessions", async () => {
    const script = textOf((await pack("gradescope", { assignment: "nimsys-ai" })).get("run_autograder"));
    expect(script).toContain("--assignment nimsys-ai --accept");
  });
});

describe("for GitHub Classroom", () => {
  interface Step {
    readonly id?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, Yaml>>;
    readonly with?: Readonly<Record<string, Yaml>>;
  }

  async function steps(): Promise<readonly Step[]> {
    const files = await pack("github");
    expect([...files.keys()]).toEqual([".github/workflows/classroom.yml"]);
    const workflow = readYaml(textOf(files.get(".github/workflows/classroom.yml"))) as unknown as {
      readonly on: Yaml;
      readonly permissions: Yaml;
      readonly jobs: { readonly "run-autograding-tests": { readonly steps: readonly Step[] } };
    };
    expect(workflow.on).toContain("push");
    expect(workflow.permissions).toMatchObject({ checks: "write", contents: "read" });
    return workflow.jobs["run-autograding-tests"].steps;
  }

  it("the reporter is told the result of the step that judges", async () => {
    const all = await steps();
    const reporter = all.at(-1);
    expect(reporter?.uses).toBe("classroom-resources/autograding-grading-reporter@v1");
    expect(reporter?.with).toEqual({ runners: "judge" });
    expect(reporter?.env).toEqual({ JUDGE_RESULTS: ["$", "{{ steps.judge.outputs.result }}"].join("") });
    expect(all.filter(({ id }) => id === "judge")).toHaveLength(1);
    for (const { run } of all) if (run && hasBash) expect(bash("-n", "-c", run).status).toBe(0);
  });

  it.skipIf(!hasBash).each([
    [0, 0, "result=result\n"],
    [1, 0, "result=result\n"],
    [2, 2, ""],
  ])("status %i of the judge ends the step with %i", async (status, wanted, output) => {
    const folder = newFolder();
    const GITHUB_OUTPUT = join(folder, "output");
    writeFileSync(GITHUB_OUTPUT, "");
    const script = (await steps()).find(({ id }) => id === "judge")?.run ?? "";
    const ran = runWith(script, folder, status, { RUNNER_TEMP: folder, GITHUB_OUTPUT });
    expect(ran.called.slice(0, -2)).toEqual(["judge", ".", ...judged, "--format", "github"]);
    expect(ran.status).toBe(wanted);
    expect(readFileSync(GITHUB_OUTPUT, "utf8")).toBe(output);
  });
});

describe("for Kattis", () => {
  it.each(["nimsys-a", "nimsys-b", "nimsys-c", "reversi"] as const)("%s is a package", async (assignment) => {
    const files = await pack("kattis", { assignment });
    expect(readYaml(textOf(files.get("problem.yaml")))).toMatchObject({
      name: assignment,
      validation: "default",
      validator_flags: "case_sensitive space_change_sensitive",
    });
    expect(textOf(files.get("problem_statement/problem.en.tex"))).toMatch(/^\\problemname\{/);
    expect(files.has("submissions/accepted/.gitkeep")).toBe(true);
    const inputs = [...files.keys()].filter((path) => /^data\/(sample|secret)\/.*\.in$/.test(path));
    expect(inputs.filter((path) => path.startsWith("data/sample/"))).toHaveLength(2);
    expect(inputs).toHaveLength(options.count);
    for (const path of inputs) {
      const answer = files.get(path.replace(/\.in$/, ".ans"));
      const session = { args: [], input: textOf(files.get(path)) };
      const { expected, choices, finished } = await follow[assignment](session);
      expect(textOf(answer)).toBe(expected);
      expect(finished).toBe(true);
      expect(choices.filter(({ right }) => right.length !== 1)).toEqual([]);
    }
  });

  it.skipIf(!findOnPath("python3", process.env.PATH ?? ""))(
    "its validator takes its inputs, and no others",
    async () => {
      const files = await pack("kattis");
      const check = (input: string) =>
        spawnSync("python3", ["-c", textOf(files.get("input_validators/lines.py"))], { input }).status;
      const [path = ""] = [...files.keys()].filter((each) => each.endsWith(".in"));
      expect(check(textOf(files.get(path)))).toBe(42);
      for (const wrong of ["", "exit", "exit\r\n", "éxit\n"]) expect(check(wrong)).toBe(43);
    },
  );

  it.each(["nimsys-ai", "piles", "sticks"] as const)("%s cannot be expressed", async (assignment) => {
    expect(await packOf("kattis", { ...options, assignment }, english, "en")).toBeUndefined();
  });

  it("the statement is in the language that is spoken", async () => {
    for (const tag of languageTags) {
      const say = (await loadCliSentences(tag)).judgeBatch;
      const files = (await packOf("kattis", { ...options, assignment: "nimsys-a" }, say, tag)) ?? [];
      const file = files.find(({ path }) => path === `problem_statement/problem.${tag}.tex`);
      expect(textOf(file)).toContain(say.statement.outputHead);
    }
  });
});

describe("a pack is written", () => {
  it("into a new or an empty folder alone", async () => {
    const files = [...(await pack("gradescope")).values()];
    const folder = join(newFolder(), "pack");
    expect(await writePack(folder, files)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["autograder.zip", "run_autograder", "setup.sh"]);
    expect(statSync(join(folder, "run_autograder")).mode & 0o111).not.toBe(0);
    expect(await writePack(folder, files)).toBe(false);
    mkdirSync(join(folder, "empty"));
    expect(await writePack(join(folder, "empty"), files)).toBe(true);
  });
});
