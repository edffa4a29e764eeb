import { describe, expect, it } from "vitest";
import { must, sticks, type TakingPosition } from "../games/index.ts";
import { bestMoves } from "../solve/index.ts";
import { seededChance } from "./chance.ts";
import { heuristicMove } from "./heuristic.ts";
import { smartPlayer } from "./smart.ts";

describe("Smart", () => {
  const start = sticks.start(sticks.defaults);

  it("as second player at sticks loses to Random with chance 1.5593e-9 (spec of the competition)", () => {
    let sum = 0;
    for (const move of sticks.moves(start)) {
      const best = must(bestMoves(must(sticks.play(start, move))));
      if (best.outcome === "loss") {
        expect(best.resistance?.exact).toBe(true);
        sum += best.resistance?.chance ?? Number.NaN;
      }
    }
    expect(sum / 95).toBeCloseTo(1.5593e-9, 13);
    expect((sum / 95).toExponential(4)).toBe("1.5593e-9");
  });

  it("beats the Heuristic from either seat, whichever of the best moves it picks", () => {
    const seen = new Set<string>();
    const everyGame = (position: TakingPosition, smart: 0 | 1): void => {
      const end = sticks.outcome(position);
      if (end) {
        expect(end.winner).toBe(smart);
        return;
      }
      const id = `${JSON.stringify(position.rows)} ${position.turn === smart}`;
      if (seen.has(id)) return;
      seen.add(id);
      const moves = position.turn === smart ? must(bestMoves(position)).moves : [heuristicMove(position)];
      for (const move of moves) everyGame(must(sticks.play(position, move)), smart);
    };
    everyGame(start, 0);
    everyGame(start, 1);
    expect(seen.size).toBeGreaterThan(10);
  });

  it("picks by chance when given one, the same from the same seed", () => {
    const play = (seed: number) => {
      const player = smartPlayer(sticks, seededChance(seed));
      return Array.from({ length: 8 }, () => player.choose(start));
    };
    expect(play(1)).toEqual(play(1));
    expect(new Set(play(1).map((move) => JSON.stringify(move))).size).toBeGreaterThan(1);
  });
});
