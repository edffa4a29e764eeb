/**
 * How much of a step is done: in every node near the root the first move takes half of the node's share, the next half
 * of what is left, and so on, as earlier moves cost more. A guess, but one that grows with the work and never falls.
 */
import { progress, PROGRESS_SHARE, results } from "./memory";

/** Deeper nodes change the share by less than anyone can see. */
const LEVELS: i32 = 6;
const SHARES: usize = 0x1800;

@inline
function shareAt(level: i32): usize {
  return results + SHARES + ((level as usize) << 3);
}

/** A new step: nothing of it is done. */
export function startShare(): void {
  store<f32>(shareAt(0), 0);
  store<f32>(shareAt(0), 1, 4);
  store<f32>(progress, 0, PROGRESS_SHARE);
}

/** The node at `level` turns to one of its moves, counted from 0. */
@inline
export function shareMove(level: i32, index: i32, count: i32): void {
  if (level < LEVELS) divide(level, index, count);
}

function divide(level: i32, index: i32, count: i32): void {
  const whole = load<f32>(shareAt(level), 4);
  const left: f32 = whole / ((1 << min(index, 20)) as f32);
  const done = load<f32>(shareAt(level)) + whole - left;
  store<f32>(shareAt(level + 1), done);
  store<f32>(shareAt(level + 1), count == 1 ? left : left / 2, 4);
  if (done > load<f32>(progress, PROGRESS_SHARE)) store<f32>(progress, done, PROGRESS_SHARE);
}
