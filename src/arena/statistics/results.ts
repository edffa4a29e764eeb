/** Results low to high: L, D, W of games, or LL, LD, DD and WL, DW, WW of pairs. */
export type Results = readonly number[];

/** Results as shares of one distribution of scores from 0 to 1. */
export interface Distribution {
  /** Games, or pairs; what stands for a result that never came is in it. */
  readonly count: number;
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  readonly mean: number;
  readonly variance: number;
}

/** What a result that never came counts as: a likelihood has to be positive (fishtest and fastchess do the same). */
const never = 0.001;

export function distributionOf(results: Results): Distribution {
  const counts = results.map((count) => (count > 0 ? count : never));
  const count = counts.reduce((sum, each) => sum + each, 0);
  const scores = results.map((_, at) => at / (results.length - 1));
  const shares = counts.map((each) => each / count);
  return { count, scores, shares, ...momentsOf(scores, shares) };
}

export function momentsOf(
  scores: readonly number[],
  shares: readonly number[],
): { readonly mean: number; readonly variance: number } {
  let mean = 0;
  for (const [at, score] of scores.entries()) mean += score * (shares[at] as number);
  let variance = 0;
  for (const [at, score] of scores.entries()) variance += (score - mean) ** 2 * (shares[at] as number);
  return { mean, variance };
}

/** How many games or pairs there really were. */
export function observed(results: Results): number {
  return results.reduce((sum, count) => sum + count, 0);
}

export function arePairs(results: Results): boolean {
  return results.length === 5;
}
