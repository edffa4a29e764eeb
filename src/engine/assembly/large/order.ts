/** Move lists: 8-byte records (cost, square) in this thread's memory, picked best first one at a time. */
import { countBits, hasSquare } from "./board";
import { evalMove, evalScore } from "./evaluate";
import { play } from "./flips";
import { CORNERS, LEVEL_BYTES, levelAt, listAt, MOVES, ODD_SQUARES, OPPONENT, OWN, SQUARE_ORDER } from "./memory";
import { findMoves } from "./moves";

export const RECORD: usize = 8;
/** What a reply of the opponent counts near the end, in 32nds of a disc. */
const ENDING_WEIGHT: i32 = 128;
const FIRST: i32 = -0x40000000;

@inline
export function squareOf(record: usize): i32 {
  return load<i32>(record, 4);
}

/** Lower is searched earlier. */
@inline
export function costOf(record: usize): i32 {
  return load<i32>(record);
}

@inline
export function setCost(record: usize, cost: i32): void {
  store<i32>(record, cost);
}

@inline
export function indexOf(list: usize, record: usize): i32 {
  return ((record - list) / RECORD) as i32;
}

/** Swaps the cheapest of the records from `from` up into its place. */
@inline
export function pickBest(from: usize, end: usize): void {
  let best = from;
  let least = costOf(from);
  for (let record = from + RECORD; record < end; record += RECORD) {
    const cost = costOf(record);
    if (cost < least) {
      least = cost;
      best = record;
    }
  }
  if (best != from) {
    const other = load<u64>(best);
    store<u64>(best, load<u64>(from));
    store<u64>(from, other);
  }
}

/** Moves that the hash table knows come first. */
@inline
export function preferMoves(list: usize, end: usize, first: i32, second: i32): void {
  for (let record = list; record < end; record += RECORD) {
    const square = squareOf(record);
    if (square == first) setCost(record, FIRST);
    else if (square == second) setCost(record, FIRST + 1);
  }
}

/** Replies in the next level's record, corners counted twice. */
@inline
function repliesAt(record: usize): i32 {
  let count = countBits(record + LEVEL_BYTES + MOVES);
  for (let word: usize = 0; word < 24; word += 8) {
    count += popcnt<u64>(load<u64>(record + word, LEVEL_BYTES + MOVES) & load<u64>(CORNERS + word)) as i32;
  }
  return count;
}

/**
 * Lists the moves in the level's record: fastest first (moves that leave the opponent the fewest replies, odd quadrants
 * before even), or by the evaluation after the move with few replies counting for something too.
 */
@inline
function listBy(level: i32, evaluated: bool, ending: bool, empties: i32, parity: u32): usize {
  const position = levelAt(level);
  const odd = ODD_SQUARES + ((parity as usize) << 5);
  let record = listAt(level);
  for (let word = 0; word < 3; word++) {
    for (let moves = load<u64>(position + ((word as usize) << 3), MOVES); moves != 0; moves &= moves - 1) {
      const square = (word << 6) + (ctz<u64>(moves) as i32);
      play(position, square);
      findMoves(position + LEVEL_BYTES + OWN, position + LEVEL_BYTES + OPPONENT, position + LEVEL_BYTES + MOVES);
      let cost: i32;
      if (evaluated) {
        evalMove(position, square);
        cost = evalScore(position + LEVEL_BYTES, empties - 1) * 4;
        cost += repliesAt(position) * (ending ? ENDING_WEIGHT : 16);
        if (hasSquare(odd, square)) cost -= 4;
      } else {
        cost = repliesAt(position) * 32 - (load<i8>(square, SQUARE_ORDER) as i32);
        if (hasSquare(odd, square)) cost -= 8;
      }
      store<i32>(record, cost);
      store<i32>(record, square, 4);
      record += RECORD;
    }
  }
  return record;
}

export function listByMobility(level: i32, parity: u32): usize {
  return listBy(level, false, false, 0, parity);
}

export function listByEvaluation(level: i32, depth: i32, empties: i32, parity: u32): usize {
  return listBy(level, true, depth == empties, empties, parity);
}
