import type { JudgeSentences } from "../../../words/index.ts";
import type { AskClasses } from "../../programs/contract.ts";
import type { Answer } from "../harness/harness.ts";
import { openHarness } from "../harness/open.ts";
import { judgeMembers } from "../members.ts";
import { reporter, unaskable } from "../reporter.ts";
import { type Found, failureOf } from "../verdict-case.ts";
import { pilesClasses } from "./members.ts";
import { printedTests, type Step, stepText } from "./printed-tests.ts";

const classNames = pilesClasses.map(({ name }) => name);
const names = [...classNames.map((name) => `members.${name}`), ...printedTests.map(({ name }) => name)];

/** The members of the document's classes, and the tests that it prints. */
export const askPiles: AskClasses = async (workbench) => {
  const say = workbench.rules.language.judge;
  const report = reporter(workbench, names);
  const opened = await openHarness(workbench, classNames);
  if (!opened) return { cases: unaskable(workbench, report, "Game") };
  try {
    const typed = workbench.prepared.language === "java";
    for (const declared of pilesClasses)
      report.add(`members.${declared.name}`, 0, await judgeMembers(say, opened, declared, typed));
    for (const { name, steps } of printedTests) {
      const began = performance.now();
      const answers = await opened.harness.ask(steps.map(({ question }) => question));
      report.add(name, (performance.now() - began) / 1000, firstFailure(say, steps, answers));
    }
    return { cases: report.cases };
  } finally {
    await opened.harness.close();
  }
};

function firstFailure(
  say: JudgeSentences,
  steps: readonly Step[],
  answers: readonly Answer[],
): Found | undefined {
  for (const [index, step] of steps.entries()) {
    const found = failureIn(say, step, answers[index] ?? { kind: "unasked" });
    if (found) return found;
  }
  return undefined;
}

function failureIn(say: JudgeSentences, step: Step, answer: Answer): Found | undefined {
  const { expected } = step;
  const call = stepText(step);
  if (answer.kind === "missing" && answer.what === "class")
    return { verdict: "MISSING", message: say.verdicts.MISSING({ what: "class", name: classOf(step) }) };
  if (expected && "throws" in expected) {
    if (answer.kind === "thrown" && answer.names.includes(expected.throws)) return undefined;
    if (answer.kind === "value")
      return { verdict: "DIFFERENT", message: say.classes.notThrown({ call, name: expected.throws }) };
  }
  if (answer.kind !== "value") return failureOf(say, answer, call);
  if (!expected || !("oneOf" in expected)) return undefined;
  const { value } = answer;
  if (expected.oneOf.some((each) => each === value)) return undefined;
  const got = typeof value === "object" && value !== null ? value.object : JSON.stringify(value);
  const right = expected.oneOf.map((each) => JSON.stringify(each)).join(" / ");
  return { verdict: "DIFFERENT", message: say.classes.testFailed({ call, expected: right, got }) };
}

function classOf({ question }: Step): string {
  return question.ask === "call" ? question.object : question.name;
}
