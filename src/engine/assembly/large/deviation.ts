/** How far a search lies from a shallower one: hundredths of a disc by empty squares, times factors for both depths. */
import * as ten from "./deviation-10";
import * as twelve from "./deviation-12";

/** The standard deviation of a search to `depth` from one to `shallow`, in hundredths of a disc. */
export function fittedDeviation(size: i32, depth: i32, shallow: i32, empties: i32): i32 {
  const low = min(shallow, 31);
  const board = size == 10 ? ten.BOARD : twelve.BOARD;
  if (depth >= empties) {
    const end = unchecked((size == 10 ? ten.END : twelve.END)[min(empties, 31)]) as i32;
    return (end * (unchecked((size == 10 ? ten.END_SHALLOW : twelve.END_SHALLOW)[low]) as i32)) >> 12;
  }
  const middle = unchecked(board[min(empties, board.length - 1)]) as i32;
  const high = (middle * (unchecked((size == 10 ? ten.DEEP : twelve.DEEP)[min(depth, 31)]) as i32)) >> 12;
  return (high * (unchecked((size == 10 ? ten.SHALLOW : twelve.SHALLOW)[low]) as i32)) >> 12;
}
