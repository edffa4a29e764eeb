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
    return this.#from(0, 0, most);
  }

  /** The first `most` of those that are not `passed`; whoever is passed stands before all others. */
  behind(passed: (item: T) => boolean, most: number): T[] {
    const at = leading(this.#blocks, (block) => passed(block[block.length - 1] as T));
    return this.#from(at, leading(this.#blocks[at] ?? [], passed), most);
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

  #from(at: number, place: number, most: number): T[] {
    const items: T[] = [];
    for (let block = at; block < this.#blocks.length && items.length < most; block++) {
      const begin = block === at ? place : 0;
      items.push(...(this.#blocks[block] as T[]).slice(begin, begin + most - items.length));
    }
    return items;
  }

  /** The index of the block that the item is in or belongs in: the last one that begins with it or before it. */
  #blockFor(item: T): number {
    return Math.max(0, leading(this.#blocks, ([first]) => this.#compare(first as T, item) <= 0) - 1);
  }

  /** How many items of a block come before `item`. */
  #before(block: readonly T[], item: T): number {
    return leading(block, (each) => this.#compare(each, item) < 0);
  }
}

/** How many of the items pass a test that the first ones pass and the others do not. */
function leading<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
