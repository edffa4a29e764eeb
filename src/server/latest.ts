/** What a list of the latest is made of. */
interface Changing {
  /** When it last changed. */
  readonly changed: number;
}

interface Entry<T> {
  readonly item: T;
  changed: number;
  place: number;
}

/**
 * Things by when they last changed: a heap, each before the two that stand behind it. A change costs the logarithm of how many there
 * are, and the latest few cost what they are.
 */
export class Latest<T extends Changing> {
  readonly #heap: Entry<T>[] = [];
  readonly #entries = new Map<T, Entry<T>>();

  /** Puts something in, or to its new place. */
  put(item: T): void {
    let entry = this.#entries.get(item);
    if (!entry) {
      entry = { item, changed: item.changed, place: this.#heap.length };
      this.#entries.set(item, entry);
      this.#heap.push(entry);
    }
    entry.changed = item.changed;
    this.#settle(entry);
  }

  remove(item: T): void {
    const entry = this.#entries.get(item);
    const last = this.#heap.at(-1);
    if (!entry || !last) return;
    this.#entries.delete(item);
    this.#heap.pop();
    if (last === entry) return;
    this.#set(entry.place, last);
    this.#settle(last);
  }

  /** The latest first, as far as one reads. */
  *latest(): Generator<T> {
    // What may come next: whoever stands right behind one that has been given.
    const next = this.#heap.slice(0, 1);
    while (next.length > 0) {
      let first = 0;
      for (let index = 1; index < next.length; index++) {
        if (isBefore(next[index] as Entry<T>, next[first] as Entry<T>)) first = index;
      }
      const [entry] = next.splice(first, 1) as [Entry<T>];
      for (const place of [2 * entry.place + 1, 2 * entry.place + 2]) {
        const behind = this.#heap[place];
        if (behind) next.push(behind);
      }
      yield entry.item;
    }
  }

  #settle(entry: Entry<T>): void {
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

  #swap(one: Entry<T>, other: Entry<T>): void {
    const { place } = one;
    this.#set(other.place, one);
    this.#set(place, other);
  }

  #set(place: number, entry: Entry<T>): void {
    entry.place = place;
    this.#heap[place] = entry;
  }
}

function isBefore<T>(one: Entry<T>, other: Entry<T>): boolean {
  return one.changed > other.changed;
}
