import type { GameHead, ServerMessage } from "../../protocol/index.ts";
import { type Line, LiveConnection, type LiveListener } from "./live.ts";
import { tokensOf } from "./seat-tokens.ts";

/** A connection follows so many games at most; of more the latest are waited in. */
const most = 8;

/** Somebody has sat down in a game that waited. */
export interface Joining {
  readonly id: string;
  readonly seats: GameHead["seats"];
}

/**
 * Keeps one's place in games that wait for somebody while other pages are looked at: the server sees that whoever waits is there, and he is told
 * when somebody sits down.
 */
export class WaitingGames {
  readonly #connect: (listener: LiveListener) => Line;
  readonly #onJoined: (joining: Joining) => void;
  #ids: readonly string[] = [];
  #line: Line | undefined;

  constructor(
    onJoined: (joining: Joining) => void,
    connect: (listener: LiveListener) => Line = (listener) => new LiveConnection(listener),
  ) {
    this.#onJoined = onJoined;
    this.#connect = connect;
  }

  /** These are the games, the latest first; those that were watched before are not any more. */
  watch(ids: readonly string[]): void {
    const before = this.#ids;
    this.#ids = ids.slice(0, most);
    if (this.#ids.length === 0) this.#close();
    else if (!this.#line) this.#line = this.#open();
    else {
      for (const id of before)
        if (!this.#ids.includes(id)) this.#line.send({ type: "unsubscribe", game: id });
      for (const id of this.#ids) if (!before.includes(id)) this.#subscribe(id);
    }
  }

  #open(): Line {
    return this.#connect({
      opened: () => {
        for (const id of this.#ids) this.#subscribe(id);
      },
      lost: () => {},
      heard: (message) => this.#hear(message),
    });
  }

  #subscribe(id: string): void {
    const tokens = tokensOf(id).tokens.filter((token) => token !== null);
    this.#line?.send({ type: "subscribe", game: id, tokens, seen: 0 });
  }

  #hear(message: ServerMessage): void {
    if (!("game" in message) || message.game === undefined || !this.#ids.includes(message.game)) return;
    const id = message.game;
    const seats =
      message.type === "state" ? message.head.seats : message.type === "seats" ? message.seats : undefined;
    if (seats?.every(({ taken }) => taken)) {
      this.#leave(id);
      this.#onJoined({ id, seats });
    } else if (message.type === "error" && message.code === "game-missing") this.#leave(id);
  }

  #leave(id: string): void {
    this.watch(this.#ids.filter((each) => each !== id));
  }

  #close(): void {
    this.#line?.close();
    this.#line = undefined;
  }
}
