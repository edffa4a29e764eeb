import { accept, type Family, type Game, type Result, refuse } from "../games/index.ts";
import { openPlayer, type Resources } from "./open.ts";
import { sideKinds } from "./opponents.ts";
import type { Player } from "./player.ts";
import { parseSpec, specForms } from "./spec.ts";

/** Who plays a side at a console: the person there, or a player that answers by itself. */
export type Side<F extends Family = Family> = "human" | Player<F>;

/** The side that a text names; a refusal lists those that the game has. */
export async function openSide<F extends Family>(
  text: string,
  game: Game<F>,
  resources: Resources,
): Promise<Result<Side<F>>> {
  const kinds = sideKinds(game);
  const spec = parseSpec(text, kinds);
  if (!spec.ok) return spec;
  if (spec.value.kind === "human") return accept("human");
  const player = await openPlayer(spec.value, game, resources);
  return player ? accept(player) : refuse("player-unknown", { text, choices: specForms(kinds).join(", ") });
}
