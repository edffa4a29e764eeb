/**
 * The root: iterative deepening by steps of depth, then of selectivity, over a list of root moves that is kept in
 * memory where the host reads it. Of moves that a symmetry of the position makes equal one is searched. A run that has spent its nodes is taken up again where it stopped: the window and the
 * move are remembered, what lies below is in the hash table.
 */
import { boardMask, boardSquares, getFlips, getMoves } from "./board";
import { threads } from "./busy";
import { parityOf } from "./endgame";
import { evalMove, evalSetup } from "./evaluate";
import { INFINITY } from "./last";
import { allowNodes, budgetSpent, showNodes, startCounting, stopped } from "./limits";
import {
  progress,
  PROGRESS_BEST,
  PROGRESS_DEPTH,
  PROGRESS_MOVES,
  PROGRESS_MOVES_DONE,
  PROGRESS_SCORE,
  PROGRESS_SELECTIVITY,
  QUADRANTS,
  results,
  STOP,
  threadIndex,
} from "./memory";
import { listAt, pickBest, squareOf } from "./order";
import { principal } from "./principal";
import { EXACT } from "./probcut";
import { evaluationReady, listMoves, useSelectivity } from "./search";
import { shareMove, startShare } from "./share";
import { imageOf } from "./symmetry";

export const DONE: i32 = 0;
export const BUDGET_SPENT: i32 = 1;
export const STOPPED: i32 = 2;

/** A root move: six words. */
export const ROOT_MOVE_BYTES: usize = 24;
const WORK: usize = 0x800;
const SQUARE: usize = 0;
const SCORE: usize = 4;
const BOUND: usize = 8;
const DEPTH: usize = 12;
const SELECTIVITY: usize = 16;
/** The score a later step starts from. */
const GUESS: usize = 20;
const IS_EXACT: i32 = 0;
const IS_LOWER: i32 = 1;
const IS_UPPER: i32 = 2;

export let rootOwn: u64 = 0;
export let rootOpponent: u64 = 0;
export let rootEmpties: i32 = 0;
export let rootCount: i32 = 0;
let rootParity: u32 = 0;
/** The images that leave the root position as it is, a bit each. */
let symmetries: u32 = 0;
let everyMove: bool = false;
let targetDepth: i32 = 0;
let targetSelectivity: i32 = 0;
let lowest: i32 = 0;
let highest: i32 = 0;
let stepDepth: i32 = 0;
let stepSelectivity: i32 = 0;
let finished: bool = false;
let current: i32 = 0;
/** The window of the step in hand; open if alpha is not below beta. */
let alpha: i32 = 0;
let beta: i32 = 0;
let width: i32 = 0;
let guess: i32 = 0;
let guessed: bool = false;

/** The list being worked on; what the host reads is a copy of its last consistent state. */
@inline
function moveAt(index: i32): usize {
  return results + WORK + (index as usize) * ROOT_MOVE_BYTES;
}

/** The moves that a symmetry of the board makes equal to `square`, itself among them. */
function equals(square: i32): u64 {
  const bit: u64 = (1 as u64) << square;
  let all = bit;
  for (let image = 1; image < 8; image++) {
    if (((symmetries >> image) & 1) != 0) all |= imageOf(bit, image);
  }
  return all;
}

/** Each move, and behind it with the same value those that are equal to it. */
function publish(): void {
  let target = results;
  for (let index = 0; index < rootCount; index++) {
    const move = moveAt(index);
    const square = load<i32>(move, SQUARE);
    memory.copy(target, move, ROOT_MOVE_BYTES);
    target += ROOT_MOVE_BYTES;
    for (let rest = equals(square) & ~((1 as u64) << square); rest != 0; rest &= rest - 1) {
      memory.copy(target, move, ROOT_MOVE_BYTES);
      store<i32>(target, ctz<u64>(rest) as i32, SQUARE);
      target += ROOT_MOVE_BYTES;
    }
  }
}

