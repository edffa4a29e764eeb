/** The end of the game: results, and the last few empty squares, searched without lists or tables. */
import { countNode } from "../last";
import { boardSquares, countBits, findEmpty } from "./board";
import { countFlips, pass, tryPlay } from "./flips";
import { LEVEL_BYTES, MOVES, NEIGHBOURS, ODD_SQUARES, OPPONENT, OWN, QUADRANTS } from "./memory";

export const INFINITY: i32 = 1000;

/** Empty squares go to the winner. */
export function finalScore(level: usize): i32 {
  const mine = countBits(level + OWN);
  const theirs = countBits(level + OPPONENT);
  if (mine == theirs) return 0;
  return mine > theirs ? boardSquares - 2 * theirs : 2 * mine - boardSquares;
}

@inline
function touches(square: i32, discs: usize): bool {
  const around = NEIGHBOURS + ((square as usize) << 5);
  return v128.any_true(
    v128.or(
      v128.and(v128.load(around), v128.load(discs)),
      v128.and(v128.load(around, 16), v128.load(discs, 16)),
    ),
  );
}

/** The only empty square goes to whoever can move there, or to the winner. */
function solve1(level: usize, square: i32): i32 {
  const difference = 2 * countBits(level + OWN) - boardSquares + 1;
  const mine = touches(square, level + OPPONENT) ? countFlips(square, level + OWN, level + OPPONENT) : 0;
  if (mine != 0) return difference + 2 * mine + 1;
  const theirs = touches(square, level + OWN) ? countFlips(square, level + OPPONENT, level + OWN) : 0;
  if (theirs != 0) return difference - 2 * theirs - 1;
  return difference > 0 ? difference + 1 : difference - 1;
}

function solve2(level: usize, alpha: i32, first: i32, second: i32, passed: bool): i32 {
  countNode();
  let best = -INFINITY;
  if (touches(first, level + OPPONENT) && tryPlay(level, first)) {
    best = -solve1(level + LEVEL_BYTES, second);
    if (best > alpha) return best;
  }
  if (touches(second, level + OPPONENT) && tryPlay(level, second)) {
    best = max(best, -solve1(level + LEVEL_BYTES, first));
  }
  if (best != -INFINITY) return best;
  if (passed) return finalScore(level);
  pass(level);
  return -solve2(level + LEVEL_BYTES, -alpha - 1, first, second, true);
}

function solve3(level: usize, alpha: i32, first: i32, second: i32, third: i32, passed: bool): i32 {
  countNode();
  let best = -INFINITY;
  if (touches(first, level + OPPONENT) && tryPlay(level, first)) {
    best = -solve2(level + LEVEL_BYTES, -alpha - 1, second, third, false);
    if (best > alpha) return best;
  }
  if (touches(second, level + OPPONENT) && tryPlay(level, second)) {
    best = max(best, -solve2(level + LEVEL_BYTES, -alpha - 1, first, third, false));
    if (best > alpha) return best;
  }
  if (touches(third, level + OPPONENT) && tryPlay(level, third)) {
    best = max(best, -solve2(level + LEVEL_BYTES, -alpha - 1, first, second, false));
  }
  if (best != -INFINITY) return best;
  if (passed) return finalScore(level);
  pass(level);
  return -solve3(level + LEVEL_BYTES, -alpha - 1, first, second, third, true);
}

/** Null-window search over the empty squares, those of odd quadrants first. */
export function solveFew(level: usize, alpha: i32, empties: i32, parity: u32, passed: bool): i32 {
  if (empties == 0) return finalScore(level);
  findEmpty(level + OWN, level + OPPONENT, level + MOVES);
  const odd = ODD_SQUARES + ((parity as usize) << 5);
  if (empties <= 3) {
    const first = takeSquare(level + MOVES, odd);
    if (empties == 1) return solve1(level, first);
    const second = takeSquare(level + MOVES, odd);
    if (empties == 2) return solve2(level, alpha, first, second, passed);
    return solve3(level, alpha, first, second, takeSquare(level + MOVES, odd), passed);
  }
  countNode();
  let best = -INFINITY;
  for (let rest = empties; rest > 0; rest--) {
    const square = takeSquare(level + MOVES, odd);
    if (!touches(square, level + OPPONENT) || !tryPlay(level, square)) continue;
    const nextParity = parity ^ (load<u8>(square, QUADRANTS) as u32);
    const score = -solveFew(level + LEVEL_BYTES, -alpha - 1, empties - 1, nextParity, false);
    if (score > alpha) return score;
    if (score > best) best = score;
  }
  if (best != -INFINITY) return best;
  if (passed) return finalScore(level);
  pass(level);
  return -solveFew(level + LEVEL_BYTES, -alpha - 1, empties, parity, true);
}

/** Takes a square out of a board, if there is one from the squares preferred. */
@inline
function takeSquare(board: usize, preferred: usize): i32 {
  for (let word: usize = 0; word < 24; word += 8) {
    const squares = load<u64>(board + word) & load<u64>(preferred + word);
    if (squares != 0) return takeFrom(board, word, squares);
  }
  for (let word: usize = 0; word < 24; word += 8) {
    const squares = load<u64>(board + word);
    if (squares != 0) return takeFrom(board, word, squares);
  }
  return -1;
}

@inline
function takeFrom(board: usize, word: usize, squares: u64): i32 {
  const square = ctz<u64>(squares);
  store<u64>(board + word, load<u64>(board + word) ^ ((1 as u64) << square));
  return ((word << 3) as i32) + (square as i32);
}

/** Which quadrants have an odd number of empty squares. */
export function parityOf(level: usize): u32 {
  findEmpty(level + OWN, level + OPPONENT, level + MOVES);
  let parity: u32 = 0;
  for (let word = 0; word < 3; word++) {
    let squares = load<u64>(level + ((word as usize) << 3), MOVES);
    for (; squares != 0; squares &= squares - 1) {
      parity ^= load<u8>((word << 6) + (ctz<u64>(squares) as usize), QUADRANTS) as u32;
    }
  }
  return parity;
}
