interface Entry<Key, Value> {
  readonly key: Key;
  readonly value: Value;
  readonly order: number;
  place: number;
}

/**
 * Things by the numbers they are put in with, the least first: each stands before the two behind it. Putting one in and taking
 * one out cost the logarithm of how many there are, and the first few cost what they are.
 */
export class Heap<Key, Value> {
  readonly #heap: Entry<Key, Value>[] = [];
  readonly #entries = new Map<Key, Entry<Key, Value>>();

  get size(): number {
    return this.#heap.length;
  }

  get first(): Value | undefined {
    return this.#heap[0]?.value;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Puts something in, in the place of what had its key. */
  put(key: Key, value: Value, order: number): void {
    const place = this.#entries.get(key)?.place ?? this.#heap.length;
    const entry = { key, value, order, place };
    this.#entries.set(key, entry);
    this.#heap[place] = entry;
    this.#settle(entry);
  }

  remove(key: Key): void {
    const entry = this.#entries.get(key);
    const last = this.#heap.at(-1);
    if (!entry || !last) return;
    this.#entries.delete(key);
    this.#heap.pop();
    if (last === entry) return;
    this.#set(entry.place, last);
    this.#settle(last);
  }

  /** In their order, as far as one reads. */
  *inOrder(): Generator<Value> {
    // What may come next: whoever stands right behind one that has been given.
    const next = this.#heap.slice(0, 1);
    while (next.length > 0) {
      let first = 0;
      for (let index = 1; index < next.length; index++) {
        if (isBefore(next[index] as Entry<Key, Value>, next[first] as Entry<Key, Value>)) first = index;
      }
      const [entry] = next.splice(first, 1) as [Entry<Key, Value>];
      for (const place of [2 * entry.place + 1, 2 * entry.place + 2]) {
        const behind = this.#heap[place];
        if (behind) next.push(behind);
      }
      yield entry.value;
    }
  }

  /** Moves an entry up or down to where it belongs. */
  #settle(entry: Entry<Key, Value>): void {
    for (;;) {
      const above = this.#heap[(entry.place - 1) >> 1];
      if (entry.place === 0 || !above || !isBefore(entry, above)) break;
      this.#swap(entry, above);
    }
    for (;;) {
      const [left, right] = [this.#heap[2 * entry.place + 1], this.#heap[2 * entry.place + 2]];
      const behind = left && right && isBefore(right, left) ? right : left;
      if (!behind || !isBefore(behind, entry)) break;
      this.#swap(entry, behind);
    }
  }

  #swap(one: Entry<Key, Value>, other: Entry<Key, Value>): void {
    const { place } = one;
    this.#set(other.place, one);
    this.#set(place, other);
  }

  #set(place: number, entry: Entry<Key, Value>): void {
    entry.place = place;
    this.#heap[place] = entry;
  }
}

function isBefore(one: { readonly order: number }, other: { readonly order: number }): boolean {
  return one.order < other.order;
}
