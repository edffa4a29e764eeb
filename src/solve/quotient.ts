/**
 * A misère quotient (T. E. Plambeck, Taming the wild in impartial combinatorial games, 2005; Plambeck and A. N. Siegel, Misère
 * quotients for impartial games, 2008): a finite commutative monoid with a set of lost elements, and an element for each run,
 * such that a sum of runs is lost for the mover just when the sum of their elements is. Element 0 is the empty position.
 */
export class Quotient {
  readonly order: number;
  readonly #table: Uint16Array;
  readonly #lost: Uint8Array;
  /** The element of each run length. */
  readonly elements: readonly number[];

  constructor(order: number, table: Uint16Array, lost: Uint8Array, elements: readonly number[]) {
    this.order = order;
    this.#table = table;
    this.#lost = lost;
    this.elements = elements;
  }

  add(a: number, b: number): number {
    return this.#table[a * this.order + b] as number;
  }

  isLost(element: number): boolean {
    return this.#lost[element] === 1;
  }

  get lostElements(): number {
    return this.#lost.reduce((sum, lost) => sum + lost, 0);
  }

  /** What a sum of runs is worth, or of those from an index on, up to another. */
  of(runs: ArrayLike<number>, from = 0, to = runs.length): number {
    let sum = 0;
    for (let at = from; at < to; at++) sum = this.add(sum, this.elements[runs[at] as number] as number);
    return sum;
  }

  /** Whether the elements of both mean the same. */
  hasMonoidOf(other: Quotient): boolean {
    return this.#table === other.#table;
  }

  /** The same monoid with an element for one more run length. */
  with(element: number): Quotient {
    return new Quotient(this.order, this.#table, this.#lost, [...this.elements, element]);
  }

  /** The contexts in which a position worth `element` is lost, one bit for each element of the context. */
  lostContexts(element: number): Bits {
    const bits = new Uint32Array(Math.ceil(this.order / 32));
    for (let context = 0; context < this.order; context++) {
      if (this.isLost(this.add(element, context))) setBit(bits, context);
    }
    return bits;
  }
}

/** A set of elements, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>;

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

export function isWithin(part: Bits, whole: Bits): boolean {
  return part.every((word, index) => (word & ~(whole[index] as number)) === 0);
}

export function meets(a: Bits, b: Bits): boolean {
  return a.some((word, index) => (word & (b[index] as number)) !== 0);
}

export function unite(into: Bits, bits: Bits): void {
  for (let index = 0; index < into.length; index++)
    into[index] = (into[index] as number) | (bits[index] as number);
}
