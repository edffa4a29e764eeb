import { type Family, type GameId, gameOf } from "../games/index.ts";
import type { Notation } from "./notation.ts";
import { reversiNotation } from "./reversi.ts";
import { pilesNotation, takingNotation } from "./taking.ts";

/** Each family's notation; the type names a family that has none. */
const notations: { readonly [F in Family]: Notation<F> } = {
  taking: takingNotation,
  reversi: reversiNotation,
};

/** Games that have a form of their own besides. */
const own: { readonly [Id in GameId]?: Notation } = { piles: pilesNotation };

export function notationOf(game: GameId): Notation {
  return own[game] ?? notations[gameOf(game).family];
}
