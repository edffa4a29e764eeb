import { type ReadonlySignal, signal } from "@preact/signals";
import { must } from "../../games/index.ts";
import { begin, follow, type Play } from "../../match/index.ts";
import type { GameHead, NumberedEvent } from "../../protocol/index.ts";

/** The server's log of a game as far as it is known here, and the game it makes. */
export class FollowedLog {
  readonly #start: Play;
  readonly #play;
  readonly #created: number;
  #events: readonly NumberedEvent[] = [];

  constructor({ game, options, from, created }: GameHead) {
    this.#created = created;
    this.#start = must(begin(game, options, from));
    this.#play = signal(this.#start);
  }

  get play(): ReadonlySignal<Play> {
    return this.#play;
  }

  /** How many events are known. */
  get length(): number {
    return this.#events.length;
  }

  /** When the game was last changed, by the server's clock. */
  get changed(): number {
    return this.#events.at(-1)?.at ?? this.#created;
  }

  /** The log is the first `after` events of it and these; false, and nothing changed, when they cannot happen here. */
  put(after: number, added: readonly NumberedEvent[]): boolean {
    const goesOn = after >= this.length;
    if (goesOn && added.length === 0) return true;
    const events = [...this.#events.slice(0, after), ...added];
    const followed = goesOn
      ? follow(this.#play.peek(), added.map(eventOf))
      : follow(this.#start, events.map(eventOf));
    if (!followed.ok) return false;
    this.#events = events;
    this.#play.value = followed.value;
    return true;
  }
}

function eventOf({ event }: NumberedEvent): NumberedEvent["event"] {
  return event;
}
