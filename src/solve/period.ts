import { mostTake, type Rules } from "./rules.ts";

/** From `start` on, the sequence repeats every `length` places. */
export interface Period {
  readonly start: number;
  readonly length: number;
}

/**
 * The shortest period that the known places of a sequence prove, if they do. `most` is the largest count that may be taken.
 *
 * From the end: element n depends on the `most` elements before it, so `most` equalities in a row repeat for ever.
 * From the middle: the periodicity theorem for octal games (R. K. Guy and C. A. B. Smith, The G-values of various games, 1956;
 * Winning Ways, chapter 4; A. N. Siegel, Combinatorial Game Theory, IV.2): if the element of n + p equals that of n for all n
 * from s up to but not including 2s + p + most, then for all n from s on. Its proof uses only that a run's element is a
 * function of the set of its options' elements, and that those add; so it holds for tame misère elements too.
 */
export function provenPeriod(
  sequence: ArrayLike<number>,
  known: number,
  most: number,
  middle: boolean,
): Period | undefined {
  const matches = suffixMatches(sequence, known);
  for (let length = 1; length < known; length++) {
    const match = matches[length] as number;
    const start = known - length - match;
    const proven = middle ? known >= 2 * start + 2 * length + most : match >= most;
    if (proven) return { start, length };
  }
  return undefined;
}

/** A sequence is looked at for a period when it has this many places, and whenever it has doubled since. */
const firstProof = 64;

/** The places at which a period is proven that needs so many. */
function placesFor(needed: number): number {
  let places = firstProof;
  while (places < needed) places *= 2;
  return places;
}

/** The period if the places up to `longest` prove it, looked at when sequences are; whatever else is known by now. */
export function periodWithin(period: Period | undefined, longest: number, rules: Rules): Period | undefined {
  if (period === undefined) return undefined;
  const { start, length } = period;
  const needed = (rules.middle ? 2 * (start + length) : start + length) + mostTake(rules);
  return placesFor(needed) <= longest + 1 ? period : undefined;
}

/** Whether places up to a limit can prove any period at all: the shortest is 1, from the beginning. */
export function mayRepeat(rules: Rules, limit: number): boolean {
  return placesFor((rules.middle ? 2 : 1) + mostTake(rules)) <= limit + 1;
}

/** For each shift, how many last places equal those that many places before: the Z function of the reversed sequence. */
function suffixMatches(sequence: ArrayLike<number>, known: number): Int32Array {
  const at = (index: number) => sequence[known - 1 - index];
  const matches = new Int32Array(known);
  let left = 0;
  let right = 0;
  for (let shift = 1; shift < known; shift++) {
    let match = shift < right ? Math.min(right - shift, matches[shift - left] as number) : 0;
    while (shift + match < known && at(match) === at(shift + match)) match++;
    matches[shift] = match;
    if (shift + match > right) {
      left = shift;
      right = shift + match;
    }
  }
  return matches;
}
