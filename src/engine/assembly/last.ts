/**
 * The last four empty squares, each with its own code. All of it is null-window search: the answer is right about
 * being above alpha or not, and a bound otherwise.
 */
import { boardMask, boardSquares, getFlips, getFlipsOf, getMoves, pairOf } from "./board";
import { LAST_LINES, LAST_FLIPS, NEIGHBOURS, ODD_SQUARES, QUADRANTS } from "./memory";
import { lineFlips } from "./stability";

export const INFINITY: i32 = 127;

/** Positions looked at by this thread, from two empty squares up. */
export let nodes: u64 = 0;

@inline
export function countNode(): void {
  nodes++;
}

export function resetNodes(): void {
  nodes = 0;
}

/** Empty squares go to the winner. */
@inline
export function finalScore(own: u64, opponent: u64): i32 {
  const mine = popcnt<u64>(own) as i32;
  const theirs = popcnt<u64>(opponent) as i32;
  const difference = mine - theirs;
  if (difference == 0) return 0;
  return difference > 0 ? boardSquares - 2 * theirs : 2 * mine - boardSquares;
}

/** Twice the discs turned when `square` is the last empty one: what is not `own` is the opponent's. */
@inline
function lastFlips(square: i32, own: u64): i32 {
  const file = (square & 7) as usize;
  const rank = ((square >> 3) as usize) << 8;
  const lines = (square as usize) << 5;
  const discs = i64x2.splat(own);
  const none = i8x16.splat(0);
  // One bit a row for each of file and diagonals, set where there is no own disc.
  const pair = i8x16.bitmask(i8x16.eq(v128.and(discs, v128.load(lines, LAST_LINES)), none)) as usize;
  const third = i8x16.bitmask(i8x16.eq(v128.and(discs, v128.load(lines, LAST_LINES + 16)), none)) as usize;
  const onRank = load<u8>((file << 8) | ((~(own >> (square & 56)) & 0xff) as usize), LAST_FLIPS) as i32;
  return (
    onRank +
    (load<u8>(rank | (pair & 0xff), LAST_FLIPS) as i32) +
    (load<u8>(rank | (pair >> 8), LAST_FLIPS) as i32) +
    (load<u8>(rank | (third & 0xff), LAST_FLIPS) as i32)
  );
}

@inline
function solve1(own: u64, alpha: i32, square: i32): i32 {
  const score = 2 * (popcnt<u64>(own) as i32) - boardSquares + 2;
  const flips = lastFlips(square, own);
  if (flips != 0) return score + flips;
  // Without a move the square is worth most if it falls to the winner.
  if (score <= 0) {
    if (score - 2 <= alpha) return score - 2;
  } else if (score <= alpha) return score;
  const theirs = lastFlips(square, boardMask & ~own & ~((1 as u64) << square));
  if (theirs != 0) return score - 2 - theirs;
  return score > 0 ? score : score - 2;
}

@inline
export function touches(square: i32, discs: u64): bool {
  return (load<u64>((square as usize) << 3, NEIGHBOURS) & discs) != 0;
}

function solve2(own: u64, opponent: u64, alpha: i32, first: i32, second: i32): i32 {
  nodes++;
  let best = -INFINITY;
  let flips: u64;
  const mine = pairOf(own);
  const theirs = pairOf(opponent);
  if (touches(first, opponent)) {
    flips = getFlipsOf(first, own, opponent, mine, theirs);
    if (flips != 0) {
      best = -solve1(opponent ^ flips, -alpha - 1, second);
      if (best > alpha) return best;
    }
  }
  if (touches(second, opponent)) {
    flips = getFlipsOf(second, own, opponent, mine, theirs);
    if (flips != 0) {
      const score = -solve1(opponent ^ flips, -alpha - 1, first);
      if (score > best) best = score;
      return best;
    }
  }
  if (best != -INFINITY) return best;
  // A pass: the opponent's moves, seen from this side.
  best = INFINITY;
  if (touches(first, own)) {
    flips = getFlipsOf(first, opponent, own, theirs, mine);
    if (flips != 0) {
      best = solve1(own ^ flips, alpha, second);
      if (best <= alpha) return best;
    }
  }
  if (touches(second, own)) {
    flips = getFlipsOf(second, opponent, own, theirs, mine);
    if (flips != 0) {
      const score = solve1(own ^ flips, alpha, first);
      return score < best ? score : best;
    }
  }
  return best != INFINITY ? best : finalScore(own, opponent);
}

