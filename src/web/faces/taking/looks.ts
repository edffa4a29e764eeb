import type { Game, GameId } from "../../../games/index.ts";
import { type Nouns, nounsOf } from "../../../words/index.ts";
import type { Material } from "../../board/spots.ts";
import type { Opening } from "../scene.ts";

/** Things look like what they are called: one table of nouns decides both. */
const materials: { readonly [Thing in Nouns["thing"]]: Material } = {
  stone: "pebbles",
  pin: "pins",
  stick: "matches",
  coin: "coins",
};

export function materialOf(game: GameId): Material {
  return materials[nounsOf(game).thing];
}

/** A row that only gets shorter needs fewer moves to be recognised. */
export function openingOf({ defaults: { rows, middle } }: Game<"taking">): Opening {
  return { moves: rows.length === 1 && !middle ? 2 : 3, seed: 5 };
}
