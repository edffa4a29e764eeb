import type { Refusal, RefusalOf } from "../../games/index.ts";
import type { Fault } from "../game.ts";
import type { Slip } from "./slips.ts";

/** What is the matter with a bot, or good to know of it: each code with its facts. `words` makes the sentence. */
interface CheckFindings {
  unstartable: { readonly code: string };
  /** It ended by itself when it was to play. */
  "ended-early": { readonly status: number | null; readonly signal: string | null; readonly answers: number };
  /** The last line of its standard error. */
  errors: { readonly line: string };
  /** It said nothing in so many seconds. */
  "no-answer": Share & { readonly seconds: number };
  /** Its answer came when its input was closed: it is kept in a buffer. */
  "not-flushed": { readonly line: string };
  /** The answer stands there, and no line end behind it. */
  "no-line-end": { readonly text: string };
  /** The answer stands in a line with other words: `Your move: 5 2`. */
  "other-words": Share & { readonly line: string; readonly move: string };
  /** Lines before the answer that are neither comments nor moves. */
  chatter: Share & { readonly line: string };
  /** It says what it was told. */
  echo: { readonly line: string };
  /** A line before anything was asked. */
  greeting: { readonly line: string };
  /** Something behind the answer: it would be taken for the next one. */
  "second-answer": Share & { readonly line: string };
  malformed: Share & { readonly line: string; readonly position: string };
  illegal: Share & { readonly move: string; readonly position: string; readonly refusal: Refusal };
  /** All its answers would be legal if they were read in another way. */
  slip: Share & { readonly slip: Slip; readonly answer: string; readonly meant: string };
  /** It goes on when its input says `quit`, or was closed. */
  "does-not-end": { readonly after: "quit" | "closed" };
  /** It does not say `ready`. It may leave that out, and then its start counts until its first answer. */
  "no-ready": Readonly<Record<string, never>>;
  /** A game with a fault of its own. */
  fault: { readonly against: "itself" | "random"; readonly fault: Fault };
  /** Milliseconds until it was ready, and for an answer. */
  speed: { readonly ready: number | null; readonly median: number; readonly slowest: number };
}

/** How often, of so many questions. */
interface Share {
  readonly count: number;
  readonly of: number;
}

export type CheckFinding = RefusalOf<CheckFindings>;
export type CheckCode = keyof CheckFindings;

/** What is good to know and keeps no bot from playing. */
const harmless: ReadonlySet<CheckCode> = new Set<CheckCode>(["errors", "no-ready", "speed"]);

/** Whether a bot with these findings can be entered. */
export function isFit(findings: readonly CheckFinding[]): boolean {
  return findings.every(({ code }) => harmless.has(code));
}
