import type { Seat } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import type { CreateAnswer, CreateRequest, JoinAnswer, JoinRequest } from "../protocol/index.ts";
import {
  eachInPieces,
  type Outage,
  type Store,
  type StoredGame,
  type StoredSeat,
  StoreError,
} from "../store/index.ts";
import { Alarms, ahead } from "./alarms.ts";
import { type Answer, no, yes } from "./answer.ts";
import { Refused, refused, SetAside } from "./errors.ts";
import { defaultLimits } from "./limits.ts";
import { GameLists } from "./lists.ts";
import { LiveGame, type LiveGameContext } from "./live-game.ts";
import type { Metrics } from "./metrics.ts";
import { beginOnline } from "./online.ts";
import { type Downtime, returnGrace } from "./running-clock.ts";
import { hashOf, matches, newGameId, newToken } from "./secret.ts";
import type { Time } from "./time.ts";
import { Turns } from "./turns.ts";
import { headOf } from "./views.ts";
import { clockWork, gameWeighs, serverItself, type Visitor } from "./visitor.ts";
import { WaitedAt } from "./waited-at.ts";

interface HubOptions {
  readonly store: Store;
  readonly time: Time;
  readonly metrics: Metrics;
  /** A game nobody is at is put to rest after so many milliseconds; it wakes up when somebody comes. */
  readonly restAfter?: number;
  /** See `Limits`. */
  readonly claimAfter?: number;
  readonly onFailure: (error: unknown) => void;
}

const aliveEvery = 1000;
/** A server that has done nothing for so long was not there: it was stopped, or its machine slept. */
const longestPause = 5 * aliveEvery;

/** The server waits so long for the clocks before it listens; where there are many, the rest come while it does. */
const patienceAtStart = 100;

/** All games: those awake, in memory because somebody is there, and the way to those at rest. */
export class Hub {
  readonly store: Store;
  readonly #time: Time;
  readonly #metrics: Metrics;
  readonly #restAfter: number;
  readonly #awake = new Map<string, LiveGame>();
  readonly lists: GameLists;
  readonly #waking = new Turns();
  readonly #alarms: Alarms;
  readonly #waitedAt: WaitedAt;
  /** How many clocks run of games that are awake. */
  #running = 0;
  readonly #loading = new Map<string, Promise<LiveGame | undefined>>();
  /** What each visitor waits for. */
  readonly #asked = new Map<string, Promise<LiveGame | undefined>>();
  /** Games that were dropped while they were being loaded. */
  readonly #gone = new Set<string>();
  readonly #context: LiveGameContext;
  readonly #onFailure: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  /** Games that cannot be read, told of once each. */
  readonly #aside = new Set<string>();
  #down: Downtime | undefined;
  #ready = false;
  #resting = false;
  /** Since when there is a server to come to, and when that was last looked at. */
  #upSince: number;
  #lookedAt: number | undefined;
  #stopping = false;

