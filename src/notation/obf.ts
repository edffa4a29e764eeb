import {
  accept,
  black,
  empty,
  type RefusalAt,
  type Result,
  type ReversiPosition,
  refuse,
  reversi,
  reversiPosition,
  type Seat,
  type Square,
  white,
} from "../games/index.ts";
import { makeSquare, parseSquare } from "./squares.ts";

/** One position of an OBF file: a board, the side to move, and moves with their known scores. */
export interface ObfEntry {
  readonly position: ReversiPosition;
  /** The side that the line names; it differs from the position's turn when that side has to pass. */
  readonly side: Seat;
  readonly values: readonly ObfValue[];
}

/** A move's score in discs for the side to move. */
export interface ObfValue {
  readonly square: Square;
  readonly score: number;
}

/** Larger boards do not occur in this format; the bound keeps a long line from becoming a huge board. */
const maxObfSize = 30;

/** `64 of X O -`, a blank, the side to move, `;`, then `move:score;` items. What follows `%` is a comment. */
export function parseObfLine(line: string): Result<ObfEntry> {
  const wrong = (text: string) => refuse("not-in-notation", { form: "obf", text: text.slice(0, 40) });
  const [head = "", ...items] = (line.split("%")[0] as string).split(";");
  const found = /^\s*([-XO.*]+)\s+([XO*])\s*$/i.exec(head);
  if (!found) return wrong(head.trim());
  const [, board, mark] = found as unknown as [string, string, string];
  const size = Math.sqrt(board.length);
  if (!Number.isInteger(size) || size > maxObfSize) return wrong(board);
  const options = reversi.options({ size });
  if (!options.ok) return wrong(board);
  const side = isWhite(mark) ? 1 : 0;
  const cells = Array.from(board, (cell) => ("-.".includes(cell) ? empty : isWhite(cell) ? white : black));
  const position = reversiPosition(options.value, cells, side);
  if (!position.ok) return position;
  const values: ObfValue[] = [];
  for (const item of items) {
    if (item.trim() === "") continue;
    const value = parseItem(item, size);
    if (!value) return wrong(item.trim());
    values.push(value);
  }
  return accept({ position: position.value, side, values });
}

function isWhite(mark: string): boolean {
  return mark === "O" || mark === "o";
}

function parseItem(item: string, size: number): ObfValue | undefined {
  const found = /^\s*([a-z]+[0-9]+)\s*:\s*([+-]?[0-9]{1,4})\s*$/i.exec(item);
  if (!found) return undefined;
  const square = parseSquare(found[1] as string, size);
  return square.ok ? { square: square.value, score: Number(found[2]) || 0 } : undefined;
}

export function makeObfLine({ position, side, values }: ObfEntry): string {
  const { size } = position.options;
  let board = "";
  for (let square = 0; square < size * size; square++) board += "-XO"[position.cells[square] as number];
  const items = values.map(({ square, score }) => {
    return ` ${makeSquare(square, size)}:${score < 0 ? "" : "+"}${score};`;
  });
  return `${board} ${side === 0 ? "X" : "O"};${items.join("")}`;
}

/** A whole file: one entry a line, empty lines and comments left out. A refusal names its line. */
export function parseObf(text: string): Result<ObfEntry[], RefusalAt> {
  const entries: ObfEntry[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if ((line.split("%")[0] as string).trim() === "") continue;
    const entry = parseObfLine(line);
    if (!entry.ok) return { ok: false, refusal: { place: index + 1, refusal: entry.refusal } };
    entries.push(entry.value);
  }
  return accept(entries);
}

export function makeObf(entries: readonly ObfEntry[]): string {
  return entries.map((entry) => `${makeObfLine(entry)}\n`).join("");
}
