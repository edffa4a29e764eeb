/** Move counts: a pass is a ply, a finished game is a leaf wherever it ends. */
import { countBits, isEmpty } from "./board";
import { pass, play } from "./flips";
import { LEVEL_BYTES, MOVES, OPPONENT, OWN, scratch } from "./memory";
import { findMoves } from "./moves";

/** From the position at a level's record. */
export function countLeaves(level: usize, depth: i32): u64 {
  if (depth == 0) return 1;
  findMoves(level + OWN, level + OPPONENT, level + MOVES);
  if (isEmpty(level + MOVES)) {
    findMoves(level + OPPONENT, level + OWN, scratch);
    if (isEmpty(scratch)) return 1;
    pass(level);
    return countLeaves(level + LEVEL_BYTES, depth - 1);
  }
  if (depth == 1) return countBits(level + MOVES);
  let count: u64 = 0;
  for (let word = 0; word < 3; word++) {
    let moves = load<u64>(level + ((word as usize) << 3), MOVES);
    for (; moves != 0; moves &= moves - 1) {
      play(level, (word << 6) + (ctz<u64>(moves) as i32));
      count += countLeaves(level + LEVEL_BYTES, depth - 1);
    }
  }
  return count;
}
