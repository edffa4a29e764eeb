/** What a search knows about a position it has met before. */
export interface Known {
  readonly value: number;
  /** Whether the value is exact, or the true one is at least or at most this. */
  readonly bound: "exact" | "lower" | "upper";
  readonly depth: number;
  /** Whether an unfinished game was judged to find it; what was not guessed holds at every depth. */
  readonly guessed: boolean;
  /** The cell of the best move; below every cell if there was none. */
  readonly move: number;
}

const bounds = ["exact", "lower", "upper"] as const;
const slots = 1 << 16;

/** Positions by two hash numbers of 32 bits, one position a slot, the latest wins. */
export class GeneralTable {
  readonly #locks = new Int32Array(slots);
  readonly #values = new Int32Array(slots);
  readonly #moves = new Int32Array(slots);
  readonly #depths = new Int16Array(slots);
  /** 0 for an empty slot, otherwise 1 + bound + 4 if guessed. */
  readonly #kinds = new Uint8Array(slots);

  find(low: number, high: number): Known | undefined {
    const slot = low & (slots - 1);
    const kind = this.#kinds[slot] as number;
    if (kind === 0 || this.#locks[slot] !== (high ^ (low >>> 16))) return undefined;
    return {
      value: this.#values[slot] as number,
      bound: bounds[(kind - 1) & 3] as Known["bound"],
      depth: this.#depths[slot] as number,
      guessed: ((kind - 1) & 4) !== 0,
      move: this.#moves[slot] as number,
    };
  }

  enter(low: number, high: number, known: Known): void {
    const slot = low & (slots - 1);
    this.#locks[slot] = high ^ (low >>> 16);
    this.#values[slot] = known.value;
    this.#moves[slot] = known.move;
    this.#depths[slot] = known.depth;
    this.#kinds[slot] = 1 + bounds.indexOf(known.bound) + (known.guessed ? 4 : 0);
  }
}

/** The same numbers for a cell and a colour on every run. */
export function hashNumbers(count: number, seed: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    let mixed = Math.imul(i + 1, 0x9e3779b1) ^ seed;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    numbers[i] = mixed ^ (mixed >>> 16);
  }
  return numbers;
}
