import { Cholesky } from "./cholesky.ts";
import { reach95 } from "./elo.ts";
import { groupsOf } from "./groups.ts";
import type { Head } from "./head.ts";

export interface Rated {
  readonly bot: number;
  /** Elo, with the mean of its group at 0; null for a bot that is alone in its group. */
  readonly rating: number | null;
  /** Half of the 95 % interval, against the group's mean. */
  readonly error: number | null;
  /** From 0, in the order of their first bots. Ratings of different groups cannot be compared. */
  readonly group: number;
}

/** Elo for one unit of the logistic. */
const eloScale = 400 / Math.LN10;

/**
 * Ratings of all bots at once by maximum likelihood (Bradley and Terry, 1952): a draw is half a point, the order of results does not matter.
 * The `prior` is one drawn pair of each bot against the group's average, which keeps whoever has won or lost everything finite; without it
 * such bots are groups of their own. By the bots' numbers.
 */
export function rate(heads: readonly Head[], { prior }: { readonly prior: boolean }): Rated[] {
  const played = heads.filter(({ a, b, winsA, draws, winsB }) => a !== b && winsA + draws + winsB > 0);
  const bots = [...new Set(heads.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a - b);
  const groups = groupsOf(bots, played, prior);
  const rated = groups.flatMap((group, number): Rated[] => {
    if (group.length === 1) return group.map((bot) => ({ bot, rating: null, error: null, group: number }));
    const { ratings, errors } = rateGroup(new Points(group, played), prior);
    return group.map((bot, at) => ({
      bot,
      rating: (ratings[at] as number) * eloScale,
      error: (errors[at] as number) * eloScale * reach95,
      group: number,
    }));
  });
  return rated.sort((a, b) => a.bot - b.bot);
}

/** What each bot of a group has scored, and how often it has met each other one. */
class Points {
  readonly count: number;
  readonly scored: Float64Array;
  readonly meetings: readonly { readonly a: number; readonly b: number; readonly games: number }[];

  constructor(group: readonly number[], heads: readonly Head[]) {
    this.count = group.length;
    this.scored = new Float64Array(this.count);
    const places = new Map(group.map((bot, at) => [bot, at]));
    const games = new Map<number, number>();
    for (const head of heads) {
      const [a, b] = [places.get(head.a), places.get(head.b)];
      if (a === undefined || b === undefined) continue;
      // Halves are exact, so that the order of adding makes no difference.
      (this.scored[a] as number) += head.winsA + head.draws / 2;
      (this.scored[b] as number) += head.winsB + head.draws / 2;
      const key = Math.min(a, b) * this.count + Math.max(a, b);
      games.set(key, (games.get(key) ?? 0) + head.winsA + head.draws + head.winsB);
    }
    this.meetings = [...games]
      .sort(([one], [other]) => one - other)
      .map(([key, each]) => ({ a: Math.floor(key / this.count), b: key % this.count, games: each }));
  }
}

const mostSteps = 100;

/** Newton's method; a bot's step is at most so long, which keeps the first ones from overshooting. */
const longestStep = 2;

function rateGroup(points: Points, prior: boolean): { ratings: Float64Array; errors: Float64Array } {
  let ratings = new Float64Array(points.count);
  for (let step = 0; ; step++) {
    const { slope, information } = derivatives(points, ratings, prior);
    const solved = information.solve(slope);
    const ones = information.solve(new Float64Array(points.count).fill(1));
    // Among ratings whose mean is 0.
    const shift = sum(solved) / sum(ones);
    const steps = solved.map((each, at) => each - shift * (ones[at] as number));
    const longest = steps.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const share = Math.min(1, longestStep / longest);
    const next = ratings.map((each, at) => each + share * (steps[at] as number));
    const mean = sum(next) / points.count;
    ratings = next.map((each) => each - mean);
    // The next step would be about the square of this one.
    if (longest < 1e-8 || step === mostSteps) {
      const errors = information
        .inverseDiagonal()
        .map((each, at) => Math.sqrt(each - (ones[at] as number) ** 2 / sum(ones)));
      return { ratings, errors };
    }
  }
}

/** The likelihood's slope, and the information: its second derivative with the sign turned. */
function derivatives({ count, scored, meetings }: Points, ratings: Float64Array, prior: boolean) {
  const slope = Float64Array.from(scored);
  // A constant in every place changes nothing among ratings with mean 0, and makes it invertible.
  const information = new Cholesky(count, 1 / count);
  for (const { a, b, games } of meetings) {
    const chance = expected((ratings[a] as number) - (ratings[b] as number));
    const weight = games * chance * (1 - chance);
    (slope[a] as number) -= games * chance;
    (slope[b] as number) -= games * (1 - chance);
    information.add(a, a, weight);
    information.add(b, b, weight);
    information.add(b, a, -weight);
  }
  if (prior) {
    for (let at = 0; at < count; at++) {
      const chance = expected(ratings[at] as number);
      (slope[at] as number) += 1 - 2 * chance;
      information.add(at, at, 2 * chance * (1 - chance));
    }
  }
  information.factor();
  return { slope, information };
}

function expected(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

function sum(values: Float64Array): number {
  return values.reduce((total, each) => total + each, 0);
}
