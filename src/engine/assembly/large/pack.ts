/** The form in which weights are shipped, as in ../pack.ts: every weight once, all phases side by side, a byte each. */
import { numberPattern, unpack } from "../numbers";
import {
  classCentre,
  classCount,
  classLength,
  classSquare,
  EXTRA_CELLS,
  imageSquare,
  indexLimit,
  patternCells,
  placeOf,
  power3,
} from "./patterns";

/** The symmetry that maps the pattern onto itself in another order, 0 if there is none. */
function mirrorSymmetry(size: i32, index: i32): i32 {
  for (let symmetry = 1; symmetry < 8; symmetry++) {
    let fits = true;
    let moves = false;
    for (let i = 0; i < classLength(size, index); i++) {
      const place = placeOf(size, index, 0, imageSquare(size, classSquare(size, index, i), symmetry));
      if (place < 0) fits = false;
      if (place != i) moves = true;
    }
    if (fits && moves) return symmetry;
  }
  return 0;
}

/** Writes, for each place of the pattern, 3 to the power of the place it goes to. */
function writeMirroredPowers(size: i32, index: i32, powers: usize): void {
  const symmetry = mirrorSymmetry(size, index);
  for (let i = 0; i < classLength(size, index); i++) {
    const place = placeOf(size, index, 0, imageSquare(size, classSquare(size, index, i), symmetry));
    store<i32>(powers + ((i as usize) << 2), power3(place));
  }
}

/**
 * Writes, for each cell of a phase, the number of its shipped weight (u32), and uses 64 bytes behind them. Returns how
 * many weights are shipped.
 */
export function buildCanonical(size: i32, target: usize): i32 {
  const powers = target + (((patternCells(size) + EXTRA_CELLS) as usize) << 2);
  let count = 0;
  for (let index = 0; index < classCount(size); index++) {
    writeMirroredPowers(size, index, powers);
    const limit = indexLimit(classLength(size, index));
    const centre = target + ((classCentre(size, index) as usize) << 2);
    count = numberPattern(limit, centre, powers, count);
  }
  const extras = target + ((patternCells(size) as usize) << 2);
  for (let i = 0; i < EXTRA_CELLS; i++) store<u32>(extras + ((i as usize) << 2), count++);
  return count;
}

/** Shipped weights → one table a phase with a zero at its end. `numbers` is room for a u32 a cell. */
export function expandWeights(size: i32, phases: i32, stride: i32, packed: usize, weights: usize, numbers: usize): void {
  buildCanonical(size, numbers);
  const cells = patternCells(size) + EXTRA_CELLS;
  for (let phase = 0; phase < phases; phase++) store<u8>(weights + phase * stride + cells, 0);
  unpack(cells, phases, stride, packed, weights, numbers);
}
