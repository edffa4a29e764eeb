import type { Game, Outcome } from "./game.ts";
import { readChoice, readInteger, readOptions } from "./options.ts";
import { accept, type Result, refuse } from "./result.ts";
import { otherSeat, type Seat } from "./seat.ts";
import { allowsTake, countTakes, leastTake, readTake, takeAt, takesUpTo } from "./take.ts";
import {
  isSwap,
  type Run,
  swap,
  type TakenRun,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
} from "./taking-position.ts";

export const maxRows = 1000;
export const maxRow = 1e15;

export type TakingGame = Game<"taking">;

/** The family's rules under a preset's name and defaults. */
export function takingGame(id: string, title: string, defaults: TakingOptions): TakingGame {
  return {
    family: "taking",
    id,
    title,
    defaults,
    options: (input) => readTakingOptions(input, defaults),
    size: ({ rows }) => ({ sticks: rows.reduce((sum, row) => sum + row, 0), rows: rows.length }),
    start,
    turn: (position) => position.turn,
    moves,
    countMoves,
    moveAt,
    play,
    outcome,
  };
}

function readTakingOptions(input: unknown, defaults: TakingOptions): Result<TakingOptions> {
  const read = readOptions(input, ["rows", "take", "middle", "last", "swap"]);
  if (!read.ok) return read;
  const {
    rows = defaults.rows,
    take = defaults.take,
    middle = defaults.middle,
    last = defaults.last,
    swap = defaults.swap ?? false,
  } = read.value;
  if (!Array.isArray(rows) || rows.length === 0) return refuse("rows-empty");
  if (rows.length > maxRows) return refuse("rows-too-many", { max: maxRows });
  for (const row of rows) {
    const length = readInteger("rows", row, 1, maxRow);
    if (!length.ok) return length;
  }
  const takeRead = readTake(take, maxRow);
  if (!takeRead.ok) return takeRead;
  const middleRead = readChoice("middle", middle, [true, false]);
  if (!middleRead.ok) return middleRead;
  const lastRead = readChoice("last", last, ["wins", "loses"]);
  if (!lastRead.ok) return lastRead;
  const swapRead = readChoice("swap", swap, [true, false]);
  if (!swapRead.ok) return swapRead;
  return accept({
    rows: [...rows],
    take: takeRead.value,
    middle: middleRead.value,
    last: lastRead.value,
    // Left out where the rule is off: options are written as they were before there was one.
    ...(swapRead.value ? { swap: true } : {}),
  });
}

function start(options: TakingOptions): TakingPosition {
  return { options, rows: options.rows.map((length) => [{ left: 1, length }]), turn: 0 };
}

/** A position in mid-game, from rows that came from outside; `open`: the side to move may swap. */
export function takingPosition(
  options: TakingOptions,
  rows: readonly (readonly Run[])[],
  turn: Seat,
  open = false,
): Result<TakingPosition> {
  if (rows.length !== options.rows.length)
    return refuse("row-missing", { row: rows.length, rows: options.rows.length });
  for (const [index, runs] of rows.entries()) {
    let free = 1;
    for (const { left, length } of runs) {
      if (!Number.isInteger(left) || !Number.isInteger(length) || left < free || length < 1) {
        return refuse("runs-overlap", { row: index + 1 });
      }
      free = left + length + 1;
    }
    const rowLength = options.rows[index] as number;
    if (free - 2 > rowLength) return refuse("outside-row", { row: index + 1, length: rowLength });
  }
  const position: TakingPosition = { options, rows, turn };
  if (!open) return accept(position);
  // There is something to swap after the first move only, and nothing any more once the game is over.
  return options.swap && !isUntouched(position) && !outcome(position)
    ? accept({ ...position, swap: true })
    : refuse("swap-not-open");
}

/** Whether no stick has been taken: the first move is still to come, and where the rule holds a swap after it. */
export function isUntouched({ options, rows }: TakingPosition): boolean {
  return rows.every((runs, index) => runs[0]?.length === options.rows[index]);
}

/** All takes, then the swap. */
function* moves(position: TakingPosition): Generator<TakingMove> {
  yield* takes(position);
  if (position.swap) yield swap;
}

