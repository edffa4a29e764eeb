import type { ChompMove, ChompOptions, ChompPosition } from "./chomp-position.ts";
import type { Game } from "./game.ts";
import { readInteger, readOptions } from "./options.ts";
import { accept, type Result, refuse } from "./result.ts";
import { otherSeat } from "./seat.ts";

/** A digit each in the notation. */
const most = 9;

export const chomp: Game<"chomp"> = {
  family: "chomp",
  id: "chomp",
  title: "Chomp",
  defaults: { rows: 4, columns: 5 },
  options: readChompOptions,
  size: ({ rows, columns }) => ({ rows, columns }),
  start: (options) => ({ options, left: new Array<number>(options.rows).fill(options.columns), turn: 0 }),
  turn: ({ turn }) => turn,
  moves,
  countMoves: ({ left }) => left.reduce((sum, count) => sum + count, 0),
  moveAt(position, index) {
    const move = [...moves(position)][index];
    if (!move) throw new RangeError(`no move with index ${index}`);
    return move;
  },
  play,
  outcome: ({ left, turn }) => (left[0] === 0 ? { winner: turn } : undefined),
};

function readChompOptions(input: unknown): Result<ChompOptions> {
  const read = readOptions(input, ["rows", "columns"]);
  if (!read.ok) return read;
  const rows = readInteger("rows", read.value.rows ?? 4, 1, most);
  if (!rows.ok) return rows;
  const columns = readInteger("columns", read.value.columns ?? 5, 1, most);
  return columns.ok ? accept({ rows: rows.value, columns: columns.value }) : columns;
}

function* moves({ left }: ChompPosition): Generator<ChompMove> {
  for (const [index, count] of left.entries()) {
    for (let column = 1; column <= count; column++) yield { row: index + 1, column };
  }
}

function play({ options, left, turn }: ChompPosition, { row, column }: ChompMove): Result<ChompPosition> {
  if (left[0] === 0) return refuse("game-over");
  const inside = row >= 1 && column >= 1 && column <= (left[row - 1] ?? 0);
  if (!inside) return refuse("square-gone", { row, column });
  const rest = left.map((count, index) => (index + 1 < row ? count : Math.min(count, column - 1)));
  return accept({ options, left: rest, turn: otherSeat(turn) });
}
