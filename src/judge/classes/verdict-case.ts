import type { Evidence } from "../../programs/index.ts";
import type { JudgeSentences } from "../../words/index.ts";
import { exceptionCause } from "../explain/exceptions.ts";
import { causeText, type KnownVerdict, verdictText } from "../explain/explain.ts";
import type { JudgedCase } from "../report/judgement.ts";
import type { Verdict } from "../verdict.ts";
import type { Answer } from "./harness/harness.ts";

/** What was found in a case; nothing where it is right and there is nothing to say. */
export interface Found {
  readonly verdict: Verdict;
  readonly message: string;
  readonly wrongMove?: JudgedCase["wrongMove"];
}

/** A case is worth a point, and is its own feature. */
export function classCase(name: string, seconds: number, found: Found | undefined): JudgedCase {
  const { verdict, message, wrongMove } = found ?? { verdict: "OK", message: "", wrongMove: undefined };
  return {
    name,
    verdict,
    features: [name],
    score: verdict === "OK" ? 1 : 0,
    max: verdict === "JUDGE-ERROR" ? 0 : 1,
    seconds,
    message,
    ...(wrongMove && { wrongMove }),
  };
}

/** What an answer that is none says: an exception, an end, or that nothing was asked. `call` is what was asked, in words of the program. */
export function failureOf(say: JudgeSentences, answer: Answer, call: string): Found | undefined {
  const { ended, inCall, unasked } = say.classes;
  switch (answer.kind) {
    case "value":
    case "members":
      return undefined;
    case "unasked":
      return { verdict: "SKIPPED", message: unasked };
    case "missing":
      return { verdict: "MISSING", message: say.verdicts.MISSING({ what: "method", name: call }) };
    case "thrown": {
      const { names, text, file, line } = answer;
      const [name = ""] = names;
      const facts = { name, text, file, line, cause: exceptionCause(name, text) };
      return {
        verdict: "CRASH",
        message: `${causeText(say, { cause: "exception", facts })} ${inCall({ call })}`,
      };
    }
    case "ended": {
      const known = verdictOfEnd(answer.evidence);
      const what =
        known.verdict === "CRASH" && answer.evidence.ending.reason === "ended"
          ? ended({ call })
          : `${verdictText(say, known)} ${inCall({ call })}`;
      return { verdict: known.verdict, message: what };
    }
  }
}

/** An end in the middle of a question, however it came, is none of an answer. */
function verdictOfEnd({ ending }: Evidence): KnownVerdict {
  switch (ending.reason) {
    case "ended":
      return { verdict: "CRASH", facts: { status: ending.status } };
    case "crashed":
      return { verdict: "CRASH", facts: { signal: ending.signal } };
    case "processor":
      return { verdict: "TIME", facts: { seconds: Math.round(ending.seconds) } };
    case "idle":
      return { verdict: "IDLE", facts: { seconds: Math.round(ending.seconds) } };
    case "memory":
    case "output":
      return { verdict: ending.reason === "memory" ? "MEMORY" : "OUTPUT", facts: { bytes: ending.bytes } };
    case "forbidden":
      return { verdict: "FORBIDDEN", facts: { what: ending.what } };
    case "unstartable":
    case "closed":
      return { verdict: "JUDGE-ERROR", facts: {} };
  }
}
