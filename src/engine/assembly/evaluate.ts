/**
 * The evaluation: the sum of one weight for each pattern instance, of one for the number of moves each side has, and of
 * one for the number of empty squares. The weights belong to a phase of the game.
 *
 * The caller gives the memory: `weights` is common to all threads, `scratch` belongs to one. Scratch holds the delta
 * table and, for each ply of the search, the indices of all instances as seen by the side to move.
 */
import { boardMask, getMoves } from "./board";
import { expandWeights } from "./pack";
import { buildDeltas, EXTRA_CELLS, LANES, MOBILITY_CELLS, patternCells } from "./patterns";
import { EVAL_SCALE } from "./state";

export const PHASES_8: i32 = 12;
export const PHASES_6: i32 = 8;

const LEVELS: usize = 128;
const OWN: usize = 128;
const OPPONENT: usize = 136;
const LEVEL_BYTES: usize = 144;
const DELTA_BYTES: usize = 64 * (LANES as usize) * 2;

/** Where the extra tables begin; the test compares these constants and those in the sums with patterns.ts. */
const EXTRAS_8: usize = 285363;
const EXTRAS_6: usize = 87804;
const LIMIT: i32 = 64 * EVAL_SCALE;

let evalSize: i32 = 0;
let evalWeights: usize = 0;
let evalDeltas: usize = 0;
let evalLevels: usize = 0;
let evalStride: usize = 0;

export function evalPhases(size: i32): i32 {
  return size == 8 ? PHASES_8 : size == 6 ? PHASES_6 : 0;
}

export function evalPhase(size: i32, empties: i32): i32 {
  const phase = size == 8 ? (60 - empties) / 5 : (32 - empties) >> 2;
  return max(0, min(phase, evalPhases(size) - 1));
}

/** Bytes of one phase, a multiple of 64. */
export function evalPhaseBytes(size: i32): i32 {
  return (patternCells(size) + EXTRA_CELLS + 63) & ~63;
}

export function evalWeightsBytes(size: i32): i32 {
  return evalPhases(size) * evalPhaseBytes(size);
}

export function evalScratchBytes(): i32 {
  return (DELTA_BYTES + LEVELS * LEVEL_BYTES) as i32;
}

/** Makes the table of weights from the shipped bytes, which must be followed by 2 MB of free memory. */
export function evalExpand(size: i32, packed: usize, packedBytes: i32, weights: usize): void {
  const numbers = (packed + packedBytes + 15) & ~15;
  expandWeights(size, evalPhases(size), evalPhaseBytes(size), packed, weights, numbers);
}

/** Binds this thread to a board size, the common table of weights and its own scratch memory (aligned to 16). */
export function evalInit(size: i32, weights: usize, scratch: usize): void {
  evalSize = size;
  evalWeights = weights;
  evalDeltas = scratch;
  evalLevels = scratch + DELTA_BYTES;
  evalStride = evalPhaseBytes(size);
  buildDeltas(size, scratch);
}

@inline
function levelOf(ply: i32): usize {
  return evalLevels + (ply as usize) * LEVEL_BYTES;
}

export function evalSetup(ply: i32, own: u64, opponent: u64): void {
  const level = levelOf(ply);
  store<u64>(level, own, OWN);
  store<u64>(level, opponent, OPPONENT);
  for (let vector: usize = 0; vector < 128; vector += 16) {
    let sum = i16x8.splat(0);
    for (let discs = own; discs != 0; discs &= discs - 1) {
      sum = i16x8.add(sum, v128.load(evalDeltas + ((ctz(discs) as usize) << 7) + vector));
    }
    for (let discs = opponent; discs != 0; discs &= discs - 1) {
      sum = i16x8.sub(sum, v128.load(evalDeltas + ((ctz(discs) as usize) << 7) + vector));
    }
    v128.store(level + vector, sum);
  }
}

/** From ply to ply + 1 by a disc on `square` that turns `flips`; the side to move changes. */
export function evalMove(ply: i32, square: i32, flips: u64): void {
  const level = levelOf(ply);
  store<u64>(level, load<u64>(level, OPPONENT) ^ flips, LEVEL_BYTES + OWN);
  store<u64>(level, load<u64>(level, OWN) | flips | ((1 as u64) << square), LEVEL_BYTES + OPPONENT);
  const placed = evalDeltas + ((square as usize) << 7);
  if (evalSize == 8) move8(level, placed, flips);
  else move6(level, placed, flips);
}

/** A turned disc changes an index by twice its delta; then everything changes sign with the side to move. */
@inline
function next(level: usize, placed: usize, turned: v128): v128 {
  return i16x8.neg(i16x8.add(i16x8.add(v128.load(level), v128.load(placed)), i16x8.add(turned, turned)));
}

