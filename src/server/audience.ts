import type { Seat } from "../games/index.ts";
import type { PresenceMessage, ServerMessage } from "../protocol/index.ts";

/** Whoever hears of a game: a connection. It is handed messages as text. */
export interface Listener {
  /** How long a message takes to go there and back, in milliseconds, where that has been measured. */
  readonly delay?: number;
  send(text: string): void;
}

/** Which seats are held by somebody who is there, as bits, and how many others are. */
export interface Here {
  readonly seats: number;
  readonly watchers: number;
}

/** Who is there through other servers. */
export interface Elsewhere extends Here {
  /** When whoever holds a seat was last known to be there, by the calendar; 0 where he never was. */
  seenAt(seat: Seat): number;
  /** They are told who is here. */
  say(here: Here): void;
}

/** So long after somebody came or went it is told, so that a crowd that comes together is one message. */
const shortestPause = 200;
/** Longer with many there: of coming and going they hear no more than this together, however often it happens. */
const tellsPerSecond = 1000;

/** Who is at a game through this server, and which seats they hold (bit 0 the first, bit 1 the second). */
export class Audience {
  readonly game: string;
  readonly #listeners = new Map<Listener, number>();
  /** How many hold each of the four sets of seats. */
  readonly #counts: [number, number, number, number] = [0, 0, 0, 0];
  readonly #claimIn: () => PresenceMessage["claimIn"];
  readonly #elsewhere: Elsewhere | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `claimIn` is what listeners are told of who is away; without `elsewhere` there is no other server. */
  constructor(
    game: string,
    claimIn: () => PresenceMessage["claimIn"] = () => [null, null],
    elsewhere?: Elsewhere,
  ) {
    this.game = game;
    this.#claimIn = claimIn;
    this.#elsewhere = elsewhere;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener, seats: number): void {
    const before = this.#listeners.get(listener);
    if (before === seats) return;
    if (before !== undefined) this.#count(before, -1);
    this.#count(seats, 1);
    this.#listeners.set(listener, seats);
    this.changed();
  }

  remove(listener: Listener): void {
    const seats = this.#listeners.get(listener);
    if (seats === undefined) return;
    this.#listeners.delete(listener);
    this.#count(seats, -1);
    this.changed();
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

  /** Who is there through this server. */
  get here(): Here {
    const [watchers, first, second, both] = this.#counts;
    return { seats: (first + both > 0 ? 1 : 0) | (second + both > 0 ? 2 : 0), watchers };
  }

  /** Which seats are held by somebody who is there, through whatever server. */
  present(): [boolean, boolean] {
    const seats = this.here.seats | (this.#elsewhere?.seats ?? 0);
    return [(seats & 1) !== 0, (seats & 2) !== 0];
  }

  watchers(): number {
    return this.#counts[0] + (this.#elsewhere?.watchers ?? 0);
  }

  /** See `Elsewhere`. */
  seenElsewhere(seat: Seat): number {
    return this.#elsewhere?.seenAt(seat) ?? 0;
  }

  tell(message: ServerMessage): void {
    this.tellText(JSON.stringify(message));
  }

  tellText(text: string): void {
    for (const listener of this.#listeners.keys()) listener.send(text);
  }

  /** Everyone leaves, and hears nothing more. */
  clear(): void {
    this.#listeners.clear();
    this.#counts.fill(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Everyone is told soon who is there, through other servers too. */
  changed(): void {
    if (this.#timer || (this.#listeners.size === 0 && !this.#elsewhere)) return;
    const pause = Math.max(shortestPause, (this.#listeners.size / tellsPerSecond) * 1000);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#elsewhere?.say(this.here);
      this.tell({
        type: "presence",
        game: this.game,
        present: this.present(),
        claimIn: this.#claimIn(),
        watchers: this.watchers(),
      });
    }, pause);
    this.#timer.unref();
  }

  #count(seats: number, change: number): void {
    this.#counts[seats as 0 | 1 | 2 | 3] += change;
  }
}
