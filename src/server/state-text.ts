import { inPieces, type StoredEvent, type StoredGame } from "../store/index.ts";
import { eventOf, headOf } from "./views.ts";

/** So many events are written anew each time; more are worth keeping the text. */
const few = 64;
/** More than so many are worth a turn of the event loop for others between them. */
const many = 256;
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
    for (const _ of this.#write(events));
    this.#forgetLater();
    return `[${after === 0 ? this.#text : this.#text.slice(this.#starts[after])}]`;
  }

  /** Makes the text of many events before it is asked for, a piece at a time; undefined when it is made, or soon made. */
  ready(events: readonly StoredEvent[]): Promise<void> | undefined {
    const made = events === this.#events ? this.#starts.length : 0;
    return events.length - made <= many ? undefined : inPieces(this.#write(events));
  }

  /** It may have been forgotten, or others may have gone on with it, whenever the next step is taken. */
  *#write(events: readonly StoredEvent[]): Generator<void, void> {
    for (;;) {
      if (events !== this.#events) this.#begin(events);
      const event = events[this.#starts.length];
      if (!event) return;
      if (this.#starts.length > 0) this.#text += ",";
      this.#starts.push(this.#text.length);
      this.#text += JSON.stringify(eventOf(event));
      yield;
    }
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
