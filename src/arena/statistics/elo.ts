import { normalBelow, normalQuantile } from "./normal.ts";
import { arePairs, distributionOf, observed, type Results } from "./results.ts";
import { eloAt, neloScale } from "./scales.ts";

/** What results say of the strength; errors are half of the 95 % interval, null where there is too little to tell. */
export interface Elo {
  readonly score: number;
  readonly elo: number;
  readonly eloError: number | null;
  readonly nelo: number | null;
  readonly neloError: number | null;
  /** The likelihood of being the stronger one. */
  readonly los: number;
}

/** How many standard errors a 95 % interval reaches to each side. */
export const reach95 = normalQuantile(0.975);

/** Scores beyond these have no Elo of their own. */
const leastScore = 0.001;
const mostScore = 1 - leastScore;

export function eloOf(results: Results): Elo {
  const games = observed(results);
  if (games === 0) {
    return { score: 0.5, elo: 0, eloError: null, nelo: null, neloError: null, los: 0.5 };
  }
  const { count, mean, variance } = distributionOf(results);
  const error = Math.sqrt(variance / count);
  const few = games < 2;
  const perGame = Math.sqrt(variance * (arePairs(results) ? 2 : 1));
  return {
    score: mean,
    elo: eloAt(Math.min(mostScore, Math.max(leastScore, mean))),
    eloError: few ? null : eloError(mean - reach95 * error, mean + reach95 * error),
    nelo: few || isOneSided(results) ? null : ((mean - 0.5) / perGame) * neloScale,
    neloError: few || isOneSided(results) ? null : ((reach95 * error) / perGame) * neloScale,
    los: normalBelow((mean - 0.5) / error),
  };
}

/** Half of an interval of scores; null where it reaches beyond what has an Elo. */
function eloError(low: number, high: number): number | null {
  return low > leastScore && high < mostScore ? (eloAt(high) - eloAt(low)) / 2 : null;
}

/** All results are the same, and not the middle one: nothing says how much they vary, and so how far from even that is. */
function isOneSided(results: Results): boolean {
  const kinds = results.flatMap((count, at) => (count > 0 ? [at] : []));
  return kinds.length === 1 && kinds[0] !== (results.length - 1) / 2;
}
