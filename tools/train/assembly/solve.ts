/** Exact values for labels, by the engine's own endgame search and its hash table. */
import { boardMask, boardSquares, getMoves } from "../../../src/engine/assembly/board";
import { parityOf, solveExactly } from "../../../src/engine/assembly/endgame";
import { finalScore } from "../../../src/engine/assembly/last";
import { flipsOf, listAt, listByMobility, pickBest, setCost, squareOf } from "../../../src/engine/assembly/order";

/** The square of the best move of the last `solve`, −1 if there was none. */
export let solvedMove: i32 = -1;

/** Where the next `solve` looks first; it is done sooner if the value is close to that. */
let guess: i32 = 0;

export function guessValue(value: i32): void {
  guess = value;
}

/** The value if a move is above alpha, otherwise a bound from above; remembers the move that was. */
function test(own: u64, opponent: u64, moves: u64, alpha: i32): i32 {
  const empties = boardSquares - (popcnt(own | opponent) as i32);
  const end = listByMobility(0, own, opponent, moves, parityOf(own, opponent));
  for (let record = listAt(0); record < end; record += 16) {
    if (squareOf(record) == solvedMove) setCost(record, -1000);
  }
  let best = -boardSquares - 1;
  for (let record = listAt(0); record < end; record += 16) {
    pickBest(record, end);
    const square = squareOf(record);
    const nextOwn: u64 = opponent ^ flipsOf(record);
    const nextOpponent: u64 = own | flipsOf(record) | ((1 as u64) << square);
    const parity = parityOf(nextOwn, nextOpponent);
    const score = -solveExactly(nextOwn, nextOpponent, -alpha - 1, empties - 1, parity, 1);
    if (score > best) best = score;
    if (score > alpha) {
      solvedMove = square;
      break;
    }
  }
  return best;
}

/** Null windows from the guess on until both bounds meet; values are even. */
export function solve(own: u64, opponent: u64): i32 {
  solvedMove = -1;
  const moves = getMoves(own, opponent) & boardMask;
  if (moves == 0) {
    if ((getMoves(opponent, own) & boardMask) == 0) return finalScore(own, opponent);
    guess = -guess;
    const value = -solve(opponent, own);
    solvedMove = -1;
    guess = value;
    return value;
  }
  let lower = -boardSquares;
  let upper = boardSquares;
  let least = guess & ~1;
  while (lower < upper) {
    least = max(lower + 2, min(upper, least));
    const score = test(own, opponent, moves, least - 1);
    if (score >= least) lower = score;
    else upper = score;
    least = score >= least ? score + 2 : score;
  }
  if (solvedMove < 0) solvedMove = ctz(moves) as i32;
  guess = lower;
  return lower;
}

/** The position after a move is worth about the opposite. */
export function turnGuess(): void {
  guess = -guess;
}
