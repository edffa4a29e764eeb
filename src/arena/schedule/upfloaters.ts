import { Matching } from "./matching.ts";

/**
 * Who comes up into the bracket of the top score, out of players in the order of their places: the fewest such that cheapest pairings of
 * the bracket and of all below it remain, then the smallest sum of the points that they lack, then the best placed. Each of them meets
 * somebody of the top score: two who came up and met each other could as well do so below. So their number is that of pairs across the
 * line, and all of this is one matching of least cost, in which every decision is made for good where it leaves the cost as it is.
 */
export function upfloaters(
  scores: readonly number[],
  cost: (left: number, right: number) => number,
): ReadonlySet<number> {
  const size = scores.length;
  const top = scores.findIndex((score) => score !== scores[0]);
  const chosen = new Set<number>();
  if (top === -1) return chosen;

  const lack = scores.map((score) => 2 * ((scores[0] as number) - score));
  const across = 1 + (size / 2) * (lack.at(-1) as number);
  const whole = 1 + (size / 2) * (across + (lack.at(-1) as number));
  const crosses = (left: number, right: number) => left < top !== right < top;
  const matching = new Matching(size, (left, right) => {
    const rise = crosses(left, right) ? across + (lack[Math.max(left, right)] as number) : 0;
    return cost(left, right) * whole + rise;
  });
  matching.solve();

  let wanted = 0;
  for (let place = 0; place < top; place++) if (matching.mate(place) >= top) wanted++;
  const possible = matching.face();
  const canRise = (place: number) =>
    scores.slice(0, top).some((_, above) => possible(above, place) < Number.POSITIVE_INFINITY);
  for (let place = top; chosen.size < wanted; place++) {
    if (!canRise(place)) continue;
    const rises = () => matching.keep(place, (other) => other < top);
    if (matching.attempt(rises)) chosen.add(place);
    else matching.keep(place, (other) => other >= top);
  }
  return chosen;
}
