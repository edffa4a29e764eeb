import { inOneText, type JudgeSentences } from "../../words/index.ts";
import { type ConsoleAssignment, enterIsPrinted } from "../assignments.ts";
import type { Case } from "../case.ts";
import { decodeText } from "../compare/bytes.ts";
import { textIndex } from "../compare/place.ts";
import type { Cause } from "../explain/causes.ts";
import { causeText, differenceText, verdictText, wrongMoveText } from "../explain/explain.ts";
import { pipedTranscript, terminalTranscript } from "../explain/transcript.ts";
import type { JudgedCase, Standing } from "../report/judgement.ts";
import type { Assessment } from "./assessment.ts";

/** What was found out besides the run itself. */
export interface Besides {
  /** Why all of them failed that failed like this. */
  readonly cause?: Cause | undefined;
  readonly smallest?: string | undefined;
  readonly standing?: Standing | undefined;
}

/** An assessment with its sentences and transcripts. A case is worth a point. */
export function judgedCase(
  say: JudgeSentences,
  assignment: ConsoleAssignment,
  { name, features, input }: Case,
  assessment: Assessment,
  { cause, smallest, standing }: Besides = {},
): JudgedCase {
  const { known, difference, wrongMove, seconds } = assessment;
  const { verdict } = known;
  const right = verdict === "OK";
  const sentences = [...(cause ? [causeText(say, cause)] : []), ...sentencesFor(say, input, assessment)];
  return {
    name,
    verdict,
    features,
    ...(difference && { difference }),
    ...(wrongMove && { wrongMove }),
    score: right ? 1 : 0,
    max: verdict === "JUDGE-ERROR" ? 0 : 1,
    seconds,
    message: inOneText(sentences),
    ...(smallest !== undefined && { smallest }),
    ...(standing && { standing }),
    ...(right ? {} : { transcripts: transcriptsOf(assignment, input, assessment) }),
  };
}

function sentencesFor(say: JudgeSentences, input: string, assessment: Assessment): string[] {
  const { known, difference, wrongMove, cause } = assessment;
  const told = difference ? [differenceText(say, difference)] : [];
  switch (known.verdict) {
    case "OK":
    case "DIFFERENT":
      return told;
    case "WRONG-MOVE":
      return wrongMove ? [wrongMoveText(say, wrongMove), ...afterMove(say, input, assessment)] : told;
    case "CRASH":
      return [cause ? causeText(say, cause) : verdictText(say, known), ...told];
    default: {
      // Where it was stopped is where its output ends, which says nothing else.
      const after = difference?.command ? [say.after(difference.command)] : [];
      return [verdictText(say, known), ...(difference?.kind === "stopped-early" ? after : told)];
    }
  }
}

/** The line of input that the move came after. */
function afterMove(say: JudgeSentences, input: string, { wrongMove, reference }: Assessment): string[] {
  const number = reference.pieces.findLast(({ at }) => at <= (wrongMove?.at ?? 0))?.line ?? 0;
  const text = input.split("\n")[number - 1];
  return text === undefined ? [] : [say.after({ number, text: text.replace(/\r$/, "") })];
}

function transcriptsOf(
  assignment: ConsoleAssignment,
  input: string,
  { known, difference: found, wrongMove, reference, got }: Assessment,
): NonNullable<JudgedCase["transcripts"]> {
  const { expected, pieces } = reference;
  const byte = found?.at.byte;
  const place =
    known.verdict === "WRONG-MOVE"
      ? wrongMove?.at
      : byte === undefined
        ? undefined
        : textIndex(expected, byte);
  const options = {
    enterIsPrinted: enterIsPrinted[assignment],
    ...(place !== undefined && { difference: place }),
  };
  const printed = decodeText(got);
  return {
    terminal: terminalTranscript(printed, pieces, input, options),
    expected: terminalTranscript(decodeText(expected), pieces, input, options),
    piped: pipedTranscript(printed, place),
  };
}
