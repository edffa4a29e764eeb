import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTakes, isTakeList, kayles, must, taking } from "../games/index.ts";
import { add, element, isFirm, nimValue, xor } from "./element.ts";
import { grundyValue } from "./index.ts";
import { provenPeriod } from "./period.ts";
import { countSplits, rulesFor, splits } from "./rules.ts";
import { RunPairs } from "./run-pairs.ts";
import { ElementSequence, longestFromTheMiddle } from "./sequence.ts";

const value = (length: number, take: unknown, middle: boolean) =>
  grundyValue(taking.start(must(taking.options({ rows: [length], take, middle, last: "wins" }))));

/** Grundy values by their definition alone. */
function plainValues(counts: readonly number[], middle: boolean, most: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= most; n++) {
    const seen = new Set<number>();
    for (const count of counts) {
      if (count > n) continue;
      const rest = n - count;
      for (let left = 0; left <= (middle ? rest : 0); left++) {
        seen.add((values[left] as number) ^ (values[rest - left] as number));
      }
    }
    let mex = 0;
    while (seen.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}

describe("values of runs", () => {
  it("Kayles from 0 to 100 (R. K. Guy and C. A. B. Smith 1956; Winning Ways, chapter 4; OEIS A002186)", () => {
    const period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    const exceptions: Record<number, number> = {
      0: 0,
      3: 3,
      6: 3,
      9: 4,
      11: 6,
      15: 7,
      18: 3,
      21: 4,
      22: 6,
      28: 5,
      34: 6,
      39: 3,
      57: 4,
      70: 6,
    };
    for (let n = 0; n <= 100; n++) {
      const expected = exceptions[n] ?? period[n % 12];
      const position = { ...kayles.start(kayles.defaults), rows: n > 0 ? [[{ left: 1, length: n }]] : [[]] };
      expect(must(grundyValue(position)), `row of ${n}`).toBe(expected);
    }
  });

  it("Kayles repeats every 12 with 70 as its last exception, Dawson's Kayles every 34", () => {
    const sequence = (take: readonly number[]) => {
      const rules = rulesFor({ rows: [1], take, middle: true, last: "wins" }, 1e15);
      const found = new ElementSequence(rules as NonNullable<typeof rules>);
      found.at(1e15);
      return found.period;
    };
    expect(sequence([1, 2])).toEqual({ start: 71, length: 12 });
    expect(sequence([2])).toEqual({ start: 53, length: 34 });
  });

  it("agree with their definition for random sets, far beyond where a period was proven", () => {
    const sets = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sets, fc.boolean(), (counts, middle) => {
        const expected = plainValues(counts, middle, 400);
        for (let n = 1; n <= 400; n += 7) expect(must(value(n, counts, middle))).toBe(expected[n]);
      }),
      { numRuns: 60 },
    );
  });

  it("a proven period holds for as long as was computed", () => {
    for (const counts of [[1, 2], [2], [1, 3], [2, 3], [1, 2, 3, 4]]) {
      for (const middle of [true, false]) {
        const rules = rulesFor({ rows: [1], take: counts, middle, last: "wins" }, 1e15);
        if (!rules || (!isTakeList(rules.take) && !middle)) continue;
        const sequence = new ElementSequence(rules);
        sequence.at(1e15);
        const plain = plainValues(counts, middle, 700);
        if (sequence.period === undefined) continue;
        for (let n = 0; n <= 700; n++) expect(nimValue(sequence.at(n) as number)).toBe(plain[n]);
      }
    }
  });

  it("runs of any length from the middle are worth their length, and of at least k that length over k", () => {
    expect(must(value(1e15, "any", true))).toBe(1e15);
    expect(must(value(1e15, { from: 7, to: 1e15 }, true))).toBe(Math.floor(1e15 / 7));
    expect(must(value(1e15, { from: 3, to: 8 }, false))).toBe(Math.floor((1e15 % 11) / 3));
  });

  it("without a known period they are exact up to a stated length and refused beyond", () => {
    // Taking exactly 3 from the middle is 0.007, for which no period is known.
    expect(longestFromTheMiddle).toBeGreaterThanOrEqual(10_000);
    expect(must(value(2_000, [3], true))).toBe(plainValues([3], true, 2_000)[2_000]);
    expect(value(10_000, [3], true).ok).toBe(true);
    const refused = value(1_000_000, [3], true);
    expect(refused.ok ? "" : refused.refusal.code).toBe("run-too-long");
  });

  it("of 0.007 are those of a plain loop, every one up to the last that is answered", () => {
    const values = new Uint16Array(longestFromTheMiddle + 1);
    const seenFor = new Uint16Array(2 ** 15);
    for (let n = 3; n <= longestFromTheMiddle; n++) {
      for (let left = 0; 2 * left <= n - 3; left++)
        seenFor[(values[left] as number) ^ (values[n - 3 - left] as number)] = n;
      values[n] = seenFor.findIndex((last) => last !== n);
    }
    const rules = rulesFor({ rows: [1], take: [3], middle: true, last: "wins" }, 1e15);
    const sequence = new ElementSequence(rules as NonNullable<typeof rules>);
    const wrong = [...values.keys()].filter((n) => sequence.at(n) !== element(values[n] as number, false));
    expect(wrong).toEqual([]);
    expect(sequence.at(longestFromTheMiddle + 1)).toBeUndefined();
  });
});

