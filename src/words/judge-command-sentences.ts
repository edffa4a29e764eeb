/** `grundy judge`: its help, what it refuses, and what stands around its answer. */

/** What the command and its options are; those of a class and a pack come besides. */
export interface JudgeHelp {
  readonly summary: string;
  readonly about: string;
  readonly program: string;
  readonly assignment: string;
  readonly run: string;
  readonly cases: string;
  readonly seed: string;
  readonly count: string;
  readonly showCases: string;
  readonly accept: (facts: { readonly names: string }) => string;
  readonly sandbox: string;
  readonly stripPackages: string;
  readonly json: string;
  readonly format: string;
  readonly out: string;
  readonly after: string;
}

/** Why nothing was judged; nobody loses marks by it. */
export interface JudgeRefusals {
  "assignment-needed": { readonly assignments: string };
  /** Neither a program nor a command. */
  "judge-nothing": Readonly<Record<string, never>>;
  "submission-empty": { readonly file: string };
  /** A command that is not found, or not where contained programs look. */
  "run-missing": { readonly command: string; readonly contained: boolean };
  /** Options that mean nothing where classes are asked. */
  "judge-console-only": { readonly option: string; readonly assignment: string };
  /** The highest level that was reached. */
  "sandbox-required": { readonly level: number };
  /** An option that has strangers' programs run. */
  "sandbox-absent": { readonly option: string };
  "cases-unreadable": { readonly folder: string; readonly reason: string };
  "cases-none": { readonly folder: string };
  "case-without-input": { readonly name: string };
  "case-without-output": { readonly name: string };
  "case-not-text": { readonly name: string };
  "case-after-nothing": { readonly name: string; readonly after: string };
  /** The judge could not judge: why, in a line of its own. */
  "judge-failed": { readonly text: string };
}

export type JudgeRefusalSentences = {
  readonly [Code in keyof JudgeRefusals]: (facts: JudgeRefusals[Code]) => string;
};

/** Around the answer at a terminal. */
export interface JudgeAnswerSentences {
  readonly progress: (facts: { readonly done: number; readonly of: number }) => string;
  /** Cases that failed in the same way as the one that is explained. */
  readonly others: (facts: { readonly cases: string; readonly more: number }) => string;
  /** What was asked of an AI, and the shares of games it wins against a random player, of 1; the best there can be where it moves second. */
  readonly proof: (facts: {
    readonly side: "first" | "second";
    readonly calls: number;
    readonly thrown: number;
    readonly ratio: number | undefined;
    readonly ceiling: number | undefined;
  }) => string;
  /** Under a program that ran without a sandbox. */
  readonly uncontained: string;
  readonly casesWritten: (facts: { readonly cases: number; readonly folder: string }) => string;
  /** The table of case against feature. */
  readonly table: {
    readonly title: (facts: { readonly assignment: string }) => string;
    readonly certainty: string;
  };
}
