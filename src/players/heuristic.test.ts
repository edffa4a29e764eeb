import { describe, expect, it } from "vitest";
import { kayles, must, sticks, type TakingPosition } from "../games/index.ts";
import { makeRun, parseRows } from "../notation/index.ts";
import { seededChance } from "./chance.ts";
import { heuristicMove } from "./heuristic.ts";

const at = (rows: string): TakingPosition => must(parseRows(rows, sticks.defaults));
const answer = (rows: string): string => makeRun(heuristicMove(at(rows)));

describe("Heuristic", () => {
  it("follows the five published rules", () => {
    expect(answer("000000000/1010000/00100/000/1")).toBe("5:1-1");
    expect(answer("000011100/1010000/00100/000/0")).toBe("1:5-7");
    expect(answer("000011100/1010000/00000/000/0")).toBe("1:5-6");
    expect(answer("111111111/1111111/11111/111/1")).toBe("1:1-9");
    expect(answer("000000000/0000000/11000/111/0")).toBe("4:3-3");
    expect(answer("000000000/0000000/11011/000/0")).toBe("3:4-4");
  });

  it("keeps the published number where it fits and takes the last big run's first stick where it does not", () => {
    // XOR 7: row 2 has the 4 and the 1 but no 2, so rule 3 wants 4 − 2 + 1.
    expect(answer("000000000/1111010/00011/000/0")).toBe("2:1-3");
    // XOR 6: row 2 has a 4 and a 2, in two runs; rule 3 wants 6 from a run of 4.
    expect(answer("000000000/1111011/00000/000/0")).toBe("2:6-6");
  });

  it("gives a legal move on every board tried", () => {
    const chance = seededChance(7);
    for (let round = 0; round < 20_000; round++) {
      const rows = sticks.defaults.rows
        .map((length) => Array.from({ length }, () => (chance() < 0.7 ? "1" : "0")).join(""))
        .join("/");
      if (!rows.includes("1")) continue;
      const position = at(rows);
      expect(sticks.play(position, heuristicMove(position)).ok).toBe(true);
    }
  });

  it("plays something legal under other rules too", () => {
    const start = kayles.start(kayles.defaults);
    expect(kayles.play(start, heuristicMove(start)).ok).toBe(true);
  });
});
