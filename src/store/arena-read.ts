import {
  type ArenaGame,
  type Ending,
  type EvidenceLine,
  type Fault,
  type FaultEvidence,
  faultKinds,
  type Quality,
  type RunningGame,
} from "../arena/index.ts";
import type { Refusal } from "../games/index.ts";

/** Nothing that a game's notation writes is longer, by far. */
const longestText = 1_000_000;
/** What is quoted of a bot is cut long before. */
const longestQuote = 100_000;
const mostLines = 1000;
const mostFacts = 20;
/** What databases have room for in their narrow columns. */
const mostBots = 2 ** 15;
const mostCounted = 2 ** 31;

type Data = Readonly<Record<string, unknown>>;

/**
 * A game as it is kept, of data that may be anything: undefined when it is none. What bots have written is made so that it can be shown, and
 * thought is rounded to the microsecond, so that every store gives back the same.
 */
export function readArenaGame(data: unknown): ArenaGame | undefined {
  if (!isData(data)) return undefined;
  const { number, opening, winner, moves, plies, annulled, at } = data;
  const bots = pairOf(data.bots, count);
  const thought = pairOf(data.thought, duration);
  const fault = nullOr(data.fault, readFault);
  const quality = nullOr(data.quality, (given) => pairOf(given, readQuality));
  if (
    !bots ||
    bots[0] === bots[1] ||
    Math.max(...bots) >= mostBots ||
    !thought ||
    fault === undefined ||
    quality === undefined
  )
    return undefined;
  if (!isCount(number) || !isCount(plies) || !isCount(annulled) || !isCount(at)) return undefined;
  if (Math.max(number, plies, annulled) >= mostCounted) return undefined;
  if (!isNotation(opening) || !isNotation(moves) || (winner !== 0 && winner !== 1 && winner !== null))
    return undefined;
  // A fault is a loss.
  if (fault && winner === null) return undefined;
  return { number, opening, bots, winner, fault, moves, plies, thought, annulled, at, quality };
}

export function readQuality(data: unknown): Quality | undefined {
  if (!isData(data)) return undefined;
  const { won, wonKept, drawn, drawnKept, estimated } = data;
  if (!isCount(won) || !isCount(wonKept) || !isCount(drawn) || !isCount(drawnKept) || !isCount(estimated))
    return undefined;
  if (wonKept > won || drawnKept > drawn) return undefined;
  return { won, wonKept, drawn, drawnKept, estimated };
}

export function readEvidence(data: unknown): FaultEvidence | undefined {
  if (!isData(data) || !Array.isArray(data.lines) || data.lines.length > mostLines) return undefined;
  const { errors, command, memory, sandbox } = data;
  const lines = data.lines.map(readLine);
  if (!lines.every((line) => line !== undefined)) return undefined;
  if (typeof errors !== "string" || typeof command !== "string") return undefined;
  if (!isAmount(sandbox) || (memory !== null && !isAmount(memory))) return undefined;
  return { lines, errors: quote(errors, shownLines), command: quote(command), memory, sandbox };
}

export function readRunning(data: unknown): readonly RunningGame[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const games = data.map(readRunningGame);
  return games.every((game) => game !== undefined) ? games : undefined;
}

/** Undefined when it is none; null while there is none. */
export function readEnding(data: unknown): Ending | null | undefined {
  if (data === null) return null;
  if (!isData(data)) return undefined;
  const { kind, decision } = data;
  if (kind === "complete" || kind === "openings" || kind === "walkover") return { kind };
  return kind === "sprt" && (decision === "H0" || decision === "H1") ? { kind, decision } : undefined;
}

function readRunningGame(data: unknown): RunningGame | undefined {
  if (!isData(data)) return undefined;
  const { number, opening, moves, plies } = data;
  const bots = pairOf(data.bots, count);
  const left = nullOr(data.left, (given) => pairOf(given, amount));
  if (!bots || left === undefined || !isCount(number) || !isCount(plies)) return undefined;
  if (!isNotation(opening) || !isNotation(moves)) return undefined;
  return { number, opening, bots, moves, plies, left };
}

function readLine(data: unknown): EvidenceLine | undefined {
  if (!isData(data)) return undefined;
  const { at, to, text } = data;
  if (!isAmount(at) || (to !== "bot" && to !== "referee") || typeof text !== "string") return undefined;
  return { at, to, text: quote(text) };
}

type FaultReaders = {
  readonly [Kind in Fault["kind"]]: (data: Data) => Extract<Fault, { kind: Kind }> | undefined;
};

const faults: FaultReaders = {
  time: ({ over }) => (isAmount(over) ? { kind: "time", over } : undefined),
  stall: ({ seconds }) => (isAmount(seconds) ? { kind: "stall", seconds } : undefined),
  crash: ({ status, signal }) =>
    (status === null || isAmount(status)) && (signal === null || typeof signal === "string")
      ? { kind: "crash", status, signal: signal === null ? null : quote(signal) }
      : undefined,
  start: ({ code }) => (typeof code === "string" ? { kind: "start", code: quote(code) } : undefined),
  illegal: ({ move, refusal }) => {
    const read = readRefusal(refusal);
    return typeof move === "string" && read
      ? { kind: "illegal", move: quote(move), refusal: read }
      : undefined;
  },
  malformed: ({ line }) => (typeof line === "string" ? { kind: "malformed", line: quote(line) } : undefined),
  flood: ({ of, bytes }) =>
    (of === "line" || of === "answer" || of === "lines") && isAmount(bytes)
      ? { kind: "flood", of, bytes }
      : undefined,
  memory: () => ({ kind: "memory" }),
  protocol: ({ line }) => (typeof line === "string" ? { kind: "protocol", line: quote(line) } : undefined),
};

function readFault(data: unknown): Fault | undefined {
  if (!isData(data)) return undefined;
  const kind = faultKinds.find((known) => known === data.kind);
  return kind && faults[kind](data);
}

/** Which codes there are `words` knows: here one is told from what is a member of every object. */
function readRefusal(data: unknown): Refusal | undefined {
  if (!isData(data) || !isData(data.facts)) return undefined;
  const { code } = data;
  if (typeof code !== "string" || !/^[a-z-]{1,60}$/.test(code) || code in Object.prototype) return undefined;
  const facts = Object.entries(data.facts);
  if (facts.length > mostFacts || !facts.every(([, fact]) => isScalar(fact))) return undefined;
  const shown = facts.map(([name, fact]) => [name, typeof fact === "string" ? quote(fact) : fact]);
  return { code, facts: Object.fromEntries(shown) } as Refusal;
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "boolean" || isAmount(value);
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isAmount(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Text of a notation: nothing in it that cannot be seen, or stands for what could not be read. */
function isNotation(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestText && !unshown.test(value);
}

const unshown = /[\p{Cc}\p{Cs}\ufffd]/u;
const unshownAll = /[\p{Cc}\p{Cs}]/gu;
const shownLines = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

function quote(text: string, without = unshownAll): string {
  return text.slice(0, longestQuote).replace(without, "\ufffd");
}

const count = (value: unknown) => (isCount(value) ? value : undefined);
const amount = (value: unknown) => (isAmount(value) ? value : undefined);
const duration = (value: unknown) =>
  isAmount(value) && value >= 0 ? Math.round(value * 1000) / 1000 : undefined;

function pairOf<T>(value: unknown, read: (item: unknown) => T | undefined): readonly [T, T] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [first, second] = value.map(read);
  return first === undefined || second === undefined ? undefined : [first, second];
}

function nullOr<T>(value: unknown, read: (value: unknown) => T | undefined): T | null | undefined {
  return value === null ? null : read(value);
}
