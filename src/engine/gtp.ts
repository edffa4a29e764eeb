import { blackScore, otherSeat, type ReversiPosition, reversi, type Seat } from "../games/index.ts";
import { makeDiagram, makeSquare, parseSquare } from "../notation/index.ts";
import { goguiAnswers, largestGoGuiBoard } from "./gogui.ts";
import { chooseInTime, shareOfTime, type TimeLeft } from "./in-time.ts";
import type { Engine } from "./types.ts";

export interface GtpOptions {
  readonly level: number;
  readonly version: string;
  readonly chance: () => number;
}

/** A line's answer: its text, and whether the session is over. */
export interface GtpAnswer {
  readonly text: string;
  readonly quit: boolean;
}

interface Clock {
  /** Seconds for the game, then seconds for each batch of so many moves. */
  main: number;
  byoYomi: number;
  stones: number;
}

/** A failure that the protocol answers with `?` and these words. */
class GtpFailure extends Error {}

const maxGtpSize = 26;

type Command = (words: readonly string[]) => string | Promise<string>;

/**
 * The Go Text Protocol, version 2, as Othello programs use it: squares as `f5` with all letters, a pass as `pass`.
 * The side that has to pass is told so, or enters its pass; the rules have made it already.
 */
export class GtpSession {
  readonly #engine: Engine;
  readonly #options: GtpOptions;
  /** The start and the position after each entry, passes among them. */
  #history: ReversiPosition[] = [reversi.start(reversi.defaults)];
  readonly #clocks: (Clock | undefined)[] = [undefined, undefined];
  #quit = false;

