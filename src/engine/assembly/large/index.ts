/**
 * The core for 10×10 and 12×12, a module of its own with the calls of ../index.ts in the same order. Boards do not fit
 * into a number: before a call that needs one the host puts a position at `positionAddress()`, the side to move first,
 * 32 bytes a side (a row is 16 bits, see board.ts), and finds boards there as well.
 */
import { clearAllBusy, useThreads } from "../busy";
import { BOARD_SIZE, EVALUATION_READY, PACKED_BASE, STOP } from "../memory";
import { hasEvaluation } from "../session";
import { EVAL_SCALE, useEvaluation } from "../state";
import { attachHash, clearTable as clearHash, resizeTable } from "../table";
import { attachBoard, boardSquares, buildBoardTables, countBits } from "./board";
import { attachEvaluation, buildEvaluation, evalExpand, evalScore, evalSetup } from "./evaluate";
import { findFlips } from "./flips";
import { findLine as lineFrom } from "./line";
import { ASIDE, attachLarge, exchange, levelAt, OPPONENT, OWN, rootLine, rootMoves } from "./memory";
import { findMoves } from "./moves";
import { countLeaves } from "./perft";
import { begin as beginAt, run } from "./root";

export * from "../session";
export { clearHash, run };

/** Builds the tables for a board size and empties the hash table of 2^hashBits entries (16 bytes each). */
export function init(size: i32, hashBits: u32): void {
  attachLarge(0);
  store<i32>(STOP, 0);
  store<i32>(EVALUATION_READY, 0);
  buildBoardTables(size);
  buildEvaluation();
  attachEvaluation();
  clearAllBusy();
  resizeTable(hashBits);
  useEvaluation(false);
  useThreads(1);
}

/** A further thread, after the first has prepared. */
export function attach(thread: i32): void {
  attachLarge(thread);
  attachBoard(load<i32>(BOARD_SIZE));
  attachHash();
  attachEvaluation();
  useEvaluation(hasEvaluation());
}

/** Makes the tables of weights from the bytes at packedAddress(). */
export function loadWeights(bytes: i32): void {
  evalExpand(PACKED_BASE, bytes);
  store<i32>(EVALUATION_READY, 1);
  useEvaluation(true);
}

export function resultsAddress(): usize {
  return rootMoves;
}

export function lineAddress(): usize {
  return rootLine;
}

export function positionAddress(): usize {
  return exchange;
}

/** Takes the host's position to a level: the first for a search, which stays there while other things are asked. */
function take(level: i32): usize {
  const record = levelAt(level);
  memory.copy(record + OWN, exchange, 32);
  memory.copy(record + OPPONENT, exchange + 32, 32);
  return record;
}

export function begin(depth: i32, selectivity: i32, alpha: i32, beta: i32, every: bool): i32 {
  take(0);
  return beginAt(depth, selectivity, alpha, beta, every);
}

export function findLine(square: i32, proved: bool): i32 {
  take(ASIDE);
  return lineFrom(square, proved);
}

/** Puts the legal moves where the position's first side was. */
export function legalMoves(): void {
  const record = take(ASIDE);
  findMoves(record + OWN, record + OPPONENT, exchange);
}

/** Puts the discs that a move turns where the position's first side was. */
export function flips(square: i32): void {
  const record = take(ASIDE);
  findFlips(square, record + OWN, record + OPPONENT, exchange);
}

export function perft(depth: i32): u64 {
  return countLeaves(take(ASIDE), depth);
}

/** The static evaluation in discs, 0 without weights. */
export function evaluate(): f64 {
  if (!hasEvaluation()) return 0;
  const record = take(ASIDE);
  evalSetup(record);
  const empties = boardSquares - countBits(record + OWN) - countBits(record + OPPONENT);
  return (evalScore(record, empties) as f64) / (EVAL_SCALE as f64);
}
