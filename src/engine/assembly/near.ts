/**
 * A hash table of this thread's own for positions close to the end: small enough for the processor's cache, where a look
 * into the common table would cost as much as the search it saves. One entry a place, the newest stays; every bound
 * in it is proved, so that it holds for any later search on the same board size.
 *
 * Data, byte by byte: lower bound, upper bound (signed), best move, 1 for an entry.
 */
import { MAX_THREADS, NEAR_BASE, NEAR_BYTES, near } from "./memory";

/** Up to so many empty squares positions are near the end; a search below is over in a few milliseconds and not stopped. */
export const NEAR: i32 = 11;
const PLACES: u64 = (NEAR_BYTES as u64) / 16 - 1;

@inline
function placeOf(hash: u64): usize {
  return near + (((hash & PLACES) as usize) << 4);
}

/** The entry's data, 0 if there is none. */
@inline
export function probeNear(hash: u64): u32 {
  const place = placeOf(hash);
  return load<u64>(place) == hash ? load<u32>(place, 8) : 0;
}

@inline
export function nearLower(data: u32): i32 {
  return data as i8 as i32;
}

@inline
export function nearUpper(data: u32): i32 {
  return (data >> 8) as i8 as i32;
}

@inline
export function nearMove(data: u32): i32 {
  return (data >> 16) as u8 as i32;
}

/** Enters what a null-window search above alpha found; `former` is what the probe gave, its other bound stays. */
@inline
export function storeNear(hash: u64, former: u32, alpha: i32, score: i32, move: i32): void {
  const place = placeOf(hash);
  const lower: i32 = score > alpha ? score : former == 0 ? -128 : nearLower(former);
  const upper: i32 = score > alpha ? (former == 0 ? 127 : nearUpper(former)) : score;
  store<u64>(place, hash);
  store<u32>(
    place,
    (lower as u8 as u32) | ((upper as u8 as u32) << 8) | ((move as u8 as u32) << 16) | 0x1000000,
    8,
  );
}

/** Empties the tables of all threads. */
export function clearNear(): void {
  memory.fill(NEAR_BASE, 0, NEAR_BYTES * (MAX_THREADS as usize));
}
