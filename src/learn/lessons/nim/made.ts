import { must, type TakenRun, type TakingPosition, takenBy, taking } from "../../../games/index.ts";

/** A move and what it makes of the table, as the mistakes of a lesson look at it. Lengths are those of the runs, in the board's order. */
export interface Made {
  readonly move: TakenRun;
  readonly count: number;
  /** How long the run was that is taken from, and what stays of it at the left and at the right. */
  readonly run: number;
  readonly parts: readonly [left: number, right: number];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export function madeBy(position: TakingPosition, move: TakenRun): Made {
  const { left, right } = move;
  const run = position.rows[move.row - 1]?.find(
    (each) => left >= each.left && right < each.left + each.length,
  );
  if (!run) throw new Error("a move that is not legal");
  return {
    move,
    count: right - left + 1,
    run: run.length,
    parts: [left - run.left, run.left + run.length - 1 - right],
    before: lengths(position),
    after: lengths(must(taking.play(position, move))),
  };
}

/** All that can be done in a position. */
export function allMade(position: TakingPosition): readonly Made[] {
  return [...taking.moves(position)].map((move) => madeBy(position, takenBy(move)));
}

function lengths({ rows }: TakingPosition): number[] {
  return rows.flatMap((runs) => runs.map(({ length }) => length));
}

export const always = (): boolean => true;

/** Nothing is left. */
export const emptied = ({ after }: Made): boolean => after.length === 0;

export const isSplit = ({ parts: [left, right] }: Made): boolean => left > 0 && right > 0;

export const isWholeRun = ({ parts: [left, right] }: Made): boolean => left + right === 0;

/** Lengths that go in pairs of equal ones. */
export function arePaired(all: readonly number[]): boolean {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted.length % 2 === 0 && sorted.every((length, at) => length === sorted[at ^ 1]);
}

export const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** Runs of two or more. */
export const large = (all: readonly number[]): number => all.filter((length) => length > 1).length;

/** The XOR of lengths. */
export const xorOf = (all: readonly number[]): number => all.reduce((total, each) => total ^ each, 0);

/** The largest power of two in a number's binary form; 0 of 0. */
export const topOf = (value: number): number => (value === 0 ? 0 : 2 ** (31 - Math.clz32(value)));
