/** Stochastic gradient descent on the squared error, one phase at a time. */
import { boardMask, getMoves } from "../../../src/engine/assembly/board";
import { buildCanonical } from "../../../src/engine/assembly/pack";
import { buildDeltas, LANES, laneCentre, MOBILITY_CELLS, patternCells } from "../../../src/engine/assembly/patterns";
import { randomBelow } from "./random";
import { SAMPLE_BYTES } from "./samples";

/** Sum of squared and of absolute errors of the last `fitPass` or `fitError`. */
export let squares: f64 = 0;
export let absolutes: f64 = 0;

let numbers: usize = 0;
let deltas: usize = 0;
let lanes: i32 = 0;
let size: i32 = 0;

/** Memory for the numbers of weights (4 bytes a cell) and the delta table. Returns the number of weights a phase. */
export function fitInit(boardSize: i32, numberMemory: usize, deltaMemory: usize): i32 {
  size = boardSize;
  numbers = numberMemory;
  deltas = deltaMemory;
  lanes = buildDeltas(size, deltas);
  return buildCanonical(size, numbers);
}

/** Bytes of one prepared row: the target value and the address of each weight. */
export function rowBytes(): i32 {
  return (1 + lanes + 3) * 4;
}

@inline
function numberOf(cell: i32): u32 {
  return load<u32>(numbers + ((cell as usize) << 2));
}

/** Turns samples into rows; the target is the sample's outcome. */
export function fitRows(samples: usize, count: i32, weights: usize, rows: usize): void {
  const bytes = rowBytes() as usize;
  const centres = new StaticArray<i32>(LANES);
  for (let lane = 0; lane < lanes; lane++) centres[lane] = laneCentre(size, lane);
  const extras = patternCells(size);
  for (let i = 0; i < count; i++) {
    const sample = samples + (i as usize) * SAMPLE_BYTES;
    const own = load<u64>(sample);
    const opponent = load<u64>(sample, 8);
    const row = rows + (i as usize) * bytes;
    store<f32>(row, load<f32>(sample, 16));
    let place = row + 4;
    for (let lane = 0; lane < lanes; lane++) {
      let index = 0;
      const column = deltas + ((lane as usize) << 1);
      for (let discs = own; discs != 0; discs &= discs - 1) index += load<i16>(column + ((ctz(discs) as usize) << 7));
      for (let discs = opponent; discs != 0; discs &= discs - 1) {
        index -= load<i16>(column + ((ctz(discs) as usize) << 7));
      }
      store<u32>(place, (weights as u32) + (numberOf(centres[lane] + index) << 2));
      place += 4;
    }
    const mine = popcnt(getMoves(own, opponent) & boardMask) as i32;
    const theirs = popcnt(getMoves(opponent, own) & boardMask) as i32;
    const left: i32 = load<u32>(sample, 28);
    store<u32>(place, (weights as u32) + (numberOf(extras + (mine & 31)) << 2));
    store<u32>(place, (weights as u32) + (numberOf(extras + MOBILITY_CELLS + (theirs & 31)) << 2), 4);
    store<u32>(place, (weights as u32) + (numberOf(extras + 2 * MOBILITY_CELLS + left) << 2), 8);
  }
}

/** Exchanges samples so that their order is random. */
export function shuffle(samples: usize, count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const a = samples + (i as usize) * SAMPLE_BYTES;
    const b = samples + (randomBelow(i + 1) as usize) * SAMPLE_BYTES;
    const low = v128.load(a);
    const high = v128.load(a, 16);
    v128.store(a, v128.load(b));
    v128.store(a, v128.load(b, 16), 16);
    v128.store(b, low);
    v128.store(b, high, 16);
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
      store<f32>(weight, load<f32>(weight) + step);
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
