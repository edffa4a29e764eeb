import {
  chooseInTime,
  type Engine,
  type Limits,
  levelOf,
  shareOfTime,
  type TimeLeft,
} from "../engine/index.ts";
import { legalSquares, type ReversiPosition } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { Player } from "./player.ts";

/** What stands on the clock of whoever is to move; undefined where there is none. */
export type Clock = () => TimeLeft | undefined;

/** The engine at a level from 1 to 20. Several players may share one engine: it is asked one position at a time. */
export function enginePlayer(
  engine: Pick<Engine, "analyse" | "choose">,
  level: number,
  chance: Chance,
  clock?: Clock,
): Player<"reversi"> {
  if (!levelOf(level)) throw new RangeError(`there is no level ${level}`);
  return {
    name: `Engine ${level}`,
    choose: (position) => chooseInTime(engine, position, level, chance, secondsFor(position, clock)),
  };
}

/** The engine within the same limits for every move, and within its clock. */
export function searchPlayer(
  engine: Pick<Engine, "analyse">,
  limits: Limits,
  clock?: Clock,
): Player<"reversi"> {
  return {
    name: "Engine",
    async choose(position) {
      const [only, ...others] = legalSquares(position);
      if (only !== undefined && others.length === 0) return only;
      const most = Math.min(limits.seconds ?? Number.POSITIVE_INFINITY, secondsFor(position, clock));
      const time = most === Number.POSITIVE_INFINITY ? {} : { seconds: most };
      const { best } = await engine.analyse(position, { ...limits, ...time, values: "best" }).result;
      if (best === undefined) throw new RangeError("the game is over");
      return best;
    },
  };
}

function secondsFor(position: ReversiPosition, clock: Clock | undefined): number {
  const left = clock?.();
  return left ? shareOfTime(left, position) : Number.POSITIVE_INFINITY;
}