  constructor(engine: Engine, options: GtpOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** The answer to one line; undefined for a line without a command. */
  async respond(line: string): Promise<GtpAnswer | undefined> {
    const [text = ""] = line
      .replaceAll("\t", " ")
      .replace(/\p{Cc}/gu, "")
      .split("#");
    const words = text
      .trim()
      .split(/ +/)
      .filter((word) => word !== "");
    const id = /^[0-9]{1,15}$/.test(words[0] ?? "") ? (words.shift() as string) : "";
    const [name, ...rest] = words;
    if (name === undefined) return id === "" ? undefined : answer("?", id, "unknown command");
    const command = this.#commands.get(name);
    if (!command) return answer("?", id, "unknown command");
    try {
      return { ...answer("=", id, await command(rest)), quit: this.#quit };
    } catch (error) {
      if (error instanceof GtpFailure) return answer("?", id, error.message);
      throw error;
    }
  }

  get #position(): ReversiPosition {
    return this.#history.at(-1) as ReversiPosition;
  }

  readonly #commands: ReadonlyMap<string, Command> = new Map<string, Command>([
    ["protocol_version", () => "2"],
    ["name", () => "Grundy"],
    ["version", () => this.#options.version],
    ["known_command", ([name = ""]) => String(this.#commands.has(name))],
    ["list_commands", () => [...this.#commands.keys()].join("\n")],
    ["quit", () => this.#leave()],
    ["boardsize", ([size]) => this.#resize(size)],
    ["clear_board", () => this.#clear()],
    ["komi", ([komi]) => this.#komi(komi)],
    ["play", ([color, vertex]) => this.#play(color, vertex)],
    ["genmove", ([color]) => this.#generate(color, true)],
    ["reg_genmove", ([color]) => this.#generate(color, false)],
    ["undo", () => this.#undo()],
    ["showboard", () => `\n${makeDiagram(this.#position)}`],
    ["final_score", () => this.#score()],
    ["time_settings", (words) => this.#setTime(words)],
    ["time_left", (words) => this.#setTimeLeft(words)],
    ...[...goguiAnswers].map(([name, answer]) => [name, () => this.#tellGoGui(answer)] as const),
  ]);

  #leave(): string {
    this.#quit = true;
    return "";
  }

  #resize(text: string | undefined): string {
    const size = integer(text);
    const options = reversi.options({ size });
    if (!options.ok || size > maxGtpSize) throw new GtpFailure("unacceptable size");
    this.#history = [reversi.start(options.value)];
    return "";
  }

  #clear(): string {
    this.#history = [reversi.start(this.#position.options)];
    return "";
  }

  #komi(text: string | undefined): string {
    if (text === undefined || !Number.isFinite(Number(text))) throw new GtpFailure("syntax error");
    return "";
  }

  #play(color: string | undefined, vertex: string | undefined): string {
    const seat = seatOf(color);
    if (vertex === undefined) throw new GtpFailure("syntax error");
    const position = this.#position;
    if (/^pass$/i.test(vertex)) {
      if (!position.over && position.turn === seat) throw new GtpFailure("illegal move");
      this.#history.push(position);
      return "";
    }
    const square = parseSquare(vertex, position.options.size);
    if (!square.ok)
      throw new GtpFailure(square.refusal.code === "outside-board" ? "illegal move" : "syntax error");
    const next = position.turn === seat ? reversi.play(position, square.value) : undefined;
    if (!next?.ok) throw new GtpFailure("illegal move");
    this.#history.push(next.value);
    return "";
  }

  async #generate(color: string | undefined, enter: boolean): Promise<string> {
    const seat = seatOf(color);
    const position = this.#position;
    if (position.over || position.turn !== seat) {
      if (enter) this.#history.push(position);
      return "pass";
    }
    const square = await this.#choose(position, seat);
    const next = reversi.play(position, square);
    if (enter && next.ok) this.#history.push(next.value);
    return makeSquare(square, position.options.size);
  }

  #choose(position: ReversiPosition, seat: Seat): Promise<number> {
    const { level, chance } = this.#options;
    const clock = this.#clocks[seat];
    if (!clock) return this.#engine.choose(position, level, chance);
    const seconds = shareOfTime(timeLeft(clock), position);
    return chooseInTime(this.#engine, position, level, chance, seconds);
  }

  #undo(): string {
    if (this.#history.length === 1) throw new GtpFailure("cannot undo");
    this.#history.pop();
    return "";
  }

  #score(): string {
    const ahead = blackScore(this.#position);
    if (ahead === 0) return "0";
    return ahead > 0 ? `B+${ahead}` : `W+${-ahead}`;
  }

  #tellGoGui(answer: (position: ReversiPosition) => string): string {
    if (this.#position.options.size > largestGoGuiBoard) throw new GtpFailure("board too large for GoGui");
    return answer(this.#position);
  }

  #setTime(words: readonly string[]): string {
    const [main = "", byoYomi = "", stones = ""] = words;
    const clock = { main: integer(main), byoYomi: integer(byoYomi), stones: integer(stones) };
    // Byo-yomi without stones is the protocol's way of saying that there is no limit.
    const unlimited = clock.byoYomi > 0 && clock.stones === 0;
    for (const seat of [0, 1]) this.#clocks[seat] = unlimited ? undefined : { ...clock };
    return "";
  }

  #setTimeLeft(words: readonly string[]): string {
    const [color, time, stones] = words;
    const seat = seatOf(color);
    const left = integer(time);
    const count = integer(stones);
    const clock = this.#clocks[seat] ?? { main: 0, byoYomi: 0, stones: 0 };
    this.#clocks[seat] =
      count === 0 ? { ...clock, main: Math.max(left, 0.01) } : { main: 0, byoYomi: left, stones: count };
    return "";
  }
}

function answer(sign: "=" | "?", id: string, text: string): GtpAnswer {
  return { text: `${sign}${id}${text === "" ? "" : ` ${text}`}\n\n`, quit: false };
}

/** Without main time it is that of the byo-yomi, one move more than its stones in case of a late answer. */
function timeLeft({ main, byoYomi, stones }: Clock): TimeLeft {
  return main > 0 || stones === 0
    ? { seconds: main > 0 ? main : byoYomi }
    : { seconds: byoYomi, moves: stones + 1 };
}

function integer(text: string | undefined): number {
  if (text === undefined || !/^[0-9]{1,9}$/.test(text)) throw new GtpFailure("syntax error");
  return Number(text);
}

function seatOf(color: string | undefined): Seat {
  if (/^b(lack)?$/i.test(color ?? "")) return 0;
  if (/^w(hite)?$/i.test(color ?? "")) return otherSeat(0);
  throw new GtpFailure("syntax error");
}
