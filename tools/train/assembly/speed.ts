/** How long an evaluation takes: update and sum for every move of a position, again and again. */
import { boardMask, boardSquares, getFlips, getMoves } from "../../../src/engine/assembly/board";
import { evalMove, evalScore, evalSetup } from "../../../src/engine/assembly/evaluate";

/** A checksum, so that the work is not optimised away. */
export let speedSum: i32 = 0;

/** Evaluates all children of each sample's position; returns how many there were. */
export function speedRun(samples: usize, count: i32): i32 {
  let evaluations = 0;
  for (let i = 0; i < count; i++) {
    const sample = samples + ((i as usize) << 5);
    const own = load<u64>(sample);
    const opponent = load<u64>(sample, 8);
    const empties = boardSquares - (popcnt(own | opponent) as i32);
    evalSetup(0, own, opponent);
    for (let moves = getMoves(own, opponent) & boardMask; moves != 0; moves &= moves - 1) {
      const square = ctz(moves) as i32;
      evalMove(0, square, getFlips(square, own, opponent));
      speedSum += evalScore(1, empties - 1);
      evaluations++;
    }
  }
  return evaluations;
}

/** The same without evaluating: what setting up and generating moves costs. */
export function speedEmpty(samples: usize, count: i32): i32 {
  for (let i = 0; i < count; i++) {
    const sample = samples + ((i as usize) << 5);
    const own = load<u64>(sample);
    const opponent = load<u64>(sample, 8);
    evalSetup(0, own, opponent);
    for (let moves = getMoves(own, opponent) & boardMask; moves != 0; moves &= moves - 1) {
      speedSum += getFlips(ctz(moves) as i32, own, opponent) as i32;
    }
  }
  return speedSum;
}
