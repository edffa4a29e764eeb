import { describe, expect, it, test } from "vitest";
import { startWorker, timedStore } from "../../test/jobs/fixtures.ts";
import { type Judgement, transcriptText } from "../judge/index.ts";
import type { Rules, Source } from "../judge/programs/index.ts";
import { findOnPath, noSandbox, openSandbox, systemPath } from "../programs/index.ts";
import { judgeHandler } from "./judge.ts";
import { type JudgeResult, type JudgeWork, judgeKind } from "./judge-work.ts";

const sandbox = await openSandbox();
const contained = { ...sandbox, level: 2 } as const;
const lack =
  sandbox.level < 1
    ? " (no sandbox holds here)"
    : findOnPath("python3", systemPath)
      ? ""
      : " (python3 is missing)";

const work: JudgeWork = {
  assignment: "nimsys-a",
  name: "Nimsys.py",
  language: "de",
  seed: 3,
  secretHash: "h",
};
const job = { kind: judgeKind, work, owner: "judge a" };
const attachment = Buffer.from("print('Willkommen')\n").toString("base64");

test("without a sandbox nothing is judged", () => {
  expect(() => judgeHandler({ sandbox: { ...sandbox, ...noSandbox } })).toThrow("sandbox");
});

test("the file is judged under its name, with cases from the seed, and how far it is gets told", async () => {
  const { store } = timedStore();
  const id = (await store.jobs.add({ ...job, attachment })) ?? "";
  const asked: [Source, Rules][] = [];
  const judge = async (source: Source, rules: Rules): Promise<Judgement> => {
    asked.push([source, rules]);
    const one = { features: [], seconds: 0, message: "no", score: 0, max: 1 };
    const cut = [{ kind: "cut", characters: 3 }] as const;
    const transcripts = { terminal: cut, expected: cut, piped: cut };
    return {
      assignment: "nimsys-a",
      sandbox: { level: 2, how: "bubblewrap" },
      seconds: 1,
      cases: [
        { ...one, name: "1", verdict: "TIME", transcripts },
        { ...one, name: "2", verdict: "TIME", transcripts },
        { ...one, name: "3", verdict: "OK" },
        { ...one, name: "4", verdict: "CRASH" },
      ],
    };
  };
  const { ended } = startWorker(store.jobs, { [judgeKind]: judgeHandler({ sandbox: contained, judge }) });
  await ended(1);
  const [[source, rules] = []] = asked;
  expect(source).toMatchObject({ path: expect.stringMatching(/\/Nimsys\.py$/) });
  expect(rules).toMatchObject({ assignment: "nimsys-a", seed: 3, accept: [] });
  expect(rules?.cases.length).toBeGreaterThan(3);
  const result = (await store.jobs.find(id))?.result as JudgeResult;
  expect(result.answer.cases.map(({ verdict }) => verdict)).toEqual(["TIME", "TIME", "OK", "CRASH"]);
  expect(result.shown.map(({ name }) => name)).toEqual(["1", "4"]);
});

test.each([[{ name: "../x.py" }], [{ name: ".x" }], [{ name: "" }]])("%j is no program", async (wrong) => {
  const { store } = timedStore();
  const id = (await store.jobs.add({ ...job, work: { ...work, ...wrong }, attachment })) ?? "";
  const judge = () => expect.unreachable("it was judged");
  const handlers = { [judgeKind]: judgeHandler({ sandbox: contained, judge }) };
  const { ended } = startWorker(store.jobs, handlers, { onFailure: () => {} });
  await ended(1);
  expect(await store.jobs.find(id)).toMatchObject({ reason: "no program" });
});

describe.skipIf(lack !== "")(`a program in Python${lack}`, () => {
  it("is run in the sandbox and explained in the language of who handed it in", async () => {
    const { store } = timedStore();
    const id = (await store.jobs.add({ ...job, attachment })) ?? "";
    const { ends, ended } = startWorker(store.jobs, { [judgeKind]: judgeHandler({ sandbox }) });
    await ended(1);
    expect(ends).toEqual([[id, "done"]]);
    const result = (await store.jobs.find(id))?.result as JudgeResult | undefined;
    if (!result) throw new Error("it has no result");
    const { answer, shown } = result;
    expect(answer).toMatchObject({ assignment: "nimsys-a", verdict: "DIFFERENT", score: 0 });
    expect(answer.sandbox.level).toBe(sandbox.level);
    expect(answer.cases[0]).toMatchObject({ got: "Willkommen", message: expect.stringContaining("Zeile") });
    expect(transcriptText(shown[0]?.terminal ?? [])).toContain("W▶illkommen");
  }, 60_000);
});
