import { arePairs, type Distribution, distributionOf, momentsOf, type Results } from "./results.ts";
import { neloScale, scoreAt } from "./scales.ts";
import type { Sprt } from "./sprt.ts";

/**
 * The generalized log likelihood ratio of H1 against H0: the results' likelihood under the likeliest distribution that has exactly the Elo of
 * each (M. Van den Bergh, support_MLE_multinomial.pdf and normalized_elo_practical.pdf at www.cantate.be/Fishtest).
 */
export function llr(results: Results, sprt: Sprt): number {
  const distribution = distributionOf(results);
  const weights =
    sprt.model === "logistic"
      ? (elo: number) => weightsAtMean(distribution, scoreAt(elo))
      : (elo: number) => weightsAtDeviations(distribution, deviationsAt(elo, arePairs(results)));
  const under0 = weights(sprt.elo0);
  const under1 = weights(sprt.elo1);
  let sum = 0;
  for (const [at, share] of distribution.shares.entries())
    sum += share * Math.log((under0[at] as number) / (under1[at] as number));
  return distribution.count * sum;
}

/** Standard deviations that a mean of results is above ½ at so much normalized Elo; the mean of a pair varies less than that of a game. */
function deviationsAt(nelo: number, pairs: boolean): number {
  return (nelo / neloScale) * (pairs ? Math.SQRT2 : 1);
}

/** The likeliest distribution with this mean has the shares q/weight. */
function weightsAtMean({ scores, shares }: Distribution, mean: number): number[] {
  return weightsOf(
    shares,
    scores.map((score) => score - mean),
  );
}

/** How often the condition below is made anew. */
const mostRounds = 10;

/**
 * The same for a mean so many standard deviations above ½. That is no linear condition; it is replaced by its tangent at the last answer,
 * from the even distribution on.
 */
function weightsAtDeviations({ scores, shares }: Distribution, deviations: number): number[] {
  let weights = shares.map((share) => share * shares.length);
  for (let round = 0; round < mostRounds; round++) {
    const { mean, variance } = momentsOf(
      scores,
      shares.map((share, at) => share / (weights[at] as number)),
    );
    const deviation = Math.sqrt(variance);
    const next = weightsOf(
      shares,
      scores.map(
        (score) => score - 0.5 - (deviations * deviation * (1 + ((mean - score) / deviation) ** 2)) / 2,
      ),
    );
    const moved = next.some((weight, at) => {
      const share = shares[at] as number;
      return Math.abs(share / weight - share / (weights[at] as number)) > 1e-9;
    });
    weights = next;
    if (!moved) break;
  }
  return weights;
}

/** 1 + x·f for each f, where the shares divided by it have Σ f = 0: the likeliest shares under that condition (Lagrange). */
function weightsOf(shares: readonly number[], values: readonly number[]): number[] {
  const x = multiplier(shares, values);
  return values.map((value) => 1 + x * value);
}

/** The root of Σ share·f/(1 + x·f), which falls all the way between its poles: Newton's steps, halves where they leave the bracket. */
function multiplier(shares: readonly number[], values: readonly number[]): number {
  let low = -1 / Math.max(...values);
  let high = -1 / Math.min(...values);
  let x = 0;
  for (let round = 0; round < 200; round++) {
    let sum = 0;
    let slope = 0;
    for (const [at, value] of values.entries()) {
      const part = value / (1 + x * value);
      const share = shares[at] as number;
      sum += share * part;
      slope -= share * part * part;
    }
    if (sum > 0) low = x;
    else high = x;
    const newton = x - sum / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= 1e-15 * Math.abs(x)) return next;
    x = next;
  }
  return x;
}
