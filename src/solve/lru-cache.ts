/** Keeps the few values asked for last, so that memory stays bounded whatever is asked. */
export class LruCache<T> {
  readonly #most: number;
  readonly #kept = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    let value = this.#kept.get(key);
    if (value === undefined) {
      value = make();
      const oldest = this.#kept.keys().next().value;
      if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest);
    } else {
      this.#kept.delete(key);
    }
    this.#kept.set(key, value);
    return value;
  }
}
