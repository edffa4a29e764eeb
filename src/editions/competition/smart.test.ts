import { describe, expect, it } from "vitest";
import { must, sticks, type TakingPosition } from "../../games/index.ts";
import { randomPlayer, seededChance } from "../../players/index.ts";
import { bestMoves } from "../../solve/index.ts";
import { rememberingSmart } from "./smart.ts";

/** For each row of 9, 7, 5, 3 and 1 what can be left of it; together every multiset of runs on the board. */
function partsOf(length: number): number[][] {
  if (length <= 0) return [[]];
  const all: number[][] = [[]];
  for (let first = 1; first <= length; first++) {
    for (const rest of partsOf(length - first - 1)) {
      if (rest.every((part) => part <= first)) all.push([first, ...rest]);
    }
  }
  return all;
}

function position(parts: readonly number[][]): TakingPosition {
  const rows = parts.map((row) => {
    let left = 1;
    return row.map((length) => {
      const run = { left, length };
      left += length + 1;
      return run;
    });
  });
  return { options: sticks.defaults, rows, turn: 0 };
}

describe("the remembering Smart", () => {
  it("plays a best move in every one of the 2,696 states, met first or again in other rows", () => {
    let states = new Map<string, number[][]>([["", []]]);
    for (const length of sticks.defaults.rows) {
      const next = new Map<string, number[][]>();
      for (const rows of states.values()) {
        for (const row of partsOf(length)) {
          const all = [...rows, row];
          const key = all.flat().sort().join();
          if (!next.has(key)) next.set(key, all);
        }
      }
      states = next;
    }
    expect(states.size).toBe(2696);
    const smart = rememberingSmart();
    let lost = 0;
    for (const parts of states.values()) {
      const found = position(parts);
      if (sticks.outcome(found)) continue;
      const best = must(bestMoves(found));
      if (best.outcome === "loss") lost++;
      expect(best.moves).toContainEqual(smart.choose(found));
    }
    expect(lost).toBe(267);
    const random = randomPlayer(sticks, seededChance(1));
    for (let game = 0; game < 200; game++) {
      let at = sticks.start(sticks.defaults);
      while (!sticks.outcome(at)) {
        expect(must(bestMoves(at)).moves).toContainEqual(smart.choose(at));
        at = must(sticks.play(at, random.choose(at)));
      }
    }
  });
});
