import { describe, expect, it } from "vitest";
import { kayles, must, type TakingPosition, taking } from "../games/index.ts";
import { analyse, bestMove, outcomeOf, solveCompletely } from "./index.ts";

function position(options: unknown): TakingPosition {
  return taking.start(must(taking.options(options)));
}

describe("an analysis comes to an end", () => {
  it("with 120 long rows and takes of 1 to 10,000 from the middle, cut and saying so", () => {
    const rows = Array.from({ length: 120 }, (_, index) => 20_000 - 7 * index);
    const at = position({ rows, take: { from: 1, to: 10_000 }, middle: true, last: "wins" });
    const analysis = must(analyse(at));
    expect(analysis.truncated).toBe(true);
    const [first] = analysis.moves;
    expect(first?.outcome).toBe(analysis.outcome);
    const [move] = analysis.line;
    if (!move) throw new Error("no line");
    expect(must(outcomeOf(must(taking.play(at, move))))).not.toBe(analysis.outcome);
  });

  it("with a thousand rows and a thousand counts", () => {
    const take = Array.from({ length: 1_000 }, (_, index) => 1 + ((index * 37) % 3_000));
    for (const middle of [true, false]) {
      const rows = Array.from({ length: 1_000 }, (_, index) => 3_000 - index);
      expect(must(analyse(position({ rows, take, middle, last: "wins" }))).truncated).toBe(true);
    }
  });

  it.each([
    ["one long row, single sticks", { rows: [300_000], take: [1], middle: true }],
    ["the same, lost", { rows: [299_999], take: [1], middle: true, last: "loses" }],
    ["two rows, single sticks", { rows: [2_000, 3_000], take: [1], middle: true }],
    ["single sticks from the end", { rows: [250_000, 250_000], take: [1], middle: false }],
    ["a thousand rows of one", { rows: new Array(1_000).fill(1), take: [1], middle: true }],
    ["long rows, a list from the end", { rows: [90_000, 90_000], take: [1, 4, 6], middle: false }],
    ["wild and long", { rows: [200], take: [2], middle: true, last: "loses" }],
  ])("without straining the stack: %s", (_, options) => {
    const at = position({ last: "wins", ...options });
    for (const answer of [analyse(at), bestMove(at), solveCompletely(at, 2_000)]) {
      if (!answer.ok) expect(["positions-too-many", "run-too-long"]).toContain(answer.refusal.code);
    }
  });

  it("with the exact chance of two rows of 20 at kayles", () => {
    const { resistance, moves } = must(analyse(kayles.start(must(kayles.options({ rows: [20, 20] })))));
    expect(resistance?.exact).toBe(true);
    expect(resistance?.chance).toBeCloseTo(1.40878e-21, 26);
    expect(moves[0]?.best).toBe(true);
  });

  it("and where the chance is no more than a bound, no move is called the best", () => {
    const { resistance, moves } = must(analyse(kayles.start(must(kayles.options({ rows: [60, 60] })))));
    expect(resistance?.exact).toBe(false);
    expect(resistance?.tried).toEqual(moves[0]?.move);
    expect(moves.some(({ best }) => best)).toBe(false);
  });

  it("finds a winning move among millions that is one", () => {
    for (const [take, last] of [
      [{ from: 1, to: 900 }, "wins"],
      [{ from: 1, to: 900 }, "loses"],
      [[1, 2, 5, 700], "wins"],
    ] as const) {
      for (const rows of [
        [5_000, 4_321],
        [4_999, 17, 3_000],
        [3_333, 3_333, 50],
      ]) {
        const at = position({ rows, take, middle: true, last });
        if (must(outcomeOf(at)) === "loss") continue;
        expect(must(outcomeOf(must(taking.play(at, must(bestMove(at))))))).toBe("loss");
      }
    }
    // Beyond what is tabulated, by the period.
    const long = position({ rows: [1e15, 1e12 + 1], take: [1, 2], middle: true, last: "wins" });
    expect(must(outcomeOf(must(taking.play(long, must(bestMove(long))))))).toBe("loss");
    const misere = position({ rows: [1e15, 1e12 + 5], take: [1, 2], middle: true, last: "loses" });
    expect(must(outcomeOf(must(taking.play(misere, must(bestMove(misere))))))).toBe("loss");
  });
});
