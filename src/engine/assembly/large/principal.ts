/** The open-window half of principal-variation search; all but the first move of a node are tried with null windows. */
import { countNode } from "../last";
import { poll, stopped } from "../limits";
import { shareMove } from "../share";
import { selectivity } from "../state";
import { depthOf, lowerOf, moveOf, NO_MOVE, probeHash, selectivityOf, storeHash, upperOf } from "../table";
import { othersMove, prepareMoves } from "./endgame";
import { hashOf } from "./hash";
import { finalScore, INFINITY } from "./last";
import { levelAt, listAt, QUADRANTS } from "./memory";
import { indexOf, pickBest, preferMoves, RECORD, squareOf } from "./order";
import { afterMove, listMoves, makeMove, makePass, search, staticScore } from "./search";

/** The value after a move, for the side that made it, in an open window. */
export function openAfterMove(
  level: i32,
  square: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
  empties: i32,
  parity: u32,
): i32 {
  makeMove(levelAt(level), square);
  const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
  return -principal(level + 1, -beta, -alpha, depth - 1, empties - 1, nextParity);
}

export function principal(level: i32, alpha: i32, beta: i32, depth: i32, empties: i32, parity: u32): i32 {
  const position = levelAt(level);
  if (empties == 0) return finalScore(position);
  if (beta - alpha == 1) return search(level, alpha, depth, empties, parity);
  countNode();
  if (depth <= 0) return staticScore(position, empties);
  if (poll()) return 0;
  if (!prepareMoves(position)) {
    if (!othersMove(position)) return finalScore(position);
    makePass(position);
    shareMove(level, 0, 1);
    return -principal(level + 1, -beta, -alpha, depth, empties, parity);
  }
  const hash = hashOf(position);
  const data = probeHash(hash);
  if (data != 0 && depthOf(data) >= depth && selectivityOf(data) >= selectivity) {
    const lower = lowerOf(data);
    const upper = upperOf(data);
    if (lower >= beta || lower == upper) return lower;
    if (upper <= alpha) return upper;
  }
  const list = listAt(level);
  const end = listMoves(level, depth, empties, parity);
  if (data != 0) preferMoves(list, end, moveOf(data), NO_MOVE);
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += RECORD) {
    pickBest(record, end);
    const square = squareOf(record);
    const floor = max(alpha, best);
    shareMove(level, indexOf(list, record), indexOf(list, end));
    let score: i32;
    if (record == list) score = openAfterMove(level, square, alpha, beta, depth, empties, parity);
    else {
      score = afterMove(level, square, floor, depth, empties, parity);
      if (!stopped && score > floor && score < beta) {
        score = openAfterMove(level, square, floor, beta, depth, empties, parity);
      }
    }
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (score >= beta) break;
    }
  }
  storeHash(hash, depth, selectivity, alpha, beta, best, bestMove);
  return best;
}
