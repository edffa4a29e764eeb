import type { Answer, AssignmentId, Difference, Transcript } from "../judge/index.ts";
import type { LanguageTag } from "../words/index.ts";

export const judgeKind = "judge";

/** A program that is to be judged; the file itself is the job's attachment, as base64. */
export interface JudgeWork {
  readonly assignment: AssignmentId;
  /** What the file is called: one name, without a folder. */
  readonly name: string;
  /** In which everything is said. */
  readonly language: LanguageTag;
  readonly seed: number;
  /** Of what whoever asks for the answer has to know. */
  readonly secretHash: string;
}

/** What came of it: the answer, and of each kind of failure its first case with all there is to see. */
export interface JudgeResult {
  readonly answer: Answer;
  readonly shown: readonly ShownCase[];
}

export interface ShownCase {
  readonly name: string;
  readonly difference?: Difference;
  readonly terminal?: Transcript;
  readonly expected?: Transcript;
}