export function begin(
  own: u64,
  opponent: u64,
  depth: i32,
  selectivity: i32,
  from: i32,
  to: i32,
  every: bool,
): i32 {
  rootOwn = own;
  rootOpponent = opponent;
  rootEmpties = boardSquares - (popcnt<u64>(own | opponent) as i32);
  rootParity = parityOf(own, opponent);
  everyMove = every;
  targetDepth = min(depth, rootEmpties);
  targetSelectivity = evaluationReady ? selectivity : EXACT;
  lowest = max(from, -boardSquares - 1);
  highest = min(to, boardSquares + 1);
  if (evaluationReady) evalSetup(0, own, opponent);
  const moves = getMoves(own, opponent) & boardMask;
  const end = listMoves(own, opponent, moves, targetDepth, rootEmpties, rootParity, 0);
  symmetries = 0;
  for (let image = 1; image < 8; image++) {
    if (imageOf(own, image) == own && imageOf(opponent, image) == opponent) symmetries |= 1 << image;
  }
  rootCount = 0;
  let listed: u64 = 0;
  for (let record = listAt(0); record < end; record += 16) {
    pickBest(record, end);
    if ((listed & ((1 as u64) << squareOf(record))) != 0) continue;
    listed |= equals(squareOf(record));
    const move = moveAt(rootCount++);
    store<i32>(move, squareOf(record), SQUARE);
    store<i32>(move, 0, SCORE);
    store<i32>(move, 0, BOUND);
    store<i32>(move, 0, DEPTH);
    store<i32>(move, 0, SELECTIVITY);
    store<i32>(move, 0, GUESS);
  }
  publish();
  finished = rootCount == 0;
  guessed = false;
  guess = 0;
  firstStep();
  startCounting();
  store<i32>(progress, 0, PROGRESS_DEPTH);
  store<i32>(progress, rootCount, PROGRESS_MOVES);
  store<i32>(progress, 64, PROGRESS_BEST);
  return popcnt<u64>(moves) as i32;
}

function firstStep(): void {
  current = 0;
  startShare();
  stepSelectivity = min(targetSelectivity, FIRST_SELECTIVITY);
  stepDepth = 1;
  if (targetDepth == rootEmpties && (rootEmpties <= STRAIGHT || !evaluationReady)) {
    stepDepth = targetDepth;
    stepSelectivity = targetSelectivity;
  } else if (targetDepth < 3) {
    stepDepth = targetDepth;
    stepSelectivity = targetSelectivity;
  }
  openWindow();
}

/** Steps with many cuts until the last depth; an exact search leaps from half-way to the end. */
const FIRST_SELECTIVITY: i32 = 0;
/** Positions with so few empty squares are solved without a first guess. */
const STRAIGHT: i32 = 13;
const LEAP: i32 = 12;
/** A proof follows the first guess at once: surer guesses cost more than they save. */
const STRIDE: i32 = 5;

function nextStep(): void {
  if (stepDepth >= targetDepth) {
    if (stepSelectivity >= targetSelectivity) {
      finished = true;
      return;
    }
    stepSelectivity =
      stepSelectivity + STRIDE > targetSelectivity ? targetSelectivity : stepSelectivity + STRIDE;
  } else {
    stepDepth++;
    if (targetDepth == rootEmpties && stepDepth > rootEmpties - LEAP) stepDepth = rootEmpties;
    stepDepth = min(stepDepth, targetDepth);
    if (stepDepth < targetDepth) stepSelectivity = min(targetSelectivity, FIRST_SELECTIVITY);
  }
  current = 0;
  startShare();
  openWindow();
}

/** The first window of a step: around the guess if there is one. Proved scores are even. */
function openWindow(): void {
  const base = everyMove && rootCount > 0 ? load<i32>(moveAt(current), GUESS) : guess;
  if (!guessed) {
    alpha = lowest;
    beta = highest;
    return;
  }
  const proving = stepDepth == rootEmpties;
  const centre = proving ? base & ~1 : base;
  width = proving ? 1 : 3;
  alpha = max(lowest, centre - width);
  beta = min(highest, centre + width);
  if (alpha >= beta) {
    alpha = lowest;
    beta = highest;
  }
}

/**
 * False once the score is inside the window, or the window cannot grow. Cuts by probability can make a search fail on
 * both sides in turn; after a few attempts the window is thrown wide open.
 */
function widen(score: i32): bool {
  if (score <= alpha && alpha > lowest) {
    beta = alpha + 1;
    alpha = max(lowest, min(score, alpha) - width);
  } else if (score >= beta && beta < highest) {
    alpha = beta - 1;
    beta = min(highest, max(score, beta) + width);
  } else return false;
  width = width * 2 + 1;
  if (width > 60) {
    alpha = lowest;
    beta = highest;
  }
  return true;
}

