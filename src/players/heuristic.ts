import {
  allowsTake,
  type Run,
  swap,
  type TakenRun,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../games/index.ts";
import type { PromptPlayer } from "./player.ts";

/** The sticks competition's Heuristic: exactly the published rules, and a way out where they give no legal move. */
export function heuristicPlayer(): PromptPlayer<"taking"> {
  return { name: "Heuristic", choose: heuristicMove };
}

interface Found {
  readonly row: number;
  readonly run: Run;
}

export function heuristicMove(position: TakingPosition): TakingMove {
  if (position.swap && isGivenUp(position)) return swap;
  const move = publishedMove(position);
  const { options } = position;
  // The rules were made for takes of any number out of the middle; under others they may not hold.
  const legal = options.middle && allowsTake(options.take, move.right - move.left + 1);
  return legal ? move : taking.moveAt(position, 0);
}

/** Where the published rules have no way to win: they know no swap, but whoever goes by them would rather have the other side. */
function isGivenUp({ rows }: TakingPosition): boolean {
  const lengths = rows.flat().map(({ length }) => length);
  const bigs = lengths.filter((length) => length > 1).length;
  if (bigs === 0) return lengths.length % 2 === 1;
  return bigs > 1 && lengths.reduce((nim, length) => nim ^ length, 0) === 0;
}

/** The five rules of the competition, in their order. */
function publishedMove({ rows }: TakingPosition): TakenRun {
  let nim = 0;
  let ones = 0;
  let bigs = 0;
  let last: Found | undefined;
  let lastBig: Found | undefined;
  for (const [index, runs] of rows.entries()) {
    for (const run of runs) {
      nim ^= run.length;
      last = { row: index + 1, run };
      if (run.length === 1) ones++;
      else {
        bigs++;
        lastBig = last;
      }
    }
  }
  if (last === undefined) throw new RangeError("no stick is left");
  if (lastBig === undefined) return lastStickOf(last);
  if (bigs === 1) {
    const { length } = lastBig.run;
    return fromLeft(lastBig, ones % 2 === 1 ? length : length - 1);
  }
  if (nim >= 2) return evenOut(rows, nim) ?? fromLeft(lastBig, 1);
  return nim === 1 ? lastStickOf(last) : fromLeft(lastBig, 1);
}

/** The published third rule; undefined where the number it wants is more than the run it found holds. */
function evenOut(rows: TakingPosition["rows"], nim: number): TakenRun | undefined {
  const highest = 1 << (31 - Math.clz32(nim));
  const index = rows.findIndex((runs) => hasBit(runs, highest));
  const runs = rows[index] as readonly Run[];
  let count = highest;
  for (let bit = 1; bit < highest; bit <<= 1) {
    if (nim & bit) count += hasBit(runs, bit) ? bit : -bit;
  }
  const run = runs.find(({ length }) => length >= highest) as Run;
  return count <= run.length ? fromLeft({ row: index + 1, run }, count) : undefined;
}

function hasBit(runs: readonly Run[], bit: number): boolean {
  return runs.some(({ length }) => (length & bit) !== 0);
}

function fromLeft({ row, run }: Found, count: number): TakenRun {
  return { row, left: run.left, right: run.left + count - 1 };
}

function lastStickOf({ row, run }: Found): TakenRun {
  const stick = run.left + run.length - 1;
  return { row, left: stick, right: stick };
}
