import type { StateMessage } from "../protocol/index.ts";
import type { EventText, StoredEvent } from "../store/index.ts";
import type { Attendance } from "./attendance.ts";
import type { Listener } from "./audience.ts";
import type { LogWriter } from "./log-writer.ts";
import type { Negotiation } from "./negotiation.ts";
import { StateText } from "./state-text.ts";
import { endingOf, eventMessage } from "./views.ts";

/** What of a game is sent to those who ask for all of it, as JSON. */
export class GameTexts {
  readonly #writer: LogWriter;
  readonly #attendance: Attendance;
  readonly #negotiation: Negotiation;
  readonly #large = new StateText();

  constructor(writer: LogWriter, attendance: Attendance, negotiation: Negotiation) {
    this.#writer = writer;
    this.#attendance = attendance;
    this.#negotiation = negotiation;
  }

  /** For a listener who holds the first `seen` events (`StateMessage`). */
  state(listener: Listener, seen: number): string {
    const { game, events, next } = this.#writer.log;
    const { audience, state } = this.#attendance;
    const { takeBack, rematch } = this.#negotiation.offers;
    const after = seen <= events.length ? seen : 0;
    const seats = audience.held(listener) ?? 0;
    const message: Omit<StateMessage, "head" | "events"> = {
      type: "state",
      game: game.id,
      yours: ([0, 1] as const).filter((seat) => seats & (1 << seat)),
      after,
      clock: this.#writer.clockState ?? null,
      ...state,
      takeBack,
      rematch,
      next: next ?? null,
    };
    const small = JSON.stringify(message).slice(0, -1);
    return `${small},"head":${this.#large.head(game)},"events":${this.#large.events(events, after)}}`;
  }

  /** Makes the text of a long game's events in several turns of the event loop; undefined when there is little to make. */
  ready(): Promise<void> | undefined {
    return this.#large.ready(this.#writer.log.events);
  }

  /** The game and its events (`GameView`). */
  async view(): Promise<string> {
    await this.ready();
    const { game, events, standing, next } = this.#writer.log;
    const small = {
      ending: endingOf(standing),
      clockState: this.#writer.clockState ?? null,
      next: next ?? null,
    };
    const [head, all] = [this.#large.head(game), this.#large.events(events, 0)];
    return `${head.slice(0, -1)},"events":${all},${JSON.stringify(small).slice(1)}`;
  }

  /** An event of before, as listeners got it. */
  event(stored: StoredEvent): EventText {
    return eventMessage(this.#writer.log.game.id, stored, this.#writer.clockState);
  }

  close(): void {
    this.#large.close();
  }
}
