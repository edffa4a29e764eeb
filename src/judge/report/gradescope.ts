import type { JudgeSentences } from "../../words/index.ts";
import { isPassed, type Judgement, pointsOf, rounded } from "./judgement.ts";
import { caseText } from "./text.ts";

/** Who may see a case there: tests of a hidden set are shown after the date. */
export type Visibility = "visible" | "hidden" | "after_due_date" | "after_published";

/** Gradescope's `results.json`, as its documentation of autograders has it. */
export function gradescopeResults(
  say: JudgeSentences,
  judgement: Judgement,
  visibility: Visibility = "visible",
): string {
  const { cases, seconds, sandbox } = judgement;
  const passed = cases.filter(isPassed).length;
  const results = {
    score: pointsOf(cases).score,
    execution_time: rounded(seconds),
    output: `${say.report.passed({ passed, cases: cases.length })}. ${say.report.sandbox(sandbox)}`,
    visibility: "visible",
    tests: cases.map((each, at) => ({
      name: each.name,
      number: String(at + 1),
      score: each.score,
      max_score: each.max,
      status: isPassed(each) ? "passed" : "failed",
      output: caseText(say, each),
      output_format: "text",
      visibility,
      tags: [...each.features],
    })),
    leaderboard: [
      { name: say.report.heads.cases, value: passed, order: "desc" },
      { name: say.report.heads.points, value: pointsOf(cases).score, order: "desc" },
    ],
  };
  return `${JSON.stringify(results, undefined, 2)}\n`;
}
