import type { JudgeSentences } from "../../words/index.ts";
import { encodeText } from "../compare/bytes.ts";
import { isPassed, type Judgement, rounded } from "./judgement.ts";
import { caseText } from "./text.ts";

/** Every host has it. */
declare const btoa: (text: string) => string;

/**
 * What GitHub Classroom's reporter reads: base64 of version 1. Points are counted in cases, one runner for all of them: its table
 * and its notice add up differently otherwise.
 */
export function classroomResult(say: JudgeSentences, { cases }: Judgement): string {
  const failed = cases.some((each) => !isPassed(each));
  const broken = cases.some(({ verdict }) => verdict === "JUDGE-ERROR");
  const result = {
    version: 1,
    status: broken ? "error" : failed ? "fail" : "pass",
    max_score: cases.length,
    tests: cases.map((each) => ({
      name: each.name,
      status: each.verdict === "JUDGE-ERROR" ? "error" : isPassed(each) ? "pass" : "fail",
      score: isPassed(each) ? 1 : 0,
      message: isPassed(each) ? null : caseText(say, each),
      execution_time: `${rounded(each.seconds)}s`,
    })),
  };
  return btoa(binary(encodeText(JSON.stringify(result))));
}

/** A character for each byte; in parts, because arguments are limited. */
function binary(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}
