import type { Element } from "./element.ts";

/**
 * The elements of runs in normal play, two to a word, so that one XOR adds two pairs of runs: walking all pairs is what a
 * sequence from the middle spends its time on. An element has 16 bits; a run of n is worth at most n, which is the element 2n.
 */
export class RunPairs {
  /** Word k: run 2k in the lower half, run 2k + 1 in the upper. */
  readonly #rising: Int32Array;
  /** For even and odd p, word k: run 2k + p in the lower half, the run before it in the upper. */
  readonly #falling: readonly [Int32Array, Int32Array];

  constructor(longest: number) {
    if (longest > 0x7fff) throw new Error("elements of runs this long may need more than 16 bits");
    const words = (longest >>> 1) + 2;
    this.#rising = new Int32Array(words);
    this.#falling = [new Int32Array(words), new Int32Array(words)];
  }

  /** Each run once. */
  set(run: number, element: Element): void {
    const odd = (run & 1) as 0 | 1;
    const next = run + 1;
    put(this.#rising, run >>> 1, odd, element);
    put(this.#falling[odd], run >>> 1, 0, element);
    put(this.#falling[(next & 1) as 0 | 1], next >>> 1, 1, element);
  }

  /** Writes `stay` into the place of each element that two of the runs, `stay` sticks in all, can have. */
  markSums(stay: number, marks: Int32Array): void {
    if (stay === 0) {
      marks[0] = 0;
      return;
    }
    const rising = this.#rising;
    const falling = this.#falling[(stay & 1) as 0 | 1];
    const last = stay >>> 1;
    // Where the two meet, an upper half may be a pair met before, the other way round.
    const words = (last + 2) >>> 1;
    let k = 0;
    // Written out eight times, which halves the time: each time round costs more than a word does.
    for (; k <= words - 8; k += 8) {
      const top = last - k;
      let sums = (rising[k] as number) ^ (falling[top] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 1] as number) ^ (falling[top - 1] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 2] as number) ^ (falling[top - 2] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 3] as number) ^ (falling[top - 3] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 4] as number) ^ (falling[top - 4] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 5] as number) ^ (falling[top - 5] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 6] as number) ^ (falling[top - 6] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
      sums = (rising[k + 7] as number) ^ (falling[top - 7] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
    }
    for (; k < words; k++) {
      const sums = (rising[k] as number) ^ (falling[last - k] as number);
      marks[sums & 0xffff] = stay;
      marks[sums >>> 16] = stay;
    }
  }
}

function put(words: Int32Array, index: number, half: 0 | 1, element: Element): void {
  words[index] = (words[index] as number) | (element << (16 * half));
}
