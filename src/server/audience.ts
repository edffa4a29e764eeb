import type { Seat } from "../games/index.ts";
import type { ServerMessage } from "../protocol/index.ts";

/** Whoever hears of a game: a connection. It is handed messages as text. */
export interface Listener {
  /** How long a message takes to go there and back, in milliseconds, where that has been measured. */
  readonly delay?: number;
  send(text: string): void;
}

/** So long after somebody came or went it is told, so that a crowd that comes together is one message. */
const pause = 200;

/** Who is at a game, and which seats they hold (bit 0 the first, bit 1 the second). */
export class Audience {
  readonly game: string;
  readonly #listeners = new Map<Listener, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(game: string) {
    this.game = game;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener, seats: number): void {
    this.#listeners.set(listener, seats);
    this.#changed();
  }

  remove(listener: Listener): void {
    if (this.#listeners.delete(listener)) this.#changed();
  }

  /** The seats a listener holds; undefined when it is not here. */
  held(listener: Listener): number | undefined {
    return this.#listeners.get(listener);
  }

  listeners(): Iterable<Listener> {
    return this.#listeners.keys();
  }

  /** The delay of whoever holds a seat; of several the longest. */
  delayOf(seat: Seat): number {
    let delay = 0;
    for (const [listener, held] of this.#listeners) {
      if (held & (1 << seat)) delay = Math.max(delay, listener.delay ?? 0);
    }
    return delay;
  }

  present(): [boolean, boolean] {
    let seats = 0;
    for (const held of this.#listeners.values()) seats |= held;
    return [(seats & 1) !== 0, (seats & 2) !== 0];
  }

  watchers(): number {
    let watchers = 0;
    for (const held of this.#listeners.values()) if (held === 0) watchers++;
    return watchers;
  }

  tell(message: ServerMessage): void {
    this.tellText(JSON.stringify(message));
  }

  tellText(text: string): void {
    for (const listener of this.#listeners.keys()) listener.send(text);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #changed(): void {
    if (this.#timer || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.tell({ type: "presence", game: this.game, present: this.present(), watchers: this.watchers() });
    }, pause);
    this.#timer.unref();
  }
}
