import type { Family } from "../games/index.ts";

/** A frame to the server is at most this long. */
export const maxFrame = 8192;
/** Games one connection may be subscribed to at a time. */
export const maxSubscriptions = 16;
export const maxName = 40;
/**
 * Bounds of a game played through the server, by what its `size` counts, so that no one's game takes another's time or
 * memory. The type names a family that has none.
 */
export const onlineBounds: { readonly [F in Family]: Readonly<Record<string, number>> } = {
  taking: { sticks: 2000, rows: 100 },
  reversi: { size: 26 },
};
/** Events a game may have, take-backs included; the one that ends it may be one more. */
export const maxEvents = 5000;
