import type { Play } from "../../match/index.ts";
import { ask } from "../faces/taking/solver-client.ts";
import type { Thinker } from "./thinker.ts";

/** Random and the Nim family's players answer from the solver's worker; the Reversi engine has its own. */
export const thinker: Thinker = {
  async choose({ id, position }: Play, level: string) {
    if (level.startsWith("engine-")) {
      const { engineMove } = await import("../faces/reversi/engine-client.ts");
      return engineMove(position, Number(level.slice("engine-".length)));
    }
    const seed = Math.floor(Math.random() * 2 ** 32);
    return (await ask({ type: "choose", game: id, position, level, seed })).move;
  },
};