describe("the parts", () => {
  const wide = fc.integer({ min: 0, max: 2 ** 50 });

  it("XOR is exact beyond 32 bits", () => {
    fc.assert(
      fc.property(wide, wide, (a, b) => {
        expect(xor(a, b)).toBe(Number(BigInt(a) ^ BigInt(b)));
      }),
    );
  });

  it("elements add values by XOR and are firm when either is", () => {
    fc.assert(
      fc.property(wide, fc.boolean(), wide, fc.boolean(), (a, firmA, b, firmB) => {
        const sum = add(element(a, firmA), element(b, firmB));
        expect(nimValue(sum)).toBe(xor(a, b));
        expect(isFirm(sum)).toBe(firmA || firmB);
      }),
    );
  });

  it("pairs of runs have the sums of each two, and no others", () => {
    const values = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 70, maxLength: 80 });
    fc.assert(
      fc.property(values, (others) => {
        const elements = [0, ...others].map((worth) => element(worth, false));
        const pairs = new RunPairs(elements.length - 1);
        for (const [run, code] of elements.entries()) pairs.set(run, code);
        const marks = new Int32Array(2 ** 16).fill(-1);
        for (let stay = 0; stay < elements.length; stay++) {
          pairs.markSums(stay, marks);
          const sums = new Set<number>();
          for (let left = 0; left <= stay; left++)
            sums.add(add(elements[left] as number, elements[stay - left] as number));
          const marked = new Set<number>();
          for (let code = marks.indexOf(stay); code >= 0; code = marks.indexOf(stay, code + 1))
            marked.add(code);
          expect(marked).toEqual(sums);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("splits are counted as they are given", () => {
    const takes = fc.oneof(
      fc.constant("any" as const),
      fc
        .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9 }))
        .map(([from, more]) => ({ from, to: from + more })),
      fc
        .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })
        .map((list) => list.sort((a, b) => a - b)),
    );
    fc.assert(
      fc.property(takes, fc.boolean(), fc.integer({ min: 1, max: 15 }), (take, middle, length) => {
        const rules = rulesFor({ rows: [length], take, middle, last: "wins" }, length);
        if (!rules) return;
        const all = [...splits(rules, length)];
        expect(countSplits(rules, length)).toBe(all.length);
        expect(countTakes(rules.take, length, middle)).toBe(all.reduce((sum, { equal }) => sum + equal, 0));
      }),
    );
  });

  it("a period is not taken for proven too early", () => {
    // 0, 1, 0, 1, … and then something else: three repeats prove nothing for a game that looks 10 back.
    const sequence = [0, 1, 0, 1, 0, 1, 0, 1];
    expect(provenPeriod(sequence, sequence.length, 10, false)).toBeUndefined();
    expect(provenPeriod(sequence, sequence.length, 4, false)).toEqual({ start: 0, length: 2 });
    expect(provenPeriod(sequence, sequence.length, 5, true)).toBeUndefined();
    expect(provenPeriod(sequence, sequence.length, 4, true)).toEqual({ start: 0, length: 2 });
  });
});
