import {
  accept,
  black,
  type Cells,
  empty,
  type Result,
  type ReversiOptions,
  type ReversiPosition,
  refuse,
  reversi,
  reversiPosition,
  white,
} from "../games/index.ts";
import { makeColumn } from "./squares.ts";

/** A Reversi board in one line: every cell from a1 along the rows, `X` black, `O` white, `-` empty, then who moves. */
export function makeBoard({ cells, turn }: ReversiPosition): string {
  let text = "";
  // A piece at a time: the largest board, character by character, would be 100 million pieces of a string and end the process.
  for (let from = 0; from < cells.length; from += codesAtOnce) {
    const codes = new Array<number>(Math.min(codesAtOnce, cells.length - from));
    for (let at = 0; at < codes.length; at++) codes[at] = "-XO".charCodeAt(cells[from + at] as number);
    text += textOf(codes);
  }
  return `${text} ${turn === 0 ? "X" : "O"}`;
}

/**
 * Reads the one-line form and every picture of a board met in the field: blanks and line breaks anywhere, `*`, `@`, `#`,
 * `●` and `B` for Black, `○` and `W` for White, `.` and `_` for empty, a frame of column letters and row numbers.
 * The side to move stands last; Black when it is missing.
 */
export function parseBoard(
  text: string,
  start: ReversiOptions["start"] = "tournament",
): Result<ReversiPosition> {
  const wrong = refuse("not-in-notation", { form: "board", text: "" });
  const body = text
    .split("\n")
    .filter((line) => !/^\s*a\s*b\s*c\s*d/i.test(line))
    .map((line) => line.replace(/^\s*[0-9]+(?=\s)/, "").replace(/(?<=\s)[0-9]+\s*$/, ""))
    .join(" ");
  const marks = [...body.replace(/\s+/g, "").replace(/;$/, "")];
  const size = Math.floor(Math.sqrt(marks.length));
  const extra = marks.length - size * size;
  if (size > 1000 || extra > 1) return wrong;
  const options = reversi.options({ size, start });
  if (!options.ok) return wrong;
  const cells: number[] = [];
  for (const mark of marks.slice(0, size * size)) {
    const cell = cellOf(mark);
    if (cell === undefined) return wrong;
    cells.push(cell);
  }
  const side = extra === 1 ? cellOf(marks[size * size] as string) : black;
  if (side !== black && side !== white) return wrong;
  return reversiPosition(options.value, cells, side === black ? 0 : 1);
}

/** A picture with a frame of letters and numbers, and below it whose turn it is, as GTP's `showboard` gives it. */
export function makeDiagram(position: ReversiPosition): string {
  return `${drawBoard(position)}\n${sideSign(position)} to move`;
}

/** The side to move as it stands on a board: `X` or `O`. */
export function sideSign({ turn }: ReversiPosition): string {
  return turn === 0 ? "X" : "O";
}

/** The picture alone, in no language: `X`, `O` and `.`; squares are marked `+` when given. */
export function drawBoard(position: ReversiPosition, marked: readonly number[] = []): string {
  const { size } = position.options;
  const width = Math.max(String(size).length, makeColumn(size - 1).length) + 1;
  const columns = Array.from({ length: size }, (_, column) => makeColumn(column).padStart(width));
  const lines = [`${" ".repeat(width - 1)}${columns.join("")}`];
  for (let row = 0; row < size; row++) {
    let line = String(row + 1).padStart(width - 1);
    for (let column = 0; column < size; column++) {
      const square = row * size + column;
      const mark = marked.includes(square) ? "+" : (".XO"[position.cells[square] as number] as string);
      line += mark.padStart(width);
    }
    lines.push(line);
  }
  return lines.join("\n");
}

/** The board of the Reversi console: numbered rows of 0, 1 and 2, a rule, numbered columns. */
export function makeNumberedBoard(cells: Cells, size: number): string {
  return [...numberedBoardLines(cells, size)].join("\n");
}

/** Codes that are made text at once. Cell by cell takes twenty times as long, and the stack holds no more than some 100,000. */
const codesAtOnce = 1 << 14;

/**
 * The same line by line, because the text of a large board is longer than a string can be. A field has three places; from 102
 * columns on it is as wide as the largest number and a blank, so that the columns stay apart.
 */
export function* numberedBoardLines(cells: Cells, size: number): Generator<string> {
  const width = Math.max(3, String(size - 1).length + 1);
  const pad = (value: number) => String(value).padStart(width);
  const codes = new Array<number>(width * size).fill(0x20);
  let fields = "";
  for (let row = 0; row < size; row++) {
    // Most rows of a large board are like the row above, whose text is made already.
    let changed = false;
    for (let column = 0; column < size; column++) {
      const at = width * column + width - 1;
      const code = 0x30 + (cells[row * size + column] as number);
      changed ||= code !== codes[at];
      codes[at] = code;
    }
    if (changed) fields = textOf(codes);
    yield `${pad(row)} |${fields}`;
  }
  yield `${" ".repeat(width + 1)}+${"-".repeat(width * size)}`;
  yield `${" ".repeat(width + 2)}${Array.from({ length: size }, (_, column) => pad(column)).join("")}`;
}

function textOf(codes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < codes.length; at += codesAtOnce) {
    text += String.fromCharCode.apply(null, codes.slice(at, at + codesAtOnce));
  }
  return text;
}

/** The cells of a console board; the inverse of `makeNumberedBoard`. */
export function parseNumberedBoard(text: string): Result<readonly number[]> {
  const wrong = refuse("not-in-notation", { form: "numbered-board", text: "" });
  const lines = text.replace(/\n$/, "").split("\n").slice(0, -2);
  const cells: number[] = [];
  for (const [row, line] of lines.entries()) {
    const found = /^ *([0-9]+) \|((?: +[012])+)$/.exec(line);
    if (!found || Number(found[1]) !== row) return wrong;
    for (const cell of (found[2] as string).trim().split(/ +/)) cells.push(Number(cell));
  }
  const size = lines.length;
  if (
    size === 0 ||
    cells.length !== size * size ||
    makeNumberedBoard(cells, size) !== text.replace(/\n$/, "")
  )
    return wrong;
  return accept(cells);
}

function cellOf(mark: string): number | undefined {
  if ("xX*@#●bB".includes(mark)) return black;
  if ("oO○wW".includes(mark)) return white;
  if ("-._".includes(mark)) return empty;
  return undefined;
}
