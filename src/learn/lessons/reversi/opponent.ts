import type { ReversiPosition, Square } from "../../../games/index.ts";
import type { LastGame } from "../../lesson.ts";
import { engineOf } from "./step.ts";

/** Plans a move beyond the answer and rarely errs by much (`engine/levels.ts`). */
const level = 8;

/** How far it looks to choose among its mistakes: the one that costs it the least at first sight. */
const plies = 2;

/**
 * Somebody who plays at a middling level but for one mistake, which is made whenever it can be: the reader has Black and beats him with the
 * lesson's idea.
 */
export function erring(
  position: ReversiPosition,
  mistakes: (position: ReversiPosition) => readonly Square[],
): LastGame<"reversi"> {
  return {
    game: "reversi",
    position,
    seat: 0,
    async choose(position, chance, resources) {
      const engine = await engineOf(resources);
      const wanted = mistakes(position);
      const [only] = wanted;
      if (only === undefined) return engine.choose(position, level, chance);
      if (wanted.length === 1) return only;
      const { moves } = await engine.analyse(position, { depth: plies, values: "all" }).result;
      return moves.find(({ square }) => wanted.includes(square))?.square ?? only;
    },
  };
}
