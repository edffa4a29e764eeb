import type { GameId } from "../../games/index.ts";
import type { PuzzleFamily } from "../../words/index.ts";
import { puzzleFamilyOf } from "../puzzle-family.ts";
import type { Drawing } from "./drawing.ts";
import { reversiDrawing } from "./reversi-drawing.ts";
import { takingDrawing } from "./taking-drawing.ts";

/** Each family's drawing; the type names one that lacks it. */
const drawings: { readonly [F in PuzzleFamily]: Drawing<F> } = {
  taking: takingDrawing,
  reversi: reversiDrawing,
};

/** How the puzzles of a game are drawn; only a game that has puzzles is asked. */
export function drawingOf(game: GameId): Drawing {
  const family = puzzleFamilyOf(game);
  if (!family) throw new Error(`${game} has no puzzles to draw`);
  return drawings[family];
}
