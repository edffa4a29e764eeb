/**
 * The map of the one linear memory. Addresses are constants so that table look-ups compile to loads with an immediate
 * offset; `asc --memoryBase 262144` keeps AssemblyScript's own static data above the tables.
 *
 * All threads share the memory, while WebAssembly globals belong to an instance: what is private to a thread is a
 * global or lies in its region, what is common lies at a fixed address.
 */

/** Words the host reads and writes while a search runs; see index.ts for their meaning. */
export const CONTROL: usize = 0x400;
export const STOP: usize = 0x400;
export const BOARD_SIZE: usize = 0x404;
export const HASH_BITS: usize = 0x408;
export const EVALUATION_READY: usize = 0x40c;
/** The generation of hash entries, common to all threads of a search. */
export const HASH_DATE: usize = 0x410;
/** Per-thread progress words, 64 bytes a thread so that no two threads write to one cache line. */
export const PROGRESS: usize = 0x800;
export const PROGRESS_BYTES: usize = 64;
export const PROGRESS_NODES: usize = 0;
export const PROGRESS_DEPTH: usize = 8;
export const PROGRESS_SELECTIVITY: usize = 12;
export const PROGRESS_MOVES_DONE: usize = 16;
export const PROGRESS_MOVES: usize = 20;
export const PROGRESS_SCORE: usize = 24;
export const PROGRESS_BEST: usize = 28;
export const PROGRESS_SHARE: usize = 32;

/** For each square three pairs of line masks towards higher bits: left, straight and right; of the board, then upside down. */
export const FLIP_MASKS: usize = 0x1000;
/** Discs turned by the last move, doubled: [place in line 0..7][own discs in line 0..255]. */
export const LAST_FLIPS: usize = 0x2000;
/** For each square the two diagonals and the file through it. */
export const LAST_LINES: usize = 0x4800;
/** For each square the squares around it. */
export const NEIGHBOURS: usize = 0x3000;
/** For each square the bit of its quadrant: 1, 2, 4 or 8. */
export const QUADRANTS: usize = 0x3200;
/** For each set of quadrants their squares. */
export const ODD_SQUARES: usize = 0x3300;
/** For each square its worth by place. */
export const SQUARE_ORDER: usize = 0x3400;
/** Where a row's turned discs may end: [place 0..7][opponent's discs in the row, 0..127]. */
export const ROW_ENDS: usize = 0x3800;
/** What lies between a place and such ends: [place 0..7][ends 0..255]. */
export const ROW_FLIPS: usize = 0x4000;
/** Stable discs of an edge: [own 0..255][opponent 0..255]. */
export const EDGE_STABILITY: usize = 0x10000;
/** Moves that some thread is searching now, so that others look elsewhere first. */
export const BUSY: usize = 0x20000;
export const BUSY_SLOTS: u32 = 0x2000;

export const MAX_THREADS: i32 = 16;
const THREADS: usize = 0x100000;
const THREAD_BYTES: usize = 0x20000;
/** Offsets within a thread's region. */
const MOVE_LISTS: usize = 0x10000;
const RESULTS: usize = 0x1e000;

export const WEIGHTS_BASE: usize = 0x300000;
/** One small table a thread, see near.ts. */
export const NEAR_BASE: usize = 0x800000;
export const NEAR_BYTES: usize = 0x20000;
export const PACKED_BASE: usize = 0x1000000;
export const HASH_BASE: usize = 0x2000000;

/** This thread's number and region; the evaluation's scratch memory starts at threadBase. */
export let threadIndex: i32 = 0;
export let threadBase: usize = THREADS;
export let moveLists: usize = THREADS + MOVE_LISTS;
export let results: usize = THREADS + RESULTS;
export let progress: usize = PROGRESS;
export let near: usize = NEAR_BASE;

export function attachMemory(thread: i32): void {
  threadIndex = thread;
  threadBase = THREADS + (thread as usize) * THREAD_BYTES;
  moveLists = threadBase + MOVE_LISTS;
  results = threadBase + RESULTS;
  progress = PROGRESS + (thread as usize) * PROGRESS_BYTES;
  near = NEAR_BASE + (thread as usize) * NEAR_BYTES;
}

/** Only the build with threads pays for atomic access. */
// @ts-expect-error: decorator
@inline
export function stopRequested(): bool {
  if (ASC_FEATURE_THREADS) return atomic.load<i32>(STOP) !== 0;
  return load<i32>(STOP) !== 0;
}
