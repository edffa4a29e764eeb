import type { Game } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { PromptPlayer } from "./player.ts";

/** Plays every legal move with the same chance. */
export function randomPlayer<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  chance: Chance,
): PromptPlayer<Position, Move> {
  return {
    name: "Random",
    choose(position) {
      return game.moveAt(position, Math.floor(chance() * game.countMoves(position)));
    },
  };
}
