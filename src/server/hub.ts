import type { Seat } from "../games/index.ts";
import type { CreateAnswer, CreateRequest, JoinAnswer, JoinRequest } from "../protocol/index.ts";
import { eachInPieces, type Store, type StoredSeat, StoreError } from "../store/index.ts";
import { Alarms, ahead, type RestingClocks } from "./alarms.ts";
import { type Answer, no, yes } from "./answer.ts";
import { Comparison, compareEveryDown } from "./comparison.ts";
import { Refused, refused, SetAside } from "./errors.ts";
import { defaultLimits, noLimits } from "./limits.ts";
import { GameLists } from "./lists.ts";
import { LiveGame, type LiveGameContext } from "./live-game.ts";
import { Lobby } from "./lobby/index.ts";
import type { Metrics } from "./metrics.ts";
import { newGame } from "./new-game.ts";
import { Others } from "./others.ts";
import { hashOf, matches, newGameId, newToken } from "./secret.ts";
import { Sweep } from "./sweep.ts";
import type { Time } from "./time.ts";
import { Turns } from "./turns.ts";
import { aliveEvery, Uptime } from "./uptime.ts";
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
  readonly openGames?: number;
  readonly onFailure: (error: unknown) => void;
}

/** The server waits so long for the clocks before it listens; where there are many, the rest come while it does. */
const patienceAtStart = 100;

/** All games: those awake, in memory because somebody is there, and the way to those at rest. */
export class Hub {
  readonly store: Store;
  readonly #time: Time;
  readonly #metrics: Metrics;
  readonly #restAfter: number;
  readonly #openGames: number;
  readonly #awake = new Map<string, LiveGame>();
  readonly lists: GameLists;
  readonly lobby: Lobby;
  readonly #waking = new Turns();
  readonly #clocks: RestingClocks;
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
  readonly #uptime: Uptime;
  readonly #others: Others;
  readonly #comparison: Comparison;
  #ready = false;
  #resting = false;
  #stopping = false;

