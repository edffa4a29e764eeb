import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type Element, readCsv, readMarkup } from "../../../test/judge/readers.ts";
import type { Rules } from "../programs/contract.ts";
import { entrantsOf, fakeJudge, newFolder, removeFolders, rules, writeFiles } from "./fixtures.ts";
import { type ClassResult, type ClassRun, judgeClass, keyFileOf } from "./index.ts";

afterEach(removeFolders);

const files = {
  "ann/a.py": "right",
  "ben/a.py": "wrong",
  "cy/a.py": "boom",
  "=<script>alert(1)<_script>/a.py": "wrong",
};

async function ran(folder: string, out: string, options: Partial<ClassRun> = {}) {
  const { entrants } = await entrantsOf(folder);
  const { judge, seen } = fakeJudge();
  const end = await judgeClass({ entrants, rules, judge, version: "1", out, jobs: 2, ...options });
  return { end, seen: seen.map((text) => text.split("=").at(-1)), result: end.ok ? end.result : undefined };
}

const outIn = () => join(newFolder(), "report");
const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const lines = (out: string) =>
  read(out, "results.jsonl")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const textsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + read(entry.parentPath, entry.name))
    .join("\n");

describe("a class", () => {
  it("is judged, and a bad one does not stop the rest", async () => {
    const out = outIn();
    const progress: number[] = [];
    const { result } = await ran(writeFiles(newFolder(), files), out, {
      onProgress: ({ done, of }) => progress.push(done / of),
    });
    expect(result).toEqual({ submissions: 4, passed: 1, failed: 2, broken: 1, unchanged: 0 });
    expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
    expect(readdirSync(out).sort()).toEqual([
      "index.html",
      "junit.xml",
      "results.csv",
      "results.jsonl",
      "students",
    ]);
    expect(readdirSync(join(out, "students")).sort()).toEqual(["1.html", "2.html", "3.html", "4.html"]);
  });

  it("has its reports in the forms that others read", async () => {
    const out = outIn();
    await ran(writeFiles(newFolder(), files), out);
    expect(lines(out).map(({ student, verdict, score, max }) => [student, verdict, score, max])).toEqual([
      ["=<script>alert(1)<_script>", "DIFFERENT", 0, 2],
      ["ann", "OK", 2, 2],
      ["ben", "DIFFERENT", 0, 2],
      ["cy", "JUDGE-ERROR", 0, 0],
    ]);
    const rows = readCsv(read(out, "results.csv"));
    expect(rows.map(([name]) => name)).toEqual([
      "student",
      "'=<script>alert(1)<_script>",
      "ann",
      "ben",
      "cy",
    ]);
    const suites = readMarkup(read(out, "junit.xml")).children;
    expect(suites.map(({ attributes }) => [attributes.failures, attributes.errors])).toEqual([
      ["2", "0"],
      ["0", "0"],
      ["2", "0"],
      ["0", "1"],
    ]);
    for (const page of ["index.html", "students/1.html", "students/3.html"]) {
      const text = read(out, page);
      const root = readMarkup(text.replace("<!doctype html>\n", ""));
      expect(named(root, "script")).toEqual([]);
      expect(text).not.toMatch(/<script|<b>|javascript:|\son\w+=/i);
      expect(root.text).toContain("<b>a.py=wrong</b>");
    }
    const links = named(readMarkup(read(out, "index.html").replace("<!doctype html>\n", "")), "a");
    const targets = links.map(({ attributes }) => attributes.href ?? "");
    expect(targets.filter((target) => !target.startsWith("#"))).toHaveLength(4);
    for (const target of targets.filter((each) => !each.startsWith("#")))
      expect(existsSync(join(out, target)), target).toBe(true);
    expect(read(out, "index.html")).toContain("What went wrong most often");
  });

  it("an empty one has empty reports", async () => {
    const out = outIn();
    const { result } = await ran(newFolder(), out);
    expect(result).toMatchObject({ submissions: 0 });
    expect(readMarkup(read(out, "junit.xml")).children).toEqual([]);
  });
});

function named(element: Element, name: string): Element[] {
  return [
    ...element.children.filter((each) => each.name === name),
    ...element.children.flatMap((each) => named(each, name)),
  ];
}

