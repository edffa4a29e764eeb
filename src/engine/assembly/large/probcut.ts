/** Margins of the probability cuts; the idea is in ../probcut.ts, the deviations are those of the large boards. */
import { confidence } from "../probcut";
import { boardSize } from "./board";
import { fittedDeviation } from "./deviation";

/** Discs by which a shallow value must lie outside the window. */
@inline
export function margin(depth: i32, shallow: i32, empties: i32, selectivity: i32): i32 {
  return (confidence(selectivity) * fittedDeviation(boardSize, depth, shallow, empties) + 9999) / 10000;
}
