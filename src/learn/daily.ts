import { seededChance } from "../players/index.ts";
import type { PuzzleFamily } from "../words/index.ts";
import { type ShippedPuzzle, shippedPuzzles } from "./shipped.ts";

/** The order of the days never changes but with the puzzles that are shipped. */
const orderSeed = 1902;

/**
 * The puzzle of a day, `YYYY-MM-DD` as the calendar on the wall has it: the same for everyone who writes that date, whatever the
 * time zone. None comes again before all have been. Undefined for what is no date, and where none is shipped.
 */
export async function dailyPuzzle(family: PuzzleFamily, date: string): Promise<ShippedPuzzle | undefined> {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const puzzles = await shippedPuzzles(family);
  return puzzles[dailyIndex(day, puzzles.length)];
}

/** Which of so many a day has. */
export function dailyIndex(day: number, count: number): number {
  const order = Array.from({ length: count }, (_, at) => at);
  const chance = seededChance(orderSeed);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order[((day % count) + count) % count] ?? -1;
}

/** Days since 1970 by the date's own calendar; undefined for `2026-02-30` and whatever else is no date. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  // A date alone is read as that day in UTC: no time zone comes into it.
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  return time / 86_400_000;
}
