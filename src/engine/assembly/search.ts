/**
 * Principal-variation search above the endgame: to a depth with the evaluation at its leaves, or to the end with the
 * evaluation only for ordering. Scores are discs for the side to move.
 */
import { boardMask, boardSquares, getFlips, getMoves } from "./board";
import { clearBusy, isBusy, setBusy, threads } from "./busy";
import { ENDGAME, solveExactly, stabilityPays } from "./endgame";
import { evalMove, evalPass, evalScore } from "./evaluate";
import {
  depthOf,
  lowerOf,
  moveOf,
  NO_MOVE,
  probeHash,
  secondMoveOf,
  selectivityOf,
  storeHash,
  upperOf,
} from "./table";
import { countNode, finalScore, INFINITY } from "./last";
import { poll, stopped } from "./limits";
import { QUADRANTS } from "./memory";
import {
  costOf,
  flipsOf,
  indexOf,
  listAt,
  listByEvaluation,
  listByMobility,
  pickBest,
  setCost,
  squareOf,
} from "./order";
import { EXACT, margin, MIN_DEPTH, shallowDepth } from "./probcut";
import { shareMove } from "./share";
import { countStable } from "./stability";
import { evaluationReady, roundScore, selectivity } from "./state";
import { intoImage, keyImage, keyOf, outOfImage } from "./symmetry";

/** From this depth up threads tell each other what they search. */
const SHARE: i32 = 5;
/** Below this depth the number of replies orders moves well enough. */
const EVALUATED: i32 = 3;
/** Added to the cost of a move that is put off. */
const FIRST_BUSY: i32 = 1 << 20;

/** Without weights there is only mobility to go by. */
@inline
export function staticScore(own: u64, opponent: u64, empties: i32, level: i32): i32 {
  if (!evaluationReady) {
    const mine = popcnt<u64>(getMoves(own, opponent) & boardMask) as i32;
    return mine - (popcnt<u64>(getMoves(opponent, own) & boardMask) as i32);
  }
  return roundScore(evalScore(level, empties));
}

/** The value after a listed move, for the side that made it, in the null window above alpha. */
export function afterMove(
  record: usize,
  own: u64,
  opponent: u64,
  alpha: i32,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  const square = squareOf(record);
  const flips = flipsOf(record);
  const nextOwn: u64 = opponent ^ flips;
  const nextOpponent: u64 = own | flips | ((1 as u64) << square);
  const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
  if (depth == empties && empties <= ENDGAME + 1) {
    return -solveExactly(nextOwn, nextOpponent, -alpha - 1, empties - 1, nextParity, level + 1);
  }
  if (evaluationReady) evalMove(level, square, flips);
  return -search(nextOwn, nextOpponent, -alpha - 1, depth - 1, empties - 1, nextParity, level + 1);
}

/** INFINITY unless a shallow search decides. */
function probCut(
  own: u64,
  opponent: u64,
  alpha: i32,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  const shallow = shallowDepth(depth);
  const distance = margin(depth, shallow, empties, selectivity);
  const now = staticScore(own, opponent, empties, level);
  const high = alpha + distance;
  if (high < boardSquares && now > alpha) {
    const score = search(own, opponent, high, shallow, empties, parity, level);
    if (stopped) return 0;
    if (score > high) return alpha + 1;
  }
  const low = alpha - distance;
  if (low > -boardSquares && now <= alpha) {
    const score = search(own, opponent, low, shallow, empties, parity, level);
    if (stopped) return 0;
    if (score <= low) return alpha;
  }
  return INFINITY;
}

/** The last ply before the evaluation: nothing below that ordering or the table could save. */
function lastPly(own: u64, opponent: u64, alpha: i32, empties: i32, level: i32): i32 {
  let moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    evalPass(level);
    return -lastPly(opponent, own, -alpha - 1, empties, level + 1);
  }
  let best = -INFINITY;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz<u64>(moves) as i32;
    countNode();
    evalMove(level, square, getFlips(square, own, opponent));
    const score = -roundScore(evalScore(level + 1, empties - 1));
    if (score > best) {
      best = score;
      if (score > alpha) break;
    }
  }
  return best;
}

