import { describe, expect, it } from "vitest";
import { readCsv, readMarkup } from "../../../test/judge/readers.ts";
import { follow } from "../../editions/lockstep/index.ts";
import { type JudgeSentences, languageTags, loadJudgeSentences } from "../../words/index.ts";
import { catalogues } from "../catalogue/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import { differenceText } from "../explain/explain.ts";
import { pipedTranscript, terminalTranscript } from "../explain/transcript.ts";
import type { Difference } from "../verdict.ts";
import { annotations } from "./annotations.ts";
import { answerOf, jsonLine } from "./answer.ts";
import { check50Report } from "./check50.ts";
import { classroomResult } from "./classroom.ts";
import { csvReport } from "./csv.ts";
import { gradescopeResults } from "./gradescope.ts";
import { classPage } from "./html/class.ts";
import { studentPage } from "./html/student.ts";
import { type JudgedCase, type Judgement, worstVerdict } from "./judgement.ts";
import { junitReport } from "./junit.ts";
import { markdownReport } from "./markdown.ts";

const english = await loadJudgeSentences("en");

const hostile = `<script>alert("x")</script> & 'Ann' \u0000\u001b[31m ]]> \ud800 \`\`\` | =1+1`;

async function judged(say: JudgeSentences, student: string): Promise<Judgement> {
  const input = "addplayer a,A,<b>Ann</b>\ndisplayplayer\nexit\n";
  const { expected, pieces } = await follow["nimsys-c"]({ args: [], input });
  const got = `${expected.replace("0 wins", "1 wins")}\0`;
  const difference = differenceOf(encodeText(expected), encodeText(got), {
    input,
    pieces,
    catalogue: catalogues["nimsys-c"],
  }) as Difference;
  const at = difference.at.byte;
  const cases: readonly JudgedCase[] = [
    {
      name: "first",
      verdict: "OK",
      features: ["welcome", "exit"],
      score: 1,
      max: 1,
      seconds: 0.1,
      message: "",
    },
    {
      name: hostile,
      verdict: "DIFFERENT",
      features: ["exit", "displayplayer>exit"],
      score: 0,
      max: 1,
      seconds: 0.2,
      difference,
      message: differenceText(say, difference),
      smallest: input,
      transcripts: {
        terminal: terminalTranscript(got, pieces, input, { difference: at }),
        expected: terminalTranscript(expected, pieces, input),
        piped: pipedTranscript(got, at),
      },
    },
    {
      name: "third",
      verdict: "CRASH",
      features: [],
      score: 0,
      max: 1,
      seconds: 0.3,
      message: say.verdicts.CRASH({ status: 1 }),
    },
    {
      name: "fourth",
      verdict: "SKIPPED",
      features: ["rankings"],
      score: 0,
      max: 0,
      seconds: 0,
      message: say.verdicts.SKIPPED({}),
    },
  ];
  return { assignment: "nimsys-c", student, sandbox: { level: 2, how: "bubblewrap" }, seconds: 0.65, cases };
}

const bad = await judged(english, hostile);
const good: Judgement = { ...bad, student: "Ben", cases: bad.cases.slice(0, 1) };
const broken: Judgement = {
  ...bad,
  student: "Cy",
  cases: [
    { name: "first", verdict: "JUDGE-ERROR", features: [], score: 0, max: 1, seconds: 0, message: "…" },
  ],
};

