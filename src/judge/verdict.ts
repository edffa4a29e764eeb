import type { FreeChoice } from "../editions/lockstep/index.ts";
import type { FeatureId } from "./case.ts";

/** From bad to good; a submission's verdict is the worst of its cases'. */
export const verdicts = [
  "JUDGE-ERROR",
  "NO-COMPILE",
  "MISSING",
  "FORBIDDEN",
  "MEMORY",
  "TIME",
  "OUTPUT",
  "CRASH",
  "IDLE",
  "WRONG-MOVE",
  "DIFFERENT",
  "SKIPPED",
  "OK",
] as const;
export type Verdict = (typeof verdicts)[number];

/** What would have to be passed over for two outputs to be the same; tried one by one, in this order, then together. */
export const relaxations = [
  "crlf",
  "final-newline",
  "trailing-blanks",
  "blank-lines",
  "runs-of-blanks",
  "letter-case",
  "digits-only",
] as const;
export type Relaxation = (typeof relaxations)[number];

export const differenceKinds = [
  "blank-line-extra",
  "blank-line-missing",
  "trailing-blank",
  "line-end",
  "punctuation",
  "blanks",
  "singular",
  "letter-case",
  "wrong-number",
  "order",
  "wrong-turn",
  "stopped-early",
  "went-on",
  "prompt-missing",
  "other-message",
  "stars",
  "wrong-winner",
  "rounding",
  "asked-twice",
  "echoed-input",
  "line-missing",
  "line-extra",
  "spelling",
  "other",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** The first place where two outputs part. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly only: readonly Relaxation[] | null;
  /** Byte from 0 in the piped output, line and column from 1. */
  readonly at: { readonly byte: number; readonly line: number; readonly column: number };
  /** The two lines; undefined where an output has ended. */
  readonly expected: string | undefined;
  readonly got: string | undefined;
  /** The last line of input that was read by then, from 1. */
  readonly command: { readonly number: number; readonly text: string } | undefined;
  /** What the document calls the line, an id of the edition's catalogue. */
  readonly message: string | undefined;
  /** What the sentence about it needs: which statistic, which two players, what was meant. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface CaseVerdict {
  readonly name: string;
  readonly verdict: Verdict;
  readonly features: readonly FeatureId[];
  readonly difference?: Difference;
  readonly wrongMove?: FreeChoice;
}
