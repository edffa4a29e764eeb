import type { GameId } from "../games/index.ts";
import type { PuzzleFamily } from "../words/index.ts";
import { puzzleFamilyOf } from "./puzzle-family.ts";
import type { Puzzler } from "./puzzler.ts";
import { reversiPuzzler } from "./reversi/index.ts";
import { takingPuzzler } from "./taking/index.ts";

/** Each family's puzzles; the type names one that lacks them. */
export const puzzlers: { readonly [F in PuzzleFamily]: Puzzler<F> } = {
  taking: takingPuzzler,
  reversi: reversiPuzzler,
};

/** Who makes the puzzles of a game; undefined for a game without any. */
export function puzzlerOf(game: GameId): Puzzler | undefined {
  const family = puzzleFamilyOf(game);
  const puzzler: Puzzler | undefined = family && puzzlers[family];
  return puzzler?.games.includes(game) ? puzzler : undefined;
}
