import { isSwap, swap } from "../../../games/index.ts";
import { fitsSaveString, makeSaveString } from "../../../notation/index.ts";
import { runsText, takeButton, thoughtText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { canDraw } from "../../board/layout.ts";
import type { Face } from "../face.ts";
import { SmallTakingBoard, TakingBoard } from "./board.tsx";
import { takingForm } from "./options.tsx";
import { takingScenes } from "./scenes.ts";
import { SeatNumber } from "./seat-number.tsx";
import { askSolver } from "./solver-client.ts";
import { takingOptionTexts } from "./told-options.ts";

/** The Nim family on the page: rows of pieces, and the solver behind them. */
export const takingFace: Face<"taking"> = {
  Board: TakingBoard,
  SmallBoard: SmallTakingBoard,
  scenes: takingScenes,
  form: takingForm,
  optionTexts: takingOptionTexts,
  SeatMark: SeatNumber,
  loadUnderstanding: () => import("./understanding.tsx"),
  loadLayers: () => import("./position-layers.tsx"),
  loadEditor: () => import("./editor.tsx"),
  tooLarge({ options, rows }) {
    return canDraw(options.rows) ? undefined : rows.map((runs) => runsText(language.value, runs));
  },
  playText: (game, move) => takeButton(language.value, game, move),
  moveBeside: (position) =>
    position.options.swap ? { move: swap, possible: position.swap === true } : undefined,
  copies: ({ id }, shown) =>
    id === "piles" && fitsSaveString(shown) ? [{ name: "save-string", text: makeSaveString(shown) }] : [],
  weight: (_position, move) => (isSwap(move) ? 1 : move.right - move.left + 1),
  async choose({ id, position }, player, results) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return askSolver((solver) => solver.choose(id, position, player, { seed, results }));
  },
  async think({ id, position }, player, move) {
    if (player.kind !== "aloud") return undefined;
    const thought = await askSolver((solver) => solver.think(id, position, move));
    return (language) => thoughtText(language, id, thought);
  },
};