  constructor({
    store,
    time,
    metrics,
    restAfter = 600_000,
    claimAfter = defaultLimits.claimAfter,
    openGames = noLimits.openGames,
    onFailure,
  }: HubOptions) {
    this.store = store;
    this.#time = time;
    this.#metrics = metrics;
    this.#restAfter = restAfter;
    this.#openGames = openGames;
    this.#context = {
      games: store.games,
      bus: store.bus,
      server: store.server,
      time,
      claimAfter,
      down: () => this.#uptime.down,
      upSince: () => this.#uptime.since(),
      newId: newGameId,
      onEvent: (event, game) => {
        metrics.count("grundy_events_total", event.type);
        this.lists.show(game);
        this.#happened(game);
      },
      onOthers: (game, how, events) => {
        metrics.count(`grundy_events_${how}_total`, "", Math.max(0, events));
        // Whoever tells of something shows it, too.
        if (how === "loaded") this.lists.show(game);
        this.#happened(game);
      },
      onGone: ({ id }) => this.forget(id),
      onClock: (change) => {
        this.#running += change;
      },
      onAudience: (game) => {
        this.#waitedAt.look(game);
        this.lobby.look(game);
      },
      onSeen: (game) => this.lobby.touch(game),
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
    this.lists = new GameLists({
      ...this.#context,
      setAside: (id, error) => this.#setAside(id, error),
    });
    this.lobby = new Lobby({
      ...this.#context,
      setAside: (id, error) => this.#setAside(id, error),
    });
    this.#uptime = new Uptime(store, time, this.#context.onFailure);
    this.#others = new Others(store.bus);
    this.#comparison = new Comparison({
      games: store.games,
      bus: store.bus,
      time,
      awake: this.#awake,
      onFailure: this.#context.onFailure,
    });
    store.bus.onDoubt((doubt) => void this.#comparison.doubt(doubt));
    this.#waitedAt = new WaitedAt(time);
    const resting = {
      games: store.games,
      time,
      chance: Math.random,
      wake: (id: string) => this.game(id, clockWork),
      awake: (id: string) => this.#awake.get(id),
      rest: (game: LiveGame) => this.#putToRest(game),
      onFailure: this.#context.onFailure,
    };
    this.#clocks = store.bus.alone ? new Alarms(resting) : new Sweep(resting);
    metrics.gauge("grundy_games_awake", "Games in memory.", () => this.#awake.size);
    metrics.gauge("grundy_lobby_followers", "Connections that follow the lobby.", () => this.lobby.followers);
    metrics.gauge(
      "grundy_bus_up",
      "1 while other servers hear at once what happens here, 0 otherwise.",
      () => (store.bus.up ? 1 : 0),
    );
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
    await this.#uptime.read();
    const waking = this.#clocks
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
    this.#uptime.begin();
    this.#every(aliveEvery, () => this.#markAlive());
    this.#every(Math.min(this.#restAfter, 30_000), () => this.#rest());
    if (!this.store.bus.alone) this.#every(compareEveryDown, () => this.#comparison.tick());
  }

  /** No new requests; what is under way becomes durable when the store is closed after this. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#comparison.stop();
    this.#clocks.stop();
    this.lobby.stop();
    for (const game of this.#awake.values()) game.close();
    await this.lists.stop();
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
    if (request.open && this.lobby.offeredBy(visitor) >= this.#openGames)
      return no("too-many", { seconds: 60 });
    if (!games.take(this.#time.steady())) return no("too-many", { seconds: games.wait });
    const made = newGame(request, this.#time.wall());
    if (!made.ok) return made;
    const { game, tokens, invitation } = made.value;
    try {
      await this.store.games.create(game);
    } catch (error) {
      if (error instanceof StoreError && error.code === "no-room") return no("storage-full");
      this.#context.onFailure(error);
      return no("storage-failed");
    }
    this.#metrics.count("grundy_games_created_total");
    // It is made, whether it can be woken now or later.
    const live = await this.game(game.id, visitor).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#onFailure(error);
    });
    if (live) this.lobby.made(live, visitor);
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
    this.#clocks.remove(id);
    const game = this.#awake.get(id);
    game?.drop();
    if (game) this.#leave(game);
    else this.lobby.drop(id);
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
    return this.#others.follow(id, async () => {
      const loaded = await this.store.games.load(id);
      if (!loaded || this.#gone.has(id)) return undefined;
      const past = { down: this.#uptime.down, rested: this.#clocks.clockOf(id) };
      const game = await LiveGame.open(loaded, this.#context, past);
      if (this.#gone.has(id)) {
        if (game.ok) game.value.close();
        return undefined;
      }
      if (!game.ok) throw new Error(`game ${id} cannot be replayed: ${game.refusal.code}`);
      // All others are closed by now: its clock must not end it when the store cannot keep that any more.
      if (this.#stopping) game.value.close();
      game.value.holders.charge(visitor, gameWeighs + loaded.events.length);
      this.#clocks.remove(id);
      this.#awake.set(id, game.value);
      this.lists.show(game.value);
      this.lobby.look(game.value);
      return game.value;
    });
  }

  /** Something has happened in a game, here or elsewhere. */
  #happened(game: LiveGame): void {
    this.#waitedAt.look(game);
    this.lobby.look(game);
    this.#clocks.happened(game);
  }

  async #markAlive(): Promise<void> {
    const { bus } = this.store;
    if (this.#uptime.takePause() && !bus.alone) {
      // The clocks of the others went on, or nobody's did.
      await this.#uptime.read();
      await this.#comparison.doubt("elsewhere");
    }
    if (!bus.alone || this.#running + this.#clocks.size > 0)
      await this.store.markAlive(this.#time.wall()).catch(this.#context.onFailure);
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
    if (rested && timeLeft !== undefined) this.#clocks.set(game.id, rested, timeLeft);
  }

  #leave(game: LiveGame): void {
    this.#others.leave(game.id);
    this.#awake.delete(game.id);
    this.lists.remove(game);
    this.lobby.forget(game);
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