describe("the answer as JSON", () => {
  it("has what the specification names", () => {
    const answer = JSON.parse(JSON.stringify(answerOf(bad)));
    expect(Object.keys(answer)).toEqual([
      "assignment",
      "student",
      "verdict",
      "score",
      "max",
      "sandbox",
      "seconds",
      "cases",
    ]);
    expect(answer).toMatchObject({
      assignment: "nimsys-c",
      verdict: "CRASH",
      score: 1,
      max: 3,
      sandbox: { level: 2, how: "bubblewrap" },
      seconds: 0.65,
    });
    expect(answer.cases[0]).toEqual({ name: "first", verdict: "OK", features: ["welcome", "exit"] });
    const [, case_] = answer.cases;
    expect(Object.keys(case_)).toEqual([
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
    expect(case_).toMatchObject({
      kind: "wrong-number",
      only: null,
      command: { number: 2, text: "displayplayer" },
    });
    expect(case_.at).toEqual({ byte: 42, line: 4, column: 25 });
    expect(answer.cases[2]).toMatchObject({
      verdict: "CRASH",
      kind: null,
      at: null,
      message: "Your program ended with the status 1; 0 is right.",
    });
  });

  it("has the proof and the ratios of an AI", () => {
    const proof = { first: { calls: 987, thrown: [] }, second: { calls: 3724, thrown: ["<1,*>"] } };
    const answer = answerOf({
      ...good,
      assignment: "nimsys-ai",
      proof,
      ratio: { first: 1, second: 0.99 },
      ceiling: 0.9985,
    });
    expect(answer).toMatchObject({ proof, ratio: { first: 1, second: 0.99, ceiling: 0.9985 } });
  });

  it("is one line a submission", () => {
    const line = jsonLine(bad);
    expect(line.indexOf("\n")).toBe(line.length - 1);
    expect(JSON.parse(line).student).toBe(hostile);
  });

  it("the worst verdict is that of the submission", () => {
    expect(worstVerdict([])).toBe("SKIPPED");
    expect(worstVerdict([{ verdict: "OK" }, { verdict: "SKIPPED" }])).toBe("SKIPPED");
    expect(worstVerdict([{ verdict: "DIFFERENT" }, { verdict: "NO-COMPILE" }, { verdict: "OK" }])).toBe(
      "NO-COMPILE",
    );
  });
});

describe("what other programs read", () => {
  it("Gradescope's results.json", () => {
    const results = JSON.parse(gradescopeResults(english, bad, "after_due_date"));
    expect(results).toMatchObject({ score: 1, execution_time: 0.65, visibility: "visible" });
    expect(results.output).toContain("1 of 4 cases right");
    for (const test of results.tests) {
      expect(typeof test.name).toBe("string");
      expect(typeof test.number).toBe("string");
      expect(typeof test.output).toBe("string");
      expect(test.score).toBeLessThanOrEqual(test.max_score);
      expect(["passed", "failed"]).toContain(test.status);
      expect(test.output_format).toBe("text");
      expect(test.visibility).toBe("after_due_date");
      expect(test.tags.every((tag: unknown) => typeof tag === "string")).toBe(true);
    }
    expect(results.tests[1].output).toContain("yours: $a,<b>Ann</b>,A,0·games,1·wins⏎");
    expect(results.leaderboard).toEqual([
      { name: "Cases", value: 1, order: "desc" },
      { name: "Points", value: 1, order: "desc" },
    ]);
  });

  it("GitHub Classroom's result", () => {
    const read = (judgement: Judgement) =>
      JSON.parse(Buffer.from(classroomResult(english, judgement), "base64").toString("utf8"));
    const result = read(bad);
    expect(result).toMatchObject({ version: 1, status: "fail", max_score: 4 });
    expect(result.tests.map((test: { score: number }) => test.score)).toEqual([1, 0, 0, 0]);
    expect(result.tests[0]).toEqual({
      name: "first",
      status: "pass",
      score: 1,
      message: null,
      execution_time: "0.1s",
    });
    expect(read(good).status).toBe("pass");
    expect(read(broken)).toMatchObject({ status: "error", tests: [{ status: "error" }] });
  });

  it("JUnit's XML", () => {
    const root = readMarkup(junitReport(english, [bad, good, broken]));
    expect(root.name).toBe("testsuites");
    const [first, , last] = root.children;
    expect(first?.attributes).toMatchObject({
      tests: "4",
      failures: "2",
      errors: "0",
      skipped: "1",
      time: "0.65",
    });
    expect(last?.attributes).toMatchObject({ failures: "0", errors: "1" });
    const [, case_, , skipped] = first?.children ?? [];
    expect(case_?.attributes.name).toBe(hostile.replace(/[\p{Cc}\p{Cs}]/gu, "\ufffd"));
    expect(case_?.children[0]).toMatchObject({
      name: "failure",
      attributes: { type: "wrong-number", message: "different" },
    });
    expect(case_?.text).toContain("The number of wins is wrong: 0 is right, you print 1.");
    expect(skipped?.children[0]?.name).toBe("skipped");
    expect(last?.children[0]?.children[0]?.name).toBe("error");
  });

  it("JUnit's XML with 16 KB an element at most", () => {
    const long = { ...bad, cases: bad.cases.map((each) => ({ ...each, message: "<".repeat(1 << 20) })) };
    expect(junitReport(english, [long]).length).toBeLessThan(300_000);
  });

  it("check50's JSON", () => {
    const report = JSON.parse(check50Report(bad, "1.0.0"));
    expect(Object.keys(report)).toEqual(["slug", "results", "version"]);
    expect(report.results.map((each: { passed: unknown }) => each.passed)).toEqual([
      true,
      false,
      false,
      null,
    ]);
    for (const each of report.results)
      expect(Object.keys(each)).toEqual([
        "name",
        "description",
        "passed",
        "log",
        "cause",
        "data",
        "dependency",
      ]);
    expect(report.results[0].cause).toBeNull();
    expect(report.results[1].cause).toMatchObject({ expected: "$a,<b>Ann</b>,A,0 games,0 wins", help: null });
  });

  it("a table for spreadsheets, in which no name is a formula", () => {
    const [head, first, second] = readCsv(csvReport([{ ...bad, student: '=HYPERLINK("x"),\n1' }, good]));
    expect(head).toEqual(["student", "verdict", "score", "max", "passed", "cases", "kind", "message"]);
    expect(first?.slice(0, 7)).toEqual([`'=HYPERLINK("x"),\n1`, "CRASH", "1", "3", "1", "4", "wrong-number"]);
    expect(second?.slice(0, 7)).toEqual(["Ben", "OK", "1", "1", "1", "1", ""]);
  });

  it("Markdown in which text stays text", () => {
    const text = markdownReport(english, bad);
    expect(text).not.toMatch(/(?<!\\)<script/);
    expect(text.split("\n").filter((line) => line.startsWith("| "))).toHaveLength(5);
    const rows = text.split("\n").filter((line) => line.startsWith("| "));
    for (const row of rows) expect(row.replace(/\\./g, "").split("|")).toHaveLength(6);
    expect(text).toContain("## What is not right yet");
    expect(markdownReport(english, good)).not.toContain("## ");
  });
});

describe("the pages", () => {
  it.each(languageTags)("%s: one student's page has all there is to know, and no script", async (tag) => {
    const say = await loadJudgeSentences(tag);
    const page = studentPage(say, await judged(say, hostile));
    const root = readMarkup(page.replace("<!doctype html>\n", ""));
    expect(root.attributes.lang).toBe(tag);
    expect(page).not.toMatch(/<script|<b>|<img|javascript:|https?:/i);
    expect(page).not.toMatch(/(?!\n)\p{Cc}/u);
    const text = root.text;
    for (const wanted of [
      say.report.heads.smallest,
      say.report.heads.terminal,
      say.report.heads.piped,
      "▶",
      "displayplayer",
    ])
      expect(text).toContain(wanted);
  });

  it("the class's has students against features, what went wrong most often, and every submission", () => {
    const students = [bad, good, broken, { ...bad, student: "Dee" }];
    const page = classPage(english, "nimsys-c", students);
    const root = readMarkup(page.replace("<!doctype html>\n", ""));
    const text = root.text;
    expect(text).toContain("4 submissions, 1 of them right throughout");
    expect(text).toContain("What went wrong most often");
    expect(text).toContain("wrong number2");
    expect(page.match(/<article id="s\d+">/g)).toHaveLength(4);
    expect(page).toContain('title="welcome: right">✓');
    expect(page).toContain('title="exit: wrong">✗');
    expect(page).toContain('title="rankings: not tested, or behind the first fault">–');
    expect(page).toContain("size: A4");
    expect(page).toContain("prefers-color-scheme: dark");
    expect(page).not.toMatch(/<script|<b>|https?:/i);
  });
});

describe("the table of students against features", () => {
  const [right, different] = bad.cases as readonly [JudgedCase, JudgedCase];
  const marks = (cases: readonly JudgedCase[]) => {
    const page = classPage(english, "nimsys-c", [{ ...bad, cases }]);
    return Object.fromEntries(
      [...page.matchAll(/title="([^"]+): [^"]+">([✓✗–])/g)].map(([, name, mark]) => [name, mark]),
    );
  };

  it("holds a failed case against what it failed at alone", () => {
    const features = ["welcome", "exit", "rankings", "turn"];
    const standing = { right: ["welcome"], wrong: ["rankings"] };
    const failed = { ...different, features, standing };
    expect(marks([failed])).toEqual({ welcome: "✓", exit: "–", rankings: "✗", turn: "–" });
    expect(marks([right, failed])).toEqual({ welcome: "✓", exit: "✓", rankings: "✗", turn: "–" });
    const passed = { ...right, features: ["rankings"] };
    expect(marks([passed, failed])).toMatchObject({ rankings: "✗" });
  });

  it("says nothing of a program that could not be started", () => {
    const refused = { ...different, verdict: "NO-COMPILE" as const };
    expect(marks([refused])).toEqual({ exit: "–", "displayplayer&gt;exit": "–" });
    expect(marks([{ ...refused, verdict: "MISSING" }])).toMatchObject({ exit: "–" });
    const asked = { ...refused, verdict: "MISSING" as const, name: "members", features: ["members"] };
    expect(marks([asked])).toEqual({ members: "✗" });
  });
});

describe("annotations for GitHub's runner", () => {
  it("are one line each, and nothing from outside begins another command", () => {
    const lines = annotations(bad).split("\n").slice(0, -1);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^::error title=[^:,]+::/);
    expect(lines[1]).toBe("::error title=third::Your program ended with the status 1; 0 is right.");
    expect(annotations(good)).toBe("");
  });
});
