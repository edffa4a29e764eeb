/**
 * The evaluation, as in ../evaluate.ts: the sum of one weight for each pattern instance and of one for the number of
 * empty squares, by phase of the game. The number of moves is left out: whole lines tell most of it, and counting moves
 * on these boards takes as long as all the rest. Indices lie in the level records.
 */
import { EVAL_SCALE } from "../state";
import { boardSize, boardSquares } from "./board";
import {
  DELTAS,
  FLIPS,
  INDICES,
  LANE_CENTRES,
  LEVEL_BYTES,
  OPPONENT,
  OWN,
  WEIGHTS_BASE,
} from "./memory";
import { expandWeights } from "./pack";
import { buildDeltas, EXTRA_CELLS, LANE_BYTES, patternCells } from "./patterns";

const PHASES_10: i32 = 8;
const PHASES_12: i32 = 7;

let extras: usize = 0;
let stride: usize = 0;

export function evalPhases(size: i32): i32 {
  return size == 10 ? PHASES_10 : PHASES_12;
}

@inline
export function evalPhase(size: i32, empties: i32): i32 {
  return size == 10
    ? max(0, min((96 - empties) / 12, PHASES_10 - 1))
    : max(0, min((140 - empties) / 20, PHASES_12 - 1));
}

/** Bytes of one phase, a multiple of 64. */
function phaseBytes(size: i32): i32 {
  return (patternCells(size) + EXTRA_CELLS + 1 + 63) & ~63;
}

/** Makes the table of weights from the shipped bytes, which must be followed by 3 MB of free memory. */
export function evalExpand(packed: usize, packedBytes: i32): void {
  const numbers = (packed + packedBytes + 15) & ~15;
  expandWeights(boardSize, evalPhases(boardSize), phaseBytes(boardSize), packed, WEIGHTS_BASE, numbers);
}

/** In the first instance, for the board size in use. */
export function buildEvaluation(): void {
  buildDeltas(boardSize, DELTAS, LANE_CENTRES);
}

/** What an instance keeps for itself. */
export function attachEvaluation(): void {
  extras = patternCells(boardSize);
  stride = phaseBytes(boardSize);
}

@inline
function deltaOf(word: i32, discs: u64): usize {
  return DELTAS + ((word << 6) + (ctz<u64>(discs) as i32)) * LANE_BYTES;
}

export function evalSetup(level: usize): void {
  for (let vector: usize = 0; vector < LANE_BYTES; vector += 16) {
    let sum = i16x8.splat(0);
    for (let word = 0; word < 3; word++) {
      const place = level + ((word as usize) << 3);
      for (let discs = load<u64>(place, OWN); discs != 0; discs &= discs - 1) {
        sum = i16x8.add(sum, v128.load(deltaOf(word, discs) + vector));
      }
      for (let discs = load<u64>(place, OPPONENT); discs != 0; discs &= discs - 1) {
        sum = i16x8.sub(sum, v128.load(deltaOf(word, discs) + vector));
      }
    }
    v128.store(level + vector, sum, INDICES);
  }
}

/** A turned disc changes an index by twice its delta; then everything changes sign with the side to move. */
@inline
function next(level: usize, placed: usize, turned: v128): v128 {
  return i16x8.neg(i16x8.add(i16x8.add(v128.load(level, INDICES), v128.load(placed)), i16x8.add(turned, turned)));
}

