/** The principal variation, read off the hash table and, near the end, searched where the table has forgotten it. */
import { boardMask, boardSquares, getFlips, getMoves } from "./board";
import { parityOf } from "./endgame";
import { allowAll } from "./limits";
import { results } from "./memory";
import { principal } from "./principal";
import { EXACT } from "./probcut";
import { evaluationReady, useSelectivity } from "./state";
import { moveOf, NO_MOVE, probeHash } from "./table";
import { evalSetup } from "./evaluate";
import { keyImage, keyOf, outOfImage } from "./symmetry";

/** Bytes of squares, passes left out. */
const LINE_OFFSET: usize = 0x1000;
/** A search from so few empty squares is over at once. */
const CLOSE: i32 = 14;

export function lineAddress(): usize {
  return results + LINE_OFFSET;
}

function forgotten(own: u64, opponent: u64, empties: i32): i32 {
  allowAll();
  useSelectivity(EXACT);
  if (evaluationReady) evalSetup(0, own, opponent);
  principal(own, opponent, -boardSquares - 1, boardSquares + 1, empties, empties, parityOf(own, opponent), 0);
  const data = probeHash(keyOf(own, opponent, empties));
  return data == 0 ? NO_MOVE : outOfImage(moveOf(data), keyImage);
}

/** The line that starts with `square`; its length. To the end of the game if that is close or the table has it. */
export function findLine(own: u64, opponent: u64, square: i32, proved: bool): i32 {
  let length = 0;
  while (square != NO_MOVE && length < boardSquares) {
    const flips = getFlips(square, own, opponent);
    if (flips == 0) break;
    store<u8>(lineAddress() + length++, square as u8);
    const next: u64 = opponent ^ flips;
    opponent = own | flips | ((1 as u64) << square);
    own = next;
    let moves = getMoves(own, opponent) & boardMask;
    if (moves == 0) {
      moves = own;
      own = opponent;
      opponent = moves;
      moves = getMoves(own, opponent) & boardMask;
      if (moves == 0) break;
    }
    const empties = boardSquares - (popcnt<u64>(own | opponent) as i32);
    const data = probeHash(keyOf(own, opponent, empties));
    square = data == 0 ? NO_MOVE : outOfImage(moveOf(data), keyImage);
    if (proved && empties <= CLOSE) square = forgotten(own, opponent, empties);
    if (square != NO_MOVE && (moves & ((1 as u64) << square)) == 0) square = NO_MOVE;
  }
  return length;
}
