/** A class for the tests: a judge that starts no program, and folders that are removed again. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inFreshFolder, takeIn } from "../../programs/submission/index.ts";
import { loadCliSentences, loadJudgeSentences } from "../../words/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import { differenceText } from "../explain/explain.ts";
import { pipedTranscript } from "../explain/transcript.ts";
import type { JudgeSubmission, Rules } from "../programs/contract.ts";
import type { JudgedCase } from "../report/judgement.ts";
import { findEntrants, openClass } from "./entrants.ts";

const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-class-"));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export type Files = Readonly<Record<string, string | Uint8Array>>;

export function writeFiles(folder: string, files: Files): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export const rules: Rules = {
  assignment: "nimsys-b",
  cases: [
    { name: "one", features: ["welcome"], args: [], input: "exit\n" },
    { name: "two", features: ["welcome", "rankings.tie"], args: [], input: "rankings\nexit\n" },
  ],
  seed: 1,
  accept: [],
  sandbox: { level: 0, checks: [], lacking: [], unreachable: [], ownUsers: false },
  language: {
    judge: await loadJudgeSentences("en"),
    submissions: (await loadCliSentences("en")).submissions,
  },
};

/** What the judge was given, each submission as its files in one text. */
export interface Fake {
  readonly judge: JudgeSubmission;
  readonly seen: string[];
}

/** Judges by what is written in the files: `right`, `wrong`, `boom`; what cannot be taken in is MISSING with the reason. */
export function fakeJudge(): Fake {
  const seen: string[] = [];
  const judge: JudgeSubmission = (source, { assignment, cases, language }) =>
    inFreshFolder(async (folder) => {
      if ("command" in source) throw new Error("no command here");
      const taken = await takeIn(source.path, join(folder, "source"));
      const texts = taken.ok
        ? taken.submission.files.map(
            (file) => `${file}=${readFileSync(join(folder, "source", file), "utf8")}`,
          )
        : [`refused: ${taken.problem.code}`];
      const text = texts.join(" ");
      seen.push(text);
      if (text.includes("boom")) throw new Error("the judge is broken");
      const judged = cases.map(({ name, features }): JudgedCase => {
        const plain = { name, features, score: 0, max: 1, seconds: 0.01, message: "" };
        if (!taken.ok) return { ...plain, verdict: "MISSING", message: taken.problem.code };
        if (!text.includes("wrong")) return { ...plain, verdict: "OK", score: 1 };
        const difference = differenceOf(encodeText("1 stones left: *\n"), encodeText("1 stone left: *\n"));
        if (!difference) throw new Error("there is a difference");
        const piped = pipedTranscript(`<b>${text}</b>`, 0);
        const transcripts = { terminal: piped, expected: piped, piped };
        const message = differenceText(language.judge, difference);
        return { ...plain, verdict: "DIFFERENT", difference, message, transcripts };
      });
      return { assignment, sandbox: { level: 0, how: "none" }, seconds: 0.02, cases: judged };
    });
  return { judge, seen };
}

/** The submissions of a class, by the names that people see: what is judged of each. */
export async function entrantsOf(path: string) {
  const opened = await openClass(path);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const found = await findEntrants(opened.source);
  return { ...found, source: opened.source };
}
