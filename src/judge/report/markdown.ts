import type { JudgeSentences } from "../../words/index.ts";
import { isPassed, type Judgement, pointsOf, worstVerdict } from "./judgement.ts";
import { caseText } from "./text.ts";

/** A page of Markdown for one submission: a step's summary, a comment, a mail. */
export function markdownReport(say: JudgeSentences, judgement: Judgement): string {
  const { assignment, student, cases, sandbox } = judgement;
  const { heads } = say.report;
  const { score, max } = pointsOf(cases);
  const passed = cases.filter(isPassed).length;
  const title = say.report.title({ assignment }) + (student === undefined ? "" : `: ${student}`);
  const rows = cases.map(
    ({ name, verdict, difference, features }) =>
      `| ${cell(name)} | ${cell(say.verdictNames[verdict])} | ${difference ? cell(say.kindNames[difference.kind]) : ""} | ${cell(features.join(", "))} |`,
  );
  const failures = cases
    .filter((each) => !isPassed(each))
    .flatMap((each) => [`### ${plain(each.name)}`, "", fenced(caseText(say, each)), ""]);
  return [
    `# ${plain(title)}`,
    "",
    `**${plain(say.verdictNames[worstVerdict(cases)])}**, ${say.report.score({ score, most: max })}, ${say.report.passed({ passed, cases: cases.length })}. ${plain(say.report.sandbox(sandbox))}`,
    "",
    `| ${heads.case} | ${heads.verdict} | ${heads.kind} | ${heads.features} |`,
    "|---|---|---|---|",
    ...rows,
    "",
    ...(failures.length > 0 ? [`## ${say.report.failed}`, "", ...failures] : []),
  ].join("\n");
}

/** Text from outside that is text only: one line, no markup. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>()#+!|~&$@-]/g, "\\$&");
}

const cell = plain;

/** In a fence that is longer than any inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
