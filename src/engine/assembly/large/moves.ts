/** Legal moves: runs of the opponent's discs are followed from own discs in eight directions. */
import { boardSize } from "./board";
import { BOARD_MASK } from "./memory";

const SOUTH: i32 = 0;
const NORTH: i32 = 1;
const SOUTH_EAST: i32 = 2;
const SOUTH_WEST: i32 = 3;
const NORTH_EAST: i32 = 4;
const NORTH_WEST: i32 = 5;
const WEST: i32 = 6;

/** The first half of a board with its rows moved: towards higher rows by one or two lanes, or towards lower ones. */
@inline
function rowsA(direction: i32, steps: i32, a: v128, b: v128): v128 {
  const none = i64x2.splat(0);
  if (direction == WEST) return a;
  if (direction == SOUTH || direction == SOUTH_EAST || direction == SOUTH_WEST) {
    return steps == 1
      ? i8x16.shuffle(none, a, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29)
      : i8x16.shuffle(none, a, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  }
  return steps == 1
    ? i8x16.shuffle(a, b, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
    : i8x16.shuffle(a, b, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
}

/** The second half. */
@inline
function rowsB(direction: i32, steps: i32, a: v128, b: v128): v128 {
  const none = i64x2.splat(0);
  if (direction == WEST) return b;
  if (direction == SOUTH || direction == SOUTH_EAST || direction == SOUTH_WEST) {
    return steps == 1
      ? i8x16.shuffle(a, b, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29)
      : i8x16.shuffle(a, b, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  }
  return steps == 1
    ? i8x16.shuffle(b, none, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
    : i8x16.shuffle(b, none, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
}

@inline
function columns(direction: i32, steps: i32, half: v128): v128 {
  if (direction == SOUTH_EAST || direction == NORTH_EAST) return i16x8.shl(half, steps);
  if (direction == SOUTH_WEST || direction == NORTH_WEST || direction == WEST) return i16x8.shr_u(half, steps);
  return half;
}

@inline
function stepA(direction: i32, steps: i32, a: v128, b: v128): v128 {
  return columns(direction, steps, rowsA(direction, steps, a, b));
}

@inline
function stepB(direction: i32, steps: i32, a: v128, b: v128): v128 {
  return columns(direction, steps, rowsB(direction, steps, a, b));
}

/** Adds the squares behind the runs of one direction to `target`. Runs have up to eight discs, on 12×12 up to ten. */
@inline
function follow(
  direction: i32,
  wide: bool,
  ownA: v128,
  ownB: v128,
  otherA: v128,
  otherB: v128,
  target: usize,
): void {
  let runA = v128.and(otherA, stepA(direction, 1, ownA, ownB));
  let runB = v128.and(otherB, stepB(direction, 1, ownA, ownB));
  let nextA = v128.or(runA, v128.and(otherA, stepA(direction, 1, runA, runB)));
  runB = v128.or(runB, v128.and(otherB, stepB(direction, 1, runA, runB)));
  runA = nextA;
  const pairA = v128.and(otherA, stepA(direction, 1, otherA, otherB));
  const pairB = v128.and(otherB, stepB(direction, 1, otherA, otherB));
  nextA = v128.or(runA, v128.and(pairA, stepA(direction, 2, runA, runB)));
  runB = v128.or(runB, v128.and(pairB, stepB(direction, 2, runA, runB)));
  runA = v128.or(nextA, v128.and(pairA, stepA(direction, 2, nextA, runB)));
  runB = v128.or(runB, v128.and(pairB, stepB(direction, 2, nextA, runB)));
  nextA = v128.or(runA, v128.and(pairA, stepA(direction, 2, runA, runB)));
  runB = v128.or(runB, v128.and(pairB, stepB(direction, 2, runA, runB)));
  if (wide) {
    runA = v128.or(nextA, v128.and(pairA, stepA(direction, 2, nextA, runB)));
    runB = v128.or(runB, v128.and(pairB, stepB(direction, 2, nextA, runB)));
    nextA = runA;
  }
  v128.store(target, v128.or(v128.load(target), stepA(direction, 1, nextA, runB)));
  v128.store(target, v128.or(v128.load(target, 16), stepB(direction, 1, nextA, runB)), 16);
}

@inline
function followAll(wide: bool, own: usize, other: usize, target: usize): void {
  const ownA = v128.load(own);
  const ownB = v128.load(own, 16);
  const otherA = v128.load(other);
  const otherB = v128.load(other, 16);
  // Towards higher columns a carry runs through a whole run at once.
  v128.store(target, i16x8.add(otherA, v128.and(otherA, i16x8.shl(ownA, 1))));
  v128.store(target, i16x8.add(otherB, v128.and(otherB, i16x8.shl(ownB, 1))), 16);
  follow(WEST, wide, ownA, ownB, otherA, otherB, target);
  follow(SOUTH, wide, ownA, ownB, otherA, otherB, target);
  follow(NORTH, wide, ownA, ownB, otherA, otherB, target);
  follow(SOUTH_EAST, wide, ownA, ownB, otherA, otherB, target);
  follow(SOUTH_WEST, wide, ownA, ownB, otherA, otherB, target);
  follow(NORTH_EAST, wide, ownA, ownB, otherA, otherB, target);
  follow(NORTH_WEST, wide, ownA, ownB, otherA, otherB, target);
  const discsA = v128.or(ownA, otherA);
  const discsB = v128.or(ownB, otherB);
  v128.store(target, v128.and(v128.andnot(v128.load(target), discsA), v128.load(BOARD_MASK)));
  v128.store(target, v128.and(v128.andnot(v128.load(target, 16), discsB), v128.load(BOARD_MASK, 16)), 16);
}

function findMoves10(own: usize, other: usize, target: usize): void {
  followAll(false, own, other, target);
}

function findMoves12(own: usize, other: usize, target: usize): void {
  followAll(true, own, other, target);
}

/** Stores the legal moves of the side with the discs at `own`. */
@inline
export function findMoves(own: usize, other: usize, target: usize): void {
  if (boardSize == 10) findMoves10(own, other, target);
  else findMoves12(own, other, target);
}
