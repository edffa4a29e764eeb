/**
 * What the threads are searching now. All threads walk the same tree and meet in the hash table; a thread that is about
 * to search a move which another has in hand puts it off until the others are done, and then mostly finds the answer in
 * the table. (The idea is ABDADA's, Weill 1996, in the form with a table of moves instead of counters in the entries.)
 *
 * Races only cost time: a move missed is searched twice, as it would be without the table.
 */
import { BUSY, BUSY_SLOTS } from "./memory";

/** Number of threads in this search; one thread never asks the table. */
export let threads: i32 = 1;

export function useThreads(count: i32): void {
  threads = count;
}

@inline
function slotOf(hash: u64): usize {
  return BUSY + (((hash >> 20) as usize) & ((BUSY_SLOTS - 1) as usize)) * 8;
}

@inline
export function isBusy(hash: u64): bool {
  return load<u64>(slotOf(hash)) == hash;
}

@inline
export function setBusy(hash: u64): void {
  store<u64>(slotOf(hash), hash);
}

@inline
export function clearBusy(hash: u64): void {
  const slot = slotOf(hash);
  if (load<u64>(slot) == hash) store<u64>(slot, 0);
}

export function clearAllBusy(): void {
  memory.fill(BUSY, 0, (BUSY_SLOTS as usize) * 8);
}
