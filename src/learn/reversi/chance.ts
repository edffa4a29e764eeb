import { canonical, must, type ReversiPosition, reversi } from "../../games/index.ts";
import type { LearnResources } from "../puzzle.ts";
import { type ExactMove, exactMoves } from "./exact.ts";

/**
 * The chance of a random player to win from here against best play, along the line of best play: at each of his turns the share of his
 * moves that still win. `moves` are the exact values here. Of equally good moves the one counts whose position comes first among all images
 * of positions, so that an image has the same chance.
 */
export async function chanceOfWinning(
  position: ReversiPosition,
  moves: readonly ExactMove[],
  resources: LearnResources,
): Promise<number> {
  let chance = 1;
  let at = position;
  let values = moves;
  for (;;) {
    if (at.turn === position.turn) chance *= values.filter(({ score }) => score > 0).length / values.length;
    at = bestOf(at, values);
    if (at.over) return chance;
    values = await exactMoves(at, resources);
  }
}

function bestOf(position: ReversiPosition, moves: readonly ExactMove[]): ReversiPosition {
  const most = moves[0]?.score;
  return moves
    .filter(({ score }) => score === most)
    .map(({ square }) => must(reversi.play(position, square)))
    .map((after) => ({ after, key: canonical(after).key }))
    .reduce((a, b) => (b.key < a.key ? b : a)).after;
}
