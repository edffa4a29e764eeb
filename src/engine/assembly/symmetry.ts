/**
 * The eight images of a board. On small boards many positions of the first half are images of each other; the hash
 * table then holds one of them, the smallest.
 */
import { boardSize } from "./board";
import { hashOf } from "./hash";
import { NO_MOVE } from "./table";

/** Below this many empty squares images are too rare to pay for the search for the smallest. */
const MERGE_FROM: i32 = 16;

/** Which image the last call of keyOf chose: transpose if bit 2, then upside down if bit 1, then left to right if bit 0. */
export let keyImage: i32 = 0;

@inline
function upsideDown(board: u64): u64 {
  return bswap<u64>(board);
}

@inline
function leftToRight(board: u64): u64 {
  board = ((board >> 1) & 0x5555555555555555) | ((board & 0x5555555555555555) << 1);
  board = ((board >> 2) & 0x3333333333333333) | ((board & 0x3333333333333333) << 2);
  return ((board >> 4) & 0x0f0f0f0f0f0f0f0f) | ((board & 0x0f0f0f0f0f0f0f0f) << 4);
}

@inline
function transpose(board: u64): u64 {
  let swap: u64 = (board ^ (board >> 7)) & 0x00aa00aa00aa00aa;
  board ^= swap ^ (swap << 7);
  swap = (board ^ (board >> 14)) & 0x0000cccc0000cccc;
  board ^= swap ^ (swap << 14);
  swap = (board ^ (board >> 28)) & 0x00000000f0f0f0f0;
  return board ^ swap ^ (swap << 28);
}

export function imageOf(board: u64, image: i32): u64 {
  if (image & 4) board = transpose(board);
  if (image & 2) board = upsideDown(board);
  if (image & 1) board = leftToRight(board);
  return board;
}

@inline
export function keyOf(own: u64, opponent: u64, empties: i32): u64 {
  keyImage = 0;
  if (boardSize == 8 || empties < MERGE_FROM) return hashOf(own, opponent);
  return smallestKey(own, opponent);
}

function smallestKey(own: u64, opponent: u64): u64 {
  let bestOwn = own;
  let bestOpponent = opponent;
  for (let image = 1; image < 8; image++) {
    const turnedOwn = imageOf(own, image);
    if (turnedOwn > bestOwn) continue;
    const turnedOpponent = imageOf(opponent, image);
    if (turnedOwn < bestOwn || turnedOpponent < bestOpponent) {
      bestOwn = turnedOwn;
      bestOpponent = turnedOpponent;
      keyImage = image;
    }
  }
  return hashOf(bestOwn, bestOpponent);
}

/** A square in the image's coordinates. */
@inline
export function intoImage(square: i32, image: i32): i32 {
  if (image == 0 || square == NO_MOVE) return square;
  return ctz<u64>(imageOf((1 as u64) << square, image)) as i32;
}

/** Back from the image's coordinates. */
@inline
export function outOfImage(square: i32, image: i32): i32 {
  if (image == 0 || square == NO_MOVE) return square;
  let board: u64 = (1 as u64) << square;
  if (image & 1) board = leftToRight(board);
  if (image & 2) board = upsideDown(board);
  if (image & 4) board = transpose(board);
  return ctz<u64>(board) as i32;
}
