/** A xorshift generator: the same numbers for the same seed on every machine. */
let state: u64 = 0x9e3779b97f4a7c15;

export function seedRandom(seed: u32): void {
  state = 0x9e3779b97f4a7c15 ^ ((seed as u64) * 0xd1342543de82ef95);
  for (let i = 0; i < 8; i++) random();
}

export function random(): u32 {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (state >> 32) as u32;
}

/** A whole number from 0 to bound − 1. */
export function randomBelow(bound: u32): u32 {
  return (((random() as u64) * (bound as u64)) >> 32) as u32;
}
