import type { Family, Game } from "../games/index.ts";
import { openSide, type Resources, type Side } from "../players/index.ts";
import { readOr } from "./refused.ts";

export async function openNamed<F extends Family>(
  option: string,
  text: string,
  game: Game<F>,
  resources: Resources,
): Promise<Side<F>> {
  return readOr(await openSide(text, game, resources), { where: { option } });
}
