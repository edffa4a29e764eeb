/**
 * The large boards' part of the memory map. The module for 10×10 and 12×12 runs on the same memory as the one for the
 * smaller boards, one at a time, and keeps its control words, progress and root results (../memory.ts); tables that
 * both build in `init` may overlap, static data may not (`asc --memoryBase 524288`).
 */
import { attachMemory } from "../memory";

/** For each square 128 bytes: its column, its two diagonals and the square itself, 32 bytes each. */
export const SQUARES: usize = 0x4000;
export const DIAGONAL: usize = 32;
export const ANTIDIAGONAL: usize = 64;
export const ITSELF: usize = 96;
/** For each row its whole lane. */
export const ROWS: usize = 0xa000;
export const BOARD_MASK: usize = 0xa200;
/** For each square the bit of its quadrant; for each set of quadrants their squares. */
export const QUADRANTS: usize = 0xa400;
export const ODD_SQUARES: usize = 0xa500;
/** For each square its worth by place. */
export const SQUARE_ORDER: usize = 0xa800;
export const CORNERS: usize = 0xa900;
/** For each square the squares around it. */
export const NEIGHBOURS: usize = 0xb000;
/** For each four lanes of the evaluation the place of their weights. */
export const LANE_CENTRES: usize = 0xd000;
/** What a disc on a square adds to the indices of all patterns. */
export const DELTAS: usize = 0x30000;

const THREADS: usize = 0x300000;
const THREAD_BYTES: usize = 0x64000;
export const WEIGHTS_BASE: usize = 0x960000;

/**
 * A level of the search has one record: the discs of the side to move and of the opponent, the discs turned by the move
 * that led here, legal moves, and the indices of the evaluation. Boards are 32 bytes, see board.ts. There is a level for every
 * move of 12×12 and for a pass after each.
 */
export const LEVELS: i32 = 288;
/** The first of the last levels, for what the host asks while a search rests on the levels before. */
export const ASIDE: i32 = 240;
export const LEVEL_BYTES: usize = 320;
export const OWN: usize = 0;
export const OPPONENT: usize = 32;
export const FLIPS: usize = 64;
export const MOVES: usize = 96;
export const INDICES: usize = 128;

const LISTS: usize = (LEVELS as usize) * LEVEL_BYTES;
/**
 * Room for 128 moves of 8 bytes. No position of 12×12 has more: with more than 128 empty squares there are at most 15
 * discs, and each of the 14 of one side ends at most eight lines.
 */
const LIST_BYTES: usize = 1024;
/** Behind the lists: boards for counting, then what the host hands over and reads. */
const SCRATCH: usize = LISTS + (LEVELS as usize) * LIST_BYTES;
const ROOT: usize = SCRATCH + 0x100;

let levels: usize = THREADS;
let lists: usize = THREADS + LISTS;
/** Room for one board that is needed for a moment. */
export let scratch: usize = THREADS + SCRATCH;
/** Where the host puts a position (own and opponent, 32 bytes each) and finds a board. */
export let exchange: usize = THREADS + SCRATCH + 32;
/** Root moves as the host reads them; as they are worked on; the line last asked for. */
export let rootMoves: usize = THREADS + ROOT;
export let rootWork: usize = THREADS + ROOT + 0x1000;
export let rootLine: usize = THREADS + ROOT + 0x2000;

export function attachLarge(thread: i32): void {
  attachMemory(thread);
  levels = THREADS + (thread as usize) * THREAD_BYTES;
  lists = levels + LISTS;
  scratch = levels + SCRATCH;
  exchange = scratch + 32;
  rootMoves = levels + ROOT;
  rootWork = rootMoves + 0x1000;
  rootLine = rootMoves + 0x2000;
}

@inline
export function levelAt(level: i32): usize {
  return levels + (level as usize) * LEVEL_BYTES;
}

@inline
export function listAt(level: i32): usize {
  return lists + (level as usize) * LIST_BYTES;
}
