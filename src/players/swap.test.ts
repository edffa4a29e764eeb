import { describe, expect, it } from "vitest";
import { must, sticks, swap, type TakingPosition, taking } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import { seededChance } from "./chance.ts";
import { gradedMove, grades, heuristicMove, randomPlayer, smartMove, thoughtOf, winAtOnce } from "./index.ts";

function open(text: string, chosen: object = {}): TakingPosition {
  const options = must(taking.options({ ...chosen, swap: true }));
  return must(notationOf("taking").parsePosition(`${text} 2 swap`, options)) as TakingPosition;
}

describe("a swap is seen", () => {
  it("by Smart just where it wins", () => {
    expect(smartMove(taking, open("110/11"))).toBe(swap);
    expect(smartMove(taking, open("110/111"))).toEqual({ row: 2, left: 3, right: 3 });
    expect(smartMove(taking, open("110/11"), seededChance(1))).toBe(swap);
  });

  it("by the published rules where they would give the game up, and never without the rule", () => {
    const misere = { middle: true, last: "loses" };
    expect(heuristicMove(open("10/1/1", misere))).toBe(swap);
    expect(heuristicMove(open("110/11", misere))).toBe(swap);
    expect(heuristicMove(open("10/1", misere))).not.toBe(swap);
    expect(heuristicMove(open("1110/1", misere))).not.toBe(swap);
    const closed = must(notationOf("sticks").parsePosition("1/1/1 2", sticks.defaults)) as TakingPosition;
    expect(heuristicMove(closed)).not.toBe(swap);
  });

  it("by everyone where nothing but the last take is left", () => {
    const last = open("10", { last: "loses" });
    expect(winAtOnce(last)).toBe(swap);
    for (const grade of Object.values(grades))
      for (let seed = 0; seed < 50; seed++)
        expect(gradedMove(taking, grade, last, seededChance(seed))).toBe(swap);
    expect(winAtOnce(open("10", { last: "wins" }))).toEqual({ row: 1, left: 1, right: 1 });
  });

  it("by chance as often as any other move", () => {
    const position = open("110/1");
    const chance = seededChance(3);
    const player = randomPlayer(taking, chance);
    const swaps = Array.from({ length: 4000 }, () => player.choose(position)).filter((move) => move === swap);
    expect(swaps.length).toBeGreaterThan(850);
    expect(swaps.length).toBeLessThan(1150);
  });

  it("and said aloud with a reason that holds of what it leaves", () => {
    expect(thoughtOf(open("110/11"), swap)).toEqual({
      considered: { moves: 5, winning: 1 },
      why: { kind: "pairs" },
    });
    const start = taking.start(must(taking.options({ rows: [3, 4, 5], swap: true })));
    const thought = thoughtOf(start, { row: 1, left: 2, right: 3 });
    // Whoever is second has one way to win: to swap.
    expect(thought.why).toEqual({ kind: "lost", answers: { moves: 11, winning: 1 } });
  });
});
