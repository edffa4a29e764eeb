import {
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
  for (const part of parts) {
    const row = readRow(part);
    if (!row) return refuse("not-in-notation", { form: "rows", text });
    lengths.push(row.length);
    rows.push(row.runs);
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

/** Whether a text has the form of rows and not of counts. */
export function areRows(text: string): boolean {
  return /^[01/]+$/.test(text) || text.includes("[");
}

function listRow(runs: readonly Run[], length: number): string {
  return `${length}[${runs.map((run) => `${run.left}-${run.left + run.length - 1}`).join(",")}]`;
}

function readRow(text: string): { length: number; runs: Run[] } | undefined {
  if (/^[01]+$/.test(text) && text.length <= maxDrawnRow) return { length: text.length, runs: runsOf(text) };
  const listed = /^([0-9]{1,16})\[((?:[0-9]{1,16}-[0-9]{1,16},?)*)\]$/.exec(text);
  const length = Number(listed?.[1]);
  if (!listed || !(length >= 1 && length <= maxRow)) return undefined;
  const runs = (listed[2] as string).split(",").filter(Boolean);
  return {
    length,
    runs: runs.map((run) => {
      const [left = 0, right = 0] = run.split("-").map(Number);
      return { left, length: right - left + 1 };
    }),
  };
}

/** How many sticks each row has, `9/7/5/3/1` or `9,7,5,3,1`; a row may be empty (0) as long as not all are. */
export function parseCounts(text: string, options: TakingOptions, turn: Seat = 0): Result<TakingPosition> {
  const words = text.trim().split(/[/,]/);
  if (words.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  const counts: number[] = [];
  for (const word of words) {
    const count = /^[0-9]{1,16}$/.test(word) ? Number(word) : Number.NaN;
    if (!(count <= maxRow)) return refuse("not-in-notation", { form: "counts", text });
    counts.push(count);
  }
  const rows = counts.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return takingPosition({ ...options, rows: counts.map((count) => Math.max(count, 1)) }, rows, turn);
}

export function makeCounts({ rows }: TakingPosition): string {
  return rows.map((runs) => runs.reduce((sum, run) => sum + run.length, 0)).join("/");
}

/**
 * Either of the two. Ones and noughts alone are rows with gaps when there are several rows or at least six
 * characters that are no power of ten; so `11` is eleven sticks, `100000` a hundred thousand, `110111` two runs.
 */
export function parseRowsOrCounts(
  text: string,
  options: TakingOptions,
  turn: Seat = 0,
): Result<TakingPosition> {
  const trimmed = text.trim();
  const drawn =
    trimmed.includes("[") ||
    (/^[01/]+$/.test(trimmed) && (trimmed.includes("/") || (trimmed.length >= 6 && !/^10*$/.test(trimmed))));
  return drawn ? parseRows(trimmed, options, turn) : parseCounts(trimmed, options, turn);
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
