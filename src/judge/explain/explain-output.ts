import { type FollowedEdition, follow, type Session } from "../../editions/lockstep/index.ts";
import type { JudgeSentences } from "../../words/index.ts";
import { enterIsPrinted } from "../assignments.ts";
import { catalogues } from "../catalogue/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { differenceOf } from "../compare/difference.ts";
import { textIndex } from "../compare/place.ts";
import { sameWithout } from "../compare/relaxations.ts";
import type { Difference, Relaxation } from "../verdict.ts";
import { differenceText, wrongMoveText } from "./explain.ts";
import { type Transcript, terminalTranscript } from "./transcript.ts";

/** What is said of an output that somebody has at hand; nothing was run for it. */
export interface Explained {
  /** Empty where it is right. */
  readonly message: string;
  readonly difference: Difference | undefined;
  /** The session as at a terminal, with the place of the difference, and as it should have been. */
  readonly got: Transcript;
  readonly expected: Transcript;
}

export async function explainOutput(
  say: JudgeSentences,
  edition: FollowedEdition,
  session: Session,
  got: string,
  accept: readonly Relaxation[] = [],
): Promise<Explained> {
  const { expected, pieces, wrong } = await follow[edition](session, got);
  const [ours, yours] = [encodeText(expected), encodeText(got)];
  const { input } = session;
  const found = differenceOf(ours, yours, { input, pieces, catalogue: catalogues[edition] });
  const difference = found && !sameWithout(ours, yours, accept) ? found : undefined;
  const at = difference && textIndex(ours, difference.at.byte);
  const isMove = wrong !== undefined && (at === undefined || at >= wrong.at);
  const place = isMove ? wrong.at : at;
  const options = {
    enterIsPrinted: enterIsPrinted[edition],
    ...(place !== undefined && { difference: place }),
  };
  return {
    message: isMove ? wrongMoveText(say, wrong) : difference ? differenceText(say, difference) : "",
    difference: isMove ? undefined : difference,
    got: terminalTranscript(got, pieces, input, options),
    expected: terminalTranscript(expected, pieces, input, options),
  };
}
