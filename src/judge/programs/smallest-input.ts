import { follow, type Session } from "../../editions/lockstep/index.ts";
import { featuresReached } from "../features/index.ts";
import { smallestSession } from "../smallest/smallest.ts";
import type { Verdict } from "../verdict.ts";
import type { Assessment } from "./assessment.ts";
import { type Bench, type Judged, tryCase } from "./bench.ts";
import { shortLimits } from "./hanging.ts";

/** All searches of a submission together. */
const patience = 10_000;
/** What fails soon, and the same way every time. */
const searched: readonly Verdict[] = ["DIFFERENT", "WRONG-MOVE", "CRASH", "OUTPUT"];

/** Of each kind of failure the smallest input of its first case, by the case's name. */
export async function smallestInputs(
  bench: Bench,
  judged: readonly Judged[],
): Promise<ReadonlyMap<string, string>> {
  const until = performance.now() + patience;
  const found = new Map<string, string>();
  const kinds = new Set<string>();
  for (const { task, assessment } of judged) {
    const kind = kindOf(assessment);
    const first = kind !== undefined && !kinds.has(kind) && assessment.reference.known;
    if (!first || task.people !== undefined || task.input === "") continue;
    kinds.add(kind);
    const number = assessment.difference?.command?.number;
    const { session } = await smallestSession(task, {
      kind,
      ...(number !== undefined && { command: number }),
      fails: (smaller) => failureOf(bench, smaller),
      valid: (smaller) => isValid(bench, smaller),
      goOn: () => performance.now() < until,
    });
    if (session.input !== task.input) found.set(task.name, session.input);
  }
  return found;
}

/** What must stay the same: the verdict, the kind of its first difference, the exception. */
function kindOf({ known, difference, cause }: Assessment): string | undefined {
  if (!searched.includes(known.verdict)) return undefined;
  const exception = cause?.cause === "exception" ? cause.facts.name : "";
  return [known.verdict, exception || (difference?.kind ?? "")].join(" ");
}

async function failureOf(bench: Bench, { args, input }: Session): Promise<string | undefined> {
  const { assessment } = await tryCase(
    bench,
    { name: "", features: [], args, input },
    { limits: () => shortLimits },
  );
  // With the program's own choices it may run out of input, which is no fault of the program.
  return assessment.reference.finished ? kindOf(assessment) : undefined;
}

/** Every line is read, the program comes to its end, and nothing is asked that nobody wrote down. */
async function isValid({ assignment }: Bench, session: Session): Promise<boolean> {
  const followed = await follow[assignment](session);
  const lines = session.input.split("\n").length - 1;
  const { specified } = featuresReached(assignment, session, followed);
  return followed.finished && followed.linesRead === lines && specified;
}
