import { exportKind, foldKind, type JudgeResult, judgeKind, pruneKind } from "../jobs/index.ts";
import type { Job } from "../store/index.ts";
import type { CliSentences } from "../words/index.ts";

const longest = 200;

/** What has come of a job, in words where its kind is known. */
export function resultText(cli: CliSentences, kind: string, result: unknown): string {
  const facts = typeof result === "object" && result !== null ? (result as Record<string, unknown>) : {};
  const count = (name: string) => (typeof facts[name] === "number" ? facts[name] : 0);
  if (kind === exportKind && typeof facts.file === "string") {
    const aside = Array.isArray(facts.aside) ? facts.aside.length : 0;
    return inOneLine(cli.jobs.exported({ file: facts.file, lines: count("lines"), aside }));
  }
  if (kind === judgeKind && typeof facts.answer === "object" && facts.answer !== null)
    return inOneLine(cli.jobs.judged(facts.answer as JudgeResult["answer"]));
  if (kind === foldKind) return cli.jobs.folded({ games: count("folded") });
  if (kind === pruneKind) {
    const [begun, unfinished, unlisted] = [count("begun"), count("unfinished"), count("unlisted")];
    return cli.pruned({ begun, unfinished, unlisted, dropped: true });
  }
  return result === undefined ? "" : inOneLine(JSON.stringify(result) ?? "");
}

/** What a list says of a job besides its state: what came of it, why it failed the last time, or who is at it. */
export function aboutJob(cli: CliSentences, { kind, state, result, reason, worker }: Job): string {
  if (state === "done") return resultText(cli, kind, result);
  if (state === "taken") return inOneLine(worker ?? "");
  return inOneLine(reason ?? "");
}

/** Milliseconds since 1970 as the names of exports have it. */
export function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** A reason may be what a system or a database said, of whatever length; nothing of it may steer a terminal. */
export function inOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
