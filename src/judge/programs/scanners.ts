import { type Cause, causeOfBothRuns } from "../explain/causes.ts";
import type { Assessment } from "./assessment.ts";
import { type Bench, type Judged, tryCase } from "./bench.ts";

/** A fault of the whole program, and which of its failures it tells. */
export interface ProgramFault {
  readonly cause: Cause;
  readonly tells: (assessment: Assessment) => boolean;
}

/** So many failures are looked at a second time. */
const mostTries = 3;

/**
 * The fault that the documents warn of: who reads with two readers loses what the first has read ahead. Cases that failed as if the
 * input had ended are run again, fed a line whenever the program waits; who passes only then has it.
 */
export async function scannerFault(
  bench: Bench,
  judged: readonly Judged[],
): Promise<ProgramFault | undefined> {
  const suspects = judged.filter(
    ({ task, assessment }) =>
      task.after === undefined && task.input.trim().includes("\n") && lacksInput(assessment),
  );
  for (const { task } of suspects.slice(0, mostTries)) {
    const { assessment } = await tryCase(bench, task, { pace: "waiting" });
    const cause = causeOfBothRuns(false, assessment.known.verdict === "OK");
    if (cause) return { cause, tells: lacksInput };
  }
  return undefined;
}

/** It stopped as if there were nothing more to read. */
function lacksInput({ known, difference, cause }: Assessment): boolean {
  if (known.verdict === "CRASH") return cause?.cause === "exception" && cause.facts.cause === "input-ended";
  return known.verdict === "DIFFERENT" && difference?.kind === "stopped-early";
}