/** Indices of the next level, whose record `play` has filled. */
export function evalMove(level: usize, square: i32): void {
  let a = i16x8.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let e = a;
  let f = a;
  let g = a;
  let h = a;
  const target = level + LEVEL_BYTES;
  for (let word = 0; word < 3; word++) {
    for (let discs = load<u64>(target + ((word as usize) << 3), FLIPS); discs != 0; discs &= discs - 1) {
      const delta = deltaOf(word, discs);
      a = i16x8.add(a, v128.load(delta));
      b = i16x8.add(b, v128.load(delta, 16));
      c = i16x8.add(c, v128.load(delta, 32));
      d = i16x8.add(d, v128.load(delta, 48));
      e = i16x8.add(e, v128.load(delta, 64));
      f = i16x8.add(f, v128.load(delta, 80));
      g = i16x8.add(g, v128.load(delta, 96));
      h = i16x8.add(h, v128.load(delta, 112));
    }
  }
  const placed = DELTAS + (square as usize) * LANE_BYTES;
  v128.store(target, next(level, placed, a), INDICES);
  v128.store(target, next(level + 16, placed + 16, b), INDICES + 16);
  v128.store(target, next(level + 32, placed + 32, c), INDICES + 32);
  v128.store(target, next(level + 48, placed + 48, d), INDICES + 48);
  v128.store(target, next(level + 64, placed + 64, e), INDICES + 64);
  v128.store(target, next(level + 80, placed + 80, f), INDICES + 80);
  v128.store(target, next(level + 96, placed + 96, g), INDICES + 96);
  v128.store(target, next(level + 112, placed + 112, h), INDICES + 112);
  if (boardSize == 12) moveRest(level, placed);
}

/** The lanes that only 12×12 has. */
function moveRest(level: usize, placed: usize): void {
  let a = i16x8.splat(0);
  let b = a;
  const target = level + LEVEL_BYTES;
  for (let word = 0; word < 3; word++) {
    for (let discs = load<u64>(target + ((word as usize) << 3), FLIPS); discs != 0; discs &= discs - 1) {
      const delta = deltaOf(word, discs);
      a = i16x8.add(a, v128.load(delta, 128));
      b = i16x8.add(b, v128.load(delta, 144));
    }
  }
  v128.store(target, next(level + 128, placed + 128, a), INDICES + 128);
  v128.store(target, next(level + 144, placed + 144, b), INDICES + 144);
}

export function evalPass(level: usize): void {
  for (let vector: usize = 0; vector < LANE_BYTES; vector += 16) {
    v128.store(level + vector, i16x8.neg(v128.load(level + vector, INDICES)), LEVEL_BYTES + INDICES);
  }
}

/** Four lanes in a row belong to one class. */
@inline
function eight(lanes: usize, weights: usize, centres: usize): i32 {
  const first = weights + (load<u32>(centres) as usize);
  const second = weights + (load<u32>(centres, 16) as usize);
  return (
    (load<i8>(first + load<i16>(lanes, INDICES)) as i32) +
    (load<i8>(first + load<i16>(lanes, INDICES + 2)) as i32) +
    (load<i8>(first + load<i16>(lanes, INDICES + 4)) as i32) +
    (load<i8>(first + load<i16>(lanes, INDICES + 6)) as i32) +
    (load<i8>(second + load<i16>(lanes, INDICES + 8)) as i32) +
    (load<i8>(second + load<i16>(lanes, INDICES + 10)) as i32) +
    (load<i8>(second + load<i16>(lanes, INDICES + 12)) as i32) +
    (load<i8>(second + load<i16>(lanes, INDICES + 14)) as i32)
  );
}

/** The value of a level's position for the side to move. */
export function evalScore(level: usize, empties: i32): i32 {
  const weights = WEIGHTS_BASE + (evalPhase(boardSize, empties) as usize) * stride;
  let sum: i32 = load<i8>(weights + extras + empties);
  for (let vector: usize = 0; vector < 128; vector += 32) {
    sum += eight(level + vector, weights, LANE_CENTRES + 2 * vector);
    sum += eight(level + vector + 16, weights, LANE_CENTRES + 2 * vector + 32);
  }
  if (boardSize == 12) {
    sum += eight(level + 128, weights, LANE_CENTRES + 256);
    sum += eight(level + 144, weights, LANE_CENTRES + 288);
  }
  const limit = boardSquares * EVAL_SCALE;
  return max(-limit, min(limit, sum));
}
