const nothing = new Uint8Array(0);

/** The last bytes of a stream. */
export class Ring {
  readonly #size: number;
  #chunks: Uint8Array[] = [];
  #bytes = 0;

  constructor(size: number) {
    this.#size = size;
  }

  push(chunk: Uint8Array): void {
    // A copy of what is kept: a small part must not hold a large buffer.
    const kept = this.#size === 0 ? nothing : chunk.slice(-this.#size);
    this.#chunks.push(kept);
    this.#bytes += kept.length;
    if (this.#bytes > 2 * this.#size || this.#chunks.length > 256) this.#pack();
  }

  bytes(): Uint8Array {
    this.#pack();
    return this.#chunks[0] ?? nothing;
  }

  #pack(): void {
    if (this.#size === 0) this.#chunks = [];
    else if (this.#chunks.length > 0) this.#chunks = [Buffer.concat(this.#chunks).subarray(-this.#size)];
    this.#bytes = this.#chunks[0]?.length ?? 0;
  }
}
