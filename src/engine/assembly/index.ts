/**
 * What the host calls. Boards are pairs of 64-bit boards, the side to move first (bit 0 is a1, smaller boards in the
 * centre); squares are 0 to 63; scores are discs for the side to move, empty squares to the winner.
 *
 * Order of calls. One instance prepares: `init(size, hashBits)`, then, with packed weights copied to `packedAddress()`,
 * `loadWeights(bytes)`. Every other thread instantiates the same module on the same memory and calls `attach(n)` with
 * its number from 1 up, after the first has prepared. A search is `begin(…)` in every thread (the first with number 0
 * also `newSearch(threads)` before) and then `run(nodes)`: 0 done, 1 the nodes are spent (call again), 2 stopped by
 * the flag. Only the first thread's results count; when done it sets the flag so that the others return.
 *
 * The memory the host makes: `memoryBytes(hashBits)`.
 */
import { boardMask, boardSize, buildBoardTables, getFlips, getMoves, useBoardSize } from "./board";
import { clearAllBusy, useThreads } from "./busy";
import { evalExpand, evalInit, evalMove, evalPhases, evalScore, evalSetup } from "./evaluate";
import { clearHash, resizeHash } from "./hash";
import { buildLastTables, finalScore, solveFew } from "./last";
import { findLine, lineAddress } from "./line";
import {
  attachMemory,
  BOARD_SIZE,
  EVALUATION_READY,
  PACKED_BASE,
  results,
  STOP,
  threadBase,
  WEIGHTS_BASE,
} from "./memory";
import { attachOrder, buildSquareOrder } from "./order";
import { perft } from "./perft";
import { begin, run } from "./root";
import { hasEvaluation } from "./session";
import { attachStability, buildStabilityTable, countStable } from "./stability";
import { EVAL_SCALE, useEvaluation } from "./state";
import { attachHash } from "./table";

export * from "./session";
export { begin, clearHash, countStable, finalScore, findLine, lineAddress, perft, run, solveFew };

/** Builds the tables for a board size and empties the hash table of 2^hashBits entries (16 bytes each). */
export function init(size: i32, hashBits: u32): void {
  attachMemory(0);
  store<i32>(STOP, 0);
  store<i32>(EVALUATION_READY, 0);
  buildBoardTables();
  useBoardSize(size);
  attachOrder();
  buildSquareOrder();
  attachStability();
  buildStabilityTable();
  buildLastTables();
  clearAllBusy();
  resizeHash(hashBits);
  useEvaluation(false);
  useThreads(1);
}

/** A further thread, or the first again after another has changed the tables. */
export function attach(thread: i32): void {
  attachMemory(thread);
  useBoardSize(load<i32>(BOARD_SIZE));
  attachOrder();
  attachStability();
  attachHash();
  attachEvaluation();
}

function attachEvaluation(): void {
  const ready = hasEvaluation();
  if (ready) evalInit(boardSize, WEIGHTS_BASE, threadBase);
  useEvaluation(ready);
}

/** Makes the tables of weights from the bytes at packedAddress(). Boards without an evaluation ignore them. */
export function loadWeights(bytes: i32): void {
  if (evalPhases(boardSize) == 0) return;
  evalExpand(boardSize, PACKED_BASE, bytes, WEIGHTS_BASE);
  store<i32>(EVALUATION_READY, 1);
  attachEvaluation();
}

/**
 * Root moves, six i32 each: square, score, bound (0 exact, 1 at least, 2 at most), depth, selectivity, spare. The best is
 * first once a step is done; between runs the list is consistent, each move with the depth its score comes from.
 */
export function resultsAddress(): usize {
  return results;
}

export function legalMoves(own: u64, opponent: u64): u64 {
  return getMoves(own, opponent) & boardMask;
}

export function flips(square: i32, own: u64, opponent: u64): u64 {
  return getFlips(square, own, opponent);
}

/** The static evaluation in discs, 0 without weights. */
export function evaluate(own: u64, opponent: u64): f64 {
  if (!hasEvaluation()) return 0;
  evalSetup(0, own, opponent);
  const empties = boardSize * boardSize - (popcnt<u64>(own | opponent) as i32);
  return (evalScore(0, empties) as f64) / (EVAL_SCALE as f64);
}

/** Evaluates every move of a position over and over, as the search does; how many evaluations that were. */
export function evaluateRepeatedly(own: u64, opponent: u64, rounds: i32): i32 {
  evalSetup(0, own, opponent);
  const empties = boardSize * boardSize - (popcnt<u64>(own | opponent) as i32);
  let count = 0;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    for (let moves = legalMoves(own, opponent); moves != 0; moves &= moves - 1) {
      const square = ctz<u64>(moves) as i32;
      evalMove(0, square, getFlips(square, own, opponent));
      sum += evalScore(1, empties - 1);
      count++;
    }
  }
  // The sum keeps the work from being optimised away.
  store<i32>(threadBase + 0xfff0, sum);
  return count;
}
