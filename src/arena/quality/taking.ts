import { gameOf, type Outcome, otherSeat, type TakingPosition } from "../../games/index.ts";
import { outcomeOf } from "../../solve/index.ts";
import type { Judge } from "./judge.ts";
import { verdictOf } from "./verdict.ts";

/** Every position has its exact outcome from the solver; the few that are beyond it are left out. */
export const takingJudge: Judge<"taking"> = {
  atOnce: true,
  async judge(game, { positions, moves }) {
    const outcomes = positions.map((position) => gameOf(game).outcome(position) ?? solved(position));
    return positions
      .slice(0, moves.length)
      .map(({ turn }, at) => verdictOf(turn, outcomes[at], outcomes[at + 1]));
  },
};

function solved(position: TakingPosition): Outcome | undefined {
  const outlook = outcomeOf(position);
  if (!outlook.ok) return undefined;
  return { winner: outlook.value === "win" ? position.turn : otherSeat(position.turn) };
}
