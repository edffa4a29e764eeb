/**
 * The hash table of both cores, common to all threads: buckets of four 16-byte entries, a cache line each. An entry is its key
 * XORed with its data, and its data; a torn pair written by two threads at once fails the comparison and counts as
 * absent, so that no lock is needed.
 *
 * Data from the lowest bit: lower and upper bound (16 bits each, signed), depth, best move, second move (8 each),
 * selectivity (3), date (5).
 */
import { HASH_BASE, HASH_BITS, HASH_DATE } from "./memory";

export const NO_MOVE: i32 = 255;
const UNKNOWN: i32 = 0x7fff;

let bucketMask: u64 = 0;
let date: u64 = 1;

/** All hash positions of one instance after memory has been sized. */
export function attachHash(): void {
  bucketMask = ((1 as u64) << (load<u32>(HASH_BITS) - 2)) - 1;
  date = load<u32>(HASH_DATE) as u64;
}

/** 2^bits entries of 16 bytes; the host has made memory large enough. Empties the table. */
export function resizeTable(bits: u32): void {
  store<u32>(HASH_BITS, bits);
  clearTable();
}

export function clearTable(): void {
  memory.fill(HASH_BASE, 0, (16 as usize) << load<u32>(HASH_BITS));
  store<u32>(HASH_DATE, 1);
  attachHash();
}

/** A new search makes older entries the first to go. */
export function ageHash(): void {
  const next = (load<u32>(HASH_DATE) % 31) + 1;
  store<u32>(HASH_DATE, next);
  date = next as u64;
}

@inline
function bucketOf(hash: u64): usize {
  return HASH_BASE + (((hash & bucketMask) as usize) << 6);
}

/** The entry's data, 0 if there is none. */
@inline
export function probeHash(hash: u64): u64 {
  const bucket = bucketOf(hash);
  let data = load<u64>(bucket, 8);
  if ((load<u64>(bucket) ^ data) == hash) return data;
  data = load<u64>(bucket, 24);
  if ((load<u64>(bucket, 16) ^ data) == hash) return data;
  data = load<u64>(bucket, 40);
  if ((load<u64>(bucket, 32) ^ data) == hash) return data;
  data = load<u64>(bucket, 56);
  if ((load<u64>(bucket, 48) ^ data) == hash) return data;
  return 0;
}

@inline
export function lowerOf(data: u64): i32 {
  return data as i16 as i32;
}

@inline
export function upperOf(data: u64): i32 {
  return (data >> 16) as i16 as i32;
}

@inline
export function depthOf(data: u64): i32 {
  return (data >> 32) as u8 as i32;
}

@inline
export function moveOf(data: u64): i32 {
  return (data >> 40) as u8 as i32;
}

@inline
export function secondMoveOf(data: u64): i32 {
  return (data >> 48) as u8 as i32;
}

@inline
export function selectivityOf(data: u64): i32 {
  return ((data >> 56) & 7) as i32;
}

@inline
function dateOf(data: u64): u64 {
  return data >> 59;
}

/** Enters what a search with the window's lower end `alpha` and upper end `beta` found. */
export function storeHash(
  hash: u64,
  depth: i32,
  selectivity: i32,
  alpha: i32,
  beta: i32,
  score: i32,
  move: i32,
): void {
  const bucket = bucketOf(hash);
  let victim: usize = bucket;
  let worst: i32 = i32.MAX_VALUE;
  let lower: i32 = score > alpha ? score : -UNKNOWN;
  let upper: i32 = score < beta ? score : UNKNOWN;
  let second: i32 = NO_MOVE;
  const rank = (depth << 3) | selectivity;
  for (let entry = bucket; entry < bucket + 64; entry += 16) {
    const data = load<u64>(entry, 8);
    if ((load<u64>(entry) ^ data) == hash) {
      const before = (depthOf(data) << 3) | selectivityOf(data);
      // A deeper result of this search is worth more; one of an earlier search may not be sure enough for this one.
      if (before > rank && dateOf(data) == date) return;
      if (before == rank) {
        if (lowerOf(data) > lower) lower = lowerOf(data);
        if (upperOf(data) < upper) upper = upperOf(data);
      }
      const former = moveOf(data);
      // A search that failed low knows no best move; the earlier one stands.
      if (score <= alpha && former != NO_MOVE) {
        move = former;
        second = secondMoveOf(data);
      } else second = former != move ? former : secondMoveOf(data);
      victim = entry;
      break;
    }
    const value = (dateOf(data) == date ? 256 : 0) + depthOf(data);
    if (value < worst) {
      worst = value;
      victim = entry;
    }
  }
  const data: u64 =
    (lower as u16 as u64) |
    ((upper as u16 as u64) << 16) |
    ((depth as u64) << 32) |
    ((move as u64) << 40) |
    ((second as u64) << 48) |
    ((selectivity as u64) << 56) |
    (date << 59);
  store<u64>(victim, hash ^ data);
  store<u64>(victim, data, 8);
}
