import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must, type TakingPosition, taking } from "../games/index.ts";
import { Budget } from "./budget.ts";
import { outcomeOf, winningMoves } from "./index.ts";
import { Quotient } from "./quotient.ts";
import { QuotientBuilder } from "./quotient-builder.ts";
import { type Rules, rulesFor } from "./rules.ts";
import { provenFor, Transitions } from "./transitions.ts";
import { WildSequence } from "./wild.ts";

/** Misère Kayles: 1 or 2 adjacent, the last taker loses. */
const kayles = (rows: readonly number[]): TakingPosition =>
  taking.start(must(taking.options({ rows, take: [1, 2], middle: true, last: "loses" })));

const unlimited = () => new Budget(Number.POSITIVE_INFINITY);

function rulesOf(take: readonly number[], longest: number): Rules {
  return rulesFor({ rows: [longest], take, middle: true, last: "loses" }, longest) as Rules;
}

/** Search over multisets of runs, by nothing but the rules. */
const known = new Map<string, boolean>();
function plainlyLost(runs: readonly number[]): boolean {
  const key = runs.join();
  let lost = known.get(key);
  if (lost === undefined) {
    lost = runs.length > 0 && options(runs).every((option) => !plainlyLost(option));
    known.set(key, lost);
  }
  return lost;
}

function options(runs: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    for (const take of [1, 2]) {
      for (let left = 0; left + take <= run; left++) {
        const next = runs.toSpliced(index, 1, left, run - take - left).filter((each) => each > 0);
        next.sort((a, b) => b - a);
        found.set(next.join(), next);
      }
    }
  }
  return [...found.values()];
}

function* partitions(total: number, most = total): Generator<number[]> {
  if (total === 0) yield [];
  for (let first = Math.min(total, most); first >= 1; first--) {
    for (const rest of partitions(total - first, first)) yield [first, ...rest];
  }
}

describe("misère Kayles", () => {
  it("agrees with plain search for all rows of up to 20 stones in all, and single rows up to 26", () => {
    for (let total = 1; total <= 20; total++) {
      for (const rows of partitions(total)) {
        expect(must(outcomeOf(kayles(rows))), rows.join()).toBe(plainlyLost(rows) ? "loss" : "win");
      }
    }
    for (let length = 21; length <= 26; length++) {
      expect(must(outcomeOf(kayles([length])))).toBe(plainlyLost([length]) ? "loss" : "win");
    }
  });

  it("its quotient has order 40 (Plambeck and Siegel, Misère quotients for impartial games) and repeats every 12", () => {
    const wild = new WildSequence(rulesOf([1, 2], 1e15));
    expect(wild.stageFor(1e15)).toBeDefined();
    expect(wild.quotient.order).toBe(40);
    expect(wild.period).toEqual({ start: 71, length: 12 });
    // The proof, once more from the beginning and for all runs at once.
    expect(provenFor(rulesOf([1, 2], 1e15), new Transitions(wild.quotient, unlimited()))).toBeUndefined();
  });

  it("single rows are lost for 1, 4, 9, 12 and 20 only (W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992)", () => {
    const lost: number[] = [];
    for (let length = 1; length <= 500; length++) {
      if (must(outcomeOf(kayles([length]))) === "loss") lost.push(length);
    }
    expect(lost).toEqual([1, 4, 9, 12, 20]);
  });

  it("is consistent with its own options for rows of up to 60 stones in all and single rows up to 100", () => {
    const rows = fc.oneof(
      fc
        .array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 })
        .filter((all) => all.reduce((a, b) => a + b) <= 60),
      fc.tuple(fc.integer({ min: 1, max: 100 })),
    );
    fc.assert(
      fc.property(rows, (runs) => {
        const lost = options(runs.toSorted((a, b) => b - a)).map((next) =>
          must(outcomeOf(kayles(next.length > 0 ? next : [1]))),
        );
        if (runs.length === 1 && (runs[0] as number) <= 2) return;
        expect(must(outcomeOf(kayles(runs)))).toBe(lost.includes("loss") ? "win" : "loss");
        expect(must(winningMoves(kayles(runs))).length > 0).toBe(lost.includes("loss"));
      }),
      { numRuns: 150 },
    );
  });
});

describe("misère quotients", () => {
  const small = new QuotientBuilder(rulesOf([1, 2], 30)).upTo(12) as Quotient;

  it("of Kayles grow as its runs do", () => {
    const builder = new QuotientBuilder(rulesOf([1, 2], 30));
    const orders = [1, 2, 4, 5, 8, 9, 11, 12, 24, 25, 26, 27].map((length) => builder.upTo(length)?.order);
    expect(orders).toEqual([2, 6, 6, 12, 12, 18, 18, 24, 24, 32, 32, 40]);
  });

  it("that are wrong are not proven: every single change of an element or an outcome is found", () => {
    const rules = rulesOf([1, 2], 30);
    expect(provenFor(rules, new Transitions(small, unlimited()))).toBeUndefined();
    for (let run = 1; run < small.elements.length; run++) {
      for (let other = 0; other < small.order; other++) {
        if (other === small.elements[run]) continue;
        const changed = tableOf(small, small.elements.with(run, other));
        expect(
          provenFor(rules, new Transitions(changed, unlimited())),
          `run ${run} as ${other}`,
        ).toBeDefined();
      }
    }
    for (let flipped = 0; flipped < small.order; flipped++) {
      expect(
        provenFor(rules, new Transitions(tableOf(small, small.elements, flipped), unlimited())),
      ).toBeDefined();
    }
  });

  it("give up within bounds where they grow too large, and the shorter runs stay answered", () => {
    const builder = new QuotientBuilder(rulesOf([2, 4], 40));
    expect(builder.upTo(40)).toBeUndefined();
    expect(builder.upTo(8)).toBeDefined();
    const refused = outcomeOf(
      taking.start(must(taking.options({ rows: [90, 80, 70], take: [2, 4], middle: true, last: "loses" }))),
    );
    expect(refused.ok ? "" : refused.refusal.code).toBe("positions-too-many");
    const shorter = taking.options({ rows: [16], take: [2, 4], middle: true, last: "loses" });
    expect(outcomeOf(taking.start(must(shorter))).ok).toBe(true);
  });
});

/** A copy with other elements, or with one element's outcome turned round. */
function tableOf(quotient: Quotient, elements: readonly number[], flipped = -1): Quotient {
  const { order } = quotient;
  const table = Uint16Array.from({ length: order * order }, (_, at) =>
    quotient.add(Math.floor(at / order), at % order),
  );
  const lost = Uint8Array.from({ length: order }, (_, at) =>
    Number(quotient.isLost(at) !== (at === flipped)),
  );
  return new Quotient(order, table, lost, elements);
}
