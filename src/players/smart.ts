import { must, refuse, type TakingGame, type TakingMove, type TakingPosition } from "../games/index.ts";
import { bestMove, bestMoves } from "../solve/index.ts";
import { type Chance, pick } from "./chance.ts";
import { winAtOnce } from "./plain-sight.ts";
import type { PromptPlayer } from "./player.ts";

/**
 * Perfect play: a winning move when there is one, else best resistance. With `chance` it picks among all moves that are equally
 * good, otherwise it always plays the same one. Where no exact answer exists (see docs/solve.md) it takes as little as it can.
 */
export function smartPlayer(game: TakingGame, chance?: Chance): PromptPlayer<"taking"> {
  return { name: "Smart", choose: (position) => smartMove(game, position, chance) };
}

export function smartMove(game: TakingGame, position: TakingPosition, chance?: Chance): TakingMove {
  if (chance === undefined) {
    const best = bestMove(position);
    return best.ok ? best.value : cautiousMove(game, position);
  }
  const best = bestMoves(position);
  return best.ok ? pick(best.value.moves, chance) : cautiousMove(game, position);
}

/** What one move wins is seen all the same; the first move of all takes the fewest sticks. */
function cautiousMove(game: TakingGame, position: TakingPosition): TakingMove {
  if (game.outcome(position)) return must(refuse("game-over"));
  return winAtOnce(position) ?? game.moveAt(position, 0);
}
