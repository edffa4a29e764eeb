import {
  type Family,
  type GameId,
  isGameId,
  type OptionsOf,
  type PositionOf,
  type Result,
  type Seat,
} from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import { lineFormOf, readLineOptions } from "./line-forms.ts";
import type { ClockRule } from "./setup.ts";

/**
 * The line protocol, version 1: one line asks, one line answers. Each way a make and a parse that are inverse. What a reader does not know (a
 * line, a `name=value`, a word behind those here) it passes over: that is how the protocol grows.
 */
export const lineVersion = 1;

export type LineRequest =
  | { readonly kind: "hello"; readonly version: number }
  | LineNew
  | LineGo
  | LineOver
  | { readonly kind: "quit" };

/** `new kayles rows=11 take=1-2 place=any last=wins seat=1 clock=10000+100 id=17`; seats are 1 and 2 there. */
export interface LineNew {
  readonly kind: "new";
  readonly game: GameId;
  readonly options: OptionsOf<Family>;
  readonly seat: Seat;
  readonly clock: ClockRule;
  readonly id: number;
}

/** `go 11011111111 1:3-3 10000 9870`. Whoever is asked is to move, and the rows or the board stand there without that. */
export interface LineGo {
  readonly kind: "go";
  /** As drawn: `/` between rows, Reversi's squares from a1 along the rows as `X`, `O`, `-`. */
  readonly position: string;
  /** The last move, as records write it; undefined, and `-` in the line, where there was none in this game. */
  readonly last: string | undefined;
  /** Milliseconds: what is left to the bot, and to the other. */
  readonly own: number;
  readonly other: number;
  /** `swap` where that can be answered. */
  readonly marks: readonly string[];
}

/** `over win 42 moves`. */
export interface LineOver {
  readonly kind: "over";
  readonly result: LineResult;
  readonly plies: number;
}

export const lineResults = ["win", "loss", "draw"] as const;
export type LineResult = (typeof lineResults)[number];

export function makeRequest(request: LineRequest): string {
  switch (request.kind) {
    case "hello":
      return `grundy ${request.version}`;
    case "new": {
      const { game, options, seat, clock, id } = request;
      const words = lineFormOf(game).optionWords(options).join(" ");
      return `new ${game} ${words} seat=${seat + 1} clock=${makeLineClock(clock)} id=${id}`;
    }
    case "go": {
      const { position, last = "-", own, other, marks } = request;
      const more = marks.length === 0 ? "" : ` ${marks.join(" ")}`;
      return `go ${position} ${last} ${own} ${other}${more}`;
    }
    case "over":
      return `over ${request.result} ${request.plies} moves`;
    case "quit":
      return "quit";
  }
}

/** Undefined for a line that says nothing that is known. */
export function parseRequest(line: string): LineRequest | undefined {
  const words = line.trim().split(/\s+/);
  switch (words[0]) {
    case "grundy": {
      const version = wholeNumber(words[1]);
      return version === undefined ? undefined : { kind: "hello", version };
    }
    case "new":
      return parseNew(words);
    case "go":
      return parseGo(words);
    case "over": {
      const result = lineResults.find((each) => each === words[1]);
      const plies = wholeNumber(words[2]);
      return result && plies !== undefined ? { kind: "over", result, plies } : undefined;
    }
    case "quit":
      return { kind: "quit" };
    default:
      return undefined;
  }
}

function parseNew(words: readonly string[]): LineNew | undefined {
  const game = words[1] ?? "";
  if (!isGameId(game)) return undefined;
  const named = new Map<string, string>();
  for (const word of words.slice(2)) {
    const at = word.indexOf("=");
    if (at > 0) named.set(word.slice(0, at), word.slice(at + 1));
  }
  const options = readLineOptions(game, named);
  const seat = named.get("seat");
  const clock = parseLineClock(named.get("clock") ?? "");
  const id = wholeNumber(named.get("id"));
  if (!options.ok || (seat !== "1" && seat !== "2") || !clock || id === undefined) return undefined;
  return { kind: "new", game, options: options.value, seat: seat === "1" ? 0 : 1, clock, id };
}

function parseGo([, position, last, ownText, otherText, ...marks]: readonly string[]): LineGo | undefined {
  const own = wholeNumber(ownText);
  const other = wholeNumber(otherText);
  if (position === undefined || last === undefined || own === undefined || other === undefined)
    return undefined;
  return { kind: "go", position, last: last === "-" ? undefined : last, own, other, marks };
}

/** What stands in a `go` of the position, and what can be done there besides the usual. */
export function goPosition(game: GameId, position: PositionOf<Family>): Pick<LineGo, "position" | "marks"> {
  const form = lineFormOf(game);
  return { position: form.makeWord(position), marks: form.marks(position) };
}

/** The position that a bot in this seat is asked in. */
export function readGo(
  { game, options, seat }: Pick<LineNew, "game" | "options" | "seat">,
  { position, marks }: Pick<LineGo, "position" | "marks">,
): Result<PositionOf<Family>> {
  return notationOf(game).parsePosition(lineFormOf(game).textOf(position, seat, marks), options);
}

/** Milliseconds: `10000+100` for a game and added a move, `500/move`, `40/60000` for so many moves. */
export function makeLineClock(clock: ClockRule): string {
  switch (clock.kind) {
    case "game":
      return `${clock.initial}+${clock.increment}`;
    case "move":
      return `${clock.each}/move`;
    case "moves":
      return `${clock.moves}/${clock.each}`;
  }
}

export function parseLineClock(text: string): ClockRule | undefined {
  const found = /^([0-9]{1,15})(?:\+([0-9]{1,15})|\/(move)|\/([0-9]{1,15}))$/.exec(text);
  if (!found) return undefined;
  const first = Number(found[1]);
  if (found[2] !== undefined) return { kind: "game", initial: first, increment: Number(found[2]) };
  if (found[3] !== undefined) return { kind: "move", each: first };
  return { kind: "moves", moves: first, each: Number(found[4]) };
}

/** A bot's line: its word that it has started, a comment for its owner, nothing, or what is taken for a move. */
export type LineReply =
  | { readonly kind: "ready"; readonly name: string }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "nothing" }
  | { readonly kind: "move"; readonly text: string };

export function makeReply(reply: LineReply): string {
  switch (reply.kind) {
    case "ready":
      return reply.name === "" ? "ready" : `ready ${reply.name}`;
    case "comment":
      return `#${reply.text}`;
    case "nothing":
      return "";
    case "move":
      return reply.text;
  }
}

export function parseReply(line: string): LineReply {
  if (line.startsWith("#")) return { kind: "comment", text: line.slice(1) };
  const text = line.trim();
  if (text === "") return { kind: "nothing" };
  const [first] = text.split(/\s/, 1);
  if (first === "ready") return { kind: "ready", name: text.slice("ready".length).trim() };
  return { kind: "move", text };
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}
