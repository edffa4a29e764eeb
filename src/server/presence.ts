import type { Seat } from "../games/index.ts";
import type { Bus } from "../store/index.ts";
import type { Elsewhere, Here } from "./audience.ts";
import type { Time } from "./time.ts";
import { type ToldPresent, toldText } from "./told.ts";

export interface PresenceContext {
  readonly bus: Bus;
  /** This server among those of the store. */
  readonly server: string;
  readonly time: Time;
}

/** Who is at a game is said again so often, in milliseconds, while somebody is: what was said may have been lost. */
const sayEvery = 15_000;
/** What a server said counts for so long after it; one that was killed says nothing any more, and takes nobody with it for longer. */
export const saidFor = 50_000;
/** So many servers are listened to. */
const mostServers = 1000;

interface Said extends Here {
  readonly at: number;
  readonly end: NodeJS.Timeout;
}

/** Who is at a game through other servers, as each of them last said, and what they are told of those who are here. */
export class Presence implements Elsewhere {
  readonly #game: string;
  readonly #context: PresenceContext;
  readonly #onChange: () => void;
  readonly #others = new Map<string, Said>();
  readonly #seenAt: [number, number] = [0, 0];
  #said: Here | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `onChange` is called when others have come or gone. */
  constructor(game: string, context: PresenceContext, onChange: () => void) {
    this.#game = game;
    this.#context = context;
    this.#onChange = onChange;
  }

  get seats(): number {
    let seats = 0;
    for (const said of this.#others.values()) seats |= said.seats;
    return seats;
  }

  get watchers(): number {
    let watchers = 0;
    for (const said of this.#others.values()) watchers += said.watchers;
    return watchers;
  }

  seenAt(seat: Seat): number {
    return this.#seenAt[seat];
  }

  say(here: Here): void {
    const { seats, watchers } = here;
    const before = this.#said ?? { seats: 0, watchers: 0 };
    if (this.#isClosed || (seats === before.seats && watchers === before.watchers)) return;
    const isFirst = this.#said === undefined;
    this.#said = { seats, watchers };
    this.#tell(isFirst);
    const isAnyone = isSomebody(here);
    if (isAnyone) this.#timer ??= setInterval(() => this.#tell(), sayEvery).unref();
    else this.#rest();
  }

  /** What another server has said. */
  hear({ server, seats, watchers, at, asks }: ToldPresent): void {
    const before = this.#others.get(server);
    if (this.#isClosed || server === this.#context.server || (before && at <= before.at)) return;
    if (!before && this.#others.size >= mostServers) return;
    clearTimeout(before?.end);
    // Who was there until now is away from now on.
    const seen = seats | (before?.seats ?? 0);
    for (const seat of [0, 1] as const)
      if (seen & (1 << seat)) this.#seenAt[seat] = this.#context.time.wall();
    const end = setTimeout(() => this.#forget(server), saidFor).unref();
    this.#others.set(server, { seats, watchers, at, end });
    if (seats !== (before?.seats ?? 0) || watchers !== (before?.watchers ?? 0)) this.#onChange();
    if (asks && this.#said && isSomebody(this.#said)) this.#tell();
  }

  /** Whoever is here goes. */
  close(): void {
    this.say({ seats: 0, watchers: 0 });
    this.#isClosed = true;
    this.#rest();
    for (const { end } of this.#others.values()) clearTimeout(end);
    this.#others.clear();
  }

  #forget(server: string): void {
    const said = this.#others.get(server);
    this.#others.delete(server);
    if (said && isSomebody(said)) this.#onChange();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tell(asks = false): void {
    const { bus, server, time } = this.#context;
    const said = this.#said ?? { seats: 0, watchers: 0 };
    const told = { type: "present", game: this.#game, server, ...said, at: time.steady() } as const;
    bus.tell(this.#game, toldText(asks ? { ...told, asks } : told));
  }
}

function isSomebody({ seats, watchers }: Here): boolean {
  return seats !== 0 || watchers > 0;
}
