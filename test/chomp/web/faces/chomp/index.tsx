import { chomp } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { makeSpec, openPlayer, seededChance } from "../../../players/index.ts";
import type { Face } from "../face.ts";
import { ChompBoard, SmallChompBoard } from "./board.tsx";
import { chompForm } from "./options.tsx";

/** Chomp on the page: a bar of chocolate. */
export const chompFace: Face<"chomp"> = {
  Board: ChompBoard,
  SmallBoard: SmallChompBoard,
  scenes: (game, options) => [{ position: game.start(options) }],
  form: chompForm,
  SeatMark: ({ seat }) => <text>{seat + 1}</text>,
  loadUnderstanding: () => import("./understanding.tsx"),
  tooLarge: () => undefined,
  copies: ({ id }, shown) => [{ name: "position", text: notationOf(id).makePosition(shown) }],
  async choose({ id, position }, player) {
    const opened = await openPlayer(player, chomp, { chance: seededChance(Date.now()) });
    if (!opened) throw new Error(`Chomp has no player ${makeSpec(player)}`);
    return notationOf(id).makeMove(await opened.choose(position), position);
  },
};
