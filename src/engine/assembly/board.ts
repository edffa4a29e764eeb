/**
 * Bitboards: bit 0 is a1, bit 7 is h1, bit 63 is h8. Smaller boards lie in the centre (6×6 on b2 to g7, 4×4 on c3 to
 * f6): the ring around them is always empty, so that flips need no change and moves only the board's mask.
 */
import { BOARD_SIZE, FLIP_MASKS, NEIGHBOURS, QUADRANTS } from "./memory";

export const MASK_8: u64 = 0xffffffffffffffff;
export const MASK_6: u64 = 0x007e7e7e7e7e7e00;
export const MASK_4: u64 = 0x00003c3c3c3c0000;

export let boardSize: i32 = 8;
export let boardMask: u64 = MASK_8;
export let boardSquares: i32 = 64;

export function useBoardSize(size: i32): void {
  boardSize = size;
  boardMask = size === 8 ? MASK_8 : size === 6 ? MASK_6 : MASK_4;
  boardSquares = size * size;
  store<i32>(BOARD_SIZE, size);
}

const INNER: u64 = 0x7e7e7e7e7e7e7e7e;

/**
 * Legal moves. The three directions that a mirror image turns around are done two at a time in one vector (the board
 * and the board upside down); the horizontal ones run beside them in scalar registers.
 */
// @ts-expect-error: decorator
@inline
export function getMoves(own: u64, opponent: u64): u64 {
  const inner: u64 = opponent & INNER;
  // Upside down is a reversal of bytes.
  const both = i8x16.shuffle(
    i64x2.splat(own),
    i64x2.splat(own),
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    15,
    14,
    13,
    12,
    11,
    10,
    9,
    8,
  );
  const others = i8x16.shuffle(
    i64x2.splat(opponent),
    i64x2.splat(opponent),
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    15,
    14,
    13,
    12,
    11,
    10,
    9,
    8,
  );
  const inside = v128.and(others, i64x2.splat(INNER));

  let run8 = v128.and(others, i64x2.shl(both, 8));
  let run7 = v128.and(inside, i64x2.shl(both, 7));
  let run9 = v128.and(inside, i64x2.shl(both, 9));
  let left: u64 = inner & (own << 1);
  let right: u64 = inner & (own >> 1);

  run8 = v128.or(run8, v128.and(others, i64x2.shl(run8, 8)));
  run7 = v128.or(run7, v128.and(inside, i64x2.shl(run7, 7)));
  run9 = v128.or(run9, v128.and(inside, i64x2.shl(run9, 9)));
  left |= inner & (left << 1);
  right |= inner & (right >> 1);

  const pair8 = v128.and(others, i64x2.shl(others, 8));
  const pair7 = v128.and(inside, i64x2.shl(inside, 7));
  const pair9 = v128.and(inside, i64x2.shl(inside, 9));
  const pairLeft: u64 = inner & (inner << 1);
  const pairRight: u64 = pairLeft >> 1;

  run8 = v128.or(run8, v128.and(pair8, i64x2.shl(run8, 16)));
  run7 = v128.or(run7, v128.and(pair7, i64x2.shl(run7, 14)));
  run9 = v128.or(run9, v128.and(pair9, i64x2.shl(run9, 18)));
  left |= pairLeft & (left << 2);
  right |= pairRight & (right >> 2);

  run8 = v128.or(run8, v128.and(pair8, i64x2.shl(run8, 16)));
  run7 = v128.or(run7, v128.and(pair7, i64x2.shl(run7, 14)));
  run9 = v128.or(run9, v128.and(pair9, i64x2.shl(run9, 18)));
  left |= pairLeft & (left << 2);
  right |= pairRight & (right >> 2);

  const ends = v128.or(v128.or(i64x2.shl(run8, 8), i64x2.shl(run7, 7)), i64x2.shl(run9, 9));
  const upsideDown = i8x16.shuffle(ends, ends, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const vertical: u64 = i64x2.extract_lane(v128.or(ends, upsideDown), 0);
  return (vertical | (left << 1) | (right >> 1)) & ~(own | opponent);
}

/** Discs turned by a move on `square`, nothing if it turns none. */
// @ts-expect-error: decorator
@inline
export function getFlips(square: i32, own: u64, opponent: u64): u64 {
  const masks: usize = FLIP_MASKS + ((square as usize) << 6);
  const empty: u64 = ~opponent;
  // Upwards the first square that is not the opponent's is the lowest bit, downwards the highest.
  let mask = load<u64>(masks);
  let first: u64 = empty & mask;
  let end: u64 = first & (0 - first) & own;
  let flips: u64 = (end - u64(end !== 0)) & mask;
  mask = load<u64>(masks, 8);
  first = empty & mask;
  end = first & (0 - first) & own;
  flips |= (end - u64(end !== 0)) & mask;
  mask = load<u64>(masks, 16);
  first = empty & mask;
  end = first & (0 - first) & own;
  flips |= (end - u64(end !== 0)) & mask;
  mask = load<u64>(masks, 24);
  first = empty & mask;
  end = first & (0 - first) & own;
  flips |= (end - u64(end !== 0)) & mask;

  mask = load<u64>(masks, 32);
  end = (0x8000000000000000 >> clz<u64>(empty & mask)) & own & mask;
  flips |= (0 - (end << 1)) & mask;
  mask = load<u64>(masks, 40);
  end = (0x8000000000000000 >> clz<u64>(empty & mask)) & own & mask;
  flips |= (0 - (end << 1)) & mask;
  mask = load<u64>(masks, 48);
  end = (0x8000000000000000 >> clz<u64>(empty & mask)) & own & mask;
  flips |= (0 - (end << 1)) & mask;
  mask = load<u64>(masks, 56);
  end = (0x8000000000000000 >> clz<u64>(empty & mask)) & own & mask;
  flips |= (0 - (end << 1)) & mask;
  return flips;
}

function buildLine(square: i32, dx: i32, dy: i32): u64 {
  let mask: u64 = 0;
  let x = (square & 7) + dx;
  let y = (square >> 3) + dy;
  while (x >= 0 && x < 8 && y >= 0 && y < 8) {
    mask |= (1 as u64) << (y * 8 + x);
    x += dx;
    y += dy;
  }
  return mask;
}

export function buildBoardTables(): void {
  for (let square = 0; square < 64; square++) {
    const masks: usize = FLIP_MASKS + ((square as usize) << 6);
    store<u64>(masks, buildLine(square, 1, 0));
    store<u64>(masks, buildLine(square, -1, 1), 8);
    store<u64>(masks, buildLine(square, 0, 1), 16);
    store<u64>(masks, buildLine(square, 1, 1), 24);
    store<u64>(masks, buildLine(square, -1, 0), 32);
    store<u64>(masks, buildLine(square, 1, -1), 40);
    store<u64>(masks, buildLine(square, 0, -1), 48);
    store<u64>(masks, buildLine(square, -1, -1), 56);
    const bit: u64 = (1 as u64) << square;
    const row: u64 = bit | ((bit & 0xfefefefefefefefe) >> 1) | ((bit & 0x7f7f7f7f7f7f7f7f) << 1);
    store<u64>(NEIGHBOURS + ((square as usize) << 3), (row | (row << 8) | (row >> 8)) & ~bit);
    const quadrant: i32 = ((square >> 4) & 2) | ((square >> 2) & 1);
    store<u8>(QUADRANTS + square, (1 as u8) << (quadrant as u8));
  }
}
