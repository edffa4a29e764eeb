import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inFreshFolder, takeIn } from "../../programs/submission/index.ts";
import type { AssignmentId } from "../assignments.ts";
import { askClasses } from "../classes/index.ts";
import type { Judgement } from "../report/judgement.ts";
import type { ClassAnswer, JudgeSubmission, Rules, Source, Watch } from "./contract.ts";
import { isConsole, prepareSubmission, toolsFor } from "./preparation.ts";
import { commandProgram, type Program, submittedProgram } from "./program.ts";
import { failedCases, refusedCases, remarkSentences } from "./refused.ts";
import { isSound } from "./self-check.ts";
import { judgeSessions } from "./sessions.ts";

export const judgeSubmission: JudgeSubmission = async (source, rules, watch = {}) => {
  const began = performance.now();
  const { assignment, sandbox } = rules;
  const answer = await inFreshFolder((folder) => judgeIn(folder, source, rules, watch));
  const seconds = (performance.now() - began) / 1000;
  return { assignment, sandbox: containment(sandbox), seconds, ...answer };
};

/** How a program is contained, as a judgement says it. */
export function containment({ level }: Rules["sandbox"]): Judgement["sandbox"] {
  return { level, how: containers[level] };
}

/** What each level is made of. */
const containers = ["none", "limits", "bubblewrap"] as const;

type Answer = ClassAnswer & Pick<Judgement, "remarks">;

async function judgeIn(folder: string, source: Source, rules: Rules, watch: Watch): Promise<Answer> {
  const { assignment, sandbox } = rules;
  // Classes are asked through the same runner and sandbox.
  if (!(await isSound(isConsole(assignment) ? assignment : "nimsys-c", rules)))
    return { cases: failedCases(rules) };
  if ("command" in source) {
    const program = commandProgram(source.command, sandbox);
    return { cases: program ? await judgeConsole(folder, program, rules, watch) : failedCases(rules) };
  }
  const taken = await takeIn(source.path, join(folder, "source"));
  if (!taken.ok) return { cases: refusedCases(rules, taken) };
  const { submission } = taken;
  const tools = toolsFor(sandbox);
  const prepared = await prepareSubmission(folder, submission, rules, tools);
  if (!prepared.ok) return { cases: refusedCases(rules, prepared, submission.files) };
  const sessions = isConsole(assignment)
    ? await judgeConsole(folder, submittedProgram(submission, prepared), rules, watch)
    : [];
  const remarks = remarkSentences(rules.language, prepared.remarks);
  const noticed = remarks.length > 0 ? { remarks } : {};
  if (!isAsked(assignment)) return { cases: sessions, ...noticed };
  const build = join(folder, "asked");
  await mkdir(build, { mode: 0o755 });
  const asked = await askClasses[assignment]({ rules, submission, prepared, build, tools, watch });
  return { ...asked, cases: [...sessions, ...asked.cases], ...noticed };
}

/** Only consoles have sessions: of another assignment a command says nothing. */
async function judgeConsole(folder: string, program: Program, rules: Rules, watch: Watch) {
  const { assignment } = rules;
  return isConsole(assignment)
    ? judgeSessions({ assignment, rules, program, folder, watch })
    : failedCases(rules);
}

function isAsked(assignment: AssignmentId): assignment is keyof typeof askClasses {
  return Object.hasOwn(askClasses, assignment);
}
