import { type Engine, levelOf } from "../engine/index.ts";
import type { ReversiPosition, Square } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import type { Player } from "./player.ts";

/** The engine at a level from 1 to 20. Several players may share one engine: it is asked one position at a time. */
export function enginePlayer(engine: Engine, level: number, chance: Chance): Player<ReversiPosition, Square> {
  if (!levelOf(level)) throw new RangeError(`there is no level ${level}`);
  return { name: `Engine ${level}`, choose: (position) => engine.choose(position, level, chance) };
}
