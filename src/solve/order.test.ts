import { describe, expect, it, vi } from "vitest";
import { must, type TakingPosition, taking } from "../games/index.ts";
import { randomQuestions } from "./fixtures.ts";
import * as solve from "./index.ts";
import { keyOf } from "./search.ts";

function position(options: unknown): TakingPosition {
  return taking.start(must(taking.options(options)));
}

/** The room as it is before anything was asked. */
async function afresh(): Promise<typeof solve> {
  vi.resetModules();
  return import("./index.ts");
}

function allAnswers(
  { analyse, bestMove, bestMoves, outcomeOf, winningMoves }: typeof solve,
  at: TakingPosition,
) {
  return {
    outcome: outcomeOf(at),
    winning: winningMoves(at, 50),
    short: bestMove(at, 1_000),
    best: bestMoves(at, 50),
    analysis: analyse(at),
  };
}

describe("what was asked before", () => {
  it("does not change an answer: random questions in a row, against each of them asked first", async () => {
    for (const at of randomQuestions(12, 30)) {
      // What comes from another evaluation of the modules is equal but for its classes, which answers do not hold.
      expect(allAnswers(solve, at), JSON.stringify(at)).toEqual(allAnswers(await afresh(), at));
    }
  });

  it("nor what was asked about another position of the same wild game", () => {
    const rules = { take: [2], middle: true, last: "loses" };
    must(solve.analyse(position({ ...rules, rows: [4, 4] })));
    const { resistance } = must(solve.analyse(position({ ...rules, rows: [26] })));
    expect(resistance?.exact).toBe(true);
    expect(resistance?.chance).toBeCloseTo(0.0012215, 6);
  });

  it("nor how far a sequence was worked out: a period is told where the runs asked for prove it", () => {
    const reason = (rows: number[]) =>
      must(solve.analyse(position({ rows, take: [1, 2], middle: true, last: "wins" }))).reason;
    expect(reason([9, 4])).toMatchObject({ kind: "xor", from: { by: "table" } });
    expect(reason([900, 4])).toMatchObject({ kind: "xor", from: { by: "period" } });
    expect(reason([9, 4, 2])).toMatchObject({ kind: "xor", from: { by: "table" } });
  });

  it("nor how far a quotient was built", async () => {
    const rules = { take: [1, 2], middle: true, last: "loses" };
    const first = must((await afresh()).analyse(position({ ...rules, rows: [5, 7] }))).reason;
    must(solve.analyse(position({ ...rules, rows: [200] })));
    expect(must(solve.analyse(position({ ...rules, rows: [5, 7] }))).reason).toEqual(first);
    expect(first).toEqual({ kind: "quotient" });
  });

  it("and no two positions share a key", () => {
    expect(keyOf([70_000])).not.toBe(keyOf([55, 48, 48, 48, 48]));
    expect(keyOf([70_000, 5])).not.toBe(keyOf([70_000, 53]));
  });

  it("and a refusal is remembered", () => {
    const refused = position({ rows: [90, 80], take: [2, 4], middle: true, last: "loses" });
    const first = solve.analyse(refused);
    expect(first).toMatchObject({ ok: false, refusal: { code: "positions-too-many" } });
    expect(solve.analyse(position({ rows: [90, 80], take: [2, 4], middle: true, last: "loses" }))).toBe(
      first,
    );
    expect(solve.outcomeOf(refused)).toBe(solve.outcomeOf(refused));
  });
});
