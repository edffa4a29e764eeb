import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eloOf, expectedGames, llr, type Sprt, sprtBounds, sprtState, unbiasedElo } from "./index.ts";

/** Reference values, from the published tests of fastchess, fishtest and OpenBench; each to the digits given. */
const ratios: readonly (readonly [Sprt["model"], readonly number[], number, number, number])[] = [
  ["normalized", [36027, 68692, 36433], 0, 2, 0.923293],
  ["normalized", [10650, 20431, 10871], -1.75, 0.25, 2.2975],
  ["logistic", [21184, 40708, 21404], 0.5, 2.5, -1.571889],
  ["logistic", [57030, 106593, 57433], 0, 2, -2.593024],
  ["normalized", [365, 16618, 36229, 16974, 390], 0, 2, 2.250368],
  ["normalized", [127, 4883, 10712, 5150, 104], -1.75, 0.25, 3.010154],
  ["logistic", [223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.074126],
  ["logistic", [871, 26175, 55983, 26678, 821], 0, 2, -4.978673],
  ["logistic", [10789, 19328, 33806, 19402, 10543], -3, 1, 2.131068],
  ["normalized", [39, 8843, 26675, 9240, 44], 0.5, 2.5, 2.941675],
  ["logistic", [10, 0, 30, 0, 20], 0, 20, 0.960388],
  ["normalized", [10, 0, 30, 0, 20], 0, 20, 0.954974],
  ["logistic", [3, 0, 40, 0, 7], 0, 20, 0.756815],
  ["normalized", [3, 0, 40, 0, 7], 0, 20, 0.568191],
  ["logistic", [0, 0, 50, 0, 0], 0, 20, -2.952647],
  ["normalized", [0, 0, 50, 0, 0], 0, 20, -0.324314],
  ["logistic", [12, 5, 80, 9, 14], 0, 20, 0.127938],
  ["normalized", [12, 5, 80, 9, 14], 0, 20, 0.259245],
];

const elos: readonly (readonly [readonly number[], number, number, number])[] = [
  [[10, 0, 30, 0, 20], 58.4492, 62.8705, 0.969854],
  [[3, 0, 40, 0, 7], 27.8533, 42.8658, 0.900711],
  [[0, 0, 50, 0, 0], 0, 0.6809, 0.5],
  [[12, 5, 80, 9, 14], 11.5855, 30.8671, 0.769782],
  [[89, 123, 76], -15.6935, 30.458, 0.155326],
  [[34, 54, 63, 64, 75], 55.5798, 27.6534, 0.99997],
  [[332, 433, 498, 333, 334], -8.6427, 10.3342, 0.05047],
];

const nelos: readonly (readonly [readonly number[], number, number])[] = [
  [[89, 123, 76], -20.7564, 40.126],
  [[34, 54, 63, 64, 75], 57.9356, 28.2754],
  [[332, 433, 498, 333, 334], -9.1729, 10.9605],
];

function sprt(elo0: number, elo1: number, model: Sprt["model"] = "logistic"): Sprt {
  return { elo0, elo1, model, alpha: 0.05, beta: 0.05 };
}

describe("the log likelihood ratio", () => {
  it.each(ratios)("%s %j in [%d, %d] is %d", (model, results, elo0, elo1, wanted) => {
    expect(Math.abs(llr(results, sprt(elo0, elo1, model)) - wanted)).toBeLessThan(1e-6);
  });

  it("changes its sign alone when results are reversed and bounds negated", () => {
    const count = fc.nat(200);
    const some = fc.oneof(fc.tuple(count, count, count), fc.tuple(count, count, count, count, count));
    const elo = fc.integer({ min: -60, max: 60 });
    const model = fc.constantFrom<Sprt["model"]>("logistic", "normalized");
    fc.assert(
      fc.property(some, elo, elo, model, (results, elo0, elo1, kind) => {
        const here = llr(results, sprt(elo0, elo1, kind));
        const there = llr([...results].reverse(), sprt(-elo1, -elo0, kind));
        expect(Number.isFinite(here)).toBe(true);
        expect(Math.abs(here + there)).toBeLessThan(1e-7 * Math.max(1, Math.abs(here)));
      }),
      { numRuns: 1_000 },
    );
  });

  it("says nothing where the hypotheses are the same, or there are no games", () => {
    expect(llr([3, 4, 5], sprt(7, 7))).toBeCloseTo(0, 12);
    expect(sprtState([0, 0, 0, 0, 0], sprt(0, 20))).toMatchObject({ llr: 0, decision: null, unbiased: null });
  });
});

describe("a sequential test", () => {
  it("has Wald's bounds", () => {
    expect(sprtBounds(sprt(0, 20)).upper).toBeCloseTo(2.944438979, 9);
    expect(sprtBounds(sprt(0, 20)).lower).toBeCloseTo(-2.944438979, 9);
    const { lower, upper } = sprtBounds({ alpha: 0.01, beta: 0.1 });
    expect([lower, upper]).toEqual([Math.log(0.1 / 0.99), Math.log(0.9 / 0.01)]);
  });

  it("takes H0 of two perfect players after 50 pairs, and of normalized Elo after 447", () => {
    const even = (pairs: number) => [0, 0, pairs, 0, 0];
    expect(sprtState(even(49), sprt(0, 20)).decision).toBe(null);
    expect(sprtState(even(50), sprt(0, 20))).toMatchObject({ decision: "H0", unbiased: null });
    expect(sprtState(even(446), sprt(0, 20, "normalized")).decision).toBe(null);
    expect(sprtState(even(447), sprt(0, 20, "normalized")).decision).toBe("H0");
  });

  it("takes H1 of the better one", () => {
    const { llr: ratio, decision, unbiased } = sprtState([12, 0, 60, 0, 45], sprt(0, 20));
    expect(ratio).toBeGreaterThan(2.944438979);
    expect(decision).toBe("H1");
    expect(unbiased?.value).toBeGreaterThan(20);
  });

  it.each([
    [10, 6_398, 10_465],
    [20, 1_599, 2_616],
    [50, 256, 419],
    [100, 64, 105],
  ])("%d wide is about %d games long, at worst %d", (width, likely, worst) => {
    const games = expectedGames(sprt(-3, width - 3));
    expect([games.width, Math.round(games.likely), Math.round(games.worst)]).toEqual([width, likely, worst]);
  });
});

describe("Elo", () => {
  it.each(elos)("of %j is %d ± %d, likely the stronger with %d", (results, elo, error, los) => {
    const found = eloOf(results);
    expect(Math.abs(found.elo - elo)).toBeLessThan(1e-4);
    expect(Math.abs((found.eloError as number) - error)).toBeLessThan(1e-4);
    expect(Math.abs(found.los - los)).toBeLessThan(1e-6);
  });

  it.each(nelos)("normalized, of %j is %d ± %d", (results, nelo, error) => {
    const found = eloOf(results);
    expect(Math.abs((found.nelo as number) - nelo)).toBeLessThan(1e-4);
    expect(Math.abs((found.neloError as number) - error)).toBeLessThan(1e-4);
  });

  it("of no games is nothing, of one has no error, of wins alone no error and no normalized Elo", () => {
    const nothing = { eloError: null, nelo: null, neloError: null };
    expect(eloOf([0, 0, 0])).toEqual({ score: 0.5, elo: 0, los: 0.5, ...nothing });
    expect(eloOf([0, 1, 0])).toMatchObject({ eloError: null, nelo: null });
    const wins = eloOf([0, 0, 0, 0, 8]);
    expect(wins).toMatchObject(nothing);
    expect(wins.elo).toBeLessThan(1_200.1);
    expect(eloOf([9, 0, 0]).elo).toBeGreaterThan(-1_200.1);
  });

  it("is finite or null whatever the results, and turns with them", () => {
    const counts = fc.array(fc.nat(40), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(counts, (results) => {
        const here = eloOf(results);
        const there = eloOf([...results].reverse());
        for (const value of Object.values(here)) expect(value === null || Number.isFinite(value)).toBe(true);
        expect(here.elo).toBeCloseTo(-there.elo, 6);
        expect(here.los).toBeCloseTo(1 - there.los, 9);
        expect(here.eloError === null).toBe(there.eloError === null);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("Elo without the bias of a test's stop", () => {
  it("is that of fishtest", () => {
    const found = unbiasedElo([10789, 19328, 33806, 19402, 10543], sprt(-3, 1));
    expect(found?.value).toBeCloseTo(-0.992537, 5);
    expect(found?.low).toBeCloseTo(-3.488492, 5);
    expect(found?.high).toBeCloseTo(1.488586, 5);
  });

  it("has its ends in order, or none, whatever the results, and turns with them", () => {
    const counts = fc.array(fc.nat(60), { minLength: 5, maxLength: 5 });
    const model = fc.constantFrom<Sprt["model"]>("logistic", "normalized");
    fc.assert(
      fc.property(counts, model, (results, kind) => {
        const here = unbiasedElo(results, sprt(0, 20, kind));
        if (!here) return;
        for (const value of Object.values(here)) expect(value === null || Number.isFinite(value)).toBe(true);
        if (here.low !== null) expect(here.low).toBeLessThan(here.value);
        if (here.high !== null) expect(here.high).toBeGreaterThan(here.value);
        const there = unbiasedElo([...results].reverse(), sprt(-20, 0, kind));
        // Where H1 is to be taken at the positive end, the same outcome is seen from the other one.
        if (there) expect(there.value).toBeCloseTo(-here.value, 4);
      }),
      { numRuns: 80 },
    );
  });
});
