/** A small exact solver for labels: alpha-beta, fastest first, no hash table. */
import { boardMask, boardSquares, getFlips, getMoves } from "../../../src/engine/assembly/board";

/** Move lists of the sorted part: 32 moves of 16 bytes for each number of empty squares. */
let lists: usize = 0;
const LIST_BYTES: usize = 32 * 16;
const SORTED_FROM: i32 = 6;

export function useSolveMemory(pointer: usize): void {
  lists = pointer;
}

/** The square of the best move of the last `solve`, −1 if there was none. */
export let solvedMove: i32 = -1;

@inline
export function finalScore(own: u64, opponent: u64): i32 {
  const mine = popcnt(own) as i32;
  const theirs = popcnt(opponent) as i32;
  const rest = boardSquares - mine - theirs;
  const difference = mine - theirs;
  return difference > 0 ? difference + rest : difference < 0 ? difference - rest : 0;
}

export function solve(own: u64, opponent: u64): i32 {
  const empties = boardSquares - (popcnt(own | opponent) as i32);
  solvedMove = -1;
  return sorted(own, opponent, -64, 64, empties, true);
}

function search(own: u64, opponent: u64, alpha: i32, beta: i32, empties: i32): i32 {
  return empties >= SORTED_FROM
    ? sorted(own, opponent, alpha, beta, empties, false)
    : unsorted(own, opponent, alpha, beta, empties);
}

function unsorted(own: u64, opponent: u64, alpha: i32, beta: i32, empties: i32): i32 {
  if (empties == 0) return finalScore(own, opponent);
  let moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -unsorted(opponent, own, -beta, -alpha, empties);
  }
  let best = -65;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz(moves) as i32;
    const flips = getFlips(square, own, opponent);
    const score = -unsorted(opponent ^ flips, own | flips | ((1 as u64) << square), -beta, -alpha, empties - 1);
    if (score > best) {
      best = score;
      if (score >= beta) return score;
      if (score > alpha) alpha = score;
    }
  }
  return best;
}

function sorted(own: u64, opponent: u64, alpha: i32, beta: i32, empties: i32, root: bool): i32 {
  let moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -sorted(opponent, own, -beta, -alpha, empties, false);
  }
  const list = lists + (empties as usize) * LIST_BYTES;
  let end = list;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz(moves) as i32;
    const bit = (1 as u64) << square;
    const flips = getFlips(square, own, opponent);
    const replies = getMoves(opponent ^ flips, own | flips | bit) & boardMask;
    const key = ((popcnt(replies) as i32) << 1) - i32((bit & CORNERS) != 0);
    let place = end;
    while (place > list && load<i32>(place - 16, 12) > key) {
      v128.store(place, v128.load(place - 16));
      place -= 16;
    }
    store<u64>(place, flips);
    store<i32>(place, square, 8);
    store<i32>(place, key, 12);
    end += 16;
  }
  let best = -65;
  for (let move = list; move < end; move += 16) {
    const flips = load<u64>(move);
    const square = load<i32>(move, 8);
    const nextOwn = opponent ^ flips;
    const nextOpponent = own | flips | ((1 as u64) << square);
    let score: i32;
    if (move == list) score = -search(nextOwn, nextOpponent, -beta, -alpha, empties - 1);
    else {
      score = -search(nextOwn, nextOpponent, -alpha - 1, -alpha, empties - 1);
      if (score > alpha && score < beta) score = -search(nextOwn, nextOpponent, -beta, -score, empties - 1);
    }
    if (score > best) {
      best = score;
      if (root) solvedMove = square;
      if (score >= beta) return score;
      if (score > alpha) alpha = score;
    }
  }
  return best;
}

const CORNERS: u64 = 0x8100000000000081;
