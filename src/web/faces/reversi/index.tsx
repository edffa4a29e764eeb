import { makeTranscript, notationOf } from "../../../notation/index.ts";
import { mostSquares } from "../../board/disc-board.tsx";
import type { Copy, Face } from "../face.ts";
import { colours } from "../nouns.ts";
import { colourOf, ReversiBoard, SmallReversiBoard } from "./board.tsx";
import { reversiForm } from "./options.tsx";

const engine = () => import("./engine-client.ts");

/** Reversi on the page: a board of discs, and the engine behind it. */
export const reversiFace: Face<"reversi"> = {
  sides: colours,
  Board: ReversiBoard,
  SmallBoard: SmallReversiBoard,
  form: reversiForm,
  SeatMark: ({ seat }) => <circle class={colourOf(seat)} cx="12" cy="12" r="9" />,
  score: ({ discs }, seat) => String(discs[seat]),
  loadUnderstanding: () => import("./understanding.tsx"),
  tooLarge(_game, { options: { size } }) {
    return size > mostSquares ? { what: `a board of ${size} × ${size}`, lines: [] } : undefined;
  },
  // A square is played as soon as it is pressed: nothing is ever picked up.
  playText: () => "",
  copies({ id, from, moves, options }, shown) {
    const copies: Copy[] = [];
    if (from === undefined)
      copies.push({ name: "Transcript", text: makeTranscript(moves, options.size) || "(no moves yet)" });
    copies.push({ name: "Position", text: notationOf(id).makePosition(shown) });
    return copies;
  },
  choose: async (play, player) => (await engine()).choose(play, player),
  prepare(player) {
    if (player.kind === "engine" || player.kind === "search") engine().then(({ warmEngine }) => warmEngine());
  },
};
