/**
 * Bitboards: bit 0 is a1, bit 7 is h1, bit 63 is h8. Smaller boards lie in the centre (6×6 on b2 to g7, 4×4 on c3 to
 * f6): the ring around them is always empty, so that flips need no change and moves only the board's mask.
 */
import { BOARD_SIZE, FLIP_MASKS, NEIGHBOURS, QUADRANTS, ROW_ENDS, ROW_FLIPS } from "./memory";

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

/** A board and, in the other half, the same board upside down: what runs downwards there runs upwards. */
// @ts-expect-error: decorator
@inline
export function pairOf(board: u64): v128 {
  const both = i64x2.splat(board);
  return i8x16.shuffle(both, both, 0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8);
}

/** Discs turned along one file or diagonal, both ways: up to the first square that is not the opponent's, if it is own. */
// @ts-expect-error: decorator
@inline
function turned(mask: v128, own: v128, opponent: v128): v128 {
  const open = v128.andnot(mask, opponent);
  const end = v128.and(v128.and(open, i64x2.neg(open)), own);
  const below = i64x2.add(end, i64x2.splat(-1));
  return v128.and(mask, i64x2.sub(below, i64x2.eq(end, i64x2.splat(0))));
}

/** As getFlips, for callers that ask about several squares of one board; the pairs are those of `own` and `opponent`. */
// @ts-expect-error: decorator
@inline
export function getFlipsOf(square: i32, own: u64, opponent: u64, ownPair: v128, opponentPair: v128): u64 {
  const masks: usize = (square as usize) << 6;
  const up = turned(v128.load(masks, FLIP_MASKS), ownPair, opponentPair);
  const left = turned(v128.load(masks, FLIP_MASKS + 16), ownPair, opponentPair);
  const right = turned(v128.load(masks, FLIP_MASKS + 32), ownPair, opponentPair);
  const flips = v128.or(v128.or(up, left), right);
  const upsideDown = i8x16.shuffle(flips, flips, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  // Along the row by table: which ends the opponent's discs reach, then what lies between those that are own.
  const row = (square & 56) as u64;
  const place: usize = (square & 7) as usize;
  const inner = ((opponent >> row) & 0x7e) as usize;
  const ends = (load<u8>((place << 7) | inner, ROW_ENDS) as u64) & (own >> row);
  const between = load<u8>((place << 8) | (ends as usize), ROW_FLIPS) as u64;
  return i64x2.extract_lane(v128.or(flips, upsideDown), 0) | (between << row);
}

/** Discs turned by a move on `square`, nothing if it turns none. */
// @ts-expect-error: decorator
@inline
export function getFlips(square: i32, own: u64, opponent: u64): u64 {
  return getFlipsOf(square, own, opponent, pairOf(own), pairOf(opponent));
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

/** The nearest square on either side that is not the opponent's, and what lies between; nothing next to the place. */
function buildRowTables(): void {
  for (let place = 0; place < 8; place++) {
    for (let opponent = 0; opponent < 128; opponent += 2) {
      let high = place + 1;
      while ((opponent >> high) & 1) high++;
      let low = place - 1;
      while (low > 0 && (opponent >> low) & 1) low--;
      const ends = (high > place + 1 ? 1 << high : 0) | (low < place - 1 ? 1 << low : 0);
      store<u8>(ROW_ENDS + (((place << 7) | opponent) as usize), ends as u8);
    }
    for (let ends = 0; ends < 256; ends++) {
      let between = 0;
      for (let end = 0; end < 8; end++) {
        if (((ends >> end) & 1) == 0) continue;
        for (let i = place + 1; i < end; i++) between |= 1 << i;
        for (let i = end + 1; i < place; i++) between |= 1 << i;
      }
      store<u8>(ROW_FLIPS + (((place << 8) | ends) as usize), between as u8);
    }
  }
}

export function buildBoardTables(): void {
  buildRowTables();
  for (let square = 0; square < 64; square++) {
    const masks: usize = FLIP_MASKS + ((square as usize) << 6);
    for (let dx = -1; dx <= 1; dx++) {
      const pair = masks + ((dx + 1) as usize) * 16;
      store<u64>(pair, buildLine(square, dx, 1));
      store<u64>(pair, buildLine(square ^ 56, dx, 1), 8);
    }
    const bit: u64 = (1 as u64) << square;
    const row: u64 = bit | ((bit & 0xfefefefefefefefe) >> 1) | ((bit & 0x7f7f7f7f7f7f7f7f) << 1);
    store<u64>(NEIGHBOURS + ((square as usize) << 3), (row | (row << 8) | (row >> 8)) & ~bit);
    const quadrant: i32 = ((square >> 4) & 2) | ((square >> 2) & 1);
    store<u8>(QUADRANTS + square, (1 as u8) << (quadrant as u8));
  }
}
