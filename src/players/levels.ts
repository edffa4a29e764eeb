import { must, type TakingGame, type TakingMove, type TakingPosition } from "../games/index.ts";
import { outcomeOf, winningMoves } from "../solve/index.ts";
import type { Chance } from "./chance.ts";
import type { PromptPlayer } from "./player.ts";
import { smartMove } from "./smart.ts";

/** How strong a player is: the share of turns in which it slips, where a slip is possible. */
export interface Level {
  readonly id: LevelId;
  readonly title: string;
  readonly slips: number;
}

export const levelIds = ["beginner", "casual", "steady", "expert", "perfect"] as const;
export type LevelId = (typeof levelIds)[number];

export const levels: { readonly [Id in LevelId]: Level } = {
  beginner: { id: "beginner", title: "Beginner", slips: 0.6 },
  casual: { id: "casual", title: "Casual", slips: 0.35 },
  steady: { id: "steady", title: "Steady", slips: 0.15 },
  expert: { id: "expert", title: "Expert", slips: 0.04 },
  perfect: { id: "perfect", title: "Perfect", slips: 0 },
};

/**
 * Plays perfectly but for slips, which come as people's do: a winning move is missed and some other move made, except where
 * a single move wins the game at once, which anyone sees. Slips happen with the level's rate in every turn in which there are
 * both winning and losing moves and no such move; in lost positions a slip is any move instead of the best resistance.
 */
export function levelPlayer(
  game: TakingGame,
  level: Level,
  chance: Chance,
): PromptPlayer<TakingPosition, TakingMove> {
  return { name: level.title, choose: (position) => levelMove(game, level, position, chance) };
}

export function levelMove(
  game: TakingGame,
  level: Level,
  position: TakingPosition,
  chance: Chance,
): TakingMove {
  if (chance() >= level.slips) return smartMove(game, position, chance);
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
