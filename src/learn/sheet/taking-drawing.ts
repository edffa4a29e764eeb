import { isSwap, type TakenRun, type TakingMove } from "../../games/index.ts";
import { nounsOf, rulesText, tableText } from "../../words/index.ts";
import type { Drawing } from "./drawing.ts";
import { drawPiles } from "./piles-picture.ts";
import { drawRows } from "./rows-picture.ts";
import { rowsInText } from "./rows-text.ts";

/** Rows side by side with their gaps; piles as they stand. */
const pictures = { row: drawRows, pile: drawPiles } as const;

export const takingDrawing: Drawing<"taking"> = {
  board(game, position, marked) {
    const { thing, row } = nounsOf(game);
    return pictures[row](thing, position, marked.filter(isTake));
  },
  text: (game, position) => rowsInText(nounsOf(game), position),
  label: (language, game, position) => tableText(language, game, { ...position, turn: 0 }),
  rules: (language, game, { options }) => rulesText(language, game, options),
  turn: (_language, { sheet }) => sheet.yours,
  notation: ({ sheet }) => sheet.notations.run,
};

function isTake(move: TakingMove): move is TakenRun {
  return !isSwap(move);
}
