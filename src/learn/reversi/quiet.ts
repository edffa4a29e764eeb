import {
  empty,
  flips,
  must,
  otherSeat,
  type ReversiPosition,
  reversi,
  type Seat,
  type Square,
} from "../../games/index.ts";
import { neighbours } from "./regions.ts";

/** More discs than this are no longer few. */
const few = 2;

/**
 * A quiet move: it turns one disc or two, all of them inside, that is without an empty square beside them, and the other side can play nowhere
 * afterwards where it could not have played if it had been its turn.
 */
export function isQuiet(position: ReversiPosition, square: Square): boolean {
  const turned = flips(position, square);
  if (turned.length === 0 || turned.length > few) return false;
  const after = must(reversi.play(position, square));
  const { cells, options } = after;
  const inside = (disc: Square) => neighbours(disc, options.size).every((each) => cells[each] !== empty);
  if (!turned.every(inside)) return false;
  const other = otherSeat(position.turn);
  return movesOf(after, other).every((move) => flips(position, move, other).length > 0);
}

/** Where a seat could play, were it on turn. */
function movesOf(position: ReversiPosition, seat: Seat): Square[] {
  return Array.from({ length: position.cells.length }, (_, square) => square).filter(
    (square) => flips(position, square, seat).length > 0,
  );
}
