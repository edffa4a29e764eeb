import type {
  ProgramLanguageId,
  SubmissionProblem,
  SubmissionProblems,
  SubmissionRemark,
  SubmissionRemarks,
} from "../programs/problems.ts";

/** What languages are called, in every language. */
export const languageTitles: { readonly [Id in ProgramLanguageId]: string } = {
  java: "Java",
  c: "C",
  cpp: "C++",
  rust: "Rust",
  go: "Go",
  python: "Python",
  javascript: "JavaScript",
  typescript: "TypeScript",
};

/** Why a submission cannot be judged, and what was noticed of it: each a line, as the command line's refusals are. */
export interface SubmissionSentences {
  readonly problems: {
    readonly [Code in keyof SubmissionProblems]: (facts: SubmissionProblems[Code]) => string;
  };
  readonly remarks: {
    readonly [Code in keyof SubmissionRemarks]: (facts: SubmissionRemarks[Code]) => string;
  };
}

interface Speaker {
  readonly submissions: SubmissionSentences;
}

/** Why a submission cannot be taken in, compiled or started; what a compiler said comes besides, in `facts.messages`. */
export function submissionProblemText({ submissions }: Speaker, { code, facts }: SubmissionProblem): string {
  return (submissions.problems[code] as (facts: SubmissionProblem["facts"]) => string)(facts);
}

export function submissionRemarkText({ submissions }: Speaker, { code, facts }: SubmissionRemark): string {
  return (submissions.remarks[code] as (facts: SubmissionRemark["facts"]) => string)(facts);
}

/** Bytes as they are said of limits. */
export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
