/**
 * Samples for training, 32 bytes each: own and opponent's discs (u64), the value the game reached and the value a search
 * gave (f32, in discs for the side to move), the number of the game (u32), the number of empty squares (u32).
 */
import { boardMask, boardSquares, getFlips, getMoves } from "../../../src/engine/assembly/board";
import { EVAL_SCALE } from "../../../src/engine/assembly/state";
import { random, randomBelow } from "./random";
import { foundMove, searchDepth } from "./search";
import { guessValue, solve, solvedMove, turnGuess } from "./solve";

export const SAMPLE_BYTES: usize = 32;
const OUTCOME: usize = 16;
const SEARCHED: usize = 20;
const GAME: usize = 24;
const EMPTIES: usize = 28;
const NO_MOVE: i32 = 255;

let own: u64 = 0;
let opponent: u64 = 0;

function start(): void {
  own = 0x0000000810000000;
  opponent = 0x0000001008000000;
}

function play(square: i32): bool {
  const bit = (1 as u64) << square;
  if (((own | opponent) & bit) != 0 || (bit & boardMask) == 0) return false;
  const flips = getFlips(square, own, opponent);
  if (flips == 0) return false;
  const mine = own;
  own = opponent ^ flips;
  opponent = mine | flips | bit;
  return true;
}

/** Passes if there is no move. False when the game is over. */
function ready(): bool {
  if ((getMoves(own, opponent) & boardMask) != 0) return true;
  const mine = own;
  own = opponent;
  opponent = mine;
  return (getMoves(own, opponent) & boardMask) != 0;
}

@inline
function empties(): i32 {
  return boardSquares - (popcnt(own | opponent) as i32);
}

function keep(target: usize, game: u32, searched: f32): void {
  store<u64>(target, own);
  store<u64>(target, opponent, 8);
  store<f32>(target, NaN, OUTCOME);
  store<f32>(target, searched, SEARCHED);
  store<u32>(target, game, GAME);
  store<u32>(target, empties(), EMPTIES);
}

/** Carries the value of the last position back; whose it is follows from the discs, because passes leave gaps. */
function carryBack(first: usize, end: usize, lastSide: bool, value: f32, sides: u64): void {
  let index = 0;
  for (let sample = first; sample < end; sample += SAMPLE_BYTES) {
    const side = ((sides >> index) & 1) != 0;
    store<f32>(sample, side == lastSide ? value : -value, OUTCOME);
    index++;
  }
}

/** Whether Black is to move cannot be seen in own and opponent, so it is kept beside them. */
let black: bool = true;

function turn(square: i32): bool {
  if (!play(square)) return false;
  black = !black;
  return true;
}

function prepare(): bool {
  const mine = own;
  const alive = ready();
  if (own != mine) black = !black;
  return alive;
}

/**
 * Replays a game of up to 60 moves. Before `exact` empty squares each position gets the solved value of the first
 * position with that many, later positions their own. Returns the end of the samples, or `target` for a broken game.
 */
export function labelGame(moves: usize, exact: i32, game: u32, target: usize): usize {
  start();
  black = true;
  let end = target;
  let sides: u64 = 0;
  for (let i = 0; i < 60; i++) {
    if (!prepare()) break;
    keep(end, game, NaN);
    if (black) sides |= (1 as u64) << i;
    end += SAMPLE_BYTES;
    const square: i32 = load<u8>(moves + i);
    if (square == NO_MOVE || !turn(square)) break;
  }
  return solveBackwards(target, end, exact, sides) ? end : target;
}

/** From the last position to the first: a value is close to the next one's. False if there is nothing to solve. */
function solveBackwards(first: usize, end: usize, exact: i32, sides: u64): bool {
  let value: i32 = 0;
  let side: bool = true;
  let sample = end;
  guessValue(0);
  for (; sample > first && (load<u32>(sample - SAMPLE_BYTES, EMPTIES) as i32) <= exact; sample -= SAMPLE_BYTES) {
    const place = sample - SAMPLE_BYTES;
    const mover = ((sides >> (((place - first) / SAMPLE_BYTES) as u64)) & 1) != 0;
    if (mover != side) turnGuess();
    side = mover;
    value = solve(load<u64>(place), load<u64>(place, 8));
    store<f32>(place, value as f32, OUTCOME);
    store<f32>(place, value as f32, SEARCHED);
  }
  if (sample == end) return false;
  carryBack(first, sample, side, value as f32, sides);
  return true;
}

function randomMove(): i32 {
  let moves = getMoves(own, opponent) & boardMask;
  for (let skip = randomBelow(popcnt(moves) as u32); skip > 0; skip--) moves &= moves - 1;
  return ctz(moves) as i32;
}

/**
 * One game of self-play: an opening, some random moves, then a search of `depth` (0: random moves without a value),
 * exact from `exact` empty squares, where the game ends. Returns the end of the samples.
 */
export function playGame(opening: usize, randomMoves: i32, depth: i32, exact: i32, game: u32, target: usize): usize {
  start();
  black = true;
  for (let i = 0; i < 60 && load<u8>(opening + i) != NO_MOVE; i++) {
    if (!prepare() || !turn(load<u8>(opening + i))) return target;
  }
  for (let i = 0; i < randomMoves; i++) {
    if (!prepare()) return target;
    turn(randomMove());
  }
  let end = target;
  let sides: u64 = 0;
  guessValue(0);
  for (let i = 0; ; i++) {
    if (!prepare()) return target;
    if (empties() <= exact) break;
    const value = depth == 0 ? 0 : searchDepth(own, opponent, depth);
    keep(end, game, depth == 0 ? NaN : (value as f32) / (EVAL_SCALE as f32));
    if (black) sides |= (1 as u64) << i;
    guessValue(-value / EVAL_SCALE);
    end += SAMPLE_BYTES;
    turn(depth == 0 ? randomMove() : foundMove);
  }
  const value = solve(own, opponent) as f32;
  keep(end, game, value);
  store<f32>(end, value, OUTCOME);
  carryBack(target, end, black, value, sides);
  return end + SAMPLE_BYTES;
}

/**
 * Plays a game on from the position that `playGame` ended with: one solved sample a move. With depth 0 the moves are the
 * best ones, otherwise those of a search.
 */
export function finishGame(depth: i32, game: u32, target: usize): usize {
  let end = target;
  turn(finishingMove(depth));
  while (prepare() && empties() > 0) {
    turnGuess();
    const value = solve(own, opponent) as f32;
    keep(end, game, value);
    store<f32>(end, value, OUTCOME);
    end += SAMPLE_BYTES;
    turn(finishingMove(depth));
  }
  return end;
}

function finishingMove(depth: i32): i32 {
  if (depth == 0) return solvedMove;
  searchDepth(own, opponent, min(depth, empties()));
  return foundMove;
}

/** Fills in the value of a search where it is missing. */
export function searchSamples(samples: usize, count: i32, depth: i32): void {
  for (let i = 0; i < count; i++) {
    const sample = samples + (i as usize) * SAMPLE_BYTES;
    if (!isNaN(load<f32>(sample, SEARCHED))) continue;
    const value = searchDepth(load<u64>(sample), load<u64>(sample, 8), depth);
    store<f32>(sample, (value as f32) / (EVAL_SCALE as f32), SEARCHED);
  }
}

export function randomOf(bound: u32): u32 {
  return random() % bound;
}
