import type { AssignmentId } from "../assignments.ts";
import type { DifferenceKind, Relaxation, Verdict } from "../verdict.ts";
import { type JudgedCase, type Judgement, pointsOf, rounded, worstVerdict } from "./judgement.ts";

/** What `--json` answers for a case; from `kind` on only where it is not OK. */
export interface CaseAnswer {
  readonly name: string;
  readonly verdict: Verdict;
  readonly features: readonly string[];
  readonly kind?: DifferenceKind | null;
  readonly only?: readonly Relaxation[] | null;
  readonly at?: { readonly byte: number; readonly line: number; readonly column: number } | null;
  readonly expected?: string | null;
  readonly got?: string | null;
  readonly command?: { readonly number: number; readonly text: string } | null;
  readonly message?: string;
  readonly smallest?: string;
}

export interface Answer {
  readonly assignment: AssignmentId;
  readonly student?: string;
  readonly verdict: Verdict;
  readonly score: number;
  readonly max: number;
  readonly sandbox: Judgement["sandbox"];
  readonly seconds: number;
  readonly cases: readonly CaseAnswer[];
  readonly remarks?: readonly string[];
  readonly proof?: NonNullable<Judgement["proof"]>;
  readonly ratio?: NonNullable<Judgement["ratio"]> & { readonly ceiling?: number };
}

/** The answer as JSON has it. */
export function answerOf(judgement: Judgement): Answer {
  const { assignment, student, sandbox, seconds, cases, remarks, proof, ratio, ceiling } = judgement;
  return {
    assignment,
    ...(student !== undefined && { student }),
    verdict: worstVerdict(cases),
    ...pointsOf(cases),
    sandbox,
    seconds: rounded(seconds),
    cases: cases.map(caseAnswer),
    ...(remarks && { remarks }),
    ...(proof && { proof }),
    ...(ratio && { ratio: { ...ratio, ...(ceiling !== undefined && { ceiling }) } }),
  };
}

function caseAnswer({ name, verdict, features, difference, message, smallest }: JudgedCase): CaseAnswer {
  if (verdict === "OK") return { name, verdict, features };
  return {
    name,
    verdict,
    features,
    kind: difference?.kind ?? null,
    only: difference?.only ?? null,
    at: difference?.at ?? null,
    expected: difference?.expected ?? null,
    got: difference?.got ?? null,
    command: difference?.command ?? null,
    message,
    ...(smallest !== undefined && { smallest }),
  };
}

/** One line a submission. */
export function jsonLine(judgement: Judgement): string {
  return `${JSON.stringify(answerOf(judgement))}\n`;
}
