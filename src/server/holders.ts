import type { Time } from "./time.ts";
import { alwaysAllowed, gameWeighs, type Visitor } from "./visitor.ts";

/** Because of whom a game's events are in memory, and how many of them. */
export class Holders {
  readonly #time: Time;
  readonly #held = new Map<Visitor, number>();
  #closed = false;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Events are in memory because of him, until the game is at rest. */
  charge(visitor: Visitor, events: number): void {
    if (this.#closed) return;
    visitor.held += events;
    this.#held.set(visitor, (this.#held.get(visitor) ?? 0) + events);
  }

  /** One more event has happened because of him. */
  madeBy(visitor: Visitor): void {
    visitor.events.charge(1, this.#time.steady());
    this.charge(visitor, 1);
  }

  /** Whether he may go on here, with all that he has made and that is in memory because of him. */
  mayGoOn(visitor: Visitor): boolean {
    if (!visitor.events.has(this.#time.steady())) return false;
    return !visitor.holdsTooMuch || (this.#held.get(visitor) ?? 0) <= gameWeighs + alwaysAllowed;
  }

  /** The game is in memory no longer. */
  close(): void {
    this.#closed = true;
    for (const [visitor, events] of this.#held) visitor.held -= events;
    this.#held.clear();
  }
}
