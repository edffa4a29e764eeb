/** The principal variation, read off the hash table and, near the end, searched where the table has forgotten it. */
import { allowAll } from "../limits";
import { EXACT } from "../probcut";
import { evaluationReady, useSelectivity } from "../state";
import { moveOf, NO_MOVE, probeHash } from "../table";
import { boardSquares, countBits, hasSquare, isEmpty } from "./board";
import { prepareMoves } from "./endgame";
import { evalSetup } from "./evaluate";
import { pass, play } from "./flips";
import { hashOf } from "./hash";
import { parityOf } from "./last";
import { ASIDE, FLIPS, LEVEL_BYTES, levelAt, MOVES, OPPONENT, OWN, rootLine } from "./memory";
import { principal } from "./principal";

/** A search from so few empty squares is over at once. */
const CLOSE: i32 = 14;

function known(position: usize): i32 {
  const data = probeHash(hashOf(position));
  return data == 0 ? NO_MOVE : moveOf(data);
}

function forgotten(empties: i32): i32 {
  const position = levelAt(ASIDE);
  allowAll();
  useSelectivity(EXACT);
  if (evaluationReady) evalSetup(position);
  principal(ASIDE, -boardSquares - 1, boardSquares + 1, empties, empties, parityOf(position));
  prepareMoves(position);
  return known(position);
}

/** The record takes over the position of the one after it. */
function advance(): void {
  memory.copy(levelAt(ASIDE), levelAt(ASIDE) + LEVEL_BYTES, LEVEL_BYTES);
}

/** The line that starts with `square` from the record's position; its length. To the end if that is close. */
export function findLine(square: i32, proved: bool): i32 {
  const position = levelAt(ASIDE);
  let length = 0;
  while (square != NO_MOVE && length < boardSquares) {
    play(position, square);
    if (isEmpty(position + LEVEL_BYTES + FLIPS)) break;
    store<u8>(rootLine + length++, square as u8);
    advance();
    if (!prepareMoves(position)) {
      pass(position);
      advance();
      if (!prepareMoves(position)) break;
    }
    const empties = boardSquares - countBits(position + OWN) - countBits(position + OPPONENT);
    square = proved && empties <= CLOSE ? forgotten(empties) : known(position);
    if (square != NO_MOVE && !hasSquare(position + MOVES, square)) square = NO_MOVE;
  }
  return length;
}
