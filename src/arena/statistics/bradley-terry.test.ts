import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Head, type Rated, rate } from "./index.ts";

function head(a: number, b: number, winsA: number, draws: number, winsB: number): Head {
  return { a, b, winsA, draws, winsB };
}

const alone = { prior: false };

describe("Bradley and Terry's ratings", () => {
  it("of three with draws are those of the published example (Laskos)", () => {
    const heads = [head(0, 1, 18, 9, 3), head(1, 2, 18, 9, 3), head(0, 2, 24, 6, 0)];
    expectRatings(rate(heads, alone), [190.8485, 0, -190.8485]);
  });

  it("of four without draws", () => {
    const [A, B, C, D] = [0, 1, 2, 3] as const;
    const heads = [head(A, B, 13, 0, 7), head(A, C, 16, 0, 4), head(A, D, 19, 0, 1)];
    heads.push(head(B, C, 12, 0, 8), head(B, D, 15, 0, 5), head(C, D, 14, 0, 6));
    expectRatings(rate(heads, alone), [192.4212, 40.2051, -40.2051, -192.4212]);
  });

  it("of two are what their score says, and the error is that of a binomial", () => {
    const [first, second] = rate([head(0, 1, 75, 0, 25)], alone);
    expect((first?.rating as number) - (second?.rating as number)).toBeCloseTo(400 * Math.log10(3), 8);
    const logit = 1.959963985 * Math.sqrt(1 / (100 * 0.75 * 0.25));
    // Each is half of the difference away from the mean.
    expect(first?.error).toBeCloseTo((logit * 400) / Math.LN10 / 2, 6);
  });

  it("do not hang on the order of results, nor on who is named first", () => {
    fc.assert(
      fc.property(someHeads(7), fc.boolean(), fc.infiniteStream(fc.nat()), (heads, prior, numbers) => {
        const shuffled = heads
          .map((each) => ({ each, key: numbers.next().value as number }))
          .sort((one, other) => one.key - other.key)
          .map(({ each, key }) =>
            key % 2 === 0 ? each : head(each.b, each.a, each.winsB, each.draws, each.winsA),
          );
        expect(rate(shuffled, { prior })).toEqual(rate(heads, { prior }));
      }),
      { numRuns: 300 },
    );
  });

  it("are where a search by trial finds the greatest likelihood", () => {
    fc.assert(
      fc.property(someHeads(5), fc.boolean(), (heads, prior) => {
        const rated = rate(heads, { prior });
        for (const group of new Set(rated.map((each) => each.group))) {
          const members = rated.filter((each) => each.group === group);
          if (members.length === 1) continue;
          const best = byTrial(
            members.map(({ bot }) => bot),
            heads,
            prior,
          );
          for (const [at, { rating }] of members.entries())
            expect(Math.abs((rating as number) - (best[at] as number))).toBeLessThan(1e-3);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("have errors that are the curvature of the likelihood", () => {
    const heads = [head(0, 1, 7, 2, 4), head(1, 2, 3, 5, 6), head(0, 2, 9, 1, 2), head(2, 3, 4, 4, 1)];
    for (const prior of [false, true]) {
      const rated = rate(heads, { prior });
      const bots = [0, 1, 2, 3];
      const at = rated.map(({ rating }) => rating as number);
      for (const bot of bots) {
        // The profile: with this rating held a little off, the others as likely as they can be.
        const off = 3;
        const held = byTrial(bots, heads, prior, { bot, rating: (at[bot] as number) + off });
        const fall = logLikelihood(bots, at, heads, prior) - logLikelihood(bots, held, heads, prior);
        expect((1.96 * off) / Math.sqrt(2 * fall) / (rated[bot]?.error as number)).toBeCloseTo(1, 1);
      }
    }
  });

  it("stay finite with a prior, however one-sided, and say nothing of who is alone without", () => {
    const heads = [head(0, 1, 50, 0, 0), head(1, 2, 3, 0, 3)];
    for (const { rating, error } of rate(heads, { prior: true })) {
      expect(Math.abs(rating as number)).toBeLessThan(1_000);
      expect(error).toBeLessThan(1_000);
    }
    expect(rate(heads, alone).map(({ rating, group }) => [rating, group])).toEqual([
      [null, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it("keep groups apart that have not met, the order of their first bots", () => {
    const heads = [head(7, 2, 1, 0, 1), head(9, 4, 3, 2, 1), head(9, 5, 1, 1, 1), head(1, 1, 4, 0, 0)];
    const groups = rate(heads, { prior: true }).map(({ bot, group }) => [bot, group]);
    expect(groups).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
      [5, 2],
      [7, 1],
      [9, 2],
    ]);
    const mean = rate(heads, { prior: true })
      .filter(({ group }) => group === 2)
      .reduce((sum, { rating }) => sum + (rating as number), 0);
    expect(mean).toBeCloseTo(0, 9);
  });

  it("of nobody are none, and of a pair that has not played nothing", () => {
    expect(rate([], { prior: true })).toEqual([]);
    expect(rate([head(0, 1, 0, 0, 0)], { prior: true })).toEqual([
      { bot: 0, rating: null, error: null, group: 0 },
      { bot: 1, rating: null, error: null, group: 1 },
    ]);
  });

  it("of three hundred who played six each are found", () => {
    const heads = Array.from({ length: 300 }, (_, bot) =>
      [1, 7, 19].map((step) => head(bot, (bot + step) % 300, (bot * step) % 3, 0, 2 - ((bot * step) % 3))),
    ).flat();
    const rated = rate(heads, { prior: true });
    expect(rated).toHaveLength(300);
    expect(rated.every(({ rating, error }) => rating !== null && error !== null && error > 0)).toBe(true);
  });
});

function expectRatings(rated: readonly Rated[], wanted: readonly number[]): void {
  for (const [at, rating] of wanted.entries())
    expect(Math.abs((rated[at]?.rating as number) - rating)).toBeLessThan(1e-4);
}

function someHeads(bots: number) {
  const bot = fc.nat(bots - 1);
  const count = fc.nat(6);
  const one = fc.tuple(bot, bot, count, count, count).map(([a, b, x, y, z]) => head(a, b, x, y, z));
  return fc.array(one, { minLength: 1, maxLength: 12 });
}

/** Of all games between these, draws as half a win for each; the prior is a win and a loss against a bot at 0. */
function logLikelihood(
  bots: readonly number[],
  ratings: readonly number[],
  heads: readonly Head[],
  prior: boolean,
): number {
  const chance = (difference: number) => 1 / (1 + 10 ** (-difference / 400));
  let sum = 0;
  for (const { a, b, winsA, draws, winsB } of heads) {
    const [at, to] = [bots.indexOf(a), bots.indexOf(b)];
    if (at < 0 || to < 0 || a === b) continue;
    const difference = (ratings[at] as number) - (ratings[to] as number);
    sum += (winsA + draws / 2) * Math.log(chance(difference));
    sum += (winsB + draws / 2) * Math.log(chance(-difference));
  }
  if (prior) for (const rating of ratings) sum += Math.log(chance(rating)) + Math.log(chance(-rating));
  return sum;
}

/** Tries a step up and down for one and the opposite for another, ever smaller ones; the mean stays 0. */
function byTrial(
  bots: readonly number[],
  heads: readonly Head[],
  prior: boolean,
  held?: { readonly bot: number; readonly rating: number },
): number[] {
  const fixed = held ? bots.indexOf(held.bot) : -1;
  let best = bots.map((_, at) => {
    if (!held) return 0;
    return at === fixed ? held.rating : -held.rating / (bots.length - 1);
  });
  let most = logLikelihood(bots, best, heads, prior);
  for (let step = 256; step > 1e-6; step /= 2) {
    for (let better = true; better; ) {
      better = false;
      for (let up = 0; up < bots.length; up++) {
        for (let down = 0; down < bots.length; down++) {
          if (up === down || up === fixed || down === fixed) continue;
          const tried = [...best];
          tried[up] = (tried[up] as number) + step;
          tried[down] = (tried[down] as number) - step;
          const found = logLikelihood(bots, tried, heads, prior);
          if (found <= most) continue;
          [best, most, better] = [tried, found, true];
        }
      }
    }
  }
  return best;
}
