import type { Seat } from "../../games/index.ts";
import type { NumberedEvent, ServerMessage } from "../../protocol/index.ts";
import { MemoryRoster } from "../../roster/index.ts";
import { type Bus, type GameKeeper, memoryStore, SharedMemory, type Store } from "../../store/index.ts";
import { Hub } from "../hub.ts";
import type { LiveGame } from "../live-game.ts";
import { Metrics } from "../metrics.ts";
import type { Time } from "../time.ts";

/** For the tests of this room: several servers of one store in memory, in one process, with a bus that can be as bad as one likes. */

/** What a message meets on its way: when it comes, in milliseconds, once for each time it does. */
export type Fate = () => readonly number[];

const atOnce: Fate = () => [0];

export class Network {
  fate: Fate;
  readonly #stations = new Set<Station>();

  constructor(fate = atOnce) {
    this.fate = fate;
  }

  station(): Station {
    const station = new Station((game, text) => {
      for (const other of this.#stations) {
        if (other === station) continue;
        for (const wait of this.fate()) {
          if (wait === 0) other.heard(game, text);
          else setTimeout(() => other.heard(game, text), wait);
        }
      }
    });
    this.#stations.add(station);
    return station;
  }
}

/** One server's way to the others. */
class Station implements Bus {
  readonly alone = false;
  up = true;
  /** Its server is dead. */
  isCut = false;
  readonly #pass: (game: string, text: string) => void;
  readonly #followed = new Map<string, Set<(text: string) => void>>();
  #doubted: (doubt: "behind" | "elsewhere") => void = () => {};

  constructor(pass: (game: string, text: string) => void) {
    this.#pass = pass;
  }

  tell(game: string, text: string): void {
    if (this.up && !this.isCut) this.#pass(game, text);
  }

  follow(game: string, heard: (text: string) => void): () => void {
    const all = this.#followed.get(game) ?? new Set();
    this.#followed.set(game, all.add(heard));
    return () => void all.delete(heard);
  }

  onDoubt(doubted: (doubt: "behind" | "elsewhere") => void): void {
    this.#doubted = doubted;
  }

  doubt(doubt: "behind" | "elsewhere"): void {
    this.#doubted(doubt);
  }

  heard(game: string, text: string): void {
    if (this.up && !this.isCut) for (const hear of [...(this.#followed.get(game) ?? [])]) hear(text);
  }
}

export interface Machine {
  readonly hub: Hub;
  readonly store: Store;
  readonly bus: Station;
  readonly metrics: Metrics;
  readonly failures: unknown[];
}

interface MachineOptions {
  readonly time?: Time;
  readonly restAfter?: number;
  /** The games as this server's store gives them. */
  readonly games?: (games: GameKeeper) => GameKeeper;
}

/** The same games, but that some of what is asked of them is answered otherwise. */
export function instead(games: GameKeeper, others: Partial<GameKeeper>): GameKeeper {
  return new Proxy(games, {
    get(target, name) {
      const own = Reflect.get(others, name) ?? Reflect.get(target, name);
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
}

/** Servers of one store. */
export class Machines {
  readonly network: Network;
  readonly shared: SharedMemory;
  readonly #roster = new MemoryRoster();
  #count = 0;

  constructor(network = new Network(), now: () => number = Date.now) {
    this.network = network;
    this.shared = new SharedMemory(this.#roster, now);
  }

  make({ time, restAfter, games = (same) => same }: MachineOptions = {}): Machine {
    const bus = this.network.station();
    const made = memoryStore(this.#roster, this.shared, { server: `server-${this.#count++}`, bus });
    const store = { ...made, games: games(made.games) };
    const metrics = new Metrics();
    const failures: unknown[] = [];
    const hub = new Hub({
      store,
      time: time ?? { wall: () => this.shared.now(), steady: () => performance.now() },
      metrics,
      ...(restAfter === undefined ? {} : { restAfter }),
      onFailure: (error) => failures.push(error),
    });
    return { hub, store, bus, metrics, failures };
  }
}

/** Somebody at a game, who holds all he is told against it: no number twice, no gap, nothing taken from him. */
export class Witness {
  readonly events: NumberedEvent[] = [];
  readonly messages: ServerMessage[] = [];
  readonly wrong: string[] = [];
  takeBack: Seat | null = null;
  rematch: [boolean, boolean] = [false, false];
  next: string | null = null;
  taken: [boolean, boolean] = [false, false];
  present: [boolean, boolean] = [false, false];
  claimIn: [number | null, number | null] = [null, null];
  watchers = 0;
  game: LiveGame | undefined;
  #line: { send(text: string): void } | undefined;

  /** Comes to the game, as a connection does, with what he has seen. */
  async come(hub: Hub, id: string, tokens: readonly string[]): Promise<void> {
    this.leave();
    const line = { send: (text: string) => void (this.#line === line && this.#told(JSON.parse(text))) };
    this.#line = line;
    const game = await hub.game(id);
    await game?.atLeast(this.events.length, tokens);
    if (this.#line !== line || !game) return;
    this.game = game;
    game.subscribe(line, game.seatsOf(tokens), this.events.length);
  }

  /** Whose turn it is, as far as he knows. */
  get turn(): Seat {
    const moves: unknown[] = [];
    for (const { event } of this.events) {
      if (event.type === "move") moves.push(event);
      else if (event.type === "take-back") moves.length = event.moves;
    }
    return moves.length % 2 === 0 ? 0 : 1;
  }

  leave(): void {
    if (this.#line) this.game?.unsubscribe(this.#line);
    this.#line = undefined;
    this.game = undefined;
  }

  #told(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type === "state") {
      const { after, events, takeBack, rematch, next, head } = message;
      const before = this.events.slice(after);
      if (after > this.events.length) this.wrong.push(`a state after ${after} of ${this.events.length}`);
      if (after + events.length < this.events.length) this.wrong.push("a state goes back");
      const kept = JSON.stringify(events.slice(0, before.length)) === JSON.stringify(before);
      if (!kept) this.wrong.push("a state has another past");
      this.events.splice(after, Number.POSITIVE_INFINITY, ...events);
      const { present, claimIn, watchers } = message;
      Object.assign(this, { takeBack, rematch, next, present, claimIn, watchers });
      this.taken = [head.seats[0].taken, head.seats[1].taken];
    } else if (message.type === "event") {
      const { number, event, at, id } = message;
      if (number !== this.events.length + 1) this.wrong.push(`event ${number} behind ${this.events.length}`);
      this.events.push({ number, event, at, ...(id === undefined ? {} : { id }) });
      this.takeBack = null;
    } else if (message.type === "presence") {
      const { present, claimIn, watchers } = message;
      Object.assign(this, { present, claimIn, watchers });
    } else if (message.type === "seats") {
      this.taken = [message.seats[0].taken, message.seats[1].taken];
    } else if (message.type === "take-back-asked") this.takeBack = message.seat;
    else if (message.type === "take-back-declined") this.takeBack = null;
    else if (message.type === "rematch-offered") this.rematch[message.seat] = true;
    else if (message.type === "rematch-declined") this.rematch = [false, false];
    else if (message.type === "rematch-ready") this.next = message.next;
  }
}
