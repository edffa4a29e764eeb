import { type Chance, pick } from "../players/index.ts";

/** Where whoever has solved none begins: below the middle of the scale, so that the first puzzles can be done. */
export const startRating = 900;

/** No rating leaves these bounds, whatever happens; puzzles stand well within them. */
const leastRating = 100;
const mostRating = 3_000;

/** How much one result moves a rating: much at first, until it is known, and then no less than the second of these. */
const firstK = 80;
const lastK = 16;
/** After so many results it moves half as much. */
const halving = 12;

/**
 * The rating after one more puzzle, by Elo's formula: a puzzle is an opponent that never changes. `count` is how many have been
 * rated before it.
 */
export function nextRating(rating: number, puzzleRating: number, right: boolean, count: number): number {
  const expected = 1 / (1 + 10 ** ((puzzleRating - rating) / 400));
  const k = Math.max(lastK, firstK / (1 + Math.max(count, 0) / halving));
  const next = Math.round(rating + k * (Number(right) - expected));
  return Math.min(Math.max(next, leastRating), mostRating);
}

/** So many of the nearest are drawn from, so that whoever stays at a rating does not meet one order only. */
const nearest = 12;

/** One of those nearest to a rating, and none of the last ones unless there is no other; undefined where there is none at all. */
export function nearRating<Rated extends { readonly id: string; readonly rating: number }>(
  puzzles: readonly Rated[],
  rating: number,
  last: readonly string[],
  chance: Chance,
): Rated | undefined {
  const recent = new Set(last);
  const fresh = puzzles.filter(({ id }) => !recent.has(id));
  const from = fresh.length > 0 ? fresh : puzzles;
  if (from.length === 0) return undefined;
  const distance = (each: Rated) => Math.abs(each.rating - rating);
  const near = [...from].sort((a, b) => distance(a) - distance(b)).slice(0, nearest);
  return pick(near, chance);
}
