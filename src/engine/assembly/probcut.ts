/**
 * Multi-ProbCut (Buro): a shallow search that is far enough outside the window decides a deep one. How far is enough
 * is a number of standard deviations of their difference, by selectivity; how large a deviation is comes from a fit.
 */
import { fittedDeviation } from "./deviation";

/** Selectivity from 0 (many cuts) to EXACT (none). */
export const EXACT: i32 = 5;
export const MIN_DEPTH: i32 = 3;

/** Standard deviations asked for, in hundredths: about 73, 87, 95, 99 and 99.9 %. */
@inline
export function confidence(selectivity: i32): i32 {
  if (selectivity == 0) return 110;
  if (selectivity == 1) return 150;
  if (selectivity == 2) return 200;
  if (selectivity == 3) return 260;
  return 330;
}

/** The depth that stands for `depth`: about half, of the same parity, so that the same side has the last word. */
@inline
export function shallowDepth(depth: i32): i32 {
  return ((depth >> 2) << 1) + (depth & 1);
}

/** Discs by which a shallow value must lie outside the window. */
@inline
export function margin(depth: i32, shallow: i32, empties: i32, selectivity: i32): i32 {
  return (confidence(selectivity) * fittedDeviation(depth, shallow, empties) + 9999) / 10000;
}
