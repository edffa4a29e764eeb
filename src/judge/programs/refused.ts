import { basename } from "node:path";
import type { Refused, SubmissionProblem, SubmissionRemark } from "../../programs/problems.ts";
import { inOneText, punctuationOf, submissionProblemText, submissionRemarkText } from "../../words/index.ts";
import { causeFrom } from "../explain/causes.ts";
import { causeText, verdictText } from "../explain/explain.ts";
import type { JudgedCase } from "../report/judgement.ts";
import type { Verdict } from "../verdict.ts";
import type { JudgeLanguage, Rules } from "./contract.ts";

/** What each problem means for who handed it in: what this machine lacks is not the student's fault. */
const verdictOf: { readonly [Code in SubmissionProblem["code"]]: Verdict } = {
  "submission-missing": "JUDGE-ERROR",
  "submission-unreadable": "JUDGE-ERROR",
  "tool-missing": "JUDGE-ERROR",
  "typescript-missing": "JUDGE-ERROR",
  "compiler-failed": "JUDGE-ERROR",
  "no-compile": "NO-COMPILE",
  "name-reserved": "NO-COMPILE",
  "nothing-to-run": "MISSING",
  "entry-missing": "MISSING",
  "entries-several": "MISSING",
  "languages-several": "MISSING",
  "files-too-many": "MISSING",
  "submission-too-large": "MISSING",
  "name-wrong": "MISSING",
  "names-collide": "MISSING",
  "no-file": "MISSING",
  "archive-unknown": "MISSING",
  "archive-too-large": "MISSING",
  "archive-damaged": "MISSING",
  "archive-encrypted": "MISSING",
  "archive-method": "MISSING",
  "archive-size-wrong": "MISSING",
  "archive-nested": "MISSING",
};

/** The cases of a submission that could not be started: why, and what was not tested because of it. */
export function refusedCases(rules: Rules, refused: Refused, files: readonly string[] = []): JudgedCase[] {
  const { language } = rules;
  const verdict = verdictOf[refused.problem.code];
  const message = messageOf(language, refused, files);
  if (verdict === "JUDGE-ERROR") return failedCases(rules, message);
  const skipped = verdictText(language.judge, { verdict: "SKIPPED", facts: {} });
  return plainCases(rules).map((each, at) =>
    at === 0 ? { ...each, verdict, message } : { ...each, verdict: "SKIPPED", message: skipped },
  );
}

/** Every case as one that the judge could not judge: it is worth nothing, and costs nothing. */
export function failedCases(rules: Rules, why?: string): JudgedCase[] {
  const verdict = "JUDGE-ERROR";
  const message = why ?? verdictText(rules.language.judge, { verdict, facts: {} });
  return plainCases(rules).map((each) => ({ ...each, verdict, max: 0, message }));
}

/** Who asks classes makes the cases only then: until there are any the assignment itself is one. */
function plainCases({ cases, assignment }: Rules): JudgedCase[] {
  const named = cases.length > 0 ? cases : [{ name: assignment, features: [] }];
  return named.map(({ name, features }) => ({
    name,
    features,
    verdict: "SKIPPED",
    score: 0,
    max: 1,
    seconds: 0,
    message: "",
  }));
}

/** What is wrong, what was noticed besides, and what the compiler said. */
function messageOf(language: JudgeLanguage, { problem, remarks }: Refused, files: readonly string[]): string {
  const compiled = problem.code === "no-compile" && problem.facts.stopped === undefined;
  const messages = problem.code === "no-compile" ? problem.facts.messages : "";
  const cause = causeFrom(
    messages,
    files.map((path) => basename(path)),
  );
  const sentences = [
    compiled
      ? verdictText(language.judge, { verdict: "NO-COMPILE", facts: {} })
      : asSentence(language, submissionProblemText(language, problem)),
    ...(cause ? [causeText(language.judge, cause)] : []),
    ...remarkSentences(language, remarks),
  ];
  return [inOneText(sentences), ...(messages === "" ? [] : [messages])].join("\n");
}

/** What was noticed of a submission besides. */
export function remarkSentences(language: JudgeLanguage, remarks: readonly SubmissionRemark[]): string[] {
  return remarks.map((remark) => asSentence(language, submissionRemarkText(language, remark)));
}

/** A line of the command line as one of a text; a file's name stays as it is. */
function asSentence({ judge }: JudgeLanguage, line: string): string {
  const [, first = "", rest = line] = /^(\p{Ll})(\p{L}* [\s\S]*)$/u.exec(line) ?? [];
  return `${first.toUpperCase()}${rest}${punctuationOf(judge).stop}`;
}
