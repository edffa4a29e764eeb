import {
  allowsTake,
  leastTake,
  type Run,
  type TakenRun,
  type TakingOptions,
  type TakingPosition,
} from "../../../games/index.ts";

/** What a press, a drag or the keyboard picks up from a row: always a legal move, or nothing. */

export function runAt({ rows }: TakingPosition, row: number, stick: number): Run | undefined {
  return rows[row - 1]?.find((run) => stick >= run.left && stick < run.left + run.length);
}

/** The move a press on one stick means: from it to the end, or the smallest run that has it. */
export function pickAt(position: TakingPosition, row: number, stick: number): TakenRun | undefined {
  const run = runAt(position, row, stick);
  if (!run) return undefined;
  const end = run.left + run.length - 1;
  const { options } = position;
  if (!options.middle) {
    return allowsTake(options.take, end - stick + 1) ? { row, left: stick, right: end } : undefined;
  }
  const least = leastTake(options.take);
  if (least > run.length) return undefined;
  const left = Math.min(stick, end - least + 1);
  return { row, left, right: left + least - 1 };
}

/** The move a drag from one stick to another means: the run between them, cut to what may be taken. */
export function pickBetween(
  position: TakingPosition,
  row: number,
  from: number,
  to: number,
): TakenRun | undefined {
  const run = runAt(position, row, from);
  if (!run) return undefined;
  const end = run.left + run.length - 1;
  const goal = Math.max(run.left, Math.min(end, to));
  const { options } = position;
  if (!options.middle) {
    const count = mostAllowed(options, end - Math.min(from, goal) + 1);
    return count === undefined ? pickAt(position, row, from) : { row, left: end - count + 1, right: end };
  }
  const count = mostAllowed(options, Math.abs(goal - from) + 1);
  if (count === undefined) return pickAt(position, row, from);
  return goal < from
    ? { row, left: from - count + 1, right: from }
    : { row, left: from, right: from + count - 1 };
}

/** The selection with one more stick at a side it touches, when that is a legal run. */
export function pickMore(
  position: TakingPosition,
  chosen: TakenRun,
  row: number,
  stick: number,
): TakenRun | undefined {
  if (!position.options.middle || row !== chosen.row) return undefined;
  const run = runAt(position, row, stick);
  if (!run || run !== runAt(position, row, chosen.left)) return undefined;
  const left = Math.min(chosen.left, stick);
  const right = Math.max(chosen.right, stick);
  return allowsTake(position.options.take, right - left + 1) ? { row, left, right } : undefined;
}

function mostAllowed({ take }: TakingOptions, most: number): number | undefined {
  for (let count = most; count >= 1; count--) if (allowsTake(take, count)) return count;
  return undefined;
}
