/** `grundy judge class` and `grundy judge pack`: their help, what they refuse, and what they say. */

/** Why there is no report, or no pack. */
export interface JudgeBatchRefusals {
  "class-missing": { readonly path: string };
  /** `why` is what the reader said, in its own words. */
  "class-unreadable": { readonly path: string; readonly why: string };
  "class-empty": { readonly path: string };
  /** Another run is at it. */
  "report-in-use": { readonly folder: string; readonly pid: number; readonly host: string };
  /** The folder has other things in it. */
  "report-foreign": { readonly folder: string };
  /** The form of a course's system cannot express an assignment. */
  "pack-impossible": { readonly assignment: string; readonly kind: string };
  "pack-in-the-way": { readonly folder: string };
  /** It was stopped; what was judged by then is kept. */
  "class-stopped": { readonly folder: string };
}

export type JudgeBatchRefusalSentences = {
  readonly [Code in keyof JudgeBatchRefusals]: (facts: JudgeBatchRefusals[Code]) => string;
};

export interface JudgeBatchSentences {
  readonly class: {
    readonly about: string;
    readonly submissions: string;
    readonly report: string;
    readonly numbers: string;
    readonly jobs: string;
    readonly fresh: string;
  };
  readonly pack: { readonly about: string; readonly to: string; readonly folder: string };
  /** `left` in seconds, where it can be told. */
  readonly progress: (facts: {
    readonly done: number;
    readonly of: number;
    readonly left: number | undefined;
  }) => string;
  readonly passedOver: (facts: { readonly names: readonly string[]; readonly more: number }) => string;
  readonly summary: (facts: {
    readonly submissions: number;
    readonly passed: number;
    readonly failed: number;
    readonly broken: number;
    readonly unchanged: number;
  }) => string;
  readonly reportAt: (facts: { readonly file: string }) => string;
  readonly keyAt: (facts: { readonly file: string }) => string;
  /** What is to be done with a pack. */
  readonly packed: {
    readonly [Kind in "gradescope" | "github" | "kattis"]: (facts: { readonly folder: string }) => string;
  };
  /** The stub of a problem's statement; its rules stand in the course's own document. */
  readonly statement: {
    readonly rules: (facts: { readonly assignment: string }) => string;
    readonly inputHead: string;
    readonly input: string;
    readonly outputHead: string;
    readonly output: string;
  };
}
