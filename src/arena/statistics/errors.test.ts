import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { eloOf, llr, type Sprt, sprtBounds, unbiasedElo } from "./index.ts";
import { scoreAt } from "./scales.ts";

/**
 * Simulated tests: how often the wrong hypothesis is taken, and whether the Elo told after the stop is unbiased. The bounds are 0.05; a walk
 * steps over them a little, so that the rate is somewhat lower, and that the ratio is estimated raises it.
 */
const tests = cases(200, 10_000);
/** Of so many of them the Elo is looked at, which takes longer. */
const looked = cases(100, 2_000);
const sprt: Sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" };

/** Of a sample of 200 the rate is anything within four standard errors. */
const least = cases(0, 0.03);
const most = cases(0.11, 0.055);

/** What the pairs of two bots come to, low to high, when the better one has so much Elo. */
const kinds: readonly (readonly [string, (elo: number) => number[]])[] = [
  ["half of the games drawn", (elo) => pairShares(scoreAt(elo), scoreAt(elo), 0.5)],
  ["no draws", (elo) => pairShares(scoreAt(elo), scoreAt(elo), 0)],
  // Whoever moves first wins four of five games, as bots do that hardly err.
  ["no draws, openings that decide", (elo) => pairShares(scoreAt(elo) + 0.3, scoreAt(elo) - 0.3, 0)],
];

/** Of two games with these expected scores and this share of draws. */
function pairShares(one: number, other: number, draws: number): number[] {
  const shares = [0, 0, 0, 0, 0];
  const games = [one, other].map((score) => [1 - score - draws / 2, draws, score - draws / 2]);
  for (const [at, a] of games[0]?.entries() ?? [])
    for (const [to, b] of games[1]?.entries() ?? []) shares[at + to] = (shares[at + to] as number) + a * b;
  return shares;
}

describe.each(kinds)("%s", (_, sharesAt) => {
  it.each([
    ["H0", 0, 20_261],
    ["H1", 20, 71_077],
  ] as const)("takes %s when it holds", (held, elo, seed) => {
    const chance = chanceFrom(seed);
    const shares = sharesAt(elo);
    let wrong = 0;
    let above = 0;
    let within = 0;
    let plain = 0;
    for (let test = 0; test < tests; test++) {
      const { results, decision } = simulated(shares, chance);
      if (decision !== held) wrong++;
      if (test >= looked) continue;
      const found = unbiasedElo(results, sprt);
      if (found && found.value > elo) above++;
      if (eloOf(results).elo > elo) plain++;
      if (found && (found.low ?? -9_999) < elo && elo < (found.high ?? 9_999)) within++;
    }
    expect(wrong / tests).toBeGreaterThanOrEqual(least);
    expect(wrong / tests).toBeLessThanOrEqual(most);
    // The plain one is biased: away from the other hypothesis.
    expect((plain - above) * (elo > 0 ? 1 : -1)).toBeGreaterThan(0.05 * looked);
    const spread = 4 / Math.sqrt(looked);
    expect(Math.abs(above / looked - 0.5)).toBeLessThan(0.02 + spread / 2);
    expect(Math.abs(within / looked - 0.95)).toBeLessThan(0.015 + spread * Math.sqrt(0.05 * 0.95));
  });
});

function simulated(shares: readonly number[], chance: () => number) {
  const { lower, upper } = sprtBounds(sprt);
  const results = [0, 0, 0, 0, 0];
  for (;;) {
    let left = chance();
    let at = 0;
    while (at < 4 && left >= (shares[at] as number)) left -= shares[at++] as number;
    results[at] = (results[at] as number) + 1;
    const ratio = llr(results, sprt);
    if (ratio >= upper) return { results, decision: "H1" };
    if (ratio <= lower) return { results, decision: "H0" };
  }
}

/** A generator of its own: mulberry32. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
