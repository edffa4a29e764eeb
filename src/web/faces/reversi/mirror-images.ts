import type { Analysis, MoveValue } from "../../../engine/index.ts";
import {
  canonical,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../../games/index.ts";

/** What the position after each legal move is, whichever way the board is turned: the same for moves that are images of each other. */
export function imageKeys(position: ReversiPosition): ReadonlyMap<Square, string> {
  return new Map(
    legalSquares(position).map((square) => [square, canonical(must(reversi.play(position, square))).key]),
  );
}

/**
 * Gives moves that are images of each other one value. Searched one by one they may differ while values are estimates;
 * the one that the engine puts first stands for all.
 */
export function mirrorImages(position: ReversiPosition): <A extends Analysis>(analysis: A) => A {
  const keys = imageKeys(position);
  return (analysis) => {
    const groups = new Map<string, MoveValue[]>();
    for (const move of analysis.moves) {
      const key = keys.get(move.square) ?? "";
      const group = groups.get(key);
      const [first] = group ?? [];
      if (group && first) group.push({ ...first, square: move.square, line: move.line });
      else groups.set(key, [move]);
    }
    return { ...analysis, moves: [...groups.values()].flat() };
  };
}
