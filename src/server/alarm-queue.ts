import type { RestedClock } from "./running-clock.ts";

/** A game at rest that is to be woken. */
export interface Alarm {
  readonly id: string;
  /** When, by the time that never jumps. */
  readonly at: number;
  /** Its clock, where this server has put it to rest. */
  readonly clock: RestedClock | undefined;
}

interface Entry extends Alarm {
  place: number;
}

/** Alarms, the earliest first: a heap, in which setting one and taking one out cost the logarithm of how many there are. */
export class AlarmQueue {
  readonly #heap: Entry[] = [];
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#heap.length;
  }

  get first(): Alarm | undefined {
    return this.#heap[0];
  }

  get(id: string): Alarm | undefined {
    return this.#entries.get(id);
  }

  /** Sets a game's alarm, in the place of the one it had. */
  set({ id, at, clock }: Alarm): void {
    this.remove(id);
    const entry = { id, at, clock, place: this.#heap.length };
    this.#entries.set(id, entry);
    this.#heap.push(entry);
    this.#settle(entry);
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    const last = this.#heap.at(-1);
    if (!entry || !last) return;
    this.#entries.delete(id);
    this.#heap.pop();
    if (last === entry) return;
    this.#put(last, entry.place);
    this.#settle(last);
  }

  /** Moves an entry up or down to where it belongs. */
  #settle(entry: Entry): void {
    for (;;) {
      const above = this.#heap[(entry.place - 1) >> 1];
      if (entry.place === 0 || !above || above.at <= entry.at) break;
      this.#swap(entry, above);
    }
    for (;;) {
      const [left, right] = [this.#heap[2 * entry.place + 1], this.#heap[2 * entry.place + 2]];
      const behind = left && right && right.at < left.at ? right : left;
      if (!behind || entry.at <= behind.at) break;
      this.#swap(entry, behind);
    }
  }

  #swap(one: Entry, other: Entry): void {
    const { place } = one;
    this.#put(one, other.place);
    this.#put(other, place);
  }

  #put(entry: Entry, place: number): void {
    entry.place = place;
    this.#heap[place] = entry;
  }
}
