import { accept, piles, type Result, refuse } from "../../games/index.ts";
import { type Chance, type Player, randomPlayer, smartPlayer } from "../../players/index.ts";

export type PilesPlayer = Player<"taking">;

/** Who plays a colour: a person at the dialogue, or a player that answers by itself. */
export type Side = "human" | PilesPlayer;

export const sideNames = ["human", "random", "smart"] as const;

/** A side from its name. */
export function parseSide(text: string, chance: Chance): Result<Side> {
  switch (text.trim().toLowerCase()) {
    case "human":
      return accept("human");
    case "random":
      return accept(randomPlayer(piles, chance));
    case "smart":
      return accept(smartPlayer(piles, chance));
    default:
      return refuse("option-not-one-of", { name: "player", choices: sideNames.join(", ") });
  }
}
