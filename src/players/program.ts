import { otherSeat, type ReversiPosition, reversi, type Seat, type Square } from "../games/index.ts";
import { makeGgf, makeSquare, parseSquare } from "../notation/index.ts";
import type { Player } from "./player.ts";

/** Lines to and from a program outside. */
export interface LineChannel {
  send(line: string): void;
  /** The next line; rejects with a `ProgramError` when there will be none. */
  next(): Promise<string>;
  close(): void;
}

/** An outside program that cannot be played with: it ended, was silent, or refused what it was told. */
export class ProgramError extends Error {
  readonly problem: ProgramProblem;

  constructor(problem: ProgramProblem) {
    super(`a program outside: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

/** Why it cannot; `words` makes the sentence. */
export type ProgramProblem =
  | { readonly kind: "refused"; readonly command: string; readonly answer: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "illegal"; readonly code: string }
  | { readonly kind: "unstartable"; readonly command: string; readonly reason: string }
  /** Its command line is no list of words. */
  | {
      readonly kind: "unreadable";
      readonly command: string;
      readonly code: "command-empty" | "quote-open" | "escape-open";
    }
  /** `said`: the last line of its standard error. */
  | {
      readonly kind: "ended";
      readonly command: string;
      readonly status: number | null;
      readonly said: string;
    }
  | { readonly kind: "crashed"; readonly command: string; readonly signal: string; readonly said: string }
  | { readonly kind: "silent"; readonly command: string; readonly seconds: number }
  /** It said more than an answer may have. */
  | { readonly kind: "flood"; readonly command: string }
  | {
      readonly kind: "limited";
      readonly command: string;
      readonly of: "memory" | "network" | "files" | "processes";
    };

/** A program outside that plays Reversi. */
export interface ProgramPlayer extends Player<"reversi"> {
  close(): void;
}

/** No square: the referee counts it as a forfeit. */
const nothing = -1;

/** A program that speaks GTP 2. It is shown each position by the moves that lead there from the one before. */
export function gtpPlayer(channel: LineChannel): ProgramPlayer {
  let known: ReversiPosition | undefined;

  async function ask(command: string): Promise<string> {
    channel.send(command);
    const lines: string[] = [];
    for (;;) {
      const line = await channel.next();
      if (line.trim() !== "") lines.push(line);
      else if (lines.length > 0) break;
    }
    const [first = ""] = lines;
    if (!first.startsWith("=")) throw new ProgramError({ kind: "refused", command, answer: first });
    return [first.slice(1), ...lines.slice(1)].join("\n").trim();
  }

  async function show(position: ReversiPosition): Promise<void> {
    const { size } = position.options;
    let at = known;
    let path = at && pathBetween(at, position);
    if (!at || !path) {
      // A program's cleared board is the tournament start.
      at = reversi.start({ size, start: "tournament" });
      path = pathBetween(at, position);
      if (!path) throw new ProgramError({ kind: "unreachable" });
      await ask(`boardsize ${size}`);
      await ask("clear_board");
    }
    for (const square of path) {
      await ask(`play ${colorOf(at.turn)} ${makeSquare(square, size)}`);
      at = await played(at, square);
    }
    known = at;
  }

  /** The position after a move; a pass that the rules make is told to the program. */
  async function played(position: ReversiPosition, square: Square): Promise<ReversiPosition> {
    const next = reversi.play(position, square);
    if (!next.ok) throw new ProgramError({ kind: "illegal", code: next.refusal.code });
    const passes = !next.value.over && next.value.turn === position.turn;
    if (passes) await ask(`play ${colorOf(otherSeat(position.turn))} pass`);
    return next.value;
  }

  return {
    name: "GTP program",
    async choose(position) {
      await show(position);
      const answer = await ask(`genmove ${colorOf(position.turn)}`);
      const square = parseSquare(answer, position.options.size);
      if (!square.ok || !reversi.play(position, square.value).ok) return nothing;
      known = await played(position, square.value);
      return square.value;
    },
    close() {
      channel.send("quit");
      channel.close();
    },
  };
}

function colorOf(seat: Seat): string {
  return seat === 0 ? "black" : "white";
}

/** Positions looked at before a path is given up. */
const patience = 200_000;

/**
 * Moves that lead from one position to another, or undefined. Each adds one disc, on a square that the later position
 * has filled, so the search is narrow for what happens between two turns and for openings.
 */
export function pathBetween(from: ReversiPosition, to: ReversiPosition): Square[] | undefined {
  if (from.options.size !== to.options.size) return undefined;
  const target = to.discs[0] + to.discs[1];
  let looked = 0;

  function walk(position: ReversiPosition, path: readonly Square[]): Square[] | undefined {
    const discs = position.discs[0] + position.discs[1];
    if (discs === target) return isSame(position, to) ? [...path] : undefined;
    for (const square of reversi.moves(position)) {
      if (to.cells[square] === 0 || ++looked > patience) continue;
      const next = reversi.play(position, square);
      const found = next.ok ? walk(next.value, [...path, square]) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  for (let square = 0; square < from.cells.length; square++) {
    if (from.cells[square] !== 0 && to.cells[square] === 0) return undefined;
  }
  return walk(from, []);
}

function isSame(a: ReversiPosition, b: ReversiPosition): boolean {
  if (a.turn !== b.turn) return false;
  for (let square = 0; square < a.cells.length; square++)
    if (a.cells[square] !== b.cells[square]) return false;
  return true;
}

/** A program that speaks NBoard 2. It is shown each position as a game that begins there. */
export function nboardPlayer(channel: LineChannel, depth: number): ProgramPlayer {
  let pings = 0;
  let greeted = false;

  async function until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec((await channel.next()).trim());
      if (found) return found;
    }
  }

  return {
    name: "NBoard program",
    async choose(position) {
      if (!greeted) {
        channel.send("nboard 2");
        channel.send(`set depth ${depth}`);
        greeted = true;
      }
      const { size } = position.options;
      const properties = new Map([
        ["GM", "Othello"],
        ["PC", "Grundy"],
        ["PB", "black"],
        ["PW", "white"],
        ["RE", "?"],
        ["TY", String(size)],
      ]);
      channel.send(`set game ${makeGgf({ properties, start: position, moves: [] })}`);
      channel.send(`ping ${++pings}`);
      await until(new RegExp(`^pong ${pings}$`));
      channel.send("go");
      // Score and time behind the move come with slashes from some programs and with blanks from others.
      const found = await until(/^===\s*([^\s/]*)/);
      const square = parseSquare(found[1] as string, size);
      return square.ok ? square.value : nothing;
    },
    close() {
      channel.send("quit");
      channel.close();
    },
  };
}
