import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../test/cases.ts";
import { type PlainRules, type PlainStage, plainMoves, plainWins } from "../../test/swap/plain.ts";
import { must, swap, type TakingPosition, taking } from "../games/index.ts";
import { makeRun } from "../notation/taking-moves.ts";
import { analyse, analyseMove, bestMove, bestMoves, grundyValue, outcomeOf, winningMoves } from "./index.ts";

const takes = [
  ["any", [1, 2, 3, 4, 5, 6, 7]],
  [{ from: 1, to: 2 }, [1, 2]],
  [{ from: 2, to: 3 }, [2, 3]],
  [
    [1, 3],
    [1, 3],
  ],
  [
    [2, 5],
    [2, 5],
  ],
] as const;

const questions = fc.record({
  rows: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  take: fc.constantFrom(...takes),
  middle: fc.boolean(),
  last: fc.constantFrom("wins" as const, "loses" as const),
  picks: fc.array(fc.nat(), { maxLength: 3 }),
});

interface Asked {
  readonly position: TakingPosition;
  readonly rules: PlainRules;
  readonly rows: readonly string[];
  readonly stage: PlainStage;
}

/** A position with a swap to come, open or behind it, and the same for the plain program. */
function asked({
  rows,
  take: [take, counts],
  middle,
  last,
  picks,
}: typeof questions extends fc.Arbitrary<infer T> ? T : never): Asked {
  const rules = { counts, middle, misere: last === "loses" };
  let position = taking.start(must(taking.options({ rows, take, middle, last, swap: true })));
  let drawn: readonly string[] = rows.map((length) => "1".repeat(length));
  let stage: PlainStage = 0;
  for (const pick of picks) {
    const moves = plainMoves(rules, drawn, stage);
    const move = moves[pick % Math.max(1, moves.length)];
    if (!move) break;
    const found = [...taking.moves(position)].find((each) => makeRun(each) === move.text);
    if (!found) throw new Error(`${move.text} is no move here`);
    position = must(taking.play(position, found));
    drawn = move.rows;
    stage = move.stage;
  }
  return { position, rules, rows: drawn, stage };
}

describe("with the swap rule", () => {
  it("every answer is that of a plain program which plays everything out", () => {
    let open = 0;
    fc.assert(
      fc.property(questions, (question) => {
        const { position, rules, rows, stage } = asked(question);
        const moves = plainMoves(rules, rows, stage);
        const wins = plainWins(rules, rows, stage);
        expect(outcomeOf(position)).toEqual({ ok: true, value: wins ? "win" : "loss" });
        const winning = moves
          .filter((move) => !plainWins(rules, move.rows, move.stage))
          .map(({ text }) => text);
        expect(must(winningMoves(position)).map(makeRun).sort()).toEqual([...winning].sort());
        const analysis = must(analyse(position));
        expect(analysis.outcome).toBe(wins ? "win" : "loss");
        expect(analysis.moves.reduce((sum, { equal }) => sum + equal, 0)).toBe(moves.length);
        for (const { move, outcome } of analysis.moves) {
          expect([makeRun(move), outcome === "win"]).toEqual([
            makeRun(move),
            winning.includes(makeRun(move)),
          ]);
          expect(must(analyseMove(position, move)).outcome).toBe(outcome);
        }
        if (moves.length === 0) return;
        const best = makeRun(must(bestMove(position)));
        expect(moves.map(({ text }) => text)).toContain(best);
        if (wins) expect(winning).toContain(best);
        const all = must(bestMoves(position));
        expect(all.outcome).toBe(analysis.outcome);
        expect(all.moves.length).toBeGreaterThan(0);
        expect(JSON.stringify(analysis.line[0])).toBeDefined();
        if (position.swap) open++;
      }),
      { numRuns: cases(600, 20_000) },
    );
    expect(open).toBeGreaterThan(100);
  }, 600_000);

  it("swapping wins exactly where whoever has to take has lost", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { position, rules, rows, stage } = asked({ ...question, picks: question.picks.slice(0, 1) });
        if (stage !== 1 || !position.swap) return;
        const lost = !plainWins(rules, rows, 2);
        expect(must(winningMoves(position)).includes(swap)).toBe(lost);
        expect(must(analyse(position)).reason).toMatchObject({ kind: "swap", wins: lost });
        if (lost) expect(must(bestMove(position))).toBe(swap);
      }),
      { numRuns: 400 },
    );
  });

  it("the line is played by both to the end, and won by whoever it is said of", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { position } = asked(question);
        const { outcome, line, truncated } = must(analyse(position));
        let at = position;
        for (const move of line) at = must(taking.play(at, move));
        expect(truncated).toBe(false);
        expect((taking.outcome(at)?.winner === position.turn) === (outcome === "win")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("is answered where the runs alone have no exact answer, too: whoever may swap wins", () => {
    const start = taking.start(
      must(taking.options({ rows: [90, 80, 70], take: [2, 4], middle: true, last: "loses", swap: true })),
    );
    expect(outcomeOf(start)).toEqual({ ok: true, value: "loss" });
    const open = must(taking.play(start, { row: 1, left: 1, right: 2 }));
    expect(winningMoves(open).ok).toBe(false);
    expect(outcomeOf(open)).toEqual({ ok: true, value: "win" });
    expect(grundyValue(open)).toEqual({ ok: true, value: null });
  });

  it("rows of 10^15 are as easy, and a game without the rule is answered as before", () => {
    const large = { rows: [1e15], take: { from: 1, to: 3 } };
    const start = taking.start(must(taking.options({ ...large, swap: true })));
    expect(must(analyse(start)).reason).toEqual({ kind: "swap-to-come", ends: false });
    const plain = taking.start(must(taking.options(large)));
    expect("resistance" in must(analyse(plain))).toBe(true);
    const once = taking.start(must(taking.options({ rows: [1e15], swap: true })));
    expect(must(winningMoves(once))).toEqual([{ row: 1, left: 1, right: 1e15 }]);
    const wide = { rows: [1e15], take: { from: 4e14, to: 9e14 }, middle: true, swap: true };
    expect(must(winningMoves(taking.start(must(taking.options(wide))), 5))).toHaveLength(5);
  });
});
