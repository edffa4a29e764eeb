/**
 * Boards of up to 16 rows of 16 bits: two vectors, one lane a row, a1 in bit 0 of the first lane. Beside the board's
 * columns the lanes have room, so that a step to the side never runs into another row; 10×10 and 12×12 lie in the
 * corner at a1. A square is 16 · row + column. Boards lie in memory and are named by their address.
 */
import { BOARD_SIZE } from "../memory";
import {
  ANTIDIAGONAL,
  BOARD_MASK,
  CORNERS,
  DIAGONAL,
  ITSELF,
  NEIGHBOURS,
  ODD_SQUARES,
  QUADRANTS,
  ROWS,
  SQUARE_ORDER,
  SQUARES,
} from "./memory";

export let boardSize: i32 = 10;
export let boardSquares: i32 = 100;

/** What an instance keeps for itself about the board size in use. */
export function attachBoard(size: i32): void {
  boardSize = size;
  boardSquares = size * size;
}

@inline
export function countBits(board: usize): i32 {
  return (popcnt<u64>(load<u64>(board)) + popcnt<u64>(load<u64>(board, 8)) + popcnt<u64>(load<u64>(board, 16))) as i32;
}

@inline
export function isEmpty(board: usize): bool {
  return !v128.any_true(v128.or(v128.load(board), v128.load(board, 16)));
}

@inline
export function hasSquare(board: usize, square: i32): bool {
  return ((load<u16>(board + ((square >> 4) << 1)) >> (square & 15)) & 1) != 0;
}

/** Empty squares, stored at `target`. */
@inline
export function findEmpty(own: usize, opponent: usize, target: usize): void {
  v128.store(target, v128.andnot(v128.load(BOARD_MASK), v128.or(v128.load(own), v128.load(opponent))));
  v128.store(target, v128.andnot(v128.load(BOARD_MASK, 16), v128.or(v128.load(own, 16), v128.load(opponent, 16))), 16);
}

function clear(board: usize): void {
  v128.store(board, i64x2.splat(0));
  v128.store(board, i64x2.splat(0), 16);
}

function add(board: usize, row: i32, column: i32): void {
  if (row < 0 || column < 0 || row >= boardSize || column >= boardSize) return;
  const lane = board + ((row as usize) << 1);
  store<u16>(lane, load<u16>(lane) | (1 as u16) << (column as u16));
}

/** The lines through a square without the square itself: lineFlips knows where it is. */
function buildSquare(row: i32, column: i32): void {
  const square = (row << 4) + column;
  const record = SQUARES + ((square as usize) << 7);
  const neighbours = NEIGHBOURS + ((square as usize) << 5);
  for (let board: usize = 0; board < 128; board += 32) clear(record + board);
  clear(neighbours);
  for (let step = -boardSize; step <= boardSize; step++) {
    if (step == 0) continue;
    add(record, row + step, column);
    add(record + DIAGONAL, row + step, column + step);
    add(record + ANTIDIAGONAL, row + step, column - step);
  }
  add(record + ITSELF, row, column);
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      if (down != 0 || right != 0) add(neighbours, row + down, column + right);
    }
  }
  const half = boardSize >> 1;
  const quadrant = 1 << ((row >= half ? 2 : 0) + (column >= half ? 1 : 0));
  store<u8>(QUADRANTS + square, quadrant as u8);
  for (let set = 0; set < 16; set++) {
    if ((set & quadrant) != 0) add(ODD_SQUARES + ((set as usize) << 5), row, column);
  }
  store<i8>(SQUARE_ORDER + square, worthOf(row, column) as i8);
}

/** How good a square is by its place alone: corners, then the edge's and the centre's, X squares last. */
function worthOf(row: i32, column: i32): i32 {
  const down = min(row, boardSize - 1 - row);
  const across = min(column, boardSize - 1 - column);
  const low = min(down, across);
  const high = max(down, across);
  if (high == 0) return 16;
  if (high == 1) return low == 1 ? 0 : 2;
  return low == 0 ? 10 : low == 1 ? 4 : 6;
}

export function buildBoardTables(size: i32): void {
  store<i32>(BOARD_SIZE, size);
  attachBoard(size);
  for (let set: usize = 0; set < 16; set++) clear(ODD_SQUARES + (set << 5));
  clear(BOARD_MASK);
  clear(CORNERS);
  for (let row = 0; row < size; row++) {
    const lanes = ROWS + ((row as usize) << 5);
    clear(lanes);
    store<u16>(lanes + ((row as usize) << 1), 0xffff);
    for (let column = 0; column < size; column++) {
      add(BOARD_MASK, row, column);
      buildSquare(row, column);
    }
  }
  const last = size - 1;
  add(CORNERS, 0, 0);
  add(CORNERS, 0, last);
  add(CORNERS, last, 0);
  add(CORNERS, last, last);
}
