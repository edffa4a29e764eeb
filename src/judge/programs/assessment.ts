import type { FreeChoice } from "../../editions/lockstep/index.ts";
import type { Ending, Limits, Run } from "../../programs/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { catalogues } from "../catalogue/index.ts";
import { decodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import { textIndex } from "../compare/place.ts";
import { sameWithout } from "../compare/relaxations.ts";
import { type Cause, causeFrom } from "../explain/causes.ts";
import type { KnownVerdict } from "../explain/explain.ts";
import type { Difference, Relaxation } from "../verdict.ts";
import { type Reference, referenceFor } from "./reference.ts";

/** What is held against a run. */
export interface Measure {
  readonly assignment: ConsoleAssignment;
  readonly limits: Limits;
  readonly accept: readonly Relaxation[];
  /** The names of the program's own files. */
  readonly own?: readonly string[] | undefined;
}

/** A run on a case, judged. */
export interface Assessment {
  readonly known: KnownVerdict;
  /** Also where it is accepted. */
  readonly difference: Difference | undefined;
  readonly wrongMove: FreeChoice | undefined;
  readonly cause: Cause | undefined;
  readonly reference: Reference;
  readonly got: Uint8Array;
  readonly seconds: number;
}

export async function assess(measure: Measure, task: Case, ran: Run): Promise<Assessment> {
  const { assignment, own } = measure;
  const { output: got, ending } = ran;
  const reference = await referenceFor(assignment, task, got);
  const { expected, pieces } = reference;
  const catalogue = catalogues[assignment];
  const difference = differenceOf(expected, got, { input: task.input, pieces, catalogue });
  const failed = ending.reason !== "ended" || ending.status !== 0;
  const cause = failed ? causeFrom(decodeText(ran.errors), own) : undefined;
  const known = withLastWords(verdictOf(measure, ran, reference, difference, cause), ran);
  const wrongMove = known.verdict === "WRONG-MOVE" ? reference.wrong : undefined;
  return { known, difference, wrongMove, cause, reference, got, seconds: ran.wall };
}

/** The longest error message that is told. */
const longest = 160;

/** What a program that crashed has said of it, as one line that can be shown anywhere. */
function withLastWords(known: KnownVerdict, { output, errors }: Run): KnownVerdict {
  if (known.verdict !== "CRASH") return known;
  const lines = decodeText(errors)
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\p{C}\s]+/gu, " ").trim());
  const last = lines.findLast((line) => line !== "");
  const said =
    last === undefined ? {} : { said: last.length > longest ? `${last.slice(0, longest)}…` : last };
  const silent = known.facts.signal !== undefined && output.length === 0 ? { silent: true } : {};
  return { ...known, facts: { ...known.facts, ...said, ...silent } };
}

function verdictOf(
  { limits, accept }: Measure,
  { ending, output: got }: Run,
  { expected, wrong, finished }: Reference,
  difference: Difference | undefined,
  cause: Cause | undefined,
): KnownVerdict {
  const stopped = endingVerdict(ending, limits);
  if (stopped) return stopped;
  const status = ending.reason === "ended" ? ending.status : 0;
  const crash = { verdict: "CRASH", facts: { status } } as const;
  const right = { verdict: "OK", facts: {} } as const;
  const wrongMove = { verdict: "WRONG-MOVE", facts: {} } as const;
  if (!difference) {
    if (wrong) return wrongMove;
    // No document names a status: only an exception tells that it failed. Behind the end of the input even the published ones do.
    return cause !== undefined && finished ? crash : right;
  }
  if (status !== 0 && (cause !== undefined || difference.kind === "stopped-early")) return crash;
  const accepted = sameWithout(expected, got, accept);
  if (wrong && (accepted || textIndex(expected, difference.at.byte) >= wrong.at)) return wrongMove;
  return accepted ? right : { verdict: "DIFFERENT", facts: {} };
}

/** What an ending says by itself; undefined where the output decides. */
function endingVerdict(ending: Ending, limits: Limits): KnownVerdict | undefined {
  switch (ending.reason) {
    case "ended":
      return undefined;
    case "crashed":
      return { verdict: "CRASH", facts: { signal: ending.signal } };
    case "processor":
      return { verdict: "TIME", facts: { seconds: limits.processor } };
    case "idle":
      return { verdict: "IDLE", facts: { seconds: limits.wall } };
    case "memory":
      return { verdict: "MEMORY", facts: { bytes: limits.memory } };
    case "output":
      return {
        verdict: "OUTPUT",
        facts: { bytes: ending.of === "folder" ? limits.fileSize : limits.output },
      };
    case "forbidden":
      return { verdict: "FORBIDDEN", facts: { what: ending.what } };
    case "unstartable":
    case "closed":
      return { verdict: "JUDGE-ERROR", facts: {} };
  }
}
