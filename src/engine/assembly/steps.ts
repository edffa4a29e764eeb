/**
 * What the roots of both cores have in common: iterative deepening by steps of depth, then of selectivity, over a list of
 * root moves. A run that has spent its nodes is taken up again where it stopped: the window and the move are remembered, what lies
 * below is in the hash table. How a move is searched and how the list is shown to the host is the core's own.
 */
import { threads } from "./busy";
import { allowNodes, budgetSpent, showNodes, startCounting, stopped } from "./limits";
import {
  progress,
  PROGRESS_BEST,
  PROGRESS_DEPTH,
  PROGRESS_MOVES,
  PROGRESS_MOVES_DONE,
  PROGRESS_SCORE,
  PROGRESS_SELECTIVITY,
  STOP,
  threadIndex,
} from "./memory";
import { EXACT } from "./probcut";
import { shareMove, startShare } from "./share";
import { evaluationReady, useSelectivity } from "./state";

const DONE: i32 = 0;
const BUDGET_SPENT: i32 = 1;
const STOPPED: i32 = 2;

/** A root move: six words. */
export const ROOT_MOVE_BYTES: usize = 24;
export const SQUARE: usize = 0;
const SCORE: usize = 4;
const BOUND: usize = 8;
const DEPTH: usize = 12;
const SELECTIVITY: usize = 16;
/** The score a later step starts from. */
const GUESS: usize = 20;
const IS_EXACT: i32 = 0;
const IS_LOWER: i32 = 1;
const IS_UPPER: i32 = 2;
/** Below every score of every board. */
const NONE: i32 = -10000;

/** Steps with many cuts until the last depth. */
const FIRST_SELECTIVITY: i32 = 0;
/** Positions with so few empty squares are solved without a first guess. */
const STRAIGHT: i32 = 13;
/** A proof follows the first guess at once: surer guesses cost more than they save. */
const STRIDE: i32 = 5;

/** Searches a root move to a depth, in a window, for the side that makes it. */
type SearchMove = (square: i32, from: i32, to: i32, depth: i32) => i32;
/** Shows the list as it is to the host. */
type Publish = () => void;

export let rootEmpties: i32 = 0;
export let rootCount: i32 = 0;
export let targetDepth: i32 = 0;
let list: usize = 0;
let everyMove: bool = false;
let targetSelectivity: i32 = 0;
let lowest: i32 = 0;
let highest: i32 = 0;
let leap: i32 = 0;
let stepDepth: i32 = 0;
let stepSelectivity: i32 = 0;
let finished: bool = false;
let current: i32 = 0;
/** The window of the step in hand; open if alpha is not below beta. */
let alpha: i32 = 0;
let beta: i32 = 0;
let width: i32 = 0;
let widest: i32 = 0;
let guess: i32 = 0;
let guessed: bool = false;

/** The list being worked on; what the host reads is a copy of its last consistent state. */
@inline
export function moveAt(index: i32): usize {
  return list + (index as usize) * ROOT_MOVE_BYTES;
}

/** A new search on an empty list, which lies at `place`. */
export function aim(place: usize, empties: i32, depth: i32, selectivity: i32, every: bool): void {
  list = place;
  rootCount = 0;
  rootEmpties = empties;
  everyMove = every;
  targetDepth = min(depth, empties);
  targetSelectivity = evaluationReady ? selectivity : EXACT;
}

/** The scores between which the answer is wanted, on a board of so many squares. */
export function bound(from: i32, to: i32, squares: i32): void {
  lowest = max(from, -squares - 1);
  highest = min(to, squares + 1);
}

/** Puts a move at the end of the list. */
export function addMove(square: i32): void {
  const move = moveAt(rootCount++);
  memory.fill(move, 0, ROOT_MOVE_BYTES);
  store<i32>(move, square, SQUARE);
}

/**
 * The list is whole. An exact search leaps to the end from `plies` before it; a window that has grown beyond `most` is thrown
 * wide open; `none` is no square.
 */
export function start(plies: i32, most: i32, none: i32): void {
  leap = plies;
  widest = most;
  finished = rootCount == 0;
  guessed = false;
  guess = 0;
  firstStep();
  startCounting();
  store<i32>(progress, 0, PROGRESS_DEPTH);
  store<i32>(progress, rootCount, PROGRESS_MOVES);
  store<i32>(progress, none, PROGRESS_BEST);
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
    if (targetDepth == rootEmpties && stepDepth > rootEmpties - leap) stepDepth = rootEmpties;
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
  if (width > widest) {
    alpha = lowest;
    beta = highest;
  }
  return true;
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
function stepBest(searchMove: SearchMove, publish: Publish): bool {
  for (;;) {
    let best = NONE;
    for (let index = 0; index < rootCount; index++) {
      store<i32>(progress, index, PROGRESS_MOVES_DONE);
      shareMove(0, index, rootCount);
      const square = load<i32>(moveAt(index), SQUARE);
      const floor = max(alpha, best);
      let score: i32;
      if (index == 0) score = searchMove(square, floor, beta, stepDepth);
      else {
        score = searchMove(square, floor, floor + 1, stepDepth);
        if (!stopped && score > floor && score < beta) score = searchMove(square, floor, beta, stepDepth);
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
function stepEvery(searchMove: SearchMove, publish: Publish): bool {
  for (; current < rootCount; ) {
    store<i32>(progress, current, PROGRESS_MOVES_DONE);
    shareMove(0, current, rootCount);
    const score = searchMove(load<i32>(moveAt(current), SQUARE), alpha, beta, stepDepth);
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
export function runSteps(budget: f64, searchMove: SearchMove, publish: Publish): i32 {
  allowNodes(budget as u64);
  while (!finished) {
    useSelectivity(stepSelectivity);
    const whole = everyMove ? stepEvery(searchMove, publish) : stepBest(searchMove, publish);
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
