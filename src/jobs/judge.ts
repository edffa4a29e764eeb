import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type AssignmentId,
  answerOf,
  type Case,
  generateCases,
  type JudgedCase,
  type Judgement,
} from "../judge/index.ts";
import { isConsole, type JudgeSubmission, judgeSubmission, type Rules } from "../judge/programs/index.ts";
import type { OpenedSandbox } from "../programs/index.ts";
import { inFreshFolder } from "../programs/submission/index.ts";
import { loadCliSentences, loadJudgeSentences } from "../words/index.ts";
import type { JudgeResult, JudgeWork, ShownCase } from "./judge-work.ts";
import type { Handler } from "./worker.ts";

interface JudgeOptions {
  readonly sandbox: OpenedSandbox;
  readonly judge?: JudgeSubmission;
}

const caseCount = 20;
/** The store is told how far it is at most so often, in milliseconds. */
const tellEvery = 500;

/** Judges a program that somebody has handed in, in the sandbox and nowhere else. */
export function judgeHandler({ sandbox, judge = judgeSubmission }: JudgeOptions): Handler {
  if (sandbox.level < 1) throw new Error("strangers' programs are not run without a sandbox");
  const generated = new Map<string, Promise<readonly Case[]>>();
  const casesOf = (assignment: AssignmentId, seed: number) => {
    const key = `${assignment} ${seed}`;
    const cases = generated.get(key) ?? makeCases(assignment, seed);
    generated.set(key, cases);
    return cases;
  };
  return async ({ job, signal, isOwn, tell }) => {
    const { assignment, name, language: tag, seed } = job.work as JudgeWork;
    const { attachment } = job;
    if (attachment === undefined || !/^[^/\\]+$/.test(name) || name.startsWith("."))
      throw new TypeError("no program");
    const rules: Rules = {
      assignment,
      cases: await casesOf(assignment, seed),
      seed,
      accept: [],
      sandbox,
      language: {
        judge: await loadJudgeSentences(tag),
        submissions: (await loadCliSentences(tag)).submissions,
      },
    };
    let told = performance.now();
    const onCase = (_: JudgedCase, done: number) => {
      tell(done);
      if (performance.now() - told < tellEvery) return;
      told = performance.now();
      void isOwn();
    };
    return inFreshFolder(async (folder) => {
      const path = join(folder, name);
      await writeFile(path, Buffer.from(attachment, "base64"), { mode: 0o600 });
      return { result: resultOf(await judge({ path }, rules, { onCase, signal })) };
    });
  };
}

/** Those who ask classes have questions of their own. */
async function makeCases(assignment: AssignmentId, seed: number): Promise<readonly Case[]> {
  if (!isConsole(assignment)) return [];
  return (await generateCases(assignment, { seed, count: caseCount })).cases;
}

function resultOf(judgement: Judgement): JudgeResult {
  const first = new Map<string, JudgedCase>();
  for (const each of judgement.cases) {
    const kind = `${each.verdict} ${each.difference?.kind ?? ""}`;
    if (each.verdict !== "OK" && each.verdict !== "SKIPPED" && !first.has(kind)) first.set(kind, each);
  }
  return { answer: answerOf(judgement), shown: [...first.values()].map(shownCase) };
}

function shownCase({ name, difference, transcripts }: JudgedCase): ShownCase {
  return {
    name,
    ...(difference && { difference }),
    ...(transcripts && { terminal: transcripts.terminal, expected: transcripts.expected }),
  };
}
