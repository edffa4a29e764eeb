import { follow } from "../../editions/lockstep/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { catalogues } from "../catalogue/index.ts";
import { decodeText } from "../compare/bytes.ts";
import { featuresReached } from "../features/index.ts";
import type { Standing } from "../report/judgement.ts";
import type { Assessment } from "./assessment.ts";

/**
 * What a session that failed says of its features: those that were reached before the line of input at which it failed were right, those that
 * this line adds are wrong, and of what comes later nothing is known. Undefined where the reference cannot tell.
 */
export async function standingOf(
  assignment: ConsoleAssignment,
  { given: _, ...session }: Case,
  { known, difference, wrongMove, reference, got }: Assessment,
): Promise<Standing | undefined> {
  if (known.verdict === "OK" || !reference.known || (!difference && !wrongMove)) return undefined;
  const line = wrongMove
    ? (reference.pieces.findLast(({ at }) => at <= wrongMove.at)?.line ?? 0)
    : (difference?.command?.number ?? 0);
  const lines = session.input.split("\n");
  const reached = async (count: number) => {
    const begun = {
      ...session,
      input: lines
        .slice(0, count)
        .map((each) => `${each}\n`)
        .join(""),
    };
    const followed = await follow[assignment](begun, decodeText(got));
    return new Set(featuresReached(assignment, begun, followed).features);
  };
  const before = line > 0 ? await reached(line - 1) : new Set<string>();
  const until = await reached(line);
  const message = difference?.message;
  // Where one message is at fault, the others of the same answer are not.
  const others = new Set(message === undefined ? [] : catalogues[assignment].messages.map(({ id }) => id));
  const isWrong = (feature: string) =>
    feature === message || (until.has(feature) && !before.has(feature) && !others.has(feature));
  return {
    right: session.features.filter((feature) => before.has(feature) && !isWrong(feature)),
    wrong: session.features.filter(isWrong),
  };
}
