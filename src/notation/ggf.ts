import {
  accept,
  otherSeat,
  type RefusalAt,
  type Result,
  type ReversiPosition,
  refuse,
  reversi,
  type Seat,
  type Square,
} from "../games/index.ts";
import { makeBoard, parseBoard } from "./board.ts";
import { makeSquare, parseSquare } from "./squares.ts";

/** A game in the Generic Game Format of the Othello servers: its properties, the start, and the moves of both sides. */
export interface GgfGame {
  /** Every property but the board and the moves, in the file's order: `GM`, `PB`, `PW`, `RE`, `TY` and others. */
  readonly properties: ReadonlyMap<string, string>;
  readonly start: ReversiPosition;
  readonly moves: readonly GgfMove[];
  readonly position: ReversiPosition;
  /** Who comes after the last entry; not the position's turn when that side still has to enter a pass. */
  readonly due: Seat;
}

export interface GgfMove {
  readonly seat: Seat;
  /** Undefined for a pass. */
  readonly square: Square | undefined;
  /** What stands behind the move, as the writer gave it: an evaluation, then the seconds it took. */
  readonly notes: readonly string[];
}

const longest = 100_000;

function wrong(text: string) {
  return refuse("not-in-notation", { form: "ggf", text: text.slice(0, 40) });
}

/** One game, `(;…;)`. Moves are judged by the rules; a pass must be one that is due. */
export function parseGgf(text: string): Result<GgfGame> {
  const trimmed = text.trim();
  const inner = trimmed.slice(2, -1).trimEnd();
  const framed = trimmed.startsWith("(;") && trimmed.endsWith(")") && inner.endsWith(";");
  if (!framed || text.length > longest) return wrong(trimmed);
  const body = inner.slice(0, -1).trimEnd();
  const items: [name: string, value: string][] = [];
  const item = /\s*([A-Z]{1,8})\[((?:[^\]\\]|\\[\s\S])*)\]/giy;
  while (item.lastIndex < body.length) {
    const at = item.lastIndex;
    const found = item.exec(body);
    if (!found) return wrong(body.slice(at));
    items.push([(found[1] as string).toUpperCase(), (found[2] as string).replace(/\\([\s\S])/g, "$1")]);
  }
  return play(items);
}

function play(items: readonly (readonly [string, string])[]): Result<GgfGame> {
  const properties = new Map<string, string>();
  let start: ReversiPosition | undefined;
  let position: ReversiPosition | undefined;
  let due: Seat = 0;
  const moves: GgfMove[] = [];
  for (const [name, value] of items) {
    if (name === "BO") {
      if (start) return wrong(`BO[${value}`);
      const board = parseStart(value);
      if (!board.ok) return board;
      start = position = board.value;
      due = value.trimEnd().endsWith("*") ? 0 : 1;
    } else if (name === "B" || name === "W") {
      if (!position) return wrong(`${name}[${value}`);
      const [text = "", ...notes] = value.split("/").map((word) => word.trim());
      const seat = name === "B" ? 0 : 1;
      const next = enter(position, seat, text);
      if (!next.ok) return next;
      moves.push({ seat, square: next.value.square, notes });
      due = otherSeat(seat);
      position = next.value.position;
    } else if (!properties.has(name)) properties.set(name, value);
  }
  if (!start || !position) return wrong("");
  return accept({ properties, start, moves, position, due });
}

/** `8 <64 cells> *`: the size, the cells from a1, and who moves. */
function parseStart(value: string): Result<ReversiPosition> {
  const found = /^\s*([0-9]{1,2})\s+([-*O][-*O\s]*)$/i.exec(value);
  if (!found) return wrong(`BO[${value}`);
  const board = parseBoard(found[2] as string);
  const size = Number(found[1]);
  const cells = (found[2] as string).replace(/\s+/g, "").length;
  return board.ok && cells === size * size + 1 ? board : wrong(`BO[${value}`);
}

function enter(
  position: ReversiPosition,
  seat: Seat,
  text: string,
): Result<{ square: Square | undefined; position: ReversiPosition }> {
  if (/^pa(ss)?$/i.test(text)) {
    // The rules have made the pass already: the other side is to move.
    return position.turn === seat
      ? refuse("not-your-turn", { seat: seat + 1 })
      : accept({ square: undefined, position });
  }
  const square = parseSquare(text, position.options.size);
  if (!square.ok) return square;
  if (position.over) return refuse("game-over");
  if (position.turn !== seat) return refuse("not-your-turn", { seat: seat + 1 });
  const next = reversi.play(position, square.value);
  return next.ok ? accept({ square: square.value, position: next.value }) : next;
}

export function makeGgf({ properties, start, moves }: Omit<GgfGame, "position" | "due">): string {
  const { size } = start.options;
  const escaped = (value: string) => value.replace(/[\]\\]/g, "\\$&");
  let text = "(;";
  for (const [name, value] of properties) text += `${name}[${escaped(value)}]`;
  text += `BO[${size} ${makeBoard(start).replaceAll("X", "*")}]`;
  for (const { seat, square, notes } of moves) {
    const move = square === undefined ? "PA" : makeSquare(square, size).toUpperCase();
    text += `${seat === 0 ? "B" : "W"}[${escaped([move, ...notes].join("/"))}]`;
  }
  return `${text};)`;
}

/** Every game of a file; between games may stand anything but an opening `(;`. A refusal names the game. */
export function parseGgfFile(text: string): Result<GgfGame[], RefusalAt> {
  const games: GgfGame[] = [];
  const whole = /\(;(?:\s*[A-Z]{1,8}\[(?:[^\]\\]|\\[\s\S])*\])*\s*;\s*\)/iy;
  for (let at = text.indexOf("(;"); at !== -1; at = text.indexOf("(;", whole.lastIndex)) {
    whole.lastIndex = at;
    const found = whole.exec(text);
    const game = found ? parseGgf(found[0]) : wrong(text.slice(at, at + 40));
    if (!game.ok) return { ok: false, refusal: { place: games.length + 1, refusal: game.refusal } };
    games.push(game.value);
  }
  if (games.length > 0) return accept(games);
  return { ok: false, refusal: { place: 1, refusal: wrong(text.trim()).refusal } };
}

/** Where a game stands in a text. */
export interface GgfPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the games of a file stand, found without reading them: from `(;` to the first `)` outside brackets, or to the end. Every
 * character is looked at once, whatever the file holds. Stops at `most`.
 */
export function findGgf(text: string, most = Number.POSITIVE_INFINITY): GgfPlace[] {
  const places: GgfPlace[] = [];
  for (let at = text.indexOf("(;"); at !== -1 && places.length < most; ) {
    const to = endOfGame(text, at + 2);
    places.push({ from: at, to });
    at = text.indexOf("(;", to);
  }
  return places;
}

function endOfGame(text: string, from: number): number {
  let inside = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (inside && sign === "\\") at++;
    else if (sign === "[") inside = true;
    else if (sign === "]") inside = false;
    else if (sign === ")" && !inside) return at + 1;
  }
  return text.length;
}
