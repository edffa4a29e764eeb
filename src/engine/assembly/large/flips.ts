/**
 * Discs turned by a move. A line through the square has at most one disc a row (its own row apart), so that it becomes
 * a number with a bit a row; on that number both ends are found by a carry and by the highest bit.
 */
import { ANTIDIAGONAL, DIAGONAL, FLIPS, ITSELF, LEVEL_BYTES, OPPONENT, OWN, ROWS, SQUARES } from "./memory";

/** Discs turned on one line, seen from the place of `bit`. */
@inline
function lineFlips(own: u32, other: u32, bit: u32): u32 {
  const start = bit << 1;
  const end = (other + start) & own;
  const gap = ~other & (bit - 1);
  const stop: u32 = 0x80000000 >> clz<u32>(gap);
  const above = select<u32>(end - start, 0, end != 0);
  return above | select<u32>(bit - (stop << 1), 0, (own & stop & gap) != 0);
}

/** Which rows of a board have a disc on a line, a bit a row. */
@inline
function rowsOn(lineA: v128, lineB: v128, halfA: v128, halfB: v128): u32 {
  const none = i64x2.splat(0);
  const emptyA = i16x8.eq(v128.and(halfA, lineA), none);
  const emptyB = i16x8.eq(v128.and(halfB, lineB), none);
  return ~i8x16.bitmask(i8x16.narrow_i16x8_s(emptyA, emptyB)) & 0xffff;
}

/** The opposite: the lanes of the rows in a number. */
@inline
function lanesA(rows: u32): v128 {
  const bits = i16x8(1, 2, 4, 8, 16, 32, 64, 128);
  return i16x8.eq(v128.and(i16x8.splat(rows as i16), bits), bits);
}

@inline
function lanesB(rows: u32): v128 {
  const bits = i16x8(256, 512, 1024, 2048, 4096, 8192, 16384, -32768);
  return i16x8.eq(v128.and(i16x8.splat(rows as i16), bits), bits);
}

/** Stores the discs that a move turns; nothing if it is not legal. */
export function findFlips(square: i32, own: usize, other: usize, target: usize): void {
  const ownA = v128.load(own);
  const ownB = v128.load(own, 16);
  const otherA = v128.load(other);
  const otherB = v128.load(other, 16);
  const row = (square >> 4) as usize;
  const record = SQUARES + ((square as usize) << 7);
  const inRow = lineFlips(load<u16>(own + (row << 1)), load<u16>(other + (row << 1)), 1 << (square & 15));
  const lane = ROWS + (row << 5);
  let flipsA = v128.and(i16x8.splat(inRow as i16), v128.load(lane));
  let flipsB = v128.and(i16x8.splat(inRow as i16), v128.load(lane, 16));

  const bit: u32 = 1 << (row as u32);
  let lineA = v128.load(record);
  let lineB = v128.load(record, 16);
  let rows = lineFlips(rowsOn(lineA, lineB, ownA, ownB), rowsOn(lineA, lineB, otherA, otherB), bit);
  flipsA = v128.or(flipsA, v128.and(lanesA(rows), lineA));
  flipsB = v128.or(flipsB, v128.and(lanesB(rows), lineB));
  lineA = v128.load(record, DIAGONAL);
  lineB = v128.load(record, DIAGONAL + 16);
  rows = lineFlips(rowsOn(lineA, lineB, ownA, ownB), rowsOn(lineA, lineB, otherA, otherB), bit);
  flipsA = v128.or(flipsA, v128.and(lanesA(rows), lineA));
  flipsB = v128.or(flipsB, v128.and(lanesB(rows), lineB));
  lineA = v128.load(record, ANTIDIAGONAL);
  lineB = v128.load(record, ANTIDIAGONAL + 16);
  rows = lineFlips(rowsOn(lineA, lineB, ownA, ownB), rowsOn(lineA, lineB, otherA, otherB), bit);
  flipsA = v128.or(flipsA, v128.and(lanesA(rows), lineA));
  flipsB = v128.or(flipsB, v128.and(lanesB(rows), lineB));
  v128.store(target, flipsA);
  v128.store(target, flipsB, 16);
}

/** How many discs a move turns. */
export function countFlips(square: i32, own: usize, other: usize): i32 {
  const ownA = v128.load(own);
  const ownB = v128.load(own, 16);
  const otherA = v128.load(other);
  const otherB = v128.load(other, 16);
  const row = (square >> 4) as usize;
  const record = SQUARES + ((square as usize) << 7);
  const inRow = lineFlips(load<u16>(own + (row << 1)), load<u16>(other + (row << 1)), 1 << (square & 15));
  const bit: u32 = 1 << (row as u32);
  let count = popcnt<u32>(inRow);
  for (let line: usize = 0; line < ITSELF; line += 32) {
    const lineA = v128.load(record + line);
    const lineB = v128.load(record + line, 16);
    const rows = lineFlips(rowsOn(lineA, lineB, ownA, ownB), rowsOn(lineA, lineB, otherA, otherB), bit);
    count += popcnt<u32>(rows);
  }
  return count as i32;
}

/** Fills the next level's record with the position after a move; false if the move turns nothing and is not legal. */
@inline
export function tryPlay(level: usize, square: i32): bool {
  play(level, square);
  const next = level + LEVEL_BYTES;
  return v128.any_true(v128.or(v128.load(next, FLIPS), v128.load(next, FLIPS + 16)));
}

/** Fills the next level's record with the position after a move and with what it turned. */
@inline
export function play(level: usize, square: i32): void {
  const next = level + LEVEL_BYTES;
  findFlips(square, level + OWN, level + OPPONENT, next + FLIPS);
  const flipsA = v128.load(next, FLIPS);
  const flipsB = v128.load(next, FLIPS + 16);
  const bit = SQUARES + ((square as usize) << 7);
  v128.store(next, v128.xor(v128.load(level, OPPONENT), flipsA), OWN);
  v128.store(next, v128.xor(v128.load(level, OPPONENT + 16), flipsB), OWN + 16);
  const movedA = v128.or(flipsA, v128.load(bit, ITSELF));
  const movedB = v128.or(flipsB, v128.load(bit, ITSELF + 16));
  v128.store(next, v128.or(v128.load(level, OWN), movedA), OPPONENT);
  v128.store(next, v128.or(v128.load(level, OWN + 16), movedB), OPPONENT + 16);
}

/** Fills the next level's record with the position after a pass. */
@inline
export function pass(level: usize): void {
  const next = level + LEVEL_BYTES;
  v128.store(next, v128.load(level, OPPONENT), OWN);
  v128.store(next, v128.load(level, OPPONENT + 16), OWN + 16);
  v128.store(next, v128.load(level, OWN), OPPONENT);
  v128.store(next, v128.load(level, OWN + 16), OPPONENT + 16);
}
