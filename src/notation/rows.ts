import {
  accept,
  maxRow,
  maxRows,
  type Result,
  type Run,
  refuse,
  type Seat,
  type TakingOptions,
  type TakingPosition,
  takingPosition,
} from "../games/index.ts";
import { parseNumbers } from "./numbers.ts";

/** The longest row that is read or drawn stick by stick, and the longest that is written so. */
export const maxDrawnRow = 1_000_000;
const maxWrittenRow = 2000;

/**
 * Rows with gaps, `1` a stick and `0` where one was: `1100011/111`. A long row is written as its length and its runs,
 * `5000000[1-17,19-5000000]`. The rows' lengths are the options' rows.
 */
export function parseRows(text: string, options: TakingOptions, turn: Seat = 0): Result<TakingPosition> {
  const parts = text.trim().split("/");
  if (parts.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  const lengths: number[] = [];
  const rows: Run[][] = [];
  for (const [index, part] of parts.entries()) {
    const row = readRow(part, index + 1);
    if (!row) return refuse("not-in-notation", { form: "rows", text });
    if (!row.ok) return row;
    lengths.push(row.value.length);
    rows.push(row.value.runs);
  }
  return takingPosition({ ...options, rows: lengths }, rows, turn);
}

export function makeRows({ options, rows }: TakingPosition): string {
  return rows
    .map((runs, index) => {
      const length = options.rows[index] as number;
      return length > maxWrittenRow ? listRow(runs, length) : drawRow(runs, length);
    })
    .join("/");
}

/** Whether a text can be rows as they are drawn or written by their runs. */
export function areRows(text: string): boolean {
  return /^[01/]+$/.test(text) || text.includes("[");
}

function listRow(runs: readonly Run[], length: number): string {
  return `${length}[${runs.map((run) => `${run.left}-${run.left + run.length - 1}`).join(",")}]`;
}

/** Undefined for what is neither drawn nor written by its runs. */
function readRow(text: string, row: number): Result<{ length: number; runs: Run[] }> | undefined {
  if (/^[01]+$/.test(text)) {
    return text.length <= maxDrawnRow
      ? accept({ length: text.length, runs: runsOf(text) })
      : refuse("drawing-too-long", { row, max: maxDrawnRow });
  }
  // A comma or the end behind every run: digits that could belong to either of two runs would be tried in every way.
  const listed = /^([0-9]+)\[((?:[0-9]+-[0-9]+(?:,|(?=\])))*)\]$/.exec(text);
  if (!listed) return undefined;
  const length = Number(listed[1]);
  if (length > maxRow) return refuse("row-too-long", { row, max: maxRow });
  if (length < 1) return undefined;
  const runs = (listed[2] as string).split(",").filter(Boolean);
  return accept({
    length,
    runs: runs.map((run) => {
      const [left = 0, right = 0] = run.split("-").map(Number);
      return { left, length: right - left + 1 };
    }),
  });
}

/** How many sticks each row has, `9/7/5/3/1`, `9,7,5,3,1` or `9 7 5 3 1`; a row may be empty (0) as long as not all are. */
export function parseCounts(text: string, options: TakingOptions, turn: Seat = 0): Result<TakingPosition> {
  const counts = parseNumbers(text, { min: 0, max: maxRow });
  if (!counts.ok) return counts;
  const rows = counts.value.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return takingPosition({ ...options, rows: counts.value.map((count) => Math.max(count, 1)) }, rows, turn);
}

export function makeCounts({ rows }: TakingPosition): string {
  return rows.map((runs) => runs.reduce((sum, run) => sum + run.length, 0)).join("/");
}

/** Either of the two: digits are counts, `11/10` and `110000` too, unless a row is clearly drawn. */
export function parseRowsOrCounts(
  text: string,
  options: TakingOptions,
  turn: Seat = 0,
): Result<TakingPosition> {
  const trimmed = text.trim();
  return areDrawn(trimmed) ? parseRows(trimmed, options, turn) : parseCounts(trimmed, options, turn);
}

/**
 * Whether rows can only be drawn ones: they are written by their runs, or are ones and noughts and one of them begins with a
 * nought, which no count does, or is longer than any count. A power of ten is a count, however long it is.
 */
function areDrawn(text: string): boolean {
  if (text.includes("[")) return true;
  return /^[01/]+$/.test(text) && text.split("/").some((row) => /^0./.test(row) || isTooLongToCount(row));
}

function isTooLongToCount(row: string): boolean {
  return row.length > String(maxRow).length && !/^10*$/.test(row);
}

export function runsOf(row: string): Run[] {
  const runs: Run[] = [];
  for (const match of row.matchAll(/1+/g)) runs.push({ left: match.index + 1, length: match[0].length });
  return runs;
}

export function drawRow(runs: readonly Run[], length: number): string {
  if (length > maxDrawnRow) throw new RangeError(`a row of ${length} sticks is too long to draw`);
  let drawn = "";
  for (const run of runs) drawn += "0".repeat(run.left - 1 - drawn.length) + "1".repeat(run.length);
  return drawn.padEnd(length, "0");
}
