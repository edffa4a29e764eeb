import type { Seat } from "../../games/index.ts";

/** The two halves of a whole number that is known exactly. */
const half = 0x1_0000_0000;

/**
 * Where a bot's chance begins in a game: from its seed, the game's number and its seat, so that two bots of one seed do not draw the same numbers
 * against each other. The steps are those of MurmurHash3 by A. Appleby.
 */
export function gameSeed(seed: number, id: number, seat: Seat): number {
  const words = [seed % half, Math.floor(seed / half), id % half, Math.floor(id / half), seat];
  let hash = 0;
  for (const word of words) {
    let mixed = Math.imul(word, 0xcc9e2d51);
    mixed = (mixed << 15) | (mixed >>> 17);
    hash ^= Math.imul(mixed, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
