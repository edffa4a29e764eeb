import { useRef } from "preact/hooks";
import type { Square } from "../../games/index.ts";
import type { Colour } from "./disc.tsx";

type Colours = readonly (Colour | undefined)[];
type Delays = ReadonlyMap<Square, number>;

/** So many milliseconds later the wave is one square farther. */
const perSquare = 25;
/** On a large board the wave is no slower than on the usual one. */
const latest = 150;

/**
 * The discs that have another colour than when the board was last drawn, and when each begins to turn over: a wave from
 * the disc that came or went. So it is right whichever way one walks through a game, and nothing turns when a page opens.
 */
export function useTurning(colours: Colours, size: number): Delays {
  const drawn = useRef<{ colours: Colours; delays: Delays }>({ colours, delays: new Map() });
  const before = drawn.current.colours;
  if (before.length !== colours.length) drawn.current = { colours, delays: new Map() };
  else if (colours.some((colour, square) => colour !== before[square])) {
    drawn.current = { colours, delays: delaysBetween(before, colours, size) };
  }
  return drawn.current.delays;
}

export function delaysBetween(before: Colours, after: Colours, size: number): Delays {
  const turning: Square[] = [];
  let centre: Square | undefined;
  for (let square = 0; square < after.length; square++) {
    if (before[square] === after[square]) continue;
    if (before[square] && after[square]) turning.push(square);
    else centre = square;
  }
  const delayOf = (square: Square) => Math.min(latest, perSquare * steps(centre ?? square, square, size));
  return new Map(turning.map((square) => [square, delayOf(square)]));
}

/** How many squares lie between two. */
function steps(from: Square, to: Square, size: number): number {
  const rows = Math.abs(Math.floor(from / size) - Math.floor(to / size));
  const columns = Math.abs((from % size) - (to % size));
  return Math.max(0, Math.max(rows, columns) - 1);
}
