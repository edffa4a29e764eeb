import { type Engine, maxLevel, minLevel } from "../engine/index.ts";
import type { TakingGame } from "../games/index.ts";
import type { Chance } from "./chance.ts";
import { gradedMove } from "./graded.ts";
import { type GameResult, type Player, type PromptPlayer, resultOfOther } from "./player.ts";

/** Rungs of strength: where someone unknown begins, and how far it goes. */
interface Ladder {
  readonly first: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The rung to meet a person on after these games, their results as the person had them: one up for each game won, one down for
 * each lost, so that wins and losses come to be equally many; two at a time until the results turn for the first time.
 */
export function rungAfter(results: readonly GameResult[], { first, lowest, highest }: Ladder): number {
  let rung = first;
  let before: GameResult | undefined;
  let turned = false;
  for (const result of results) {
    if (result === "drawn") continue;
    turned ||= before !== undefined && before !== result;
    before = result;
    const by = (turned ? 1 : 2) * (result === "won" ? 1 : -1);
    rung = Math.max(lowest, Math.min(highest, rung + by));
  }
  return rung;
}

const slipLadder: Ladder = { first: 14, lowest: 0, highest: 24 };
const levelLadder: Ladder = { first: 3, lowest: minLevel, highest: maxLevel };

/** The share of turns in which the adaptive player slips: 31 % at first, from 99 % down to 0.8 %. */
export function slipsAfter(results: readonly GameResult[]): number {
  return 1 / (1 + Math.exp(0.4 * (rungAfter(results, slipLadder) - 12)));
}

/** The engine's level for the adaptive player of Reversi. */
export function levelAfter(results: readonly GameResult[]): number {
  return rungAfter(results, levelLadder);
}

/** Slips as often as makes the games of a person against it even. `results` are the person's; those to come it is told. */
export function adaptivePlayer(
  game: TakingGame,
  chance: Chance,
  results: readonly GameResult[] = [],
): PromptPlayer<"taking"> {
  const known = [...results];
  let slips = slipsAfter(known);
  return {
    name: "Adaptive",
    choose: (position) => gradedMove(game, { slips }, position, chance),
    ended(result) {
      known.push(resultOfOther(result));
      slips = slipsAfter(known);
    },
  };
}

/** The same with the engine's levels. */
export function adaptiveEnginePlayer(
  engine: Pick<Engine, "choose">,
  chance: Chance,
  results: readonly GameResult[] = [],
): Player<"reversi"> {
  const known = [...results];
  return {
    name: "Adaptive",
    choose: (position) => engine.choose(position, levelAfter(known), chance),
    ended: (result) => void known.push(resultOfOther(result)),
  };
}
