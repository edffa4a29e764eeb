/** Keys of the hash table for 10×10 and 12×12. */
import { OPPONENT, OWN } from "./memory";

/** Of the position at a level's record. */
@inline
export function hashOf(record: usize): u64 {
  const own: u64 =
    load<u64>(record, OWN) * 0x9e3779b97f4a7c15 +
    rotl<u64>(load<u64>(record, OWN + 8) * 0xd6e8feb86659fd93, 23) +
    rotl<u64>(load<u64>(record, OWN + 16) * 0xbf58476d1ce4e5b9, 47);
  const opponent: u64 =
    load<u64>(record, OPPONENT) * 0x94d049bb133111eb +
    rotl<u64>(load<u64>(record, OPPONENT + 8) * 0xa0761d6478bd642f, 19) +
    rotl<u64>(load<u64>(record, OPPONENT + 16) * 0xe7037ed1a0b428db, 41);
  let hash: u64 = (own ^ (own >> 32)) * 0x8ebc6af09c88c6e3 + opponent;
  hash = (hash ^ (hash >> 29)) * 0x589965cc75374cc3;
  return hash ^ (hash >> 32);
}
