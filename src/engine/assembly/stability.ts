/**
 * Discs that can never be turned again, a lower bound: edges by table, squares whose four lines are full, and what
 * leans on those. It bounds a score from above: nobody can win discs that are the opponent's for good.
 */
import { boardMask, boardSize } from "./board";
import { EDGE_STABILITY } from "./memory";

let firstRow: i32 = 0;
let lastRow: i32 = 7;
let inner: u64 = 0x007e7e7e7e7e7e00;

@inline
function edge(own: u64, opponent: u64): u64 {
  return load<u8>(((own as usize) << 8) | (opponent as usize), EDGE_STABILITY) as u64;
}

/** A file as a byte, row 1 in bit 0. */
@inline
function packFile(board: u64, file: i32): u64 {
  return (((board >> file) & 0x0101010101010101) * 0x0102040810204080) >> 56;
}

/** Back to a file; the corners come with the rows. */
@inline
function unpackFile(line: u64, file: i32): u64 {
  return (((line & 0x7e) * 0x0000040810204080) & 0x0001010101010100) << file;
}

export function countStable(own: u64, opponent: u64): i32 {
  const first = firstRow;
  const last = lastRow;
  const low = (first << 3) as u64;
  const high = (last << 3) as u64;
  let stable: u64 = edge((own >> low) & 0xff, (opponent >> low) & 0xff) << low;
  stable |= edge((own >> high) & 0xff, (opponent >> high) & 0xff) << high;
  stable |= unpackFile(edge(packFile(own, first), packFile(opponent, first)), first);
  stable |= unpackFile(edge(packFile(own, last), packFile(opponent, last)), last);

  const filled: u64 = own | opponent | ~boardMask;
  let rows: u64 = filled & (filled >> 4);
  rows &= rows >> 2;
  rows = (rows & (rows >> 1) & 0x0101010101010101) * 255;
  let files: u64 = filled & rotr<u64>(filled, 8);
  files &= rotr<u64>(files, 16);
  files &= rotr<u64>(files, 32);
  let up: u64 = filled & ((filled >> 9) | 0xff80808080808080);
  up &= (up >> 18) | 0xffffc0c0c0c0c0c0;
  up &= (up >> 36) | 0xfffffffff0f0f0f0;
  let down: u64 = filled & ((filled << 9) | 0x01010101010101ff);
  down &= (down << 18) | 0x030303030303ffff;
  down &= (down << 36) | 0x0f0f0f0fffffffff;
  const rising: u64 = up & down;
  up = filled & ((filled >> 7) | 0xff01010101010101);
  up &= (up >> 14) | 0xffff030303030303;
  up &= (up >> 28) | 0xffffffff0f0f0f0f;
  down = filled & ((filled << 7) | 0x80808080808080ff);
  down &= (down << 14) | 0xc0c0c0c0c0c0ffff;
  down &= (down << 28) | 0xf0f0f0f0ffffffff;
  const falling: u64 = up & down;

  const middle: u64 = own & inner;
  stable |= rows & files & rising & falling & middle;
  if (stable == 0) return 0;
  // What wraps around a row's end lands on an edge file, which `middle` leaves out.
  for (;;) {
    const more: u64 =
      (rows | (stable << 1) | (stable >> 1)) &
      (files | (stable << 8) | (stable >> 8)) &
      (rising | (stable << 9) | (stable >> 9)) &
      (falling | (stable << 7) | (stable >> 7)) &
      middle &
      ~stable;
    if (more == 0) break;
    stable |= more;
  }
  return popcnt<u64>(stable) as i32;
}

/** Discs turned along one line of eight by a move on `place`. */
export function lineFlips(place: i32, own: i32, opponent: i32): i32 {
  let flips = 0;
  let run = 0;
  let i = place + 1;
  for (; i < 8 && (opponent >> i) & 1; i++) run |= 1 << i;
  if (i < 8 && (own >> i) & 1) flips |= run;
  run = 0;
  i = place - 1;
  for (; i >= 0 && (opponent >> i) & 1; i--) run |= 1 << i;
  if (i >= 0 && (own >> i) & 1) flips |= run;
  return flips;
}

/** A disc is stable if it outlives every way to fill one more square, by either side, with or without turning discs. */
function edgeStable(own: i32, opponent: i32, line: i32): i32 {
  let stable = own;
  for (let place = 0; place < 8; place++) {
    const bit = 1 << place;
    if ((line & bit) == 0 || ((own | opponent) & bit) != 0) continue;
    let flips = lineFlips(place, own, opponent);
    stable &= load<u8>(((((own | flips | bit) << 8) | (opponent & ~flips)) as usize) + EDGE_STABILITY) as i32;
    flips = lineFlips(place, opponent, own);
    stable &= load<u8>(((((own & ~flips) << 8) | opponent | flips | bit) as usize) + EDGE_STABILITY) as i32;
  }
  return stable;
}

/** What an instance keeps for itself about the board size in use. */
export function attachStability(): void {
  firstRow = (8 - boardSize) >> 1;
  lastRow = 7 - firstRow;
  inner = boardMask & (boardMask << 8) & (boardMask >> 8);
  inner &= (boardMask & 0x7f7f7f7f7f7f7f7f) << 1;
  inner &= (boardMask & 0xfefefefefefefefe) >> 1;
}

/** For the board size in use; fuller edges first, because emptier ones rest on them: more bits are a larger number. */
export function buildStabilityTable(): void {
  const line = ((boardMask >> (firstRow << 3)) & 0xff) as i32;
  for (let filled = line; filled >= 0; filled--) {
    if ((filled & ~line) != 0) continue;
    // All subsets of the filled squares, from all of them down to none.
    for (let own = filled; ; own = (own - 1) & filled) {
      const opponent = filled ^ own;
      store<u8>((((own << 8) | opponent) as usize) + EDGE_STABILITY, edgeStable(own, opponent, line) as u8);
      if (own == 0) break;
    }
  }
}
