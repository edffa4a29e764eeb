import { readInteger, readOptions } from "./options.ts";
import { accept, type Result, refuse } from "./result.ts";

/**
 * How many sticks one move may take: any number, a range, or the numbers of a list (ascending, each once).
 * `readTake` gives equal sets the same form, so that options can be compared.
 */
export type Take = "any" | TakeRange | TakeList;

export interface TakeRange {
  readonly from: number;
  /** Infinite in the solver, where no run is longer; never in a game's options. */
  readonly to: number;
}

export type TakeList = readonly number[];

export const maxTakeList = 1000;

export function allowsTake(take: Take, count: number): boolean {
  if (!Number.isInteger(count) || count < 1) return false;
  if (take === "any") return true;
  return isTakeList(take) ? take.includes(count) : count >= take.from && count <= take.to;
}

export function leastTake(take: Take): number {
  if (take === "any") return 1;
  return isTakeList(take) ? (take[0] as number) : take.from;
}

/** How many moves a run of `length` offers. */
export function countTakes(take: Take, length: number, middle: boolean): number {
  if (isTakeList(take)) {
    let total = 0;
    for (const count of take) if (count <= length) total += middle ? length - count + 1 : 1;
    return total;
  }
  const from = take === "any" ? 1 : take.from;
  const to = take === "any" ? length : Math.min(take.to, length);
  if (to < from) return 0;
  const sizes = to - from + 1;
  return middle ? (sizes * (2 * length - from - to + 2)) / 2 : sizes;
}

/**
 * The take with that index in a run: how many, and how many sticks stay at its left. Small takes first, then from the
 * left; from the end there is one place only.
 */
export function takeAt(
  take: Take,
  length: number,
  middle: boolean,
  index: number,
): { count: number; skip: number } {
  if (isTakeList(take)) {
    let rest = index;
    for (const count of take) {
      const places = middle ? length - count + 1 : 1;
      if (rest < places) return { count, skip: middle ? rest : length - count };
      rest -= places;
    }
    throw new RangeError(`no take with index ${index}`);
  }
  const from = take === "any" ? 1 : take.from;
  if (!middle) return { count: from + index, skip: length - from - index };
  // The largest size whose predecessors hold at most `index` moves.
  let low = from;
  let high = take === "any" ? length : Math.min(take.to, length);
  const before = (size: number) => ((size - from) * (2 * length - from - size + 3)) / 2;
  while (low < high) {
    const size = Math.ceil((low + high) / 2);
    if (before(size) <= index) low = size;
    else high = size - 1;
  }
  return { count: low, skip: Math.min(index - before(low), length - low) };
}

/** Every allowed count up to `length`, ascending. */
export function* takesUpTo(take: Take, length: number): Generator<number> {
  if (isTakeList(take)) {
    for (const count of take) if (count <= length) yield count;
    return;
  }
  const to = take === "any" ? length : Math.min(take.to, length);
  for (let count = take === "any" ? 1 : take.from; count <= to; count++) yield count;
}

export function readTake(value: unknown, max: number): Result<Take> {
  if (value === "any") return accept("any");
  if (Array.isArray(value)) return readList(value, max);
  if (typeof value !== "object" || value === null) return refuse("take-malformed");
  const range = readOptions(value, ["from", "to"]);
  if (!range.ok) return range;
  const from = readInteger("take.from", range.value.from, 1, max);
  if (!from.ok) return from;
  const to = readInteger("take.to", range.value.to, from.value, max);
  if (!to.ok) return to;
  return accept({ from: from.value, to: to.value });
}

function readList(values: readonly unknown[], max: number): Result<Take> {
  if (values.length === 0) return refuse("take-empty");
  if (values.length > maxTakeList) return refuse("take-list-too-long", { max: maxTakeList });
  const counts: number[] = [];
  for (const value of values) {
    const count = readInteger("take", value, 1, max);
    if (!count.ok) return count;
    counts.push(count.value);
  }
  const list = [...new Set(counts)].sort((a, b) => a - b);
  const from = list[0] as number;
  const to = list[list.length - 1] as number;
  return accept(to - from === list.length - 1 ? { from, to } : list);
}

export function isTakeList(take: Take): take is TakeList {
  return Array.isArray(take);
}