/** One root move in the given window, for the side that makes it. */
function searchMove(index: i32, from: i32, to: i32): i32 {
  const square = load<i32>(moveAt(index), SQUARE);
  const flips = getFlips(square, rootOwn, rootOpponent);
  if (evaluationReady) evalMove(0, square, flips);
  const own: u64 = rootOpponent ^ flips;
  const opponent: u64 = rootOwn | flips | ((1 as u64) << square);
  const parity = rootParity ^ (load<u8>(square, QUADRANTS) as u32);
  return -principal(own, opponent, -to, -from, stepDepth - 1, rootEmpties - 1, parity, 1);
}

function record(index: i32, score: i32, bound: i32): void {
  const move = moveAt(index);
  store<i32>(move, score, SCORE);
  store<i32>(move, bound, BOUND);
  store<i32>(move, stepDepth, DEPTH);
  store<i32>(move, stepSelectivity, SELECTIVITY);
  store<i32>(move, score, GUESS);
}

/** The best move in the window; the others get upper bounds. */
function stepBest(): bool {
  for (;;) {
    let best = -INFINITY;
    for (let index = 0; index < rootCount; index++) {
      store<i32>(progress, index, PROGRESS_MOVES_DONE);
      shareMove(0, index, rootCount);
      const floor = max(alpha, best);
      let score: i32;
      if (index == 0) score = searchMove(index, floor, beta);
      else {
        score = searchMove(index, floor, floor + 1);
        if (!stopped && score > floor && score < beta) score = searchMove(index, floor, beta);
      }
      if (stopped) return false;
      record(index, score, score <= floor ? IS_UPPER : score >= beta ? IS_LOWER : IS_EXACT);
      if (score > best) {
        best = score;
        if (score > alpha) insertAt(index, 0);
        if (score >= beta) break;
        if (score > alpha) publish();
      }
    }
    if (widen(best)) continue;
    guess = best;
    return true;
  }
}

/** Every move its own value, each in its own window. */
function stepEvery(): bool {
  for (; current < rootCount; ) {
    store<i32>(progress, current, PROGRESS_MOVES_DONE);
    shareMove(0, current, rootCount);
    const score = searchMove(current, alpha, beta);
    if (stopped) return false;
    if (widen(score)) continue;
    record(current, score, score <= alpha ? IS_UPPER : score >= beta ? IS_LOWER : IS_EXACT);
    publish();
    current++;
    if (current < rootCount) openWindow();
  }
  for (let index = 1; index < rootCount; index++) {
    let place = index;
    while (place > 0 && load<i32>(moveAt(place - 1), SCORE) < load<i32>(moveAt(index), SCORE)) place--;
    insertAt(index, place);
  }
  guess = load<i32>(moveAt(0), SCORE);
  return true;
}

function insertAt(index: i32, place: i32): void {
  for (; index > place; index--) {
    const move = moveAt(index);
    const before = move - ROOT_MOVE_BYTES;
    for (let word: usize = 0; word < ROOT_MOVE_BYTES; word += 4) {
      const value = load<i32>(move + word);
      store<i32>(move + word, load<i32>(before + word));
      store<i32>(before + word, value);
    }
  }
}

/** Searches on until all is done, the flag is set, or about this many nodes are spent. */
export function run(budget: f64): i32 {
  allowNodes(budget as u64);
  while (!finished) {
    useSelectivity(stepSelectivity);
    const whole = everyMove ? stepEvery() : stepBest();
    showNodes();
    if (!whole) return budgetSpent ? BUDGET_SPENT : STOPPED;
    guessed = true;
    publish();
    store<i32>(progress, stepDepth, PROGRESS_DEPTH);
    store<i32>(progress, stepSelectivity, PROGRESS_SELECTIVITY);
    store<i32>(progress, load<i32>(moveAt(0), SCORE), PROGRESS_SCORE);
    store<i32>(progress, load<i32>(moveAt(0), SQUARE), PROGRESS_BEST);
    nextStep();
  }
  // The others only help the first thread; its result is the one that is read.
  if (ASC_FEATURE_THREADS && threads > 1 && threadIndex == 0) atomic.store<i32>(STOP, 1);
  return DONE;
}
