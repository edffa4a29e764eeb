/**
 * Exact null-window search near the end, without an evaluation: up to SHALLOW empty squares unsorted and without a
 * table, above that fastest first; up to NEAR with the thread's own small table, then with the common one.
 */
import { boardMask, boardSize, boardSquares, getFlipsOf, getMoves, pairOf } from "./board";
import { hashOf } from "./hash";
import { countNode, finalScore, INFINITY, solve4, solveFew } from "./last";
import { poll, stopped } from "./limits";
import { NEAR, nearLower, nearMove, nearUpper, probeNear, storeNear } from "./near";
import { ODD_SQUARES, QUADRANTS } from "./memory";
import { flipsOf, listAt, listByMobility, pickBest, setCost, squareOf } from "./order";
import { EXACT } from "./probcut";
import { countStable } from "./stability";
import { depthOf, lowerOf, moveOf, NO_MOVE, probeHash, selectivityOf, storeHash, upperOf } from "./table";

const SHALLOW: i32 = 6;
/** Up to here the search needs no evaluation. */
export const ENDGAME: i32 = 13;
const UNHASHED: i32 = 7;
/** From here up the table is asked about every move before the first is searched. */
const ENHANCED: i32 = 10;

/** Below these values of alpha too few discs can be stable for the count to pay. */
@inline
export function stabilityPays(alpha: i32, empties: i32): bool {
  return alpha >= (boardSize == 8 ? 2 * empties - 2 : empties - 4);
}

function shallow(own: u64, opponent: u64, alpha: i32, empties: i32, parity: u32): i32 {
  countNode();
  if (stabilityPays(alpha, empties)) {
    const bound = boardSquares - 2 * countStable(opponent, own);
    if (bound <= alpha) return bound;
  }
  const free: u64 = boardMask & ~(own | opponent);
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -shallow(opponent, own, -alpha - 1, empties, parity);
  }
  let best = -INFINITY;
  const mine = pairOf(own);
  const theirs = pairOf(opponent);
  let group: u64 = moves & load<u64>((parity as usize) << 3, ODD_SQUARES);
  let later: u64 = moves & ~group;
  if (group == 0) {
    group = later;
    later = 0;
  }
  for (;;) {
    do {
      const square = ctz<u64>(group) as i32;
      const bit: u64 = (1 as u64) << square;
      group &= group - 1;
      const flips = getFlipsOf(square, own, opponent, mine, theirs);
      const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
      const score =
        empties == 5
          ? -solve4(opponent ^ flips, own | flips | bit, -alpha - 1, free ^ bit, nextParity, false)
          : -shallow(opponent ^ flips, own | flips | bit, -alpha - 1, empties - 1, nextParity);
      if (score > alpha) return score;
      if (score > best) best = score;
    } while (group != 0);
    if (later == 0) break;
    group = later;
    later = 0;
  }
  return best;
}

/** Sorted, but too close to the end for a table look-up to cost less than it saves. */
function unhashed(own: u64, opponent: u64, alpha: i32, empties: i32, parity: u32, level: i32): i32 {
  countNode();
  if (stabilityPays(alpha, empties)) {
    const bound = boardSquares - 2 * countStable(opponent, own);
    if (bound <= alpha) return bound;
  }
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -unhashed(opponent, own, -alpha - 1, empties, parity, level);
  }
  const end = listByMobility(level, own, opponent, moves, parity);
  let best = -INFINITY;
  for (let record = listAt(level); record < end; record += 16) {
    pickBest(record, end);
    const score = -afterMove(record, own, opponent, -alpha - 1, empties - 1, parity, level + 1);
    if (score > alpha) return score;
    if (score > best) best = score;
  }
  return best;
}

/** The value of the position after a listed move, by the search that suits its number of empty squares. */
@inline
function afterMove(
  record: usize,
  own: u64,
  opponent: u64,
  alpha: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  const square = squareOf(record);
  const flips = flipsOf(record);
  const nextOwn: u64 = opponent ^ flips;
  const nextOpponent: u64 = own | flips | ((1 as u64) << square);
  const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
  if (empties <= SHALLOW) return shallow(nextOwn, nextOpponent, alpha, empties, nextParity);
  if (empties <= UNHASHED) return unhashed(nextOwn, nextOpponent, alpha, empties, nextParity, level);
  if (empties <= NEAR) return nearEnd(nextOwn, nextOpponent, alpha, empties, nextParity, level);
  return endgame(nextOwn, nextOpponent, alpha, empties, nextParity, level);
}

