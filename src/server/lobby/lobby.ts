import { mostOpen, type OpenGame } from "../../protocol/index.ts";
import type { Aside, Bus, GameKeeper, StoredGame } from "../../store/index.ts";
import type { Listener } from "../audience.ts";
import type { LiveGame } from "../live-game.ts";
import type { Time } from "../time.ts";
import type { Visitor } from "../visitor.ts";
import { isOpen, openGameOf } from "./open-game.ts";
import { OpenGames } from "./open-games.ts";
import { type LobbyTold, lobbyTexts, lobbyTopic, readLobbyTold } from "./told.ts";
import { Waiters } from "./waiters.ts";

/** Changes are told together, so often at most, in milliseconds; with many followers less often: together they hear no more than this a second. */
const shortestPause = 250;
const tellsPerSecond = 4000;
/** How often the list is compared with the store: with other servers, and without. */
const compareEvery = 2000;
const compareAlone = 30_000;
const expireEvery = 1000;
/** The list stays in memory for so long after the last who wanted it. */
const restAfter = 30_000;

interface LobbyOptions {
  readonly games: Pick<GameKeeper, "wait" | "waiting">;
  readonly bus: Bus;
  readonly time: Time;
  readonly setAside: Aside;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The games that wait for anyone. What is open is in the store, so every server has the same list; it is in memory while somebody looks at it.
 * Other servers tell at once what changes there, and the store is compared with for what was not told.
 */
export class Lobby {
  readonly #options: LobbyOptions;
  readonly #waiters: Waiters;
  readonly #open = new OpenGames();
  /** Who follows it, and whether he has been sent the whole list. */
  readonly #followers = new Map<Listener, boolean>();
  /** Games that could be joined when they were last looked at. */
  readonly #offered = new WeakSet<LiveGame>();
  /** Because of whom they are there, and how many are for each. */
  readonly #makers = new WeakMap<LiveGame, string>();
  readonly #counts = new Map<string, number>();
  /** Games the others have been told of by this server. */
  readonly #told = new Set<string>();
  readonly #news: Omit<LobbyTold, "type"> = { opened: [], taken: [], gone: [] };
  #loaded: Promise<void> | undefined;
  #isLoaded = false;
  #wantedAt = 0;
  #comparedAt = 0;
  #leaveBus: (() => void) | undefined;
  #telling: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: LobbyOptions) {
    this.#options = options;
    const { games, time, onFailure } = options;
    const onWaited = (game: StoredGame, until: number) => this.#waited(game, until);
    this.#waiters = new Waiters({ games, time, onWaited, onFailure });
  }

