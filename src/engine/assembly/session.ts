/** What the host calls alike in both cores; the order of calls is described in index.ts. */
import { clearAllBusy, useThreads } from "./busy";
import { nodes } from "./last";
import { EVALUATION_READY, HASH_BASE, PACKED_BASE, progress, STOP } from "./memory";
import { ageHash, attachHash } from "./table";

export function memoryBytes(hashBits: u32): f64 {
  const table: u64 = (16 as u64) << (hashBits as u64);
  return ((HASH_BASE as u64) + table) as f64;
}

export function packedAddress(): usize {
  return PACKED_BASE;
}

export function hasEvaluation(): bool {
  return load<i32>(EVALUATION_READY) != 0;
}

/** Called by the first thread before any thread begins: clears the stop flag, ages the hash table. */
export function newSearch(threads: i32): void {
  store<i32>(STOP, 0);
  clearAllBusy();
  ageHash();
  useThreads(threads);
}

/** Called by the others before they begin. */
export function joinSearch(threads: i32): void {
  attachHash();
  useThreads(threads);
}

export function stopAddress(): usize {
  return STOP;
}

/**
 * This thread's progress: u64 nodes, then i32 depth, selectivity, root moves done, root moves, score, best move,
 * then f32 share of the step in hand.
 */
export function progressAddress(): usize {
  return progress;
}

export function nodeCount(): f64 {
  return nodes as f64;
}
