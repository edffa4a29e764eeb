import type { JudgeReportSentences } from "../judge-sentences.ts";
import { figures } from "./grammar.ts";

export const judgeReport: JudgeReportSentences = {
  title: ({ assignment }) => `Results of ${assignment}`,
  score: ({ score, most }) => `${score} of ${figures(most, { one: "point", other: "points" })}`,
  sandbox: ({ level, how }) => `Programs were run in a sandbox of level ${level} (${how}).`,
  passed: ({ passed, cases }) => `${passed} of ${figures(cases, { one: "case", other: "cases" })} right`,
  failed: "What is not right yet",
  students: ({ students, passed }) =>
    `${figures(students, { one: "submission", other: "submissions" })}, ${passed} of them right throughout`,
  ended: "the output has ended",
  heads: {
    student: "Student",
    verdict: "Verdict",
    points: "Points",
    cases: "Cases",
    case: "Case",
    features: "Features",
    kind: "First difference",
    message: "Explanation",
    expected: "right",
    got: "yours",
    smallest: "The smallest input that shows it",
    terminal: "Your program as at a terminal",
    terminalExpected: "The right output as at a terminal",
    piped: "Your output as it was compared",
    mostOften: "What went wrong most often",
    marks: "Marks",
  },
  feature: { right: "right", wrong: "wrong", untried: "not tested, or behind the first fault" },
};
