import { type Family, type Game, type GameId, gameOf, type OptionsOf } from "../games/index.ts";
import { begin, type Play } from "../match/index.ts";
import { onlineBounds } from "../protocol/index.ts";
import { type Answer, no } from "./answer.ts";

/** A game at its beginning that the server can carry: its bounds hold for the options and for the position, whatever made it. */
export function beginOnline(id: GameId, input: unknown, from: string | undefined): Answer<Play> {
  const game = gameOf(id);
  const options = game.options(input);
  if (!options.ok) return options;
  // The size is looked at before anything of that size is made.
  if (isTooLarge(game, options.value)) return no("game-too-large", onlineBounds[game.family]);
  const begun = begin(id, input, from);
  if (!begun.ok) return begun;
  if (isTooLarge(game, begun.value.position.options)) {
    return no("game-too-large", onlineBounds[game.family]);
  }
  return begun;
}

function isTooLarge(game: Game, options: OptionsOf<Family>): boolean {
  const bounds = onlineBounds[game.family];
  return Object.entries(game.size(options)).some(([name, value]) => !(value <= (bounds[name] ?? 0)));
}
