/**
 * Fits the weights of the large boards: stochastic gradient descent on the squared error, one phase at a time. Samples
 * are 64 bytes: own and opponent's discs (three u64 each, as the engine's rows), the value the game reached and the
 * value a search gave (f32, discs for the side to move), the number of the game and of empty squares (u32). Memory from
 * HASH_BASE up is the host's to divide.
 */
import { HASH_BASE } from "../../../../src/engine/assembly/memory";
import { buildBoardTables } from "../../../../src/engine/assembly/large/board";
import { evalSetup } from "../../../../src/engine/assembly/large/evaluate";
import { DELTAS, INDICES, LANE_CENTRES, levelAt, OPPONENT, OWN } from "../../../../src/engine/assembly/large/memory";
import { buildCanonical } from "../../../../src/engine/assembly/large/pack";
import { buildDeltas, patternCells } from "../../../../src/engine/assembly/large/patterns";
import { randomBelow, seedRandom } from "../random";

export { evalPhase, evalPhases } from "../../../../src/engine/assembly/large/evaluate";
export { seedRandom };

const SAMPLE_BYTES: usize = 64;
const TARGET: usize = 48;
const EMPTIES: usize = 60;

/** Sum of squared and of absolute errors of the last `fitPass` or `fitError`. */
export let squares: f64 = 0;
export let absolutes: f64 = 0;

let numbers: usize = 0;
let lanes: i32 = 0;
let extras: i32 = 0;

export function freeMemory(): usize {
  return HASH_BASE;
}

/** Memory for the numbers of weights, 4 bytes a cell. Returns the number of weights a phase. */
export function fitInit(size: i32, numberMemory: usize): i32 {
  buildBoardTables(size);
  numbers = numberMemory;
  extras = patternCells(size);
  lanes = buildDeltas(size, DELTAS, LANE_CENTRES);
  return buildCanonical(size, numbers);
}

/** Bytes of one prepared row: the target value and the address of each weight. */
export function rowBytes(): i32 {
  return (1 + lanes + 1) * 4;
}

/** A weight is a pair of f32: its value, and the share of a step that it takes. */
@inline
function addressOf(weights: usize, cell: i32): u32 {
  return (weights as u32) + (load<u32>(numbers + ((cell as usize) << 2)) << 3);
}

/**
 * A weight that n rows have in common takes n / (n + rare) of every step: what was seen a few times only would be learned by
 * heart, and better keeps what the phase after taught it.
 */
export function fitShares(weights: usize, weightCount: i32, rows: usize, count: i32, rare: f32): void {
  const bytes = rowBytes() as usize;
  for (let i = 0; i < weightCount; i++) store<f32>(weights + ((i as usize) << 3), 0, 4);
  for (let i = 0; i < count; i++) {
    const row = rows + (i as usize) * bytes;
    for (let place = row + 4; place < row + bytes; place += 4) {
      const weight = load<u32>(place) as usize;
      store<f32>(weight, load<f32>(weight, 4) + 1, 4);
    }
  }
  for (let i = 0; i < weightCount; i++) {
    const weight = weights + ((i as usize) << 3);
    const seen = load<f32>(weight, 4);
    store<f32>(weight, seen / (seen + rare), 4);
  }
}

/** Turns samples into rows. */
export function fitRows(samples: usize, count: i32, weights: usize, rows: usize): void {
  const bytes = rowBytes() as usize;
  const level = levelAt(0);
  memory.fill(level, 0, 64);
  for (let i = 0; i < count; i++) {
    const sample = samples + (i as usize) * SAMPLE_BYTES;
    memory.copy(level + OWN, sample, 24);
    memory.copy(level + OPPONENT, sample + 24, 24);
    evalSetup(level);
    const row = rows + (i as usize) * bytes;
    store<f32>(row, load<f32>(sample, TARGET));
    let place = row + 4;
    for (let lane = 0; lane < lanes; lane++) {
      const centre = load<u32>(LANE_CENTRES + ((lane as usize) << 2)) as i32;
      store<u32>(place, addressOf(weights, centre + load<i16>(level + ((lane as usize) << 1), INDICES)));
      place += 4;
    }
    store<u32>(place, addressOf(weights, extras + load<u32>(sample, EMPTIES)));
  }
}

/** Exchanges samples so that their order is random. */
export function shuffle(samples: usize, count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const a = samples + (i as usize) * SAMPLE_BYTES;
    const b = samples + (randomBelow(i + 1) as usize) * SAMPLE_BYTES;
    for (let part: usize = 0; part < SAMPLE_BYTES; part += 16) {
      const other = v128.load(a + part);
      v128.store(a + part, v128.load(b + part));
      v128.store(b + part, other);
    }
  }
}

@inline
function predict(row: usize, end: usize): f32 {
  let sum: f32 = 0;
  for (let place = row + 4; place < end; place += 4) sum += load<f32>(load<u32>(place) as usize);
  return sum;
}

/** One pass over the rows; the rate falls in a straight line from `from` to `to`. */
export function fitPass(rows: usize, count: i32, from: f32, to: f32): void {
  const bytes = rowBytes() as usize;
  squares = 0;
  absolutes = 0;
  for (let i = 0; i < count; i++) {
    const row = rows + (i as usize) * bytes;
    const end = row + bytes;
    const error = load<f32>(row) - predict(row, end);
    const step = error * (from + ((to - from) * (i as f32)) / (count as f32));
    for (let place = row + 4; place < end; place += 4) {
      const weight = load<u32>(place) as usize;
      store<f32>(weight, load<f32>(weight) + step * load<f32>(weight, 4));
    }
    squares += error * error;
    absolutes += abs(error);
  }
}

/** The error on rows that were not trained on. */
export function fitError(rows: usize, count: i32): void {
  const bytes = rowBytes() as usize;
  squares = 0;
  absolutes = 0;
  for (let i = 0; i < count; i++) {
    const row = rows + (i as usize) * bytes;
    const error = load<f32>(row) - predict(row, row + bytes);
    squares += error * error;
    absolutes += abs(error);
  }
}
