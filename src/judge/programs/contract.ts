import type { OpenedSandbox } from "../../programs/index.ts";
import type { LanguageTools, Prepared } from "../../programs/languages/index.ts";
import type { Submission } from "../../programs/submission/index.ts";
import type { JudgeSentences, SubmissionSentences } from "../../words/index.ts";
import type { AssignmentId } from "../assignments.ts";
import type { Case } from "../case.ts";
import type { JudgedCase, Judgement } from "../report/judgement.ts";
import type { Relaxation } from "../verdict.ts";

/** What is judged: a folder, a file, a zip or jar; or a command that runs the program where it is. */
export type Source = { readonly path: string } | { readonly command: readonly string[] };

/** The language in which everything is said to whoever wrote the program. */
export interface JudgeLanguage {
  readonly judge: JudgeSentences;
  readonly submissions: SubmissionSentences;
}

/** How a submission is judged; the same for all of a class. */
export interface Rules {
  readonly assignment: AssignmentId;
  /** Of an assignment at the console, in their order; the others make their own questions from the seed. */
  readonly cases: readonly Case[];
  readonly seed: number;
  /** Differences that cost no marks. */
  readonly accept: readonly Relaxation[];
  readonly sandbox: OpenedSandbox;
  readonly language: JudgeLanguage;
  /** Java: as if there were no package lines. */
  readonly stripPackages?: boolean;
  /** Whether the smallest failing input is looked for; it is unless said. */
  readonly smallest?: boolean;
}

export interface Watch {
  /** After every case; `of` is how many there are in all. */
  readonly onCase?: (judged: JudgedCase, done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** Judges one submission. Whatever is wrong with it is in the answer; only a bug of ours, or the signal, throws. */
export type JudgeSubmission = (source: Source, rules: Rules, watch?: Watch) => Promise<Judgement>;

/** A submission that has been taken in and prepared, for whoever asks its classes. */
export interface Workbench {
  readonly rules: Rules;
  readonly submission: Submission;
  readonly prepared: Prepared;
  /** A folder of ours beside the submission's, in which a harness is compiled; removed with everything else. */
  readonly build: string;
  readonly tools: LanguageTools;
  readonly watch: Watch;
}

/** What comes of asking classes: cases like those at the console, and what only an AI has. */
export type ClassAnswer = Pick<Judgement, "cases" | "proof" | "ratio" | "ceiling">;

/** Asks the classes of a submission. Of `sticks` this is what comes besides the sessions: the members, and Smart's rounds. */
export type AskClasses = (workbench: Workbench) => Promise<ClassAnswer>;
