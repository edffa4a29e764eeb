import { flips } from "../../../games/index.ts";
import { makeTranscript } from "../../../notation/index.ts";
import { moveName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { mostSquares } from "../../board/disc-board.tsx";
import type { Face } from "../face.ts";
import { colourOf, ReversiBoard, SmallReversiBoard } from "./board.tsx";
import { reversiForm } from "./options.tsx";
import { reversiScenes } from "./scenes.ts";
import { reversiOptionTexts } from "./told-options.ts";

const engine = () => import("./engine-client.ts");

/** Reversi on the page: a board of discs, and the engine behind it. */
export const reversiFace: Face<"reversi"> = {
  Board: ReversiBoard,
  SmallBoard: SmallReversiBoard,
  scenes: reversiScenes,
  form: reversiForm,
  optionTexts: reversiOptionTexts,
  SeatMark: ({ seat }) => <circle class={colourOf(seat)} cx="12" cy="12" r="9" />,
  score: ({ discs }, seat) => String(discs[seat]),
  loadUnderstanding: () => import("./understanding.tsx"),
  loadExploration: () => import("./exploration.tsx"),
  loadLayers: () => import("./position-layers.tsx"),
  loadEditor: () => import("./editor.tsx"),
  tooLarge: ({ options: { size } }) => (size > mostSquares ? [] : undefined),
  playText(game, square, position) {
    const move = moveName(language.value, game, position, square);
    return language.value.page.settings.playMove({ move });
  },
  copies: ({ from, moves, options }) =>
    // A list of moves alone does not say what stood on the board.
    from === undefined && !options.handicap
      ? [
          {
            name: "transcript",
            text: makeTranscript(moves, options.size) || language.value.page.share.noMoves,
          },
        ]
      : [],
  weight: (position, square) => flips(position, square).length,
  choose: async (play, player, results, patience) => (await engine()).choose(play, player, results, patience),
  prepare(player) {
    if (player.kind !== "random") void engine().then(({ warmEngine }) => warmEngine());
  },
};
