import { leastTake, type Run, type Take, type TakingOptions } from "../../games/index.ts";
import { type Chance, pick } from "../../players/index.ts";

/** What one move may take, from where, and what becomes of the last taker. */
export type Rules = Pick<TakingOptions, "take" | "middle" | "last">;

/** Draws the runs that are left: the larger the size, from 0 to 1, the more and the longer. */
export type Shape = (rules: Rules, size: number, chance: Chance) => readonly number[];

function between(least: number, most: number, chance: Chance): number {
  return least + Math.floor(chance() * (most - least + 1));
}

/** From `least` to what of `most` the size allows. */
function upTo(least: number, most: number, size: number, chance: Chance): number {
  return between(least, Math.max(least, Math.round(least + (most - least) * size)), chance);
}

/** Lengths take more of the size than the number of runs does: even the easiest are worth a look. */
const stretched = (size: number): number => 0.35 + 0.65 * size;

export const oneRun =
  (least: number, most: number): Shape =>
  (_, size, chance) => [upTo(least, most, size, chance)];

export const someRuns =
  (fewest: number, most: number, longest: number): Shape =>
  ({ take }, size, chance) =>
    Array.from({ length: upTo(fewest, most, size, chance) }, () =>
      upTo(leastTake(take), longest, stretched(size), chance),
    );

/** Twins, and one that has none. */
export const twins =
  (mostPairs: number, longest: number): Shape =>
  ({ take }, size, chance) => {
    const least = leastTake(take);
    const pairs = Array.from({ length: upTo(0, mostPairs, stretched(size), chance) }, () =>
      upTo(least, longest, stretched(size), chance),
    );
    const odd = upTo(least + 1, pairs.length > 0 ? longest : 2 * longest, stretched(size), chance);
    return [...pairs, ...pairs, odd];
  };

/** One long run beside such as allow one more move. */
export const oneLong =
  (longest: number, mostOthers: number): Shape =>
  ({ take }, size, chance) => {
    const least = leastTake(take);
    const others = Array.from({ length: upTo(1, mostOthers, stretched(size), chance) }, () =>
      between(least, 2 * least - 1, chance),
    );
    return [upTo(least + 2, longest, stretched(size), chance), ...others];
  };

/** One long run beside a few that may be of any length. */
export const longAndOthers =
  (longest: number, mostOthers: number, longestOther: number): Shape =>
  ({ take }, size, chance) => {
    const others = Array.from({ length: upTo(1, mostOthers, stretched(size), chance) }, () =>
      between(leastTake(take), longestOther, chance),
    );
    return [upTo(leastTake(take) + 2, longest, stretched(size), chance), ...others];
  };

/** Rows in which the runs stand: each in its own, or side by side with gaps where moves leave such. */
export function layOut(
  runs: readonly number[],
  gaps: boolean,
  chance: Chance,
): { readonly lengths: readonly number[]; readonly rows: readonly (readonly Run[])[] } {
  const rows: Run[][] = [];
  for (const length of shuffled(runs, chance)) {
    const last = rows.at(-1);
    const end = last?.at(-1);
    if (last && end && gaps) last.push({ left: end.left + end.length + pick([1, 1, 2], chance), length });
    else rows.push([{ left: 1, length }]);
  }
  const lengths = rows.map((row) => row.reduce((_, { left, length }) => left + length - 1, 0));
  return { lengths, rows };
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = items.map((item) => ({ item, at: chance() }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** One of these under rules of their own. */
export const oneOf =
  (takes: readonly Take[], middle: boolean, last: Rules["last"]) =>
  (chance: Chance): Rules => ({ take: pick(takes, chance), middle, last });
