import { OutOfBudget } from "./budget.ts";

/**
 * A set of multisets of runs, each with a number in the order in which they came: a hash table without an object for each, since
 * hundreds of thousands are met in one answer. Runs stand in descending order.
 */
export class PositionTable {
  size = 0;
  #runs = new Int32Array(1 << 12);
  /** Where each position's runs begin; one more place tells where the last one's end. */
  #starts = new Int32Array(1 << 9);
  #hashes = new Int32Array(1 << 9);
  /** One more than a position's number, 0 where a slot is free. */
  #slots = new Int32Array(1 << 10);

  /** The number of the position whose runs are the first `length` of these; a new one is as large as `size` was. */
  add(runs: Int32Array, length: number): number {
    let hash = length;
    for (let at = 0; at < length; at++) {
      hash = Math.imul(hash ^ (runs[at] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const number = (slots[slot] as number) - 1;
      if (number < 0) break;
      if (this.#hashes[number] === hash && this.#is(number, runs, length)) return number;
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.size + 1;
    this.#append(runs, length, hash);
    if (this.size * 2 > slots.length) this.#widen();
    return this.size - 1;
  }

  /** Copies a position's runs into a buffer that is long enough; how many they are. */
  read(number: number, into: Int32Array): number {
    const start = this.#starts[number] as number;
    const length = (this.#starts[number + 1] as number) - start;
    for (let at = 0; at < length; at++) into[at] = this.#runs[start + at] as number;
    return length;
  }

  of(number: number): number[] {
    const runs: number[] = [];
    const end = this.#starts[number + 1] as number;
    for (let at = this.#starts[number] as number; at < end; at++) runs.push(this.#runs[at] as number);
    return runs;
  }

  #is(number: number, runs: Int32Array, length: number): boolean {
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start !== length) return false;
    for (let at = 0; at < length; at++) if (this.#runs[start + at] !== runs[at]) return false;
    return true;
  }

  #append(runs: Int32Array, length: number, hash: number): void {
    const start = this.#starts[this.size] as number;
    while (start + length > this.#runs.length) this.#runs = wider(this.#runs);
    if (this.size + 2 > this.#starts.length) {
      this.#starts = wider(this.#starts);
      this.#hashes = wider(this.#hashes);
    }
    this.#hashes[this.size] = hash;
    for (let at = 0; at < length; at++) this.#runs[start + at] = runs[at] as number;
    this.size++;
    this.#starts[this.size] = start + length;
  }

  #widen(): void {
    const slots = new Int32Array(this.#slots.length * 4);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let slot = (this.#hashes[number] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

/** A buffer twice as large with the same beginning. */
function wider(buffer: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(buffer.length * 2);
  twice.set(buffer);
  return twice;
}

/** A buffer for the runs of any position that can arise from these. */
export function bufferFor(positions: readonly (readonly number[])[], least: number): Int32Array<ArrayBuffer> {
  let most = 0;
  for (const runs of positions) {
    let here = 2;
    for (const run of runs) here += Math.floor(run / least);
    if (here > mostRuns || (runs[0] ?? 0) > longestRun) throw new OutOfBudget();
    most = Math.max(most, here);
  }
  return new Int32Array(most);
}

/** Positions that can fall apart into more runs, or hold a longer one, are never searched to the end anyway. */
const mostRuns = 250_000;
const longestRun = 2 ** 31 - 1;

/** Writes the first `length` runs with one of them turned into two, dead ones left out, the longest first; how many they are. */
export function writeReplaced(
  runs: Int32Array,
  length: number,
  index: number,
  left: number,
  right: number,
  least: number,
  into: Int32Array,
): number {
  let longer = left > right ? left : right;
  let shorter = left > right ? right : left;
  if (shorter < least) shorter = 0;
  if (longer < least) longer = 0;
  let count = 0;
  for (let at = 0; at < length; at++) {
    if (at === index) continue;
    const run = runs[at] as number;
    if (longer > run) {
      into[count++] = longer;
      longer = 0;
    }
    if (shorter > run) {
      into[count++] = shorter;
      shorter = 0;
    }
    into[count++] = run;
  }
  if (longer > 0) into[count++] = longer;
  if (shorter > 0) into[count++] = shorter;
  return count;
}
