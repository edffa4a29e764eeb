import { accept, type Result, refuse, type Square } from "../games/index.ts";
import { parseIntegers } from "./integer.ts";

/** `f5`: the column's letter, a at the left, and the row from 1 at the top. Past z comes aa, as in a spreadsheet. */
export function parseSquare(text: string, size: number): Result<Square> {
  const found = /^\s*([a-z]{1,3})([1-9][0-9]{0,4})\s*$/i.exec(text);
  if (!found) return refuse("not-in-notation", { form: "square", text });
  let column = 0;
  for (const letter of (found[1] as string).toLowerCase()) column = column * 26 + letter.charCodeAt(0) - 96;
  return onBoard(Number(found[2]) - 1, column - 1, size, text.trim());
}

export function makeSquare(square: Square, size: number): string {
  return `${makeColumn(square % size)}${Math.floor(square / size) + 1}`;
}

export function makeColumn(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : makeColumn(Math.floor(column / 26) - 1) + letter;
}

/** `row col`, both from 0 at the top left. */
export function parseRowColumn(text: string, size: number): Result<Square> {
  const numbers = parseIntegers(text, 2);
  if (!numbers) return refuse("not-in-notation", { form: "row-column", text });
  return onBoard(numbers[0] as number, numbers[1] as number, size);
}

export function makeRowColumn(square: Square, size: number): string {
  return `${Math.floor(square / size)} ${square % size}`;
}

function onBoard(row: number, column: number, size: number, text?: string): Result<Square> {
  if (row < 0 || column < 0 || row >= size || column >= size)
    return refuse("outside-board", text === undefined ? { size } : { size, text });
  return accept(row * size + column);
}
