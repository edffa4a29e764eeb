import { type ReadonlySignal, signal } from "@preact/signals";
import type { ServerMessage } from "../../protocol/index.ts";
import { type Line, LiveConnection, type LiveListener } from "./live.ts";
import { type Looking, type Slots, tidied, withAll, withChanges } from "./lobby-slots.ts";
import type { Connection } from "./session.ts";

const tidyEvery = 1000;

/** The open games as the server tells of them, while somebody looks. */
export class LobbyFeed {
  /** The game that is pointed at. */
  held: string | undefined;
  readonly #slots = signal<Slots>([]);
  readonly #connection = signal<Connection>("connecting");
  readonly #line: Line;
  readonly #tidying: ReturnType<typeof setInterval>;
  readonly #now: () => number;

  constructor(
    connect: (listener: LiveListener) => Line = (listener) => new LiveConnection(listener),
    now: () => number = () => performance.now(),
  ) {
    this.#now = now;
    this.#line = connect({
      opened: () => void this.#line.send({ type: "lobby" }),
      lost: () => {
        this.#connection.value = "lost";
      },
      heard: (message) => this.#hear(message),
    });
    this.#tidying = setInterval(() => {
      this.#slots.value = tidied(this.#slots.peek(), this.#looking);
    }, tidyEvery);
  }

  get slots(): ReadonlySignal<Slots> {
    return this.#slots;
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }

  /** Whoever tried to join it knows it before it is told. */
  isOver(id: string, how: "taken" | "gone"): void {
    const changes = { opened: [], taken: [], gone: [], [how]: [id] };
    this.#slots.value = withChanges(this.#slots.peek(), changes, this.#looking);
  }

  close(): void {
    clearInterval(this.#tidying);
    this.#line.close();
  }

  get #looking(): Looking {
    return { now: this.#now(), held: this.held };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "lobby") {
      this.#slots.value = withAll(this.#slots.peek(), message.games, this.#looking);
      this.#connection.value = "connected";
    } else if (message.type === "lobby-changes")
      this.#slots.value = withChanges(this.#slots.peek(), message, this.#looking);
  }
}