describe("judged once more", () => {
  const plain = { "ann/a.py": "right", "ben/a.py": "wrong", "cy/sub/a.py": "right too" };

  it("nothing is, where nothing has changed; a broken one always is", async () => {
    const [folder, out] = [writeFiles(newFolder(), { ...plain, "dee/a.py": "boom" }), outIn()];
    const first = await ran(folder, out);
    expect(first.seen).toHaveLength(4);
    const before = read(out, "index.html");
    const second = await ran(folder, out);
    expect(second.seen).toEqual(["boom"]);
    expect(second.result).toEqual({ ...(first.result as ClassResult), unchanged: 3 });
    expect(read(out, "index.html")).toBe(before);
  });

  const { cases } = rules;
  const [one, two] = cases;
  if (!one || !two) throw new Error("there are two cases");
  const changes: { readonly [what: string]: Partial<ClassRun> } = {
    version: { version: "2" },
    "a case's input": { rules: { ...rules, cases: [one, { ...two, input: "exit\n" }] } },
    "a given output": { rules: { ...rules, cases: [{ ...one, given: new Uint8Array([1]) }, two] } },
    "the number of cases": { rules: { ...rules, cases: [one] } },
    "what is accepted": { rules: { ...rules, accept: ["crlf"] } },
    seed: { rules: { ...rules, seed: 2 } },
    sandbox: { rules: { ...rules, sandbox: { ...rules.sandbox, level: 2 } } satisfies Rules },
    "that it be fresh": { fresh: true },
  };
  it.each(Object.entries(changes))("everything is, when it is another %s", async (_, change) => {
    const [folder, out] = [writeFiles(newFolder(), plain), outIn()];
    await ran(folder, out);
    const { seen, result } = await ran(folder, out, change);
    expect(seen).toHaveLength(3);
    expect(result?.unchanged).toBe(0);
    expect(lines(out)).toHaveLength(3);
  });

  it("a submission is, when a file has changed, come, gone or got another name", async () => {
    const [folder, out] = [writeFiles(newFolder(), plain), outIn()];
    await ran(folder, out);
    writeFiles(folder, { "ann/a.py": "right!" });
    expect((await ran(folder, out)).seen).toEqual(["right!"]);
    writeFiles(folder, { "ben/b.py": "" });
    expect((await ran(folder, out)).seen).toHaveLength(1);
    writeFiles(folder, { "dee/a.py": "wrong" });
    expect((await ran(folder, out)).seen).toEqual(["wrong"]);
    expect(lines(out).map(({ student }) => student)).toEqual(["ann", "ben", "cy", "dee"]);
  });

  it("whoever is gone leaves no trace", async () => {
    const out = outIn();
    await ran(writeFiles(newFolder(), plain), out);
    await ran(writeFiles(newFolder(), { "ann/a.py": "right" }), out);
    expect(textsIn(out)).not.toMatch(/\bben\b|\bcy\b/);
    expect(readdirSync(join(out, "students"))).toEqual(["1.html"]);
  });

  it("goes on behind a torn line, and behind lines that are none", async () => {
    const [folder, out] = [writeFiles(newFolder(), plain), outIn()];
    await ran(folder, out);
    const journal = join(out, "results.jsonl");
    const [first = "", second = ""] = read(journal).split("\n");
    const torn = `${first}\n{"__proto__":1}\nnull\n\0\n${second.slice(0, second.length >> 1)}`;
    writeFileSync(journal, torn);
    expect((await ran(folder, out)).seen.sort()).toEqual(["right too", "wrong"]);
    expect(lines(out)).toHaveLength(3);
    writeFileSync(journal, "");
    expect((await ran(folder, out)).seen).toHaveLength(3);
  });

  it("what was appended behind a torn line is found again", async () => {
    const [folder, out] = [writeFiles(newFolder(), plain), outIn()];
    await ran(folder, out);
    const whole = read(out, "results.jsonl");
    writeFileSync(join(out, "results.jsonl"), whole.slice(0, 40));
    appendFileSync(join(out, "results.jsonl"), `\n${whole}`);
    expect((await ran(folder, out)).seen).toEqual([]);
  });
});

