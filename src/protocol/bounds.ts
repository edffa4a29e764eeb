import type { Family } from "../games/index.ts";

/** A frame to the server is at most this long. */
export const maxFrame = 8192;
/** Games one connection may be subscribed to at a time. */
export const maxSubscriptions = 16;
/** Games that wait for anyone, in one list: the latest made. */
export const mostOpen = 1000;
/** Games whose progress one may ask for at a time. */
export const maxAsked = 100;
export const maxName = 40;
/** Milliseconds on a clock: for all moves of a seat, for one where each begins anew, and what a move adds. */
export const leastClock = 1000;
export const mostClock = 86_400_000;
export const mostClockPerMove = 30 * mostClock;
export const mostIncrement = 600_000;
/** A program that is handed in, as one file. */
export const maxProgram = 5 * 1024 * 1024;
/** What its file may be called: one plain name, an archive's or a source's. */
export const programName =
  "^[A-Za-z_$][A-Za-z0-9_$.-]{0,79}[.](zip|jar|java|py|js|mjs|cjs|ts|mts|c|cc|cpp|cxx|rs|go)$";
/**
 * Bounds of a game played through the server, by what its `size` counts, so that no one's game takes another's time or
 * memory. The type names a family that has none.
 */
export const onlineBounds: { readonly [F in Family]: Readonly<Record<string, number>> } = {
  taking: { sticks: 2000, rows: 100 },
  reversi: { size: 26 },
};
/** What a seat may say: one phrase in so many milliseconds, and so many a game. */
export const phraseEvery = 3000;
export const maxPhrases = 20;
/** Events a game may have, take-backs included; the one that ends it may be one more. */
export const maxEvents = 5000;
