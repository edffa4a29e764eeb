/**
 * One submission, judged: taken in, compiled, run on every case in the sandbox, and explained. Node only.
 *
 *   judgeSubmission(source, rules, watch)  whatever is wrong with it is in the answer: Promise<Judgement>
 *   readCases(assignment, folder)          the cases that somebody has given in files
 */
export { type CasesRefusal, readCases } from "./cases.ts";
export type {
  AskClasses,
  ClassAnswer,
  JudgeLanguage,
  JudgeSubmission,
  Rules,
  Source,
  Watch,
  Workbench,
} from "./contract.ts";
export { containment, judgeSubmission } from "./judge-submission.ts";
export { isConsole } from "./preparation.ts";