  /** For `PacedStates`: who has left is sent nothing. */
  readonly audience = {
    held: (listener: Listener) => (this.#followers.has(listener) ? 0 : undefined),
  };

  get followers(): number {
    return this.#followers.size;
  }

  /** Somebody has come to a game or gone, or something has happened in it. */
  look(game: LiveGame): void {
    if (!game.stored.open || !game.stored.listed) return;
    if (isOpen(game)) {
      this.#offered.add(game);
      this.#waiters.look(game);
    } else this.#close(game);
  }

  /** A new game is there because of him. */
  made(game: LiveGame, visitor: Visitor): void {
    if (!isOpen(game)) return;
    const { name } = visitor;
    this.#makers.set(game, name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    this.touch(game);
  }

  /** How many games that are open, and in memory, are there because of him. */
  offeredBy({ name }: Visitor): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Whoever holds a seat was there just now. */
  touch(game: LiveGame): void {
    if (isOpen(game)) this.#waiters.touch(game);
  }

  /** The game rests, or is gone for good. */
  forget(game: LiveGame): void {
    if (game.isGone) this.#close(game);
    this.#waiters.remove(game);
    this.#told.delete(game.id);
    this.#uncount(game);
  }

  /** The store has a game no longer, be it that it was not in memory. */
  drop(id: string): void {
    if (!this.#isLoaded) return;
    this.#open.remove(id, "gone");
    this.#tellSoon();
  }

  /** Who follows hears of every change once he has been sent the list, which is `ready` then. */
  async follow(listener: Listener): Promise<void> {
    if (!this.#followers.has(listener)) this.#followers.set(listener, false);
    await this.#ready();
  }

  leave(listener: Listener): void {
    this.#followers.delete(listener);
    this.#wantedAt = this.#options.time.steady();
  }

  readyState(): undefined {}

  sendState(listener: Listener): void {
    if (!this.#followers.has(listener)) return;
    this.#followers.set(listener, true);
    listener.send(this.#open.listText());
  }

  /** The latest made first. */
  async list(): Promise<readonly OpenGame[]> {
    this.#wantedAt = this.#options.time.steady();
    await this.#ready();
    this.#open.expire(this.#options.time.wall());
    return this.#open.list();
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiters.stop();
    this.#rest();
  }

  #waited(game: StoredGame, until: number): void {
    const open = openGameOf(game);
    if (!this.#told.has(game.id)) this.#news.opened.push([open, until]);
    this.#told.add(game.id);
    if (this.#isLoaded) this.#open.put(open, until);
    this.#tellSoon();
  }

  #close(game: LiveGame): void {
    if (!this.#offered.delete(game)) return;
    this.#waiters.remove(game);
    this.#uncount(game);
    const { id } = game;
    const how = game.isGone || game.ending ? "gone" : "taken";
    if (this.#isLoaded) this.#open.remove(id, how);
    this.#news[how].push(id);
    this.#tellSoon();
  }

  #uncount(game: LiveGame): void {
    const name = this.#makers.get(game);
    if (name === undefined) return;
    this.#makers.delete(game);
    const left = (this.#counts.get(name) ?? 0) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }

  #hear(text: string): void {
    const told = readLobbyTold(text);
    if (!told || !this.#isLoaded) return;
    for (const [open, until] of told.opened) this.#open.put(open, until);
    for (const id of told.taken) this.#open.remove(id, "taken");
    for (const id of told.gone) this.#open.remove(id, "gone");
    this.#tellSoon();
  }

  #tellSoon(): void {
    const { opened, taken, gone } = this.#news;
    const isNews = opened.length + taken.length + gone.length > 0;
    if (this.#telling || this.#isStopped || !(isNews || this.#open.hasChanged)) return;
    const pause = Math.max(shortestPause, (this.#followers.size / tellsPerSecond) * 1000);
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      this.#tell();
    }, pause).unref();
  }

  #tell(): void {
    const { opened, taken, gone } = this.#news;
    const news = { opened: opened.splice(0), taken: taken.splice(0), gone: gone.splice(0) };
    const { bus } = this.#options;
    if (!bus.alone) for (const text of lobbyTexts(news)) bus.tell(lobbyTopic, text);
    if (!this.#open.hasChanged) return;
    const text = JSON.stringify(this.#open.takeChanges());
    for (const [listener, isReady] of this.#followers) if (isReady) listener.send(text);
  }

  /** The list is in memory. */
  #ready(): Promise<void> {
    this.#loaded ??= this.#load().catch((error: unknown) => {
      this.#rest();
      throw error;
    });
    return this.#loaded;
  }

  async #load(): Promise<void> {
    const { bus } = this.#options;
    // First the ear, then the eye, and nothing falls between.
    this.#isLoaded = true;
    this.#leaveBus = bus.alone ? undefined : bus.follow(lobbyTopic, (text) => this.#hear(text));
    await this.#compare();
    if (this.#isStopped) return;
    this.#watch ??= setInterval(() => void this.#look(), expireEvery).unref();
  }

  async #look(): Promise<void> {
    const { bus, time, onFailure } = this.#options;
    const now = time.steady();
    if (this.#followers.size === 0 && now - this.#wantedAt > restAfter) return this.#rest();
    this.#open.expire(time.wall());
    this.#tellSoon();
    if (now - this.#comparedAt >= (bus.alone ? compareAlone : compareEvery))
      await this.#compare().catch(onFailure);
  }

  async #compare(): Promise<void> {
    const { games, time, setAside } = this.#options;
    this.#comparedAt = time.steady();
    const { step } = this.#open;
    const read = await games.waiting({ limit: mostOpen, at: time.wall() }, setAside);
    if (!this.#isLoaded) return;
    this.#open.compare(read, step);
    this.#tellSoon();
  }

  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#leaveBus?.();
    this.#leaveBus = undefined;
    this.#loaded = undefined;
    this.#isLoaded = false;
    this.#open.clear();
  }
}