function move8(level: usize, placed: usize, flips: u64): void {
  let a = i16x8.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let e = a;
  let f = a;
  let g = a;
  for (let discs = flips; discs != 0; discs &= discs - 1) {
    const delta = evalDeltas + ((ctz(discs) as usize) << 7);
    a = i16x8.add(a, v128.load(delta));
    b = i16x8.add(b, v128.load(delta, 16));
    c = i16x8.add(c, v128.load(delta, 32));
    d = i16x8.add(d, v128.load(delta, 48));
    e = i16x8.add(e, v128.load(delta, 64));
    f = i16x8.add(f, v128.load(delta, 80));
    g = i16x8.add(g, v128.load(delta, 96));
  }
  const target = level + LEVEL_BYTES;
  v128.store(target, next(level, placed, a));
  v128.store(target, next(level + 16, placed + 16, b), 16);
  v128.store(target, next(level + 32, placed + 32, c), 32);
  v128.store(target, next(level + 48, placed + 48, d), 48);
  v128.store(target, next(level + 64, placed + 64, e), 64);
  v128.store(target, next(level + 80, placed + 80, f), 80);
  v128.store(target, next(level + 96, placed + 96, g), 96);
}

function move6(level: usize, placed: usize, flips: u64): void {
  let a = i16x8.splat(0);
  let b = a;
  let c = a;
  let d = a;
  for (let discs = flips; discs != 0; discs &= discs - 1) {
    const delta = evalDeltas + ((ctz(discs) as usize) << 7);
    a = i16x8.add(a, v128.load(delta));
    b = i16x8.add(b, v128.load(delta, 16));
    c = i16x8.add(c, v128.load(delta, 32));
    d = i16x8.add(d, v128.load(delta, 48));
  }
  const target = level + LEVEL_BYTES;
  v128.store(target, next(level, placed, a));
  v128.store(target, next(level + 16, placed + 16, b), 16);
  v128.store(target, next(level + 32, placed + 32, c), 32);
  v128.store(target, next(level + 48, placed + 48, d), 48);
}

export function evalPass(ply: i32): void {
  const level = levelOf(ply);
  store<u64>(level, load<u64>(level, OPPONENT), LEVEL_BYTES + OWN);
  store<u64>(level, load<u64>(level, OWN), LEVEL_BYTES + OPPONENT);
  for (let vector: usize = 0; vector < 112; vector += 16) {
    v128.store(level + LEVEL_BYTES + vector, i16x8.neg(v128.load(level + vector)));
  }
}

/** The value of a ply's position for the side to move. */
export function evalScore(ply: i32, empties: i32): i32 {
  const level = levelOf(ply);
  const own = load<u64>(level, OWN);
  const opponent = load<u64>(level, OPPONENT);
  const weights = evalWeights + (evalPhase(evalSize, empties) as usize) * evalStride;
  const extras = weights + (evalSize == 8 ? EXTRAS_8 : EXTRAS_6);
  const ownMoves = popcnt(getMoves(own, opponent) & boardMask) as usize;
  const opponentMoves = popcnt(getMoves(opponent, own) & boardMask) as usize;
  let sum: i32 = load<i8>(extras + (ownMoves & 31));
  sum += load<i8>(extras + (opponentMoves & 31), MOBILITY_CELLS);
  sum += load<i8>(extras + (empties & 63), 2 * MOBILITY_CELLS);
  sum += evalSize == 8 ? sum8(level, weights) : sum6(level, weights);
  return max(-LIMIT, min(LIMIT, sum));
}

@inline
function two(level: usize, centre: usize): i32 {
  return <i32>load<i8>(centre + load<i16>(level)) + <i32>load<i8>(centre + load<i16>(level, 2));
}

@inline
function four(level: usize, centre: usize): i32 {
  return two(level, centre) + two(level + 4, centre);
}

/** Lanes and centres of the classes in the order of patterns.ts. */
@inline
function sum8(level: usize, weights: usize): i32 {
  let sum = four(level, weights + 29524);
  sum += four(level + 8, weights + 88573) + four(level + 16, weights + 88573);
  sum += four(level + 24, weights + 147622);
  sum += four(level + 32, weights + 186988);
  sum += four(level + 40, weights + 226354);
  sum += four(level + 48, weights + 259159);
  sum += four(level + 56, weights + 265720);
  sum += four(level + 64, weights + 272281);
  sum += four(level + 72, weights + 276655);
  sum += four(level + 80, weights + 278113);
  sum += four(level + 88, weights + 278599);
  sum += four(level + 96, weights + 278761);
  return sum + two(level + 104, weights + 282082);
}

@inline
function sum6(level: usize, weights: usize): i32 {
  let sum = four(level, weights + 3280);
  sum += four(level + 8, weights + 16402);
  sum += four(level + 16, weights + 55768);
  sum += four(level + 24, weights + 85657);
  sum += four(level + 32, weights + 86386);
  sum += four(level + 40, weights + 86872);
  sum += four(level + 48, weights + 87034);
  return sum + two(level + 56, weights + 87439);
}