function solve3(own: u64, opponent: u64, alpha: i32, first: i32, second: i32, third: i32, passed: bool): i32 {
  nodes++;
  let best = -INFINITY;
  let flips: u64;
  const mine = pairOf(own);
  const theirs = pairOf(opponent);
  if (touches(first, opponent)) {
    flips = getFlipsOf(first, own, opponent, mine, theirs);
    if (flips != 0) {
      best = -solve2(opponent ^ flips, own | flips | ((1 as u64) << first), -alpha - 1, second, third);
      if (best > alpha) return best;
    }
  }
  if (touches(second, opponent)) {
    flips = getFlipsOf(second, own, opponent, mine, theirs);
    if (flips != 0) {
      const score = -solve2(opponent ^ flips, own | flips | ((1 as u64) << second), -alpha - 1, first, third);
      if (score > alpha) return score;
      if (score > best) best = score;
    }
  }
  if (touches(third, opponent)) {
    flips = getFlipsOf(third, own, opponent, mine, theirs);
    if (flips != 0) {
      const score = -solve2(opponent ^ flips, own | flips | ((1 as u64) << third), -alpha - 1, first, second);
      return score > best ? score : best;
    }
  }
  if (best != -INFINITY) return best;
  if (passed) return finalScore(own, opponent);
  return -solve3(opponent, own, -alpha - 1, first, second, third, true);
}

/** Three squares left: the one alone in its quadrant first. */
@inline
function solve3Sorted(own: u64, opponent: u64, alpha: i32, empties: u64, parity: u32): i32 {
  const odd: u64 = empties & load<u64>((parity as usize) << 3, ODD_SQUARES);
  const first = ctz<u64>(odd);
  const rest = empties & ~((1 as u64) << first);
  return solve3(
    own,
    opponent,
    alpha,
    first as i32,
    ctz<u64>(rest) as i32,
    63 - (clz<u64>(rest) as i32),
    false,
  );
}

export function solve4(own: u64, opponent: u64, alpha: i32, empties: u64, parity: u32, passed: bool): i32 {
  nodes++;
  let best = -INFINITY;
  const mine = pairOf(own);
  const theirs = pairOf(opponent);
  let group: u64 = empties & load<u64>((parity as usize) << 3, ODD_SQUARES);
  let later: u64 = empties & ~group;
  if (group == 0) {
    group = later;
    later = 0;
  }
  for (;;) {
    do {
      const square = ctz<u64>(group) as i32;
      const bit: u64 = (1 as u64) << square;
      group &= group - 1;
      if (!touches(square, opponent)) continue;
      const flips = getFlipsOf(square, own, opponent, mine, theirs);
      if (flips == 0) continue;
      const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
      const score = -solve3Sorted(
        opponent ^ flips,
        own | flips | bit,
        -alpha - 1,
        empties & ~bit,
        nextParity,
      );
      if (score > alpha) return score;
      if (score > best) best = score;
    } while (group != 0);
    if (later == 0) break;
    group = later;
    later = 0;
  }
  if (best != -INFINITY) return best;
  if (passed) return finalScore(own, opponent);
  return -solve4(opponent, own, -alpha - 1, empties, parity, true);
}

/** Any number of squares without special care: for the few positions on the principal variation, and for tests. */
export function solveFew(own: u64, opponent: u64, alpha: i32, beta: i32): i32 {
  let moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    return -solveFew(opponent, own, -beta, -alpha);
  }
  nodes++;
  let best = -INFINITY;
  for (; moves != 0; moves &= moves - 1) {
    const square = ctz<u64>(moves) as i32;
    const flips = getFlips(square, own, opponent);
    const score = -solveFew(opponent ^ flips, own | flips | ((1 as u64) << square), -beta, -max(alpha, best));
    if (score > best) best = score;
    if (best >= beta) break;
  }
  return best;
}

export function buildLastTables(): void {
  for (let place = 0; place < 8; place++) {
    for (let own = 0; own < 256; own++) {
      const opponent = ~own & 0xff & ~(1 << place);
      const flips = (own >> place) & 1 ? 0 : lineFlips(place, own, opponent);
      store<u8>((((place << 8) | (~own & 0xff)) as usize) + LAST_FLIPS, (popcnt(flips) * 2) as u8);
    }
  }
  for (let square = 0; square < 64; square++) {
    let rising: u64 = 0;
    let falling: u64 = 0;
    let column: u64 = 0;
    for (let other = 0; other < 64; other++) {
      const dx = (other & 7) - (square & 7);
      const dy = (other >> 3) - (square >> 3);
      if (dx == dy) rising |= (1 as u64) << other;
      if (dx == -dy) falling |= (1 as u64) << other;
      if (dx == 0) column |= (1 as u64) << other;
    }
    store<u64>(LAST_LINES + ((square as usize) << 5), rising);
    store<u64>(LAST_LINES + ((square as usize) << 5), falling, 8);
    store<u64>(LAST_LINES + ((square as usize) << 5), column, 16);
    store<u64>(LAST_LINES + ((square as usize) << 5), 0, 24);
  }
  for (let parity = 0; parity < 16; parity++) {
    let odd: u64 = 0;
    for (let square = 0; square < 64; square++) {
      if (((load<u8>(square, QUADRANTS) as i32) & parity) != 0) odd |= (1 as u64) << square;
    }
    store<u64>(ODD_SQUARES + ((parity as usize) << 3), odd);
  }
}
