import type { Time } from "./time.ts";

/** What is asked for by many at the same time, asked for once: an answer, a failure too, is everyone's for a moment. */
export class ShortCache<Key, Value> {
  readonly #time: Time;
  readonly #milliseconds: number;
  /** The latest stand last. */
  readonly #known = new Map<Key, { readonly at: number; readonly value: Promise<Value> }>();

  constructor(milliseconds: number, time: Time) {
    this.#milliseconds = milliseconds;
    this.#time = time;
  }

  get(key: Key, make: () => Promise<Value>): Promise<Value> {
    const now = this.#time.steady();
    for (const [old, { at }] of this.#known) {
      if (now - at < this.#milliseconds) break;
      this.#known.delete(old);
    }
    const known = this.#known.get(key) ?? { at: now, value: make() };
    this.#known.set(key, known);
    return known.value;
  }
}
