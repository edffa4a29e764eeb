/** A fixed-depth search with the evaluation, for self-play and for labels. Scores are in units of EVAL_SCALE. */
import { boardMask, boardSquares, getFlips, getMoves } from "../../../src/engine/assembly/board";
import { evalMove, evalPass, evalScore, evalSetup } from "../../../src/engine/assembly/evaluate";
import { EVAL_SCALE } from "../../../src/engine/assembly/state";
import { finalScore } from "../../../src/engine/assembly/last";

let lists: usize = 0;
const LIST_BYTES: usize = 32 * 16;
const INFINITY: i32 = 1000 * EVAL_SCALE;

export function useSearchMemory(pointer: usize): void {
  lists = pointer;
}

/** The square of the best move of the last search, −1 if there was none. */
export let foundMove: i32 = -1;
export let searchedNodes: u64 = 0;

export function searchDepth(own: u64, opponent: u64, depth: i32): i32 {
  foundMove = -1;
  evalSetup(0, own, opponent);
  const empties = boardSquares - (popcnt(own | opponent) as i32);
  return negamax(own, opponent, 0, depth, -INFINITY, INFINITY, empties);
}

function negamax(own: u64, opponent: u64, ply: i32, depth: i32, alpha: i32, beta: i32, empties: i32): i32 {
  searchedNodes++;
  let moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent) * EVAL_SCALE;
    evalPass(ply);
    return -negamax(opponent, own, ply + 1, depth, -beta, -alpha, empties);
  }
  if (depth == 0) return evalScore(ply, empties);

  const list = lists + (ply as usize) * LIST_BYTES;
  let end = list;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz(moves) as i32;
    const flips = getFlips(square, own, opponent);
    let key = 0;
    let place = end;
    if (depth > 1) {
      evalMove(ply, square, flips);
      key = evalScore(ply + 1, empties - 1);
      while (place > list && load<i32>(place - 16, 12) > key) {
        v128.store(place, v128.load(place - 16));
        place -= 16;
      }
    }
    store<u64>(place, flips);
    store<i32>(place, square, 8);
    store<i32>(place, key, 12);
    end += 16;
  }
  let best = -INFINITY;
  for (let move = list; move < end; move += 16) {
    const flips = load<u64>(move);
    const square = load<i32>(move, 8);
    const nextOwn = opponent ^ flips;
    const nextOpponent = own | flips | ((1 as u64) << square);
    evalMove(ply, square, flips);
    let score: i32;
    if (move == list || depth == 1) {
      score = -negamax(nextOwn, nextOpponent, ply + 1, depth - 1, -beta, -alpha, empties - 1);
    } else {
      score = -negamax(nextOwn, nextOpponent, ply + 1, depth - 1, -alpha - 1, -alpha, empties - 1);
      if (score > alpha && score < beta) {
        score = -negamax(nextOwn, nextOpponent, ply + 1, depth - 1, -beta, -score, empties - 1);
      }
    }
    if (score > best) {
      best = score;
      if (ply == 0) foundMove = square;
      if (score >= beta) return score;
      if (score > alpha) alpha = score;
    }
  }
  return best;
}
