interface Planned {
  readonly at: number;
  /** Of what is planned for the same moment the first comes first. */
  readonly turn: number;
  readonly work: () => void;
}

/** Simulated time, in microseconds: what is planned happens in its order, and takes no time itself. */
export class Timeline {
  /** A binary heap: each stands before the two behind it. */
  readonly #planned: Planned[] = [];
  #turn = 0;
  #now = 0;

  get now(): number {
    return this.#now;
  }

  after(delay: number, work: () => void): void {
    if (!(delay >= 0)) throw new RangeError(`${delay} µs from now`);
    const heap = this.#planned;
    const planned = { at: this.#now + delay, turn: this.#turn++, work };
    let place = heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isBefore(planned, heap[above] as Planned)) break;
      heap[place] = heap[above] as Planned;
      place = above;
    }
    heap[place] = planned;
  }

  /** Goes on until then, and leaves what is planned for later. */
  run(until: number): void {
    for (let next = this.#planned[0]; next && next.at <= until; next = this.#planned[0]) {
      this.#removeFirst();
      this.#now = next.at;
      next.work();
    }
    this.#now = until;
  }

  #removeFirst(): void {
    const heap = this.#planned;
    const last = heap.pop() as Planned;
    if (heap.length === 0) return;
    let place = 0;
    for (;;) {
      let behind = 2 * place + 1;
      if (behind >= heap.length) break;
      if (behind + 1 < heap.length && isBefore(heap[behind + 1] as Planned, heap[behind] as Planned))
        behind++;
      if (!isBefore(heap[behind] as Planned, last)) break;
      heap[place] = heap[behind] as Planned;
      place = behind;
    }
    heap[place] = last;
  }
}

function isBefore(one: Planned, other: Planned): boolean {
  return one.at < other.at || (one.at === other.at && one.turn < other.turn);
}
