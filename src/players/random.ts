import type { Family, Game } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { PromptPlayer } from "./player.ts";

/** Plays every legal move with the same chance. */
export function randomPlayer<F extends Family>(game: Game<F>, chance: Chance): PromptPlayer<F> {
  return {
    name: "Random",
    choose(position) {
      return game.moveAt(position, Math.floor(chance() * game.countMoves(position)));
    },
  };
}