function* takes({ options, rows }: TakingPosition): Generator<TakenRun> {
  for (const [index, runs] of rows.entries()) {
    const row = index + 1;
    for (const { left, length } of runs) {
      for (const count of takesUpTo(options.take, length)) {
        const lastLeft = left + length - count;
        for (let from = options.middle ? left : lastLeft; from <= lastLeft; from++) {
          yield { row, left: from, right: from + count - 1 };
        }
      }
    }
  }
}

function countMoves({ options, rows, swap }: TakingPosition): number {
  let total = swap ? 1 : 0;
  for (const runs of rows)
    for (const run of runs) total += countTakes(options.take, run.length, options.middle);
  return total;
}

function moveAt({ options, rows, swap: open }: TakingPosition, index: number): TakingMove {
  let rest = index;
  for (let row = 0; row < rows.length; row++) {
    for (const run of rows[row] as readonly Run[]) {
      const count = countTakes(options.take, run.length, options.middle);
      if (rest < count) {
        const taken = takeAt(options.take, run.length, options.middle, rest);
        const left = run.left + taken.skip;
        return { row: row + 1, left, right: left + taken.count - 1 };
      }
      rest -= count;
    }
  }
  if (open && rest === 0) return swap;
  throw new RangeError(`no move with index ${index}`);
}

function play(position: TakingPosition, move: TakingMove): Result<TakingPosition> {
  const { options, rows } = position;
  if (isSwap(move)) {
    if (position.swap) return accept({ options, rows, turn: otherSeat(position.turn) });
    return outcome(position) ? refuse("game-over") : refuse("swap-not-open");
  }
  const { row, left, right } = move;
  const runs = rows[row - 1];
  if (runs === undefined) {
    return outcome(position) ? refuse("game-over") : refuse("row-missing", { row, rows: rows.length });
  }
  const at = runs.findIndex((run) => left >= run.left && right < run.left + run.length);
  const run = runs[at];
  if (
    run === undefined ||
    !Number.isInteger(left) ||
    !(left <= right) ||
    !allowsTake(options.take, right - left + 1)
  ) {
    return refusal(position, move);
  }
  const lastOfRun = run.left + run.length - 1;
  if (!options.middle && right !== lastOfRun)
    return refuse("not-from-the-end", { row, left, right, end: lastOfRun });
  const rest: Run[] = [];
  for (let i = 0; i < at; i++) rest.push(runs[i] as Run);
  if (left > run.left) rest.push({ left: run.left, length: left - run.left });
  if (right < lastOfRun) rest.push({ left: right + 1, length: lastOfRun - right });
  for (let i = at + 1; i < runs.length; i++) rest.push(runs[i] as Run);
  const next = rows.slice();
  next[row - 1] = rest;
  const after: TakingPosition = { options, rows: next, turn: otherSeat(position.turn) };
  const opens = options.swap && isUntouched(position) && !outcome(after);
  return accept(opens ? { ...after, swap: true } : after);
}

/** Why a move on an existing row cannot be played; the bounds first, then what was taken, then how many. */
function refusal(position: TakingPosition, { row, left, right }: TakenRun): Result<TakingPosition> {
  if (outcome(position)) return refuse("game-over");
  const length = position.options.rows[row - 1] as number;
  if (!Number.isInteger(left) || !Number.isInteger(right) || left < 1 || left > right || right > length) {
    return refuse("outside-row", { row, length });
  }
  const runs = position.rows[row - 1] as readonly Run[];
  const whole = runs.some((run) => left >= run.left && right < run.left + run.length);
  if (!whole) return refuse("already-taken", { row, left, right });
  return refuse("count-not-allowed", { count: right - left + 1 });
}

/** How many sticks are left. */
export function sticksLeft({ rows }: Pick<TakingPosition, "rows">): number {
  let left = 0;
  for (const runs of rows) for (const run of runs) left += run.length;
  return left;
}

function outcome({ options, rows, turn }: TakingPosition): Outcome | undefined {
  const least = leastTake(options.take);
  for (const runs of rows) for (const run of runs) if (run.length >= least) return undefined;
  return { winner: options.last === "wins" ? otherSeat(turn) : turn };
}
