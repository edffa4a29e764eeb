/** The most items in one block; a full block becomes two. */
const mostInBlock = 512;

/** Items in order, no two of them equal, in blocks: adding and deleting move little, however many there are. */
export class SortedList<T> implements Iterable<T> {
  readonly #compare: (a: T, b: T) => number;
  /** No block is empty. */
  #blocks: T[][] = [];

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  *[Symbol.iterator](): Generator<T> {
    for (const block of this.#blocks) yield* block;
  }

  first(most: number): T[] {
    const items: T[] = [];
    for (const block of this.#blocks) {
      if (items.length >= most) break;
      items.push(...block.slice(0, most - items.length));
    }
    return items;
  }

  add(item: T): void {
    const at = this.#blockFor(item);
    const block = this.#blocks[at];
    if (block === undefined) {
      this.#blocks.push([item]);
      return;
    }
    block.splice(this.#before(block, item), 0, item);
    if (block.length > mostInBlock) this.#blocks.splice(at + 1, 0, block.splice(mostInBlock >>> 1));
  }

  delete(item: T): void {
    const at = this.#blockFor(item);
    const block = this.#blocks[at] ?? [];
    const place = this.#before(block, item);
    const found = block[place];
    if (found === undefined || this.#compare(found, item) !== 0) return;
    block.splice(place, 1);
    if (block.length === 0) this.#blocks.splice(at, 1);
  }

  /** Starts anew from items in any order. */
  reset(items: Iterable<T>): void {
    const sorted = [...items].sort(this.#compare);
    this.#blocks = [];
    for (let at = 0; at < sorted.length; at += mostInBlock)
      this.#blocks.push(sorted.slice(at, at + mostInBlock));
  }

  /** The index of the block that the item is in or belongs in: the last one that begins with it or before it. */
  #blockFor(item: T): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#compare((this.#blocks[middle] as T[])[0] as T, item) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** How many items of a block come before `item`. */
  #before(block: readonly T[], item: T): number {
    let low = 0;
    let high = block.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(block[middle] as T, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