/** Null-window search: above alpha or not. */
export function search(
  own: u64,
  opponent: u64,
  alpha: i32,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  if (depth == empties && empties <= ENDGAME)
    return solveExactly(own, opponent, alpha, empties, parity, level);
  countNode();
  if (depth <= 0) return staticScore(own, opponent, empties, level);
  if (depth == 1 && evaluationReady) return lastPly(own, opponent, alpha, empties, level);
  if (poll()) return 0;
  if (stabilityPays(alpha, empties)) {
    const bound = boardSquares - 2 * countStable(opponent, own);
    if (bound <= alpha) return bound;
  }
  const hash = keyOf(own, opponent, empties);
  const image = keyImage;
  let hashMove = NO_MOVE;
  let secondMove = NO_MOVE;
  let data = probeHash(hash);
  if (data != 0) {
    if (depthOf(data) >= depth && selectivityOf(data) >= selectivity) {
      if (lowerOf(data) > alpha) return lowerOf(data);
      if (upperOf(data) <= alpha) return upperOf(data);
    }
    hashMove = outOfImage(moveOf(data), image);
    secondMove = outOfImage(secondMoveOf(data), image);
  }
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    if (evaluationReady) evalPass(level);
    shareMove(level, 0, 1);
    return -search(opponent, own, -alpha - 1, depth, empties, parity, level + 1);
  }
  if (selectivity < EXACT && depth >= MIN_DEPTH && evaluationReady) {
    const score = probCut(own, opponent, alpha, depth, empties, parity, level);
    if (stopped) return 0;
    if (score != INFINITY) return score;
  }
  const list = listAt(level);
  const end = listMoves(own, opponent, moves, depth, empties, parity, level);
  for (let record = list; record < end; record += 16) {
    const square = squareOf(record);
    if (square == hashMove) setCost(record, -0x40000000);
    else if (square == secondMove) setCost(record, -0x3fffffff);
    if (depth > 3) {
      const flips = flipsOf(record);
      const reply = probeHash(keyOf(opponent ^ flips, own | flips | ((1 as u64) << square), empties - 1));
      if (
        reply != 0 &&
        depthOf(reply) >= depth - 1 &&
        selectivityOf(reply) >= selectivity &&
        -upperOf(reply) > alpha
      ) {
        return -upperOf(reply);
      }
    }
  }
  const share = threads > 1 && depth >= SHARE;
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += 16) {
    pickBest(record, end);
    const square = squareOf(record);
    let token: u64 = 0;
    if (share) {
      token = hash + (square as u64) * 0x9e3779b97f4a7c15 + ((depth as u64) << 56);
      // A put-off move goes to the end of the list; the second time around it is searched in any case.
      if (record != list && costOf(record) < FIRST_BUSY && isBusy(token)) {
        setCost(record, FIRST_BUSY + costOf(record));
        record -= 16;
        continue;
      }
      setBusy(token);
    }
    if (selectivity == EXACT) shareMove(level, indexOf(list, record), indexOf(list, end));
    const score = afterMove(record, own, opponent, alpha, depth, empties, parity, level);
    if (share) clearBusy(token);
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (score > alpha) break;
    }
    if (share && record + 16 < end) {
      // Another thread may have settled this node meanwhile.
      data = probeHash(hash);
      if (data != 0 && depthOf(data) >= depth && selectivityOf(data) >= selectivity) {
        if (lowerOf(data) > alpha) return lowerOf(data);
        if (upperOf(data) <= alpha) return upperOf(data);
      }
    }
  }
  storeHash(hash, depth, selectivity, alpha, alpha + 1, best, intoImage(bestMove, image));
  return best;
}

/** The evaluation costs time: it orders where there is a tree below to gain from it. */
export function listMoves(
  own: u64,
  opponent: u64,
  moves: u64,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): usize {
  if (evaluationReady && depth >= EVALUATED)
    return listByEvaluation(own, opponent, moves, depth, empties, parity, level);
  return listByMobility(level, own, opponent, moves, parity);
}
