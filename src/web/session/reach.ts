import type { Family, PositionOf } from "../../games/index.ts";
import { maxEvents } from "../../protocol/index.ts";

/** So many numbers may all positions of a game hold that somebody else has made: a page keeps them all, to walk through it. */
const mostNumbers = 50_000_000;

/**
 * How many moves of a foreign game are followed from there: a link or a file asks for a board and moves of any size, and neither may
 * take the page's memory or its next second. As many as the server allows, fewer on huge boards.
 */
export function mostMoves(start: PositionOf<Family>): number {
  return Math.max(0, Math.min(maxEvents, Math.floor(mostNumbers / weightOf(start)) - 1));
}

/** How many numbers a value holds, whichever game's it is. */
function weightOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 1;
  let sum = 1;
  for (const part of Object.values(value)) sum += weightOf(part);
  return sum;
}
