/**
 * The core for 10×10 and 12×12, a module of its own with the calls of ../index.ts. Boards do not fit into a number: the
 * host puts a position at `positionAddress()`, the side to move first, 32 bytes a side (a row is 16 bits, see board.ts),
 * and finds boards there as well.
 */
import { BOARD_SIZE, STOP } from "../memory";
import { attachBoard, buildBoardTables } from "./board";
import { findFlips } from "./flips";
import { attachLarge, exchange, levelAt, OPPONENT, OWN } from "./memory";
import { findMoves } from "./moves";
import { countLeaves } from "./perft";

/** Builds the tables for a board size. */
export function init(size: i32): void {
  attachLarge(0);
  store<i32>(STOP, 0);
  buildBoardTables(size);
}

/** A further thread, after the first has prepared. */
export function attach(thread: i32): void {
  attachLarge(thread);
  attachBoard(load<i32>(BOARD_SIZE));
}

export function positionAddress(): usize {
  return exchange;
}

/** Takes the host's position to a level. */
function take(level: i32): usize {
  const record = levelAt(level);
  memory.copy(record + OWN, exchange, 32);
  memory.copy(record + OPPONENT, exchange + 32, 32);
  return record;
}

/** Puts the legal moves where the position's first side was. */
export function legalMoves(): void {
  const record = take(0);
  findMoves(record + OWN, record + OPPONENT, exchange);
}

/** Puts the discs that a move turns where the position's first side was. */
export function flips(square: i32): void {
  const record = take(0);
  findFlips(square, record + OWN, record + OPPONENT, exchange);
}

export function perft(depth: i32): u64 {
  return countLeaves(take(0), depth);
}
