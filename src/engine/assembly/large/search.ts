/**
 * Principal-variation search above the endgame, as in ../search.ts: to a depth with the evaluation at its leaves, or to
 * the end with the evaluation only for ordering. A position is named by its level, whose record holds it.
 */
import { clearBusy, isBusy, setBusy, threads } from "../busy";
import { countNode } from "../last";
import { poll, stopped } from "../limits";
import { EXACT, MIN_DEPTH, shallowDepth } from "../probcut";
import { shareMove } from "../share";
import { evaluationReady, roundScore, selectivity } from "../state";
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
} from "../table";
import { boardSquares, countBits } from "./board";
import { ENDGAME, othersMove, prepareMoves, solveExactly } from "./endgame";
import { evalMove, evalPass, evalScore } from "./evaluate";
import { findFlips, pass, play } from "./flips";
import { hashOf } from "./hash";
import { finalScore, INFINITY } from "./last";
import { FLIPS, LEVEL_BYTES, levelAt, listAt, MOVES, OPPONENT, OWN, QUADRANTS, scratch } from "./memory";
import { findMoves } from "./moves";
import {
  costOf,
  indexOf,
  listByEvaluation,
  listByMobility,
  pickBest,
  preferMoves,
  RECORD,
  setCost,
  squareOf,
} from "./order";
import { margin } from "./probcut";

/** From this depth up threads tell each other what they search. */
const SHARE: i32 = 5;
/** Below this depth the number of replies orders moves well enough. */
const EVALUATED: i32 = 3;
/** From this depth up the table is asked about every move before the first is searched. */
const ENHANCED: i32 = 4;
/** Added to the cost of a move that is put off. */
const FIRST_BUSY: i32 = 1 << 20;

/** Without weights there is only mobility to go by. */
@inline
export function staticScore(position: usize, empties: i32): i32 {
  if (evaluationReady) return roundScore(evalScore(position, empties));
  findMoves(position + OWN, position + OPPONENT, scratch);
  const mine = countBits(scratch);
  findMoves(position + OPPONENT, position + OWN, scratch);
  return mine - countBits(scratch);
}

/** The next level after a listed move. */
@inline
export function makeMove(position: usize, square: i32): void {
  play(position, square);
  if (evaluationReady) evalMove(position, square);
}

@inline
export function makePass(position: usize): void {
  pass(position);
  if (evaluationReady) evalPass(position);
}

/** The value after a listed move, for the side that made it, in the null window above alpha. */
export function afterMove(level: i32, square: i32, alpha: i32, depth: i32, empties: i32, parity: u32): i32 {
  const position = levelAt(level);
  const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
  if (depth == empties && empties <= ENDGAME + 1) {
    play(position, square);
    return -solveExactly(level + 1, -alpha - 1, empties - 1, nextParity);
  }
  makeMove(position, square);
  return -search(level + 1, -alpha - 1, depth - 1, empties - 1, nextParity);
}

/** INFINITY unless a shallow search decides. */
function probCut(level: i32, alpha: i32, depth: i32, empties: i32, parity: u32): i32 {
  const shallow = shallowDepth(depth);
  const distance = margin(depth, shallow, empties, selectivity);
  const now = staticScore(levelAt(level), empties);
  const high = alpha + distance;
  if (high < boardSquares && now > alpha) {
    const score = search(level, high, shallow, empties, parity);
    if (stopped) return 0;
    if (score > high) return alpha + 1;
  }
  const low = alpha - distance;
  if (low > -boardSquares && now <= alpha) {
    const score = search(level, low, shallow, empties, parity);
    if (stopped) return 0;
    if (score <= low) return alpha;
  }
  return INFINITY;
}

