import { isPassed, type JudgedCase, type Judgement } from "./judgement.ts";

/** check50's JSON: what was not tested is neither passed nor failed. `version` is the judge's own. */
export function check50Report({ assignment, cases }: Judgement, version: string): string {
  const report = { slug: `grundy/${assignment}`, results: cases.map(result), version };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function result(each: JudgedCase, at: number) {
  const { verdict, name, features, message, difference } = each;
  const untested = verdict === "SKIPPED" || verdict === "JUDGE-ERROR";
  const cause = difference
    ? { rationale: message, help: null, expected: difference.expected ?? "", actual: difference.got ?? "" }
    : { rationale: message, help: null };
  return {
    name: `case_${at + 1}`,
    description: name,
    passed: untested ? null : isPassed(each),
    log: [...features],
    cause: isPassed(each) ? null : cause,
    data: {},
    dependency: null,
  };
}
