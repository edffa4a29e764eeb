import { emptySquares, type ReversiPosition } from "../games/index.ts";
import { type BoardSize, fromCoreSquare } from "./bitboards.ts";
import { EXACT } from "./core-base.ts";
import type { LinedMove } from "./protocol.ts";
import { type Analysis, confidences, type MoveValue, type Progress } from "./types.ts";

/** The core's root moves in the words of the games: their squares, exactness and per cents. */
export function analysisOf(
  position: ReversiPosition,
  found: readonly LinedMove[],
  nodes: number,
  seconds: number,
  complete: boolean,
): Analysis {
  const size = position.options.size as BoardSize;
  const empties = emptySquares(position);
  const moves = found.map((move): MoveValue => {
    return {
      square: fromCoreSquare(move.square, size),
      score: move.score,
      bound: move.bound === "upper" ? "upper" : "value",
      exact: move.depth >= empties && move.selectivity === EXACT && move.bound === "exact",
      depth: move.depth,
      confidence: move.depth === 0 ? 0 : (confidences[move.selectivity] ?? 100),
      line: move.line.map((square) => fromCoreSquare(square, size)),
    };
  });
  // An unfinished step leaves values of two depths behind; a move not yet searched comes last.
  if (!complete && moves.every((move) => move.bound === "value")) {
    moves.sort((a, b) => Number(b.depth > 0) - Number(a.depth > 0) || b.score - a.score);
  }
  const best = moves[0];
  return {
    best: best?.square,
    score: best?.score ?? 0,
    exact: best?.exact ?? false,
    depth: best?.depth ?? 0,
    confidence: best?.confidence ?? 0,
    moves,
    line: best?.line ?? [],
    nodes,
    seconds,
    complete,
    engine: "core",
  };
}

export function progressOf(analysis: Analysis, share: number): Progress {
  const nodesPerSecond = analysis.seconds > 0 ? Math.round(analysis.nodes / analysis.seconds) : 0;
  return { ...analysis, nodesPerSecond, share };
}
