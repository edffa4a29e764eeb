import type { Workbench } from "../programs/contract.ts";
import type { JudgedCase } from "../report/judgement.ts";
import { classCase, type Found } from "./verdict-case.ts";

/** The cases of an assignment, as they are judged one by one; all of them are there in the end. */
export interface Reporter {
  readonly cases: readonly JudgedCase[];
  add(name: string, seconds: number, found: Found | undefined): void;
  /** Whatever has not been judged is skipped. */
  skipRest(): readonly JudgedCase[];
  /** The same is found in all that have not been judged. */
  rest(found: Found): readonly JudgedCase[];
}

export function reporter({ rules, watch }: Workbench, names: readonly string[]): Reporter {
  const cases: JudgedCase[] = [];
  const add: Reporter["add"] = (name, seconds, found) => {
    const judged = classCase(name, seconds, found);
    cases.push(judged);
    watch.onCase?.(judged, cases.length, names.length);
  };
  const rest = (found: Found) => {
    for (const name of names.slice(cases.length)) add(name, 0, found);
    return cases;
  };
  const message = rules.language.judge.verdicts.SKIPPED({});
  return { cases, add, rest, skipRest: () => rest({ verdict: "SKIPPED", message }) };
}

/** No harness: the language has none, or the judge could not make it. */
export function unaskable(
  { rules, prepared }: Workbench,
  report: Reporter,
  name: string,
): readonly JudgedCase[] {
  const { judge } = rules.language;
  const askable = ["java", "python", "javascript", "typescript"].includes(prepared.language);
  if (askable) return report.rest({ verdict: "JUDGE-ERROR", message: judge.verdicts["JUDGE-ERROR"]({}) });
  return report.rest({ verdict: "MISSING", message: judge.classes.otherLanguage({ name }) });
}
