import { bracketPairs } from "./bracket.ts";
import { Matching } from "./matching.ts";
import { upfloaters } from "./upfloaters.ts";

export interface SwissPlayer {
  /** Its place in the seeding, by which it is told apart: smaller is better. */
  readonly number: number;
  /** Points, in halves. */
  readonly score: number;
  /** Whom it has met, round by round; null for a round without a match. Some may not be here any more. */
  readonly opponents: readonly (number | null)[];
  readonly byes: number;
}

export interface SwissRound {
  /** From the top bracket down; whoever is placed better is named first. */
  readonly pairs: readonly SwissPair[];
  readonly bye: number | null;
}

export interface SwissPair {
  readonly players: readonly [number, number];
  readonly rematch: boolean;
}

/** What a bye is worth: a match of two games is 2 points, and three quarters of it is what FIDE gives as well (C.04.5). */
export const byePoints = 1.5;

/**
 * The next round of a Swiss tournament of two-game matches, after the model of FIDE's Double-Swiss (Handbook C.04.5) and without a claim to
 * be it. Players are placed by score, then by number; the order in which they are given does not matter. Of all ways to pair everybody
 * the one is taken that is best by the following, each only where those before are equal:
 *
 * 1. With an odd number, whoever has the bye has had as few byes as anybody (none, unless all had one).
 * 2. As few rematches as possible. Of these the oldest: the rounds in which those pairs have last met add up to the least.
 * 3. The bye is for the lowest score, then the most matches, then the largest number.
 * 4. Bracket by bracket from the top score down, where a bracket is everyone with the highest score who is left, and whoever of the others
 *    comes up to meet them: the fewest who come up, then the smallest sum of the points that they lack, then the best placed ones (their
 *    places in order are the lexicographically smallest list); and then the pairs within the bracket, by the list of `bracketPairs`.
 */
export function pairSwiss(players: readonly SwissPlayer[]): SwissRound {
  const placed = [...players].sort((a, b) => b.score - a.score || a.number - b.number);
  const met = meetings(placed);
  const { cost, bye } = firstChoice(placed, met);
  let rest = placed.map((_, place) => place).filter((place) => place !== bye);
  const pairs: SwissPair[] = [];
  while (rest.length > 0) {
    const scores = rest.map((place) => (placed[place] as SwissPlayer).score);
    const up = upfloaters(scores, (left, right) => cost(rest[left] as number, rest[right] as number));
    const bracket = rest.filter((_, index) => scores[index] === scores[0] || up.has(index));
    const among = bracketPairs(bracket.length, (left, right) =>
      cost(bracket[left] as number, bracket[right] as number),
    );
    for (const [left, right] of among) {
      const [one, other] = [bracket[left] as number, bracket[right] as number];
      pairs.push({
        players: [(placed[one] as SwissPlayer).number, (placed[other] as SwissPlayer).number],
        rematch: met(one, other) > 0,
      });
    }
    rest = rest.filter((_, index) => scores[index] !== scores[0] && !up.has(index));
  }
  return { pairs, bye: bye === null ? null : (placed[bye] as SwissPlayer).number };
}

/** The round, from 1, in which two places have last met, by the list of either; 0 when they have not. */
function meetings(placed: readonly SwissPlayer[]): (left: number, right: number) => number {
  const places = new Map(placed.map((player, place) => [player.number, place]));
  const last = new Int32Array(placed.length ** 2);
  placed.forEach(({ opponents }, place) => {
    opponents.forEach((opponent, round) => {
      const other = opponent === null ? undefined : places.get(opponent);
      if (other === undefined) return;
      for (const at of [place * placed.length + other, other * placed.length + place]) {
        last[at] = Math.max(last[at] as number, round + 1);
      }
    });
  });
  return (left, right) => last[left * placed.length + right] as number;
}

/**
 * The bye, and for the rest costs whose cheapest matchings are those with the fewest and oldest rematches: without any, 0 for a pair
 * that has not met and Infinity for one that has.
 */
function firstChoice(placed: readonly SwissPlayer[], met: (left: number, right: number) => number) {
  const count = placed.length;
  const nobody = count % 2 === 1 ? count : null;
  const fewest = Math.min(...placed.map((player) => player.byes));
  const candidates = [...placed.keys()]
    .filter((place) => placed[place]?.byes === fewest)
    .sort(byeOrder(placed));
  const joined = (rematch: (round: number) => number) => (left: number, right: number) => {
    if (right === nobody) return placed[left]?.byes === fewest ? 0 : Number.POSITIVE_INFINITY;
    const round = met(left, right);
    return round === 0 ? 0 : rematch(round);
  };
  const size = count + (nobody === null ? 0 : 1);
  const likely = neighbours(count, nobody === null ? undefined : candidates[0], met);
  let matching = new Matching(
    size,
    joined(() => Number.POSITIVE_INFINITY),
    likely,
  );
  if (!matching.solve()) {
    const rounds = Math.max(...placed.map((player) => player.opponents.length));
    const one = 1 + (rounds * count) / 2;
    matching = new Matching(
      size,
      joined((round) => one + round),
      likely,
    );
    matching.solve();
  }
  const cost = matching.face();
  if (nobody === null) return { cost, bye: null };
  const bye = candidates.find(
    (place) =>
      matching.mate(nobody) === place ||
      matching.attempt(() => matching.keep(nobody, (other) => other === place)),
  );
  return { cost, bye: bye as number };
}

/** Who has the bye rather. */
function byeOrder(placed: readonly SwissPlayer[]): (left: number, right: number) => number {
  const matches = placed.map(({ opponents }) => opponents.filter((opponent) => opponent !== null).length);
  const at = (place: number) => placed[place] as SwissPlayer;
  return (left, right) =>
    at(left).score - at(right).score ||
    (matches[right] as number) - (matches[left] as number) ||
    at(right).number - at(left).number;
}

/** A matching to begin with: everybody with the next who is free, has not been met, and does not have the bye. */
function neighbours(
  count: number,
  bye: number | undefined,
  met: (left: number, right: number) => number,
): number[] {
  const mate = new Array<number>(count + (count % 2)).fill(-1);
  if (bye !== undefined) {
    mate[bye] = count;
    mate[count] = bye;
  }
  for (let left = 0; left < count; left++) {
    if (mate[left] !== -1) continue;
    for (let right = left + 1; right < count; right++) {
      if (mate[right] !== -1 || met(left, right) > 0) continue;
      mate[left] = right;
      mate[right] = left;
      break;
    }
  }
  return mate;
}
