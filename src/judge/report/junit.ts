import type { JudgeSentences } from "../../words/index.ts";
import { type JudgedCase, type Judgement, rounded } from "./judgement.ts";
import { escapeMarkup } from "./markup.ts";
import { caseText } from "./text.ts";

const longestElement = 16 * 1024;

/** JUnit's XML as build servers read it: a student's fault is a failure, the judge's own an error. */
export function junitReport(say: JudgeSentences, judgements: readonly Judgement[]): string {
  const suites = judgements.map((judgement) => suite(say, judgement));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("")}</testsuites>\n`;
}

function suite(say: JudgeSentences, { assignment, student, cases, seconds }: Judgement): string {
  const count = (fits: (each: JudgedCase) => boolean) => cases.filter(fits).length;
  const attributes = attributesText({
    name: student === undefined ? assignment : `${assignment} ${student}`,
    tests: cases.length,
    failures: count(isFailure),
    errors: count(({ verdict }) => verdict === "JUDGE-ERROR"),
    skipped: count(({ verdict }) => verdict === "SKIPPED"),
    time: rounded(seconds),
  });
  return `  <testsuite${attributes}>\n${cases.map((each) => testCase(say, assignment, each)).join("")}  </testsuite>\n`;
}

const isFailure = ({ verdict }: JudgedCase) => !["OK", "SKIPPED", "JUDGE-ERROR"].includes(verdict);

function testCase(say: JudgeSentences, assignment: string, each: JudgedCase): string {
  const { name, verdict, seconds, difference } = each;
  const head = `    <testcase${attributesText({ classname: assignment, name, time: rounded(seconds) })}`;
  if (verdict === "OK") return `${head}/>\n`;
  if (verdict === "SKIPPED") return `${head}><skipped/></testcase>\n`;
  const element = verdict === "JUDGE-ERROR" ? "error" : "failure";
  const about = attributesText({ type: difference?.kind ?? verdict, message: say.verdictNames[verdict] });
  const text = escapeMarkup(caseText(say, each).slice(0, longestElement));
  return `${head}>\n      <${element}${about}>${text}</${element}>\n    </testcase>\n`;
}

function attributesText(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value).slice(0, longestElement))}"`)
    .join("");
}