/** As `endgame`, with the thread's own table; it cannot be stopped, so that every value that is kept is proved. */
function nearEnd(own: u64, opponent: u64, alpha: i32, empties: i32, parity: u32, level: i32): i32 {
  countNode();
  if (stabilityPays(alpha, empties)) {
    const bound = boardSquares - 2 * countStable(opponent, own);
    if (bound <= alpha) return bound;
  }
  const hash = hashOf(own, opponent);
  const data = probeNear(hash);
  if (data != 0) {
    if (nearLower(data) > alpha) return nearLower(data);
    if (nearUpper(data) <= alpha) return nearUpper(data);
  }
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -nearEnd(opponent, own, -alpha - 1, empties, parity, level);
  }
  const list = listAt(level);
  const end = listByMobility(level, own, opponent, moves, parity);
  if (empties >= ENHANCED) {
    for (let record = list; record < end; record += 16) {
      const flips = flipsOf(record);
      const reply = probeNear(hashOf(opponent ^ flips, own | flips | ((1 as u64) << squareOf(record))));
      if (reply != 0 && -nearUpper(reply) > alpha) return -nearUpper(reply);
    }
  }
  if (data != 0) {
    const known = nearMove(data);
    for (let record = list; record < end; record += 16) {
      if (squareOf(record) == known) setCost(record, -1000);
    }
  }
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  for (let record = list; record < end; record += 16) {
    pickBest(record, end);
    const score = -afterMove(record, own, opponent, -alpha - 1, empties - 1, parity, level + 1);
    if (score > best) {
      best = score;
      bestMove = squareOf(record);
      if (score > alpha) break;
    }
  }
  storeNear(hash, data, alpha, best, bestMove);
  return best;
}

export function endgame(own: u64, opponent: u64, alpha: i32, empties: i32, parity: u32, level: i32): i32 {
  countNode();
  if (stabilityPays(alpha, empties)) {
    const bound = boardSquares - 2 * countStable(opponent, own);
    if (bound <= alpha) return bound;
  }
  if (poll()) return 0;
  const hash = hashOf(own, opponent);
  const data = probeHash(hash);
  let hashMove = NO_MOVE;
  if (data != 0) {
    if (depthOf(data) >= empties && selectivityOf(data) == EXACT) {
      if (lowerOf(data) > alpha) return lowerOf(data);
      if (upperOf(data) <= alpha) return upperOf(data);
    }
    hashMove = moveOf(data);
  }
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -endgame(opponent, own, -alpha - 1, empties, parity, level);
  }
  const list = listAt(level);
  const end = listByMobility(level, own, opponent, moves, parity);
  if (empties > NEAR + 1) {
    for (let record = list; record < end; record += 16) {
      const flips = flipsOf(record);
      const reply = probeHash(hashOf(opponent ^ flips, own | flips | ((1 as u64) << squareOf(record))));
      if (
        reply != 0 &&
        depthOf(reply) >= empties - 1 &&
        selectivityOf(reply) == EXACT &&
        -upperOf(reply) > alpha
      ) {
        return -upperOf(reply);
      }
    }
  } else {
    for (let record = list; record < end; record += 16) {
      const flips = flipsOf(record);
      const reply = probeNear(hashOf(opponent ^ flips, own | flips | ((1 as u64) << squareOf(record))));
      if (reply != 0 && -nearUpper(reply) > alpha) return -nearUpper(reply);
    }
  }
  let best = -INFINITY;
  let bestMove = NO_MOVE;
  if (hashMove != NO_MOVE) {
    for (let record = list; record < end; record += 16) {
      if (squareOf(record) == hashMove) setCost(record, -1000);
    }
  }
  for (let record = list; record < end; record += 16) {
    pickBest(record, end);
    const score = -afterMove(record, own, opponent, -alpha - 1, empties - 1, parity, level + 1);
    if (stopped) return 0;
    if (score > best) {
      best = score;
      bestMove = squareOf(record);
      if (score > alpha) break;
    }
  }
  storeHash(hash, empties, EXACT, alpha, alpha + 1, best, bestMove);
  return best;
}

/** The null-window search that suits the number of empty squares. */
export function solveExactly(
  own: u64,
  opponent: u64,
  alpha: i32,
  empties: i32,
  parity: u32,
  level: i32,
): i32 {
  if (empties > NEAR) return endgame(own, opponent, alpha, empties, parity, level);
  if (empties > UNHASHED) return nearEnd(own, opponent, alpha, empties, parity, level);
  if (empties > SHALLOW) return unhashed(own, opponent, alpha, empties, parity, level);
  if (empties > 4) return shallow(own, opponent, alpha, empties, parity);
  if (empties == 4) return solve4(own, opponent, alpha, boardMask & ~(own | opponent), parity, false);
  return solveFew(own, opponent, alpha, alpha + 1);
}

@inline
export function parityOf(own: u64, opponent: u64): u32 {
  let free: u64 = boardMask & ~(own | opponent);
  let parity: u32 = 0;
  while (free != 0) {
    parity ^= load<u8>(ctz<u64>(free) as usize, QUADRANTS) as u32;
    free &= free - 1;
  }
  return parity;
}
