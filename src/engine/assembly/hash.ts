/** Keys of the hash table for boards up to 8×8, and the emptying of both tables. */
import { clearNear } from "./near";
import { clearTable, resizeTable } from "./table";

/** 2^bits entries of 16 bytes; the host has made memory large enough. Empties the tables. */
export function resizeHash(bits: u32): void {
  resizeTable(bits);
  clearNear();
}

export function clearHash(): void {
  clearTable();
  clearNear();
}

@inline
export function hashOf(own: u64, opponent: u64): u64 {
  let hash: u64 = own * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32)) + opponent;
  hash *= 0xd6e8feb86659fd93;
  hash ^= hash >> 29;
  hash *= 0xbf58476d1ce4e5b9;
  return hash ^ (hash >> 32);
}
