import {
  accept,
  isSwap,
  type Result,
  type Run,
  refuse,
  swap,
  type TakenRun,
  type TakingMove,
  type TakingPosition,
  takenBy,
} from "../games/index.ts";
import { parseInteger, parseIntegers } from "./integer.ts";

/** `row:left-right`, the family's own form: `2:3-5`, or `2:3` for a single one. Whether the move is legal is for the rules to say. */
export function parseRun(text: string): Result<TakenRun> {
  const found = /^\s*([0-9]+):([0-9]+)(?:-([0-9]+))?\s*$/.exec(text);
  if (!found) return refuse("not-in-notation", { form: "run", text });
  const [row, left, right] = [Number(found[1]), Number(found[2]), Number(found[3] ?? found[2])];
  return accept({ row, left, right });
}

/** The word for taking over the other's side. */
export function isSwapText(text: string): boolean {
  return text.trim().toLowerCase() === swap;
}

/** A swap is its own word. */
export function makeRun(move: TakingMove): string {
  return isSwap(move) ? move : `${move.row}:${move.left}-${move.right}`;
}

/** As people read it: a single one has one number. Records and programs have the whole form. */
export function makeShortRun(move: TakingMove): string {
  return !isSwap(move) && move.left === move.right ? `${move.row}:${move.left}` : makeRun(move);
}

/** A count alone: that many from the right end of the only row. */
export function parseCount(text: string, position: TakingPosition): Result<TakenRun> {
  const count = parseInteger(text.trim());
  if (count === undefined) return refuse("not-in-notation", { form: "count", text });
  return accept(fromTheEnd(position, 1, count));
}

export function makeCount(move: TakingMove): string {
  const { left, right } = takenBy(move);
  return String(right - left + 1);
}

/** `position number`: the leftmost stone and how many, in the only row. */
export function parsePlace(text: string): Result<TakenRun> {
  const numbers = parseIntegers(text, 2);
  if (!numbers) return refuse("not-in-notation", { form: "place", text });
  const [left, count] = numbers as [number, number];
  return accept({ row: 1, left, right: left + count - 1 });
}

export function makePlace(move: TakingMove): string {
  const { left, right } = takenBy(move);
  return `${left} ${right - left + 1}`;
}

/** `pile count`: the pile from 1, and how many from its end. */
export function parsePileCount(text: string, position: TakingPosition): Result<TakenRun> {
  const numbers = parseIntegers(text, 2);
  if (!numbers) return refuse("not-in-notation", { form: "pile-count", text });
  const [row, count] = numbers as [number, number];
  return accept(fromTheEnd(position, row, count));
}

export function makePileCount(move: TakingMove): string {
  const { row, left, right } = takenBy(move);
  return `${row} ${right - left + 1}`;
}

/** The move that takes `count` sticks from the right end of what is left of a row. */
export function fromTheEnd(position: TakingPosition, row: number, count: number): TakenRun {
  const runs: readonly Run[] = position.rows[row - 1] ?? [];
  const last = runs[runs.length - 1];
  const right = last ? last.left + last.length - 1 : 0;
  return { row, left: right - count + 1, right };
}
