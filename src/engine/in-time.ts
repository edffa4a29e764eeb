import { emptySquares, legalSquares, type ReversiPosition, type Square } from "../games/index.ts";
import { levelLimits } from "./choose.ts";
import { levelOf, maxLevel, minLevel } from "./levels.ts";
import type { Engine } from "./types.ts";

/** What a clock leaves. */
export interface TimeLeft {
  readonly seconds: number;
  /** For so many moves; for the rest of the game unless said. */
  readonly moves?: number;
}

/** Seconds kept back for what lies between two programs; of little time a share. */
const reserve = 0.1;
const reservedShare = 0.1;
const leastSeconds = 0.001;

/** Seconds for the next move: an even share of what is left. */
export function shareOfTime({ seconds, moves }: TimeLeft, position: ReversiPosition): number {
  const usable = seconds - Math.min(reserve, seconds * reservedShare);
  const toCome = moves ?? Math.ceil(emptySquares(position) / 2) + 1;
  return Math.max(leastSeconds, usable / toCome);
}

/** A move at a level, made within that many seconds where the level would take longer. */
export async function chooseInTime(
  engine: Pick<Engine, "analyse" | "choose">,
  position: ReversiPosition,
  number: number,
  chance: () => number,
  seconds: number,
): Promise<Square> {
  const level = levelOf(number);
  if (!level) throw new RangeError(`a level is ${minLevel} to ${maxLevel}`);
  // The weak ones look a move or two ahead, and err by chance.
  if (level.blur > 0 || seconds >= level.seconds) return engine.choose(position, number, chance);
  const [only, ...others] = legalSquares(position);
  if (only === undefined) throw new RangeError("the game is over");
  if (others.length === 0) return only;
  const { best } = await engine.analyse(position, { ...levelLimits(level, position), seconds }).result;
  return best ?? only;
}
