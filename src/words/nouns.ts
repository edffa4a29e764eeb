import type { GameId } from "../games/index.ts";
import type { RowKind, Thing } from "./taking-sentences.ts";

/** What the things of a game are, for every language and everywhere: on the page, at the command line, in refusals. */
export interface Nouns {
  readonly thing: Thing;
  readonly row: RowKind;
  /** What has become of a thing that is no longer there. */
  readonly gone: "taken" | "marked";
}

/** Free rules, every preset without an entry, and wherever no game is known. */
export const usualNouns: Nouns = { thing: "stick", row: "row", gone: "taken" };

const nouns: { readonly [Id in GameId]?: Nouns } = {
  stones: { ...usualNouns, thing: "stone" },
  kayles: { ...usualNouns, thing: "pin" },
  sticks: { ...usualNouns, gone: "marked" },
  piles: { ...usualNouns, thing: "coin", row: "pile" },
};

export function nounsOf(game: GameId): Nouns {
  return nouns[game] ?? usualNouns;
}
