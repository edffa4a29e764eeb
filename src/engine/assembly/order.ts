/** Move lists: 16-byte records in this thread's memory, picked best first one at a time. */
import { boardMask, boardSize, getFlips, getFlipsOf, getMoves, pairOf } from "./board";
import { evalMove, evalScore } from "./evaluate";
import { moveLists, ODD_SQUARES, SQUARE_ORDER } from "./memory";

const RECORD: usize = 16;
const LIST: usize = 560;
/** From this depth up ordering looks two plies ahead. */
const DEEP: i32 = 18;
/** What a reply of the opponent counts near the end, in 32nds of a disc. */
const ENDING_WEIGHT: i32 = 128;

export let corners: u64 = 0x8100000000000081;

export function attachOrder(): void {
  corners = boardSize == 8 ? 0x8100000000000081 : boardSize == 6 ? 0x0042000000004200 : 0x0000240000240000;
}

@inline
export function listAt(level: i32): usize {
  return moveLists + (level as usize) * LIST;
}

@inline
export function indexOf(list: usize, record: usize): i32 {
  return ((record - list) / RECORD) as i32;
}

@inline
export function flipsOf(record: usize): u64 {
  return load<u64>(record);
}

@inline
export function squareOf(record: usize): i32 {
  return load<i32>(record, 8);
}

/** Lower is searched earlier. */
@inline
export function costOf(record: usize): i32 {
  return load<i32>(record, 12);
}

@inline
export function setCost(record: usize, cost: i32): void {
  store<i32>(record, cost, 12);
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
    const other = v128.load(best);
    v128.store(best, v128.load(from));
    v128.store(from, other);
  }
}

/** Fastest first: moves that leave the opponent the fewest replies, corners counted twice; odd quadrants before even. */
export function listByMobility(level: i32, own: u64, opponent: u64, moves: u64, parity: u32): usize {
  const odd = load<u64>((parity as usize) << 3, ODD_SQUARES);
  const mine = pairOf(own);
  const theirs = pairOf(opponent);
  let record = listAt(level);
  while (moves != 0) {
    const square = ctz<u64>(moves) as i32;
    const bit: u64 = (1 as u64) << square;
    moves ^= bit;
    const flips = getFlipsOf(square, own, opponent, mine, theirs);
    const replies = getMoves(opponent ^ flips, own | flips | bit) & boardMask;
    let cost = ((popcnt<u64>(replies) + popcnt<u64>(replies & corners)) as i32) * 32;
    cost -= load<i8>(square, SQUARE_ORDER) as i32;
    if ((odd & bit) != 0) cost -= 8;
    store<u64>(record, flips);
    store<i32>(record, square, 8);
    store<i32>(record, cost, 12);
    record += RECORD;
  }
  return record;
}

/** The best reply by the evaluation alone, in its units. */
function bestReply(own: u64, opponent: u64, moves: u64, empties: i32, level: i32): i32 {
  let best: i32 = i32.MIN_VALUE;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz<u64>(moves) as i32;
    evalMove(level, square, getFlips(square, own, opponent));
    const score = -evalScore(level + 1, empties - 1);
    if (score > best) best = score;
  }
  return best;
}

/** By the evaluation after the move, deeper trees also after the best reply; few replies count for something too. */
export function listByEvaluation(
  own: u64,
  opponent: u64,
  moves: u64,
  depth: i32,
  empties: i32,
  parity: u32,
  level: i32,
): usize {
  const odd = load<u64>((parity as usize) << 3, ODD_SQUARES);
  let record = listAt(level);
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz<u64>(moves) as i32;
    const bit: u64 = (1 as u64) << square;
    const flips = getFlips(square, own, opponent);
    const nextOwn: u64 = opponent ^ flips;
    const nextOpponent: u64 = own | flips | bit;
    const replies = getMoves(nextOwn, nextOpponent) & boardMask;
    evalMove(level, square, flips);
    let cost =
      depth >= DEEP && replies != 0
        ? bestReply(nextOwn, nextOpponent, replies, empties - 1, level + 1)
        : evalScore(level + 1, empties - 1);
    cost =
      cost * 4 +
      ((popcnt<u64>(replies) + popcnt<u64>(replies & corners)) as i32) *
        (depth == empties ? ENDING_WEIGHT : 16);
    if ((odd & bit) != 0) cost -= 4;
    store<u64>(record, flips);
    store<i32>(record, square, 8);
    store<i32>(record, cost, 12);
    record += RECORD;
  }
  return record;
}

/** How good a square is by its place alone: corners, then the edge's and the centre's, X squares last. */
export function buildSquareOrder(): void {
  const first = (8 - boardSize) >> 1;
  for (let square = 0; square < 64; square++) {
    let x = (square & 7) - first;
    let y = (square >> 3) - first;
    if (x >= boardSize >> 1) x = boardSize - 1 - x;
    if (y >= boardSize >> 1) y = boardSize - 1 - y;
    const low = x < y ? x : y;
    const high = x < y ? y : x;
    let value = 6;
    if (high == 0) value = 16;
    else if (low == 1 && high == 1) value = 0;
    else if (low == 0 && high == 1) value = 2;
    else if (low == 0) value = 10;
    else if (low == 1) value = 4;
    store<i8>(SQUARE_ORDER + square, value as i8);
  }
}