describe("a report", () => {
  it("is left alone where it is something else", async () => {
    const out = writeFiles(newFolder(), { "thesis.txt": "mine" });
    expect((await ran(writeFiles(newFolder(), files), out)).end).toEqual({
      ok: false,
      code: "report-foreign",
    });
    expect(readdirSync(out)).toEqual(["thesis.txt"]);
  });

  it("has one run at a time, and the second is told", async () => {
    const [folder, out] = [writeFiles(newFolder(), files), outIn()];
    const [one, other] = await Promise.all([ran(folder, out), ran(folder, out)]);
    const told = one.end.ok ? other : one;
    expect(told.end).toMatchObject({ ok: false, code: "report-in-use", pid: process.pid });
    expect(told.seen).toEqual([]);
    expect((await ran(folder, out)).end.ok).toBe(true);
  });

  it.each([
    ["of a process that is gone", JSON.stringify({ host: hostname(), pid: 2 ** 30, began: "1" })],
    ["that is empty", ""],
    ["that is none", "__proto__"],
  ])("is taken over from a lock %s", async (_, text) => {
    const out = writeFiles(outIn(), { lock: text });
    expect((await ran(writeFiles(newFolder(), files), out)).end.ok).toBe(true);
    expect(existsSync(join(out, "lock"))).toBe(false);
  });

  it("of another machine is not taken over", async () => {
    const holder = { host: "elsewhere.example", pid: 1, began: "1" };
    const out = writeFiles(outIn(), { lock: JSON.stringify(holder) });
    expect((await ran(writeFiles(newFolder(), files), out)).end).toMatchObject({
      ok: false,
      host: holder.host,
    });
  });

  it("is as it was when a run is stopped", async () => {
    const [folder, out] = [writeFiles(newFolder(), { "ann/a.py": "right", "ben/a.py": "right" }), outIn()];
    await ran(folder, out);
    const before = read(out, "index.html");
    writeFiles(folder, { "cy/a.py": "wrong", "dee/a.py": "wrong" });
    const stop = new AbortController();
    const { entrants } = await entrantsOf(folder);
    const { judge, seen } = fakeJudge();
    const run = { entrants, rules, version: "1", out, jobs: 1, signal: stop.signal };
    const stopping = judgeClass({
      ...run,
      judge: async (...args) => {
        const judged = await judge(...args);
        stop.abort(new Error("enough"));
        return judged;
      },
    });
    await expect(stopping).rejects.toThrow("enough");
    expect(seen).toHaveLength(1);
    expect(read(out, "index.html")).toBe(before);
    expect(existsSync(join(out, "lock"))).toBe(false);
    expect((await ran(folder, out)).seen).toHaveLength(1);
  });
});

describe("numbers instead of names", () => {
  const people = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`Person${at}x/a.py`, at % 2 ? "right" : "other"]),
  );
  const keyOf = (out: string) => readCsv(read(keyFileOf(out))).slice(1);

  it("no name is in the report; the key is beside it, and for its owner alone", async () => {
    const out = outIn();
    await ran(writeFiles(newFolder(), people), out, { numbers: true });
    expect(textsIn(out)).not.toContain("Person");
    const key = keyOf(out);
    expect(key.map(([number]) => number)).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0")),
    );
    expect(key.map(([, name]) => name).sort()).toEqual(
      Object.keys(people)
        .map((path) => path.split("/")[0])
        .sort(),
    );
    expect(statSync(keyFileOf(out)).mode & 0o777).toBe(0o600);
    expect(lines(out).map(({ student }) => student)).toEqual(key.map(([number]) => number));
  });

  it("a number stays, whoever comes or goes, and nothing is judged again for it", async () => {
    const [folder, out] = [writeFiles(newFolder(), people), outIn()];
    await ran(folder, out, { numbers: true });
    const before = keyOf(out);
    writeFiles(folder, { '=Late, "Ann"/a.py': "right" });
    expect((await ran(folder, out, { numbers: true })).seen).toHaveLength(1);
    const after = keyOf(out);
    expect(after.slice(0, 12)).toEqual(before);
    expect(after[12]?.slice(0, 2)).toEqual(["13", '\'=Late, "Ann"']);
    expect((await ran(folder, out, { numbers: true })).seen).toEqual([]);
  });

  it("names of an earlier run do not stay", async () => {
    const [folder, out] = [writeFiles(newFolder(), people), outIn()];
    await ran(folder, out);
    expect(textsIn(out)).toContain("Person3x");
    await ran(folder, out, { numbers: true });
    expect(textsIn(out)).not.toContain("Person");
  });
});
