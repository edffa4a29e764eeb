import { legalSquares, type ReversiPosition, type Square } from "../../games/index.ts";
import type { Idea } from "../../words/index.ts";
import { takesCorner, winsCorner } from "./corner.ts";
import { leavesEvenRegions } from "./parity-move.ts";
import { isQuiet } from "./quiet.ts";

/** The ideas of Reversi: where a move has several, the first counts. */
export const reversiIdeas = ["corner", "parity-move", "quiet"] as const satisfies readonly Idea[];
export type ReversiIdea = (typeof reversiIdeas)[number];

const holds: { readonly [I in ReversiIdea]: (position: ReversiPosition, square: Square) => boolean } = {
  corner: (position, square) => takesCorner(position, square) || winsCorner(position, square),
  "parity-move": leavesEvenRegions,
  quiet: isQuiet,
};

/** The idea of a move; one that more than half of the moves share points nowhere, and does not count. */
export function ideaOf(position: ReversiPosition, square: Square): ReversiIdea | undefined {
  const all = legalSquares(position);
  return reversiIdeas.find(
    (idea) =>
      holds[idea](position, square) &&
      2 * all.filter((each) => holds[idea](position, each)).length <= all.length,
  );
}

/** Whether some move has one of these ideas: told in a fraction of the time that a search takes. */
export function hasAny(position: ReversiPosition, ideas: readonly ReversiIdea[]): boolean {
  const all = legalSquares(position);
  return ideas.some((idea) => all.some((square) => holds[idea](position, square)));
}
