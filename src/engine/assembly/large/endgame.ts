/** Exact null-window search near the end, without an evaluation: fastest first, with the hash table above the last few. */
import { countNode } from "../last";
import { poll, stopped } from "../limits";
import { EXACT } from "../probcut";
import { depthOf, lowerOf, moveOf, NO_MOVE, probeHash, selectivityOf, storeHash, upperOf } from "../table";
import { isEmpty } from "./board";
import { pass, play } from "./flips";
import { hashOf } from "./hash";
import { finalScore, INFINITY, solveFew } from "./last";
import { levelAt, listAt, MOVES, OPPONENT, OWN, QUADRANTS, scratch } from "./memory";
import { findMoves } from "./moves";
import { listByMobility, pickBest, preferMoves, RECORD, squareOf } from "./order";

/** Up to here the search needs no evaluation. */
export const ENDGAME: i32 = 11;
/** Up to here moves are not sorted, and a table look-up costs more than it saves. */
const FEW: i32 = 6;
/** From here up a search can be stopped; below it is over within a millisecond or two. */
const STOPPABLE: i32 = 11;
/** From here up the table is asked about every move before the first is searched. */
const ENHANCED: i32 = 10;

/** Fills the record's legal moves; false if there are none. */
@inline
export function prepareMoves(position: usize): bool {
  findMoves(position + OWN, position + OPPONENT, position + MOVES);
  return !isEmpty(position + MOVES);
}

/** Whether the side that is not to move has a move. */
@inline
export function othersMove(position: usize): bool {
  findMoves(position + OPPONENT, position + OWN, scratch);
  return !isEmpty(scratch);
}

export function solveExactly(level: i32, alpha: i32, empties: i32, parity: u32): i32 {
  const position = levelAt(level);
  if (empties <= FEW) return solveFew(position, alpha, empties, parity, false);
  countNode();
  if (empties >= STOPPABLE && poll()) return 0;
  const hash = hashOf(position);
  const data = probeHash(hash);
  if (data != 0 && depthOf(data) >= empties && selectivityOf(data) == EXACT) {
    if (lowerOf(data) > alpha) return lowerOf(data);
    if (upperOf(data) <= alpha) return upperOf(data);
  }
  if (!prepareMoves(position)) {
    if (!othersMove(position)) return finalScore(position);
    pass(position);
    return -solveExactly(level + 1, -alpha - 1, empties, parity);
  }
  const list = listAt(level);
  const end = listByMobility(level, parity);
  if (empties >= ENHANCED) {
    for (let record = list; record < end; record += RECORD) {
      play(position, squareOf(record));
      const reply = probeHash(hashOf(levelAt(level + 1)));
      if (reply == 0 || depthOf(reply) < empties - 1 || selectivityOf(reply) != EXACT) continue;
      if (-upperOf(reply) > alpha) return -upperOf(reply);
    }
  }
  if (data != 0) preferMoves(list, end, moveOf(data), NO_MOVE);
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += RECORD) {
    pickBest(record, end);
    const square = squareOf(record);
    play(position, square);
    const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
    const score = -solveExactly(level + 1, -alpha - 1, empties - 1, nextParity);
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = square;
      if (score > alpha) break;
    }
  }
  storeHash(hash, empties, EXACT, alpha, alpha + 1, best, bestMove);
  return best;
}
