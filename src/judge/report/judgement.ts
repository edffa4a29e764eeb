import type { AssignmentId } from "../assignments.ts";
import type { FeatureId } from "../case.ts";
import type { Transcript } from "../explain/transcript.ts";
import { type CaseVerdict, type Verdict, verdicts } from "../verdict.ts";

/** What a case that is not right says of its features; of those in neither list it says nothing. */
export interface Standing {
  readonly right: readonly FeatureId[];
  readonly wrong: readonly FeatureId[];
}

/** A case with all that a report says of it; the sentences are made, in the language of the report. */
export interface JudgedCase extends CaseVerdict {
  readonly score: number;
  readonly max: number;
  readonly seconds: number;
  /** Why it is not right; empty where it is. */
  readonly message: string;
  /** Where it is known how far the session was right. */
  readonly standing?: Standing;
  /** The smallest input that fails in the same way, where it was looked for. */
  readonly smallest?: string;
  readonly transcripts?: {
    readonly terminal: Transcript;
    readonly expected: Transcript;
    readonly piped: Transcript;
  };
}

/** Positions where a win was thrown away, of all that can arise when moving first or second. */
export interface Proof {
  readonly calls: number;
  readonly thrown: readonly string[];
}

/** One submission, judged. */
export interface Judgement {
  readonly assignment: AssignmentId;
  /** Who handed it in, as the report may call them. */
  readonly student?: string;
  readonly sandbox: { readonly level: number; readonly how: string };
  readonly seconds: number;
  readonly cases: readonly JudgedCase[];
  /** What was noticed of the submission besides, in sentences: it costs nothing. */
  readonly remarks?: readonly string[];
  readonly proof?: { readonly first: Proof; readonly second: Proof };
  readonly ratio?: { readonly first: number; readonly second: number };
  /** The best share that can be reached when moving second. */
  readonly ceiling?: number;
}

/** The worst of its cases; nothing was tested where there is none. */
export function worstVerdict(cases: readonly { readonly verdict: Verdict }[]): Verdict {
  const order = (verdict: Verdict) => verdicts.indexOf(verdict);
  const [worst] = [...cases].sort((one, other) => order(one.verdict) - order(other.verdict));
  return worst?.verdict ?? "SKIPPED";
}

export function pointsOf(cases: readonly JudgedCase[]): { readonly score: number; readonly max: number } {
  const sum = (of: (each: JudgedCase) => number) =>
    rounded(cases.reduce((total, each) => total + of(each), 0));
  return { score: sum(({ score }) => score), max: sum(({ max }) => max) };
}

/** Whether a case costs its student nothing: right, or not the student's fault. */
export const isPassed = ({ verdict }: { readonly verdict: Verdict }): boolean => verdict === "OK";

/** Sums of shares without the dust of binary fractions. */
export function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
