import { sticksLeft } from "../../../games/index.ts";
import { fitsSaveString, makeSaveString, notationOf } from "../../../notation/index.ts";
import { canDraw } from "../../board/layout.ts";
import type { Copy, Face } from "../face.ts";
import { counted } from "../nouns.ts";
import { SmallTakingBoard, TakingBoard } from "./board.tsx";
import { takingForm } from "./options.tsx";
import { SeatNumber } from "./seat-number.tsx";
import { askSolver } from "./solver-client.ts";

/** The Nim family on the page: rows of pieces, and the solver behind them. */
export const takingFace: Face<"taking"> = {
  Board: TakingBoard,
  SmallBoard: SmallTakingBoard,
  form: takingForm,
  SeatMark: SeatNumber,
  loadUnderstanding: () => import("./understanding.tsx"),
  tooLarge(game, position) {
    const { options, rows } = position;
    if (canDraw(options.rows)) return undefined;
    return {
      what: counted(game, options, sticksLeft(position)),
      lines: rows.map(
        (runs) => runs.map((run) => `${run.length} from place ${run.left}`).join(", ") || "empty",
      ),
    };
  },
  playText: (game, { options }, { left, right }) => `Take ${counted(game, options, right - left + 1)}`,
  copies({ id }, shown) {
    const copies: Copy[] = [];
    if (id === "piles" && fitsSaveString(shown))
      copies.push({ name: "Save string", text: makeSaveString(shown) });
    if (canDraw(shown.options.rows))
      copies.push({ name: "Position", text: notationOf(id).makePosition(shown) });
    return copies;
  },
  async choose({ id, position }, player) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return askSolver({ type: "choose", game: id, position, player, seed });
  },
};
