/** Why a submission cannot be taken in, compiled or started, as data; `words` makes the sentences. Free of Node, so that it can. */

export const programLanguages = [
  "java",
  "c",
  "cpp",
  "rust",
  "go",
  "python",
  "javascript",
  "typescript",
] as const;
export type ProgramLanguageId = (typeof programLanguages)[number];

/** What is wrong with a name in a submission. */
export type NameFault = "absolute" | "parent" | "control" | "encoding" | "long" | "deep" | "empty";

/** What stands where a file should. */
export type NoFile = "link" | "device" | "pipe" | "socket" | "unknown";

/** What ended a compiler that did not end by itself. */
export type CompilerStop = "time" | "memory" | "output" | "crash" | "forbidden";

/** Names are the submission's own, relative to it; `max` in bytes where it is a size. */
export interface SubmissionProblems {
  "submission-missing": { readonly file: string };
  "submission-unreadable": { readonly file: string; readonly code: string };
  "files-too-many": { readonly max: number };
  "submission-too-large": { readonly max: number };
  "name-wrong": { readonly name: string; readonly fault: NameFault };
  /** The same to a file system that tells no letter case, or no Unicode forms, apart. */
  "names-collide": { readonly name: string; readonly other: string };
  "no-file": { readonly name: string; readonly found: NoFile };
  /** `.rar`, `.7z` and such. */
  "archive-unknown": { readonly extension: string };
  "archive-too-large": { readonly max: number };
  /** `reported` is what the reader said, in its own words. */
  "archive-damaged": { readonly reported: string };
  "archive-encrypted": { readonly name: string };
  "archive-method": { readonly name: string; readonly method: number };
  "archive-size-wrong": { readonly name: string };
  "archive-nested": { readonly name: string };
  /** `install` is the package of Debian and Ubuntu that brings it. */
  "tool-missing": { readonly language: ProgramLanguageId; readonly tool: string; readonly install: string };
  /** Neither a Node that takes TypeScript nor esbuild. */
  "typescript-missing": { readonly node: string; readonly install: string };
  /** The compiler could not be started. */
  "compiler-failed": { readonly language: ProgramLanguageId; readonly tool: string; readonly code: string };
  "no-compile": {
    readonly language: ProgramLanguageId;
    readonly messages: string;
    readonly stopped?: CompilerStop;
  };
  /** No file of a language that is known, or of the one that was asked for. */
  "nothing-to-run": { readonly language?: ProgramLanguageId };
  /** Files, but none that begins. */
  "entry-missing": { readonly language: ProgramLanguageId; readonly expected?: string };
  "entries-several": { readonly language: ProgramLanguageId; readonly entries: readonly string[] };
  "languages-several": { readonly languages: readonly ProgramLanguageId[] };
  /** A class that the judge needs for itself. */
  "name-reserved": { readonly name: string };
}

/** What was noticed besides: none of it keeps a program from running, some of it explains why it does not compile. */
export interface SubmissionRemarks {
  "byte-order-mark": { readonly file: string };
  "package-line": { readonly file: string; readonly package: string };
  "packages-stripped": { readonly packages: readonly string[] };
  /** Not UTF-8; `encoding` is what it was read as. */
  "encoding-other": { readonly file: string; readonly encoding: string };
  /** Another entry than the assignment names. */
  "entry-other": { readonly expected: string; readonly entry: string };
  /** Not looked at: libraries that were sent along. */
  "passed-over": { readonly name: string };
}

type Told<Codes> = {
  readonly [Code in keyof Codes]: { readonly code: Code; readonly facts: Codes[Code] };
}[keyof Codes];

export type SubmissionProblem = Told<SubmissionProblems>;
export type SubmissionRemark = Told<SubmissionRemarks>;

export interface Refused {
  readonly ok: false;
  readonly problem: SubmissionProblem;
  readonly remarks: readonly SubmissionRemark[];
}

export function problem<Code extends keyof SubmissionProblems>(
  code: Code,
  facts: SubmissionProblems[Code],
  remarks: readonly SubmissionRemark[] = [],
): Refused {
  return { ok: false, problem: { code, facts } as SubmissionProblem, remarks };
}
