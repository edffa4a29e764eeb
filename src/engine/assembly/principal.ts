/** The open-window half of principal-variation search; all but the first move of a node are tried with null windows. */
import { boardMask, getMoves } from "./board";
import { evalMove, evalPass } from "./evaluate";
import { countNode, finalScore, INFINITY } from "./last";
import { poll, stopped } from "./limits";
import { QUADRANTS } from "./memory";
import { flipsOf, indexOf, listAt, pickBest, setCost, squareOf } from "./order";
import { afterMove, listMoves, search, staticScore } from "./search";
import { shareMove } from "./share";
import { evaluationReady, selectivity } from "./state";
import { intoImage, keyImage, keyOf, outOfImage } from "./symmetry";
import { depthOf, lowerOf, moveOf, NO_MOVE, probeHash, selectivityOf, storeHash, upperOf } from "./table";

/** The value after a listed move, for the side that made it, in an open window. */
@inline
function openAfterMove(
  record: usize,
  own: u64,
  opponent: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  const square = squareOf(record);
  const flips = flipsOf(record);
  if (evaluationReady) evalMove(level, square, flips);
  const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
  const nextOpponent: u64 = own | flips | ((1 as u64) << square);
  return -principal(
    opponent ^ flips,
    nextOpponent,
    -beta,
    -alpha,
    depth - 1,
    empties - 1,
    nextParity,
    level + 1,
  );
}

export function principal(
  own: u64,
  opponent: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  if (empties == 0) return finalScore(own, opponent);
  if (beta - alpha == 1) return search(own, opponent, alpha, depth, empties, parity, level);
  countNode();
  if (depth <= 0) return staticScore(own, opponent, empties, level);
  if (poll()) return 0;
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    if (evaluationReady) evalPass(level);
    shareMove(level, 0, 1);
    return -principal(opponent, own, -beta, -alpha, depth, empties, parity, level + 1);
  }
  const hash = keyOf(own, opponent, empties);
  const image = keyImage;
  const data = probeHash(hash);
  let hashMove = NO_MOVE;
  if (data != 0) {
    if (depthOf(data) >= depth && selectivityOf(data) >= selectivity) {
      const lower = lowerOf(data);
      const upper = upperOf(data);
      if (lower >= beta || lower == upper) return lower;
      if (upper <= alpha) return upper;
    }
    hashMove = outOfImage(moveOf(data), image);
  }
  const list = listAt(level);
  const end = listMoves(own, opponent, moves, depth, empties, parity, level);
  for (let record = list; record < end; record += 16) {
    if (squareOf(record) == hashMove) setCost(record, -0x40000000);
  }
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += 16) {
    pickBest(record, end);
    const floor = max(alpha, best);
    shareMove(level, indexOf(list, record), indexOf(list, end));
    let score: i32;
    if (record == list)
      score = openAfterMove(record, own, opponent, alpha, beta, depth, empties, parity, level);
    else {
      score = afterMove(record, own, opponent, floor, depth, empties, parity, level);
      if (!stopped && score > floor && score < beta) {
        score = openAfterMove(record, own, opponent, floor, beta, depth, empties, parity, level);
      }
    }
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = squareOf(record);
      if (score >= beta) break;
    }
  }
  storeHash(hash, depth, selectivity, alpha, beta, best, intoImage(bestMove, image));
  return best;
}
