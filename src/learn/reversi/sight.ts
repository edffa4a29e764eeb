import { flips, legalSquares, must, type ReversiPosition, reversi, type Square } from "../../games/index.ts";
import { openCorners, takesCorner } from "./corner.ts";

/** How far the eye finds a move: with which chance one plays it who goes by a rule of thumb, and draws where that leaves several. */
export interface Sight {
  /** Going for most discs. */
  readonly greedy: number;
  /** Looking one move ahead: a corner first, then to give none, then to leave the other side few moves. */
  readonly look: number;
}

export function sightOf(position: ReversiPosition, solutions: readonly Square[]): Sight {
  const squares = legalSquares(position);
  const among = (worth: (square: Square) => number) => {
    const values = squares.map(worth);
    const most = Math.max(...values);
    const best = squares.filter((_, at) => values[at] === most);
    return best.filter((square) => solutions.includes(square)).length / best.length;
  };
  return {
    greedy: among((square) => flips(position, square).length),
    look: among((square) => lookOf(position, square)),
  };
}

/** A corner outweighs all that one gives, and a corner given outweighs all moves: there are fewer than 100 of them on a board. */
function lookOf(position: ReversiPosition, square: Square): number {
  const after = must(reversi.play(position, square));
  const passes = after.over || after.turn === position.turn;
  const given = passes ? 0 : openCorners(after).length;
  const answers = passes ? 0 : legalSquares(after).length;
  return (takesCorner(position, square) ? 1000 : 0) - 100 * given - answers;
}
