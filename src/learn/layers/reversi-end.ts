import {
  blackScore,
  emptySquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../games/index.ts";

/** So few empty squares can be played out in every way at once. */
export const mostEmpty = 6;

/** The end of a line: where at most so many squares are empty, best play from there, and what it leads to. */
export interface ReversiEnd {
  readonly position: ReversiPosition;
  readonly moves: readonly Square[];
  readonly last: ReversiPosition;
}

/**
 * The end of a line that begins in a position, played out; undefined where the line does not come so far, or where the position is so
 * near its end that there is nothing smaller.
 */
export function endOf(position: ReversiPosition, line: readonly Square[]): ReversiEnd | undefined {
  let at = position;
  for (const square of line) {
    if (at.over || emptySquares(at) <= mostEmpty) break;
    const next = reversi.play(at, square);
    if (!next.ok) return undefined;
    at = next.value;
  }
  if (at === position || at.over || emptySquares(at) > mostEmpty) return undefined;
  const { moves, last } = playedOut(at);
  return { position: at, moves, last };
}

interface Out {
  readonly moves: readonly Square[];
  readonly last: ReversiPosition;
}

/** Best play by both to the end, by looking at every way there is. */
function playedOut(position: ReversiPosition): Out {
  if (position.over) return { moves: [], last: position };
  const sign = position.turn === 0 ? 1 : -1;
  let best: Out | undefined;
  for (const square of reversi.moves(position)) {
    const { moves, last } = playedOut(must(reversi.play(position, square)));
    if (best && sign * blackScore(last) <= sign * blackScore(best.last)) continue;
    best = { moves: [square, ...moves], last };
  }
  return best ?? { moves: [], last: position };
}
