/** Move counts: a pass is a ply, a finished game is a leaf wherever it ends. */
import { boardMask, getFlips, getMoves } from "./board";

export function perft(own: u64, opponent: u64, depth: i32): u64 {
  if (depth === 0) return 1;
  let moves = getMoves(own, opponent) & boardMask;
  if (moves === 0) {
    if ((getMoves(opponent, own) & boardMask) === 0) return 1;
    return perft(opponent, own, depth - 1);
  }
  if (depth === 1) return popcnt<u64>(moves);
  let count: u64 = 0;
  do {
    const square = ctz<u64>(moves) as i32;
    const flips = getFlips(square, own, opponent);
    const nextOwn = opponent ^ flips;
    const nextOpponent = own | flips | (moves & (0 - moves));
    moves &= moves - 1;
    if (depth === 2) count += leaves(nextOwn, nextOpponent);
    else count += perft(nextOwn, nextOpponent, depth - 1);
  } while (moves !== 0);
  return count;
}

/** Without a move there is one leaf: the pass, or the end of the game. */
// @ts-expect-error: decorator
@inline
function leaves(own: u64, opponent: u64): u64 {
  const moves = getMoves(own, opponent) & boardMask;
  return moves === 0 ? 1 : popcnt<u64>(moves);
}