  constructor({
    store,
    time,
    metrics,
    restAfter = 600_000,
    claimAfter = defaultLimits.claimAfter,
    onFailure,
  }: HubOptions) {
    this.store = store;
    this.#time = time;
    this.#metrics = metrics;
    this.#restAfter = restAfter;
    this.#upSince = time.wall();
    this.lists = new GameLists(store.games, time, (id, error) => this.#setAside(id, error));
    this.#context = {
      games: store.games,
      time,
      claimAfter,
      upSince: () => this.#up(),
      newId: newGameId,
      onEvent: (event, game) => {
        metrics.count("grundy_events_total", event.type);
        this.lists.show(game);
        this.#waitedAt.look(game);
        this.#alarms.happened(game);
      },
      onClock: (change) => {
        this.#running += change;
      },
      onAudience: (game) => this.#waitedAt.look(game),
      onFailure: (error) => {
        metrics.count("grundy_store_failures_total");
        onFailure(error);
      },
      onException: (place, error) => {
        metrics.count("grundy_exceptions_total", place);
        onFailure(error);
      },
    };
    this.#onFailure = onFailure;
    this.#waitedAt = new WaitedAt(time);
    this.#alarms = new Alarms({
      games: store.games,
      time,
      wake: (id) => this.game(id, clockWork),
      awake: (id) => this.#awake.get(id),
      rest: (game) => this.#putToRest(game),
      onFailure: this.#context.onFailure,
    });
    metrics.gauge("grundy_games_awake", "Games in memory.", () => this.#awake.size);
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Whether all clocks run, be it that the game will be woken for it. */
  get ready(): boolean {
    return this.#ready;
  }

  /**
   * Lets all clocks run: games whose time may be up soon are woken, but for those that cannot be read, the others when it is. Time since
   * the last mark is given back. The server can listen when this is done; where there are very many such games it goes on afterwards,
   * piece by piece.
   */
  async start(): Promise<void> {
    const started = this.#time.wall();
    this.#down = { started, outages: await this.#outages(), until: this.#time.steady() + returnGrace };
    const waking = this.#alarms
      .start()
      .catch(this.#context.onFailure)
      .then(() => {
        this.#ready = true;
      });
    let patience: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, patienceAtStart);
    });
    await Promise.race([waking, late]);
    clearTimeout(patience);
    this.#upSince = this.#lookedAt = this.#time.wall();
    this.#every(aliveEvery, () => {
      this.#up();
      const clocks = this.#running + this.#alarms.size;
      if (clocks > 0) this.store.markAlive(this.#time.wall()).catch(this.#context.onFailure);
    });
    this.#every(Math.min(this.#restAfter, 30_000), () => this.#rest());
  }

  /** No new requests; what is under way becomes durable when the store is closed after this. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#alarms.stop();
    for (const game of this.#awake.values()) game.close();
    await this.store.markAlive(this.#time.wall()).catch(this.#context.onFailure);
  }

  /**
   * The game in memory, woken if it rests; undefined when there is none. Rejects when it cannot be read, and when too many wait that
   * the same visitor wants.
   */
  async game(id: string, visitor = serverItself): Promise<LiveGame | undefined> {
    const there = this.#awake.get(id) ?? this.#loading.get(id);
    if (there) return there;
    if (visitor.holdsTooMuch) throw refused("too-many", { seconds: 60 });
    const key = `${visitor.name} ${id}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#waking
        .take(visitor.name, () => this.#load(id, visitor))
        .finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }

  /** Whose turn comes first reads the game for all who have asked for it. */
  async #load(id: string, visitor: Visitor): Promise<LiveGame | undefined> {
    const there = this.#awake.get(id) ?? this.#loading.get(id);
    if (there) return there;
    const loading = this.#wake(id, visitor)
      .catch((error: unknown) => {
        // What a store cannot do at the moment is not the game's fault.
        if (error instanceof StoreError && error.code !== "damaged") throw error;
        this.#setAside(id, error);
        throw new SetAside(error);
      })
      .finally(() => {
        this.#loading.delete(id);
        this.#gone.delete(id);
      });
    this.#loading.set(id, loading);
    return loading;
  }

  awake(id: string): LiveGame | undefined {
    return this.#awake.get(id);
  }

  async create(request: CreateRequest, visitor = serverItself): Promise<Answer<CreateAnswer>> {
    const { games } = visitor;
    if (visitor.holdsTooMuch) return no("too-many", { seconds: 60 });
    if (!games.take(this.#time.steady())) return no("too-many", { seconds: games.wait });
    const begun = beginOnline(request.game, request.options, request.from);
    if (!begun.ok) return begun;
    const { options, position, ending } = begun.value;
    if (ending) return no("game-over");
    const created = this.#time.wall();
    const tokens = request.seats.map(({ by }) => (by === "me" ? newToken() : null)) as [
      string | null,
      string | null,
    ];
    const [first, second] = request.seats.map(
      ({ name = null, computer, player }, seat): StoredSeat => ({
        name,
        computer,
        player,
        ...(tokens[seat] ? { tokenHash: hashOf(tokens[seat]), takenAt: created } : {}),
      }),
    ) as [StoredSeat, StoredSeat];
    const invitation = tokens.includes(null) ? newToken() : null;
    const game: StoredGame = {
      id: newGameId(),
      game: request.game,
      options,
      // Of what a visitor wrote only the position is kept, as long as it is large.
      from: request.from === undefined ? undefined : notationOf(request.game).makePosition(position),
      seats: [first, second],
      clock: request.clock,
      listed: request.listed ?? true,
      open: request.open ?? false,
      invitationHash: invitation === null ? undefined : hashOf(invitation),
      created,
    };
    try {
      await this.store.games.create(game);
    } catch (error) {
      if (error instanceof StoreError && error.code === "no-room") return no("storage-full");
      this.#context.onFailure(error);
      return no("storage-failed");
    }
    this.#metrics.count("grundy_games_created_total");
    // It is made, whether it can be woken now or later.
    await this.game(game.id, visitor).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#onFailure(error);
    });
    return yes({ head: headOf(game), tokens, invitation });
  }

  async join(
    id: string,
    { invitation, name, computer, player }: JoinRequest,
    visitor?: Visitor,
  ): Promise<Answer<JoinAnswer>> {
    const game = await this.game(id, visitor);
    if (!game) return no("game-missing");
    const { open, invitationHash, seats } = game.stored;
    if (!open && (invitation === undefined || !matches(invitation, invitationHash)))
      return no("invitation-wrong");
    const free = ([0, 1] as Seat[]).find((seat) => seats[seat].tokenHash === undefined);
    if (free === undefined) return no("no-seat-free");
    const token = newToken();
    const by: StoredSeat = {
      name: name ?? seats[free].name,
      computer,
      player: player ?? seats[free].player,
      tokenHash: hashOf(token),
      takenAt: this.#time.wall(),
    };
    const joined = await game.join(free, by);
    if (!joined.ok) return joined;
    return yes({ seat: joined.value, token, head: headOf(game.stored) });
  }

  /** Deletes a game for good; false when there is none. */
  async drop(id: string): Promise<boolean> {
    const dropped = await this.store.games.drop(id);
    if (dropped) this.forget(id);
    return dropped;
  }

  /** A game that is no longer kept leaves the memory; whoever is there is told. */
  forget(id: string): void {
    if (this.#loading.has(id)) this.#gone.add(id);
    this.#alarms.remove(id);
    const game = this.#awake.get(id);
    game?.drop();
    if (game) this.#leave(game);
  }

  /** See `WaitedAt`. */
  occupied(): string[] {
    return this.#waitedAt.ids();
  }

  #setAside(id: string, error: unknown): void {
    if (this.#aside.has(id)) return;
    this.#aside.add(id);
    this.#metrics.count("grundy_games_set_aside_total");
    this.#onFailure(error);
  }

  async #wake(id: string, visitor: Visitor): Promise<LiveGame | undefined> {
    const loaded = await this.store.games.load(id);
    if (!loaded || this.#gone.has(id)) return undefined;
    const past = { down: this.#down, rested: this.#alarms.clockOf(id) };
    const game = await LiveGame.open(loaded, this.#context, past);
    if (this.#gone.has(id)) {
      if (game.ok) game.value.close();
      return undefined;
    }
    if (!game.ok) throw new Error(`game ${id} cannot be replayed: ${game.refusal.code}`);
    game.value.holders.charge(visitor, gameWeighs + loaded.events.length);
    this.#alarms.remove(id);
    this.#awake.set(id, game.value);
    this.lists.show(game.value);
    return game.value;
  }

  #up(): number {
    if (this.#lookedAt === undefined) return this.#upSince;
    const now = this.#time.wall();
    if (now - this.#lookedAt > longestPause) this.#upSince = now;
    this.#lookedAt = now;
    return this.#upSince;
  }

  /** A store that takes no changes at the moment does not keep the server from starting. */
  async #outages(): Promise<readonly Outage[]> {
    const now = this.#time.wall();
    try {
      return await this.store.noteStart(now);
    } catch (error) {
      this.#context.onFailure(error);
      return [{ from: (await this.store.lastAlive()) ?? now, until: now }];
    }
  }

  /** Puts to rest the games nobody is at, a piece at a time, but for those whose time is up soon. */
  async #rest(): Promise<void> {
    if (this.#resting) return;
    this.#resting = true;
    try {
      const since = this.#time.steady() - this.#restAfter;
      await eachInPieces(this.#awake.values(), (game) => {
        const isSoon = (game.timeLeft ?? Number.POSITIVE_INFINITY) < ahead;
        if (!isSoon && !game.isBusy && !game.isWanted(since)) this.#putToRest(game);
      });
    } finally {
      this.#resting = false;
    }
  }

  /** A clock that runs goes on without the game. */
  #putToRest(game: LiveGame): void {
    const { rested, timeLeft } = game;
    game.close();
    this.#leave(game);
    if (rested && timeLeft !== undefined) this.#alarms.set(game.id, rested, timeLeft);
  }

  #leave(game: LiveGame): void {
    this.#awake.delete(game.id);
    this.lists.remove(game);
    this.#waitedAt.remove(game);
  }

  #every(milliseconds: number, work: () => void | Promise<void>): void {
    const timer = setInterval(async () => {
      try {
        await work();
      } catch (error) {
        this.#context.onException("timer", error);
      }
    }, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}