/** The last ply before the evaluation: nothing below that ordering or the table could save. */
function lastPly(level: i32, alpha: i32, empties: i32): i32 {
  const position = levelAt(level);
  if (!prepareMoves(position)) {
    if (!othersMove(position)) return finalScore(position);
    makePass(position);
    return -lastPly(level + 1, -alpha - 1, empties);
  }
  let best = -INFINITY;
  for (let word = 0; word < 3; word++) {
    for (let moves = load<u64>(position + ((word as usize) << 3), MOVES); moves != 0; moves &= moves - 1) {
      const square = (word << 6) + (ctz<u64>(moves) as i32);
      countNode();
      // Of the position after the move only the indices are needed.
      findFlips(square, position + OWN, position + OPPONENT, position + LEVEL_BYTES + FLIPS);
      evalMove(position, square);
      const score = -roundScore(evalScore(position + LEVEL_BYTES, empties - 1));
      if (score > best) {
        best = score;
        if (score > alpha) return best;
      }
    }
  }
  return best;
}

/** The evaluation costs time: it orders where there is a tree below to gain from it. */
export function listMoves(level: i32, depth: i32, empties: i32, parity: u32): usize {
  return evaluationReady && depth >= EVALUATED
    ? listByEvaluation(level, depth, empties, parity)
    : listByMobility(level, parity);
}

/** Whether what the table knows decides: the bound is in `decided` then. */
let decided: i32 = 0;

@inline
function decides(data: u64, alpha: i32, depth: i32): bool {
  if (data == 0 || depthOf(data) < depth || selectivityOf(data) < selectivity) return false;
  decided = lowerOf(data);
  if (decided > alpha) return true;
  decided = upperOf(data);
  return decided <= alpha;
}

/** Null-window search: above alpha or not. */
export function search(level: i32, alpha: i32, depth: i32, empties: i32, parity: u32): i32 {
  if (depth == empties && empties <= ENDGAME) return solveExactly(level, alpha, empties, parity);
  const position = levelAt(level);
  countNode();
  if (depth <= 0) return staticScore(position, empties);
  if (depth == 1 && evaluationReady) return lastPly(level, alpha, empties);
  if (poll()) return 0;
  const hash = hashOf(position);
  let data = probeHash(hash);
  if (decides(data, alpha, depth)) return decided;
  if (!prepareMoves(position)) {
    if (!othersMove(position)) return finalScore(position);
    makePass(position);
    shareMove(level, 0, 1);
    return -search(level + 1, -alpha - 1, depth, empties, parity);
  }
  if (selectivity < EXACT && depth >= MIN_DEPTH && evaluationReady) {
    const score = probCut(level, alpha, depth, empties, parity);
    if (stopped) return 0;
    if (score != INFINITY) return score;
  }
  const list = listAt(level);
  const end = listMoves(level, depth, empties, parity);
  if (depth >= ENHANCED) {
    for (let record = list; record < end; record += RECORD) {
      play(position, squareOf(record));
      const reply = probeHash(hashOf(position + LEVEL_BYTES));
      if (reply == 0 || depthOf(reply) < depth - 1 || selectivityOf(reply) < selectivity) continue;
      if (-upperOf(reply) > alpha) return -upperOf(reply);
    }
  }
  if (data != 0) preferMoves(list, end, moveOf(data), secondMoveOf(data));
  const share = threads > 1 && depth >= SHARE;
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += RECORD) {
    pickBest(record, end);
    const square = squareOf(record);
    let token: u64 = 0;
    if (share) {
      token = hash + (square as u64) * 0x9e3779b97f4a7c15 + ((depth as u64) << 56);
      // A put-off move goes to the end of the list; the second time around it is searched in any case.
      if (record != list && costOf(record) < FIRST_BUSY && isBusy(token)) {
        setCost(record, FIRST_BUSY + costOf(record));
        record -= RECORD;
        continue;
      }
      setBusy(token);
    }
    if (selectivity == EXACT) shareMove(level, indexOf(list, record), indexOf(list, end));
    const score = afterMove(level, square, alpha, depth, empties, parity);
    if (share) clearBusy(token);
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (score > alpha) break;
    }
    if (share && record + RECORD < end) {
      // Another thread may have settled this node meanwhile.
      data = probeHash(hash);
      if (decides(data, alpha, depth)) return decided;
    }
  }
  storeHash(hash, depth, selectivity, alpha, alpha + 1, best, bestMove);
  return best;
}
