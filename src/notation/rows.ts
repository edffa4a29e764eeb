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

/** The longest row that is written stick by stick. */
export const maxDrawnRow = 1_000_000;

/** Rows with gaps, `1` a stick and `0` where one was: `1100011/111`. The rows' lengths are the options' rows. */
export function parseRows(text: string, options: TakingOptions, turn: Seat = 0): Result<TakingPosition> {
  const drawn = text.trim().split("/");
  if (drawn.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  for (const row of drawn) {
    if (!/^[01]+$/.test(row) || row.length > maxDrawnRow) {
      return refuse("not-in-notation", { form: "rows", text });
    }
  }
  const lengths = drawn.map((row) => row.length);
  return takingPosition({ ...options, rows: lengths }, drawn.map(runsOf), turn);
}

export function makeRows({ options, rows }: TakingPosition): string {
  return rows.map((runs, index) => drawRow(runs, options.rows[index] as number)).join("/");
}

/** How many sticks each row has, `9/7/5/3/1`, `9,7,5,3,1` or `9 7 5 3 1`; a row may be empty (0) as long as not all are. */
export function parseCounts(text: string, options: TakingOptions, turn: Seat = 0): Result<TakingPosition> {
  const words = text.trim().split(/\s*[/,]\s*|\s+/);
  if (words.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  const counts: number[] = [];
  for (const word of words) {
    if (!/^\+?[0-9]+$/.test(word)) return refuse("not-in-notation", { form: "counts", text });
    const count = Number(word);
    if (count > maxRow) return refuse("row-too-long", { row: counts.length + 1, max: maxRow });
    counts.push(count);
  }
  const rows = counts.map((length): Run[] => (length > 0 ? [{ left: 1, length }] : []));
  return takingPosition({ ...options, rows: counts.map((count) => Math.max(count, 1)) }, rows, turn);
}

export function makeCounts({ rows }: TakingPosition): string {
  return rows.map((runs) => runs.reduce((sum, run) => sum + run.length, 0)).join("/");
}

/**
 * Rows with gaps, or counts where a row without gaps is too long to be drawn; a comma or a sign tells those from ones and
 * noughts.
 */
export function makeRowsOrCounts(position: TakingPosition): string {
  const drawable = position.options.rows.every((length) => length <= maxDrawnRow);
  const whole = position.rows.every(
    (runs) => runs.length === 0 || (runs.length === 1 && runs[0]?.left === 1),
  );
  if (drawable || !whole) return makeRows(position);
  const counts = makeCounts(position).split("/");
  return counts.length === 1 ? `+${counts[0]}` : counts.join(",");
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
    /^[01/]+$/.test(trimmed) && (trimmed.includes("/") || (trimmed.length >= 6 && !/^10*$/.test(trimmed)));
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
