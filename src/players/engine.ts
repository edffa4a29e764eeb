import { type Engine, type Limits, levelOf } from "../engine/index.ts";
import { legalSquares } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { Player } from "./player.ts";

/** The engine at a level from 1 to 20. Several players may share one engine: it is asked one position at a time. */
export function enginePlayer(
  engine: Pick<Engine, "choose">,
  level: number,
  chance: Chance,
): Player<"reversi"> {
  if (!levelOf(level)) throw new RangeError(`there is no level ${level}`);
  return { name: `Engine ${level}`, choose: (position) => engine.choose(position, level, chance) };
}

/** The engine within the same limits for every move. */
export function searchPlayer(engine: Pick<Engine, "analyse">, limits: Limits): Player<"reversi"> {
  return {
    name: "Engine",
    async choose(position) {
      const [only, ...others] = legalSquares(position);
      if (only !== undefined && others.length === 0) return only;
      const { best } = await engine.analyse(position, { ...limits, values: "best" }).result;
      if (best === undefined) throw new RangeError("the game is over");
      return best;
    },
  };
}
