import { parseReply } from "../line-protocol.ts";
import { asShown } from "../members.ts";
import { judgeAnswers } from "./answers.ts";
import type { CheckEvent, CheckQuestion } from "./event.ts";
import type { CheckFinding } from "./finding.ts";
import { moveWithin, quoted } from "./read.ts";

const longestErrors = 160;

/** What was heard from one question to the next. */
interface Exchange {
  readonly question: CheckQuestion;
  readonly asked: number;
  /** Lines that are neither comments nor empty. */
  readonly lines: { readonly text: string; readonly at: number; readonly closed: boolean }[];
  rest: string;
  /** Milliseconds of waiting in vain. */
  waited: number | undefined;
  ended: boolean;
}

/** One check, gone through event by event. */
interface Seen {
  readonly exchanges: Exchange[];
  readonly findings: CheckFinding[];
  started: number;
  ready: number | undefined;
  closed: boolean;
  quit: boolean;
}

/** What the events of a check say of a bot, each code once or for each fault. The worst first. */
export function diagnose(events: readonly CheckEvent[]): readonly CheckFinding[] {
  const seen: Seen = {
    exchanges: [],
    findings: [],
    started: 0,
    ready: undefined,
    closed: false,
    quit: false,
  };
  for (const event of events) enter(seen, event);
  return [...seen.findings, ...silences(seen), ...judgeAnswers(seen.exchanges), ...habits(seen)];
}

function enter(seen: Seen, event: CheckEvent): void {
  const last = seen.exchanges.at(-1);
  switch (event.kind) {
    case "started":
      Object.assign(seen, { started: event.at, closed: false, quit: false });
      break;
    case "unstartable":
      seen.findings.push({ code: "unstartable", facts: { code: event.code } });
      break;
    case "asked":
      seen.exchanges.push({
        question: event.question,
        asked: event.at,
        lines: [],
        rest: "",
        waited: undefined,
        ended: false,
      });
      break;
    case "line":
      hear(seen, event.text, event.at);
      break;
    case "rest":
      if (last) last.rest = event.text;
      break;
    case "waited":
      if (last) last.waited ??= event.at - last.asked;
      break;
    case "closed":
      seen.closed = true;
      break;
    case "quit":
      seen.quit = true;
      break;
    case "ended":
      end(seen, event);
      break;
    case "errors": {
      const line =
        event.text
          .trimEnd()
          .split(/[\r\n]+/)
          .at(-1) ?? "";
      if (line !== "") once(seen, { code: "errors", facts: { line: asShown(line, longestErrors) } });
      break;
    }
    case "killed":
      if (seen.quit || seen.closed)
        once(seen, { code: "does-not-end", facts: { after: seen.quit ? "quit" : "closed" } });
      break;
    case "played":
      if (event.fault)
        seen.findings.push({ code: "fault", facts: { against: event.against, fault: event.fault } });
  }
}

function hear(seen: Seen, text: string, at: number): void {
  const last = seen.exchanges.at(-1);
  const reply = parseReply(text);
  if (reply.kind === "ready" && !seen.closed) seen.ready ??= at - seen.started;
  if (reply.kind !== "move") return;
  if (last) last.lines.push({ text: reply.text, at, closed: seen.closed });
  else once(seen, { code: "greeting", facts: { line: quoted(reply.text) } });
}

function end(seen: Seen, { status, signal }: CheckEvent & { kind: "ended" }): void {
  const last = seen.exchanges.at(-1);
  if (last) last.ended = true;
  if (seen.quit || seen.closed) return;
  const answers = seen.exchanges.filter(({ lines }) => lines.length > 0).length;
  once(seen, { code: "ended-early", facts: { status, signal, answers } });
}

function once({ findings }: Seen, finding: CheckFinding): void {
  if (!findings.some(({ code }) => code === finding.code)) findings.push(finding);
}

/** Where no line came in time. */
function silences({ exchanges }: Seen): CheckFinding[] {
  const silent = exchanges.filter(({ lines, waited }) => waited !== undefined && !isInTime(lines[0]));
  const late = silent.find(({ lines }) => lines.length > 0)?.lines[0];
  if (late) return [{ code: "not-flushed", facts: { line: quoted(late.text) } }];
  const open = silent.find(({ question, rest }) => moveWithin(question, rest) !== undefined);
  if (open) return [{ code: "no-line-end", facts: { text: quoted(open.rest) } }];
  const [first] = silent;
  if (!first) return [];
  const seconds = Math.round((first.waited ?? 0) / 1000);
  return [{ code: "no-answer", facts: { seconds, count: silent.length, of: exchanges.length } }];
}

function isInTime(line: Exchange["lines"][number] | undefined): boolean {
  return line !== undefined && !line.closed;
}

/** What is good to know of a bot that answers. */
function habits({ exchanges, ready }: Seen): CheckFinding[] {
  const times = exchanges
    .flatMap(({ lines: [first], asked }) => (first && isInTime(first) ? [first.at - asked] : []))
    .sort((a, b) => a - b);
  const [quickest] = times;
  if (quickest === undefined) return [];
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? quickest;
  return [
    ...(ready === undefined ? [{ code: "no-ready", facts: {} } as const] : []),
    { code: "speed", facts: { ready: ready ?? null, median: at(0.5), slowest: at(0.99) } },
  ];
}
