import fc from "fast-check";
import { expect, it } from "vitest";
import { kayles, must, piles, sticks, stones } from "../../../games/index.ts";
import { analyse, outcomeOf } from "../../../solve/index.ts";
import { findingsOf } from "./kinds.ts";

it("marks every legal move as the solver judges the position it leads to", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(stones, kayles, sticks, piles),
      fc.array(fc.nat(), { minLength: 2, maxLength: 8 }),
      (game, choices) => {
        let position = game.start(game.defaults);
        for (const choice of choices) {
          const count = game.countMoves(position);
          if (count === 0) return;
          position = must(game.play(position, game.moveAt(position, choice % count)));
        }
        const findings = findingsOf(position, must(analyse(position)));
        expect(findings.length).toBe(game.countMoves(position));
        for (const { move, good } of findings) {
          expect(good).toBe(must(outcomeOf(must(game.play(position, move)))) === "loss");
        }
      },
    ),
    { numRuns: 60 },
  );
});
