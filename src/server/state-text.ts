import type { StoredEvent, StoredGame } from "../store/index.ts";
import { eventOf, headOf } from "./views.ts";

/** So many events are written anew each time; more are worth keeping the text. */
const few = 64;
/** Milliseconds a text is kept. */
const keptFor = 10_000;

/** The large parts of a game's states as JSON, made once however many ask for them, and forgotten soon. */
export class StateText {
  #game: StoredGame | undefined;
  #head = "";
  #events: readonly StoredEvent[] = [];
  /** The events' texts with commas between them, and where each begins. */
  #text = "";
  readonly #starts: number[] = [];
  #timer: NodeJS.Timeout | undefined;

  head(game: StoredGame): string {
    if (this.#game !== game) {
      this.#game = game;
      this.#head = JSON.stringify(headOf(game));
      this.#forgetLater();
    }
    return this.#head;
  }

  /** The events behind the first `after`; the same list grows, another is another game's or was read again. */
  events(events: readonly StoredEvent[], after: number): string {
    if (events.length - after <= few) return JSON.stringify(events.slice(after).map(eventOf));
    if (events !== this.#events) this.#begin(events);
    for (let index = this.#starts.length; index < events.length; index++) {
      if (index > 0) this.#text += ",";
      this.#starts.push(this.#text.length);
      this.#text += JSON.stringify(eventOf(events[index] as StoredEvent));
    }
    this.#forgetLater();
    return `[${after === 0 ? this.#text : this.#text.slice(this.#starts[after])}]`;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#game = undefined;
    this.#head = "";
    this.#begin([]);
  }

  #begin(events: readonly StoredEvent[]): void {
    this.#events = events;
    this.#text = "";
    this.#starts.length = 0;
  }

  #forgetLater(): void {
    this.#timer ??= setTimeout(() => this.close(), keptFor).unref();
  }
}
