import { must, type TakingGame, type TakingMove, type TakingPosition } from "../games/index.ts";
import { outcomeOf, winningMoves } from "../solve/index.ts";
import type { Chance } from "./chance.ts";
import type { Grade } from "./grades.ts";
import type { PromptPlayer } from "./player.ts";
import { smartMove } from "./smart.ts";

/**
 * Plays perfectly but for slips, which come as people's do: a winning move is missed and some other move made, except where
 * a single move wins the game at once, which anyone sees. Slips happen with the grade's rate in every turn in which there are
 * both winning and losing moves and no such move; in lost positions a slip is any move instead of the best resistance.
 */
export function gradedPlayer(game: TakingGame, grade: Grade, chance: Chance): PromptPlayer<"taking"> {
  return { name: grade.title, choose: (position) => gradedMove(game, grade, position, chance) };
}

export function gradedMove(
  game: TakingGame,
  grade: Grade,
  position: TakingPosition,
  chance: Chance,
): TakingMove {
  if (chance() >= grade.slips) return smartMove(game, position, chance);
  return slip(game, position, chance);
}

/** How many random moves are tried to find one that loses; where almost all win, the slip is forgiven. */
const mostTries = 100;

function slip(game: TakingGame, position: TakingPosition, chance: Chance): TakingMove {
  const wins = winningMoves(position, 100);
  const moves = game.countMoves(position);
  const anyMove = () => game.moveAt(position, Math.floor(chance() * moves));
  if (!wins.ok || wins.value.length === 0) return anyMove();
  const atOnce = wins.value.find((move) => game.outcome(must(game.play(position, move))));
  if (atOnce) return atOnce;
  for (let tries = 0; tries < mostTries; tries++) {
    const move = anyMove();
    const after = outcomeOf(must(game.play(position, move)));
    if (after.ok && after.value === "win") return move;
  }
  return smartMove(game, position, chance);
}
