import packageJson from "../../package.json" with { type: "json" };
import {
  answerOf,
  check50Report,
  classroomResult,
  csvReport,
  gradescopeResults,
  type Judgement,
  junitReport,
  markdownReport,
  studentPage,
} from "../judge/index.ts";
import type { CliSentences, JudgeSentences } from "../words/index.ts";
import { judgementText } from "./judge-text.ts";

export const reportFormats = [
  "text",
  "json",
  "gradescope",
  "github",
  "junit",
  "check50",
  "csv",
  "markdown",
  "html",
] as const;
export type ReportFormat = (typeof reportFormats)[number];

type Report = (say: JudgeSentences, judgement: Judgement, cli: CliSentences) => string;

const reports: { readonly [Format in ReportFormat]: Report } = {
  text: (say, judgement, cli) => judgementText(cli, say, judgement, false),
  json: (_say, judgement) => `${JSON.stringify(answerOf(judgement), undefined, 2)}\n`,
  gradescope: (say, judgement) => gradescopeResults(say, judgement),
  github: classroomResult,
  junit: (say, judgement) => junitReport(say, [judgement]),
  check50: (_say, judgement) => check50Report(judgement, packageJson.version),
  csv: (_say, judgement) => csvReport([judgement]),
  markdown: markdownReport,
  html: studentPage,
};

/** A judgement as its reader wants it. */
export function reportOf(
  format: ReportFormat,
  cli: CliSentences,
  say: JudgeSentences,
  judgement: Judgement,
): string {
  return reports[format](say, judgement, cli);
}
