import type { ArenaKeeper } from "../arena/index.ts";
import type { Seat } from "../games/index.ts";
import type { Roster } from "../roster/index.ts";
import { type Bus, silentBus } from "./bus.ts";
import {
  type Absent,
  type ClaimAnswer,
  checkNumbers,
  type Dropped,
  type DuePiece,
  droppable,
  eventText,
  type Finish,
  type FinishedPage,
  type FinishedQuery,
  type GameHead,
  type GameKeeper,
  type GoingOnPage,
  type GoingOnQuery,
  isOpenToAll,
  type ListPlace,
  type LoadedGame,
  type Pruned,
  type PruneRequest,
  patienceFor,
  type Retention,
  type ShownGame,
  type StoredEvent,
  type StoredGame,
  type StoredOffers,
  type StoredSeat,
  type WaitedGame,
  type WaitingGame,
  type WaitingQuery,
} from "./games.ts";
import type { JobKeeper } from "./jobs.ts";
import { MemoryArena } from "./memory-arena.ts";
import { MemoryJobs } from "./memory-jobs.ts";
import { aliveFor, mostOutages, type Outage, type Store } from "./store.ts";

/** What the servers of one store in memory share. */
export class SharedMemory {
  readonly games: MemoryGames;
  readonly jobs: JobKeeper;
  readonly arena: ArenaKeeper;
  readonly roster: Roster;
  readonly now: () => number;
  /** When each server was last up. */
  readonly alive = new Map<string, number>();
  outages: Outage[] = [];

  constructor(roster: Roster, now: () => number = Date.now) {
    this.roster = roster;
    this.now = now;
    this.games = new MemoryGames(roster);
    this.jobs = new MemoryJobs(now, (games) => this.games.keep(games));
    this.arena = new MemoryArena(now);
  }

  lastAlive(): number | undefined {
    return this.alive.size > 0 ? Math.max(...this.alive.values()) : undefined;
  }
}

/**
 * A store that forgets everything at its end: for tests, and to measure what durability costs. Several share a memory as the servers
 * of a database do.
 */
export function memoryStore(
  roster: Roster,
  shared = new SharedMemory(roster),
  { server = "memory", bus = silentBus }: { readonly server?: string; readonly bus?: Bus } = {},
): Store {
  const { games, jobs, arena, now } = shared;
  return {
    games,
    roster,
    jobs,
    arena,
    bus,
    server,
    now,
    async markAlive(at) {
      shared.alive.set(server, at);
    },
    lastAlive: async () => shared.lastAlive(),
    async noteStart(at) {
      const last = shared.lastAlive();
      const others = [...shared.alive].filter(([name]) => name !== server);
      const isCovered = others.some(([, mark]) => mark > at - aliveFor);
      if (last !== undefined && last < at && !isCovered) shared.outages.push({ from: last, until: at });
      shared.outages = shared.outages.slice(-mostOutages);
      shared.alive.set(server, at);
      return [...shared.outages];
    },
    prunesByDefault: async () => !games.hasRestored,
    async check() {},
    close: async () => {
      await roster.close();
    },
  };
}

interface Kept {
  game: StoredGame;
  readonly events: StoredEvent[];
  finish?: Finish;
  next?: string;
  changes: number;
  offers?: StoredOffers;
  shown?: ShownGame;
  waitedUntil?: number;
}

class MemoryGames implements GameKeeper {
  hasRestored = false;
  readonly #games = new Map<string, Kept>();
  readonly #roster: Roster;

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  async create(game: StoredGame): Promise<boolean> {
    if (this.#games.has(game.id)) return false;
    if (game.rematchOf !== undefined) {
      const older = this.#games.get(game.rematchOf);
      if (!older || older.next !== undefined) return false;
      older.next = game.id;
      older.changes++;
    }
    this.#games.set(game.id, { game, events: [], changes: 0 });
    return true;
  }

  async takeSeat(id: string, seat: Seat, by: StoredSeat): Promise<boolean> {
    const kept = this.#games.get(id);
    if (!kept || kept.game.seats[seat].tokenHash !== undefined) return false;
    const [first, second] = kept.game.seats;
    kept.game = { ...kept.game, seats: seat === 0 ? [by, second] : [first, by] };
    kept.changes++;
    return true;
  }

  async append(id: string, event: StoredEvent, finish?: Finish): Promise<boolean> {
    const kept = this.#games.get(id);
    if (kept?.events[event.number - 1]) return this.#isThere(id, event);
    if (!kept || event.number !== kept.events.length + 1) return false;
    kept.events.push(event);
    if (finish) {
      kept.finish = finish;
      await countGame(this.#roster, kept.game, finish);
    }
    return true;
  }

  /** Whether the game has exactly this event. */
  #isThere(id: string, event: StoredEvent): boolean {
    const there = this.#games.get(id)?.events[event.number - 1];
    return there !== undefined && eventText(id, there) === eventText(id, event);
  }

  async claim(id: string, event: StoredEvent, finish: Finish, { seat, since }: Absent): Promise<ClaimAnswer> {
    if (this.#isThere(id, event)) return "kept";
    const seenAt = this.#games.get(id)?.game.seats[seat].seenAt;
    if (seenAt !== undefined && seenAt >= since) return "seen";
    return (await this.append(id, event, finish)) ? "kept" : "outdated";
  }

  async noteSeen(id: string, seat: Seat, at: number): Promise<void> {
    const kept = this.#games.get(id);
    if (!kept) return;
    const [first, second] = kept.game.seats;
    const { seenAt = at } = kept.game.seats[seat];
    const seen = { seenAt: Math.max(seenAt, at) };
    kept.game = {
      ...kept.game,
      seats: seat === 0 ? [{ ...first, ...seen }, second] : [first, { ...second, ...seen }],
    };
  }

  async load(id: string): Promise<LoadedGame | undefined> {
    const kept = this.#games.get(id);
    if (!kept) return undefined;
    const { shown: _, waitedUntil: __, ...loaded } = kept;
    return { ...loaded, events: [...kept.events] };
  }

  async finished({ limit, before, player }: FinishedQuery): Promise<FinishedPage> {
    const found = [...this.#games.values()]
      .flatMap(({ game, finish, events }) => (finish ? [{ game, finish, number: events.length }] : []))
      .filter(({ game: { id, listed, seats }, finish: { at } }) => {
        if (!listed || (before && !isBehind(at, id, before))) return false;
        return player === undefined || seats.some((seat) => seat.player === player);
      })
      .sort((one, other) => other.finish.at - one.finish.at || (one.game.id < other.game.id ? 1 : -1));
    const games = found.slice(0, limit);
    const last = games.at(-1);
    return {
      games,
      ...(last && found.length > limit ? { next: { at: last.finish.at, id: last.game.id } } : {}),
    };
  }

  async heads(ids: readonly string[]): Promise<readonly GameHead[]> {
    return ids.flatMap((id) => {
      const kept = this.#games.get(id);
      return kept ? [{ id, number: kept.events.length, changes: kept.changes }] : [];
    });
  }

  async offer(id: string, changes: number, offers: StoredOffers): Promise<boolean> {
    const kept = this.#games.get(id);
    if (kept?.changes !== changes) return false;
    kept.offers = offers;
    kept.changes++;
    return true;
  }

  async due(before: number, after = ""): Promise<DuePiece> {
    const games = [...this.#games.values()]
      .map((kept) => ({ id: kept.game.id, at: dueAt(kept) }))
      .filter(({ id, at }) => id > after && at < before);
    return { games: games.sort((one, other) => (one.id < other.id ? -1 : 1)) };
  }

  async show(games: readonly ShownGame[]): Promise<void> {
    for (const shown of games) {
      const kept = this.#games.get(shown.id);
      if (kept && (kept.shown?.number ?? 0) <= shown.number) kept.shown = shown;
    }
  }

  async goingOn({ limit, since, before }: GoingOnQuery): Promise<GoingOnPage> {
    const found = [...this.#games.values()]
      .flatMap(({ game, shown, finish }) =>
        game.listed && !finish ? [{ game, shown, changed: shown?.changed ?? game.created }] : [],
      )
      .filter(({ game: { id }, changed }) => changed > since && (!before || isBehind(changed, id, before)))
      .sort((one, other) => other.changed - one.changed || (one.game.id < other.game.id ? 1 : -1));
    const games = found.slice(0, limit);
    const last = games.at(-1);
    return {
      games: games.map(({ game, shown }) => ({ game, ...(shown ? { shown } : {}) })),
      ...(last && found.length > limit ? { next: { at: last.changed, id: last.game.id } } : {}),
    };
  }

  async wait(games: readonly WaitedGame[]): Promise<void> {
    for (const { id, until } of games) {
      const kept = this.#games.get(id);
      if (kept && isOpenToAll(kept.game) && !kept.finish) kept.waitedUntil = until;
    }
  }

  async waiting({ limit, at }: WaitingQuery): Promise<readonly WaitingGame[]> {
    return [...this.#games.values()]
      .flatMap(({ game, finish, waitedUntil: until = 0 }) =>
        until > at && !finish && isOpenToAll(game) ? [{ game, until }] : [],
      )
      .sort(({ game: one }, { game: other }) => other.created - one.created || (one.id < other.id ? 1 : -1))
      .slice(0, limit);
  }

  async fold(): Promise<number> {
    return 0;
  }

  async *all(): AsyncGenerator<LoadedGame> {
    for (const { game, events, finish, next } of this.#games.values())
      yield { game, events: [...events], finish, next };
  }

  async restore(loaded: LoadedGame): Promise<boolean> {
    checkNumbers(loaded);
    const isNew = this.#keep(loaded);
    if (isNew) this.hasRestored = true;
    return isNew;
  }

  /** All of them or, when one has a gap, none; those that are there already are passed over. */
  keep(games: readonly LoadedGame[]): void {
    for (const game of games) checkNumbers(game);
    for (const game of games) this.#keep(game);
  }

  #keep({ game, events, finish, next }: LoadedGame): boolean {
    if (this.#games.has(game.id)) return false;
    const rest = { ...(finish ? { finish } : {}), ...(next === undefined ? {} : { next }) };
    this.#games.set(game.id, { game, events: [...events], changes: 0, ...rest });
    return true;
  }

  async drop(id: string): Promise<boolean> {
    const older = this.#games.get(this.#games.get(id)?.game.rematchOf ?? "");
    if (older?.next === id) {
      delete older.next;
      older.changes++;
    }
    return this.#games.delete(id);
  }

  async prune(request: PruneRequest): Promise<Pruned> {
    const { retention, at, dryRun = false } = request;
    const mayGo = droppable(request);
    const dropped = [...this.#games.values()].flatMap((kept): Dropped[] => {
      if (!mayGo(kept.game.id)) return [];
      const reason = reasonToDrop(kept, retention, at);
      return reason === undefined ? [] : [{ id: kept.game.id, reason }];
    });
    if (!dryRun) for (const { id } of dropped) await this.drop(id);
    return { dropped };
  }
}

function isBehind(at: number, id: string, place: ListPlace): boolean {
  return at < place.at || (at === place.at && id < place.id);
}

/** When a game's time may be up; never where no clock runs. */
function dueAt({ game: { clock, seats }, events, finish }: Kept): number {
  const last = events.at(-1);
  const [first, second] = [seats[0].takenAt, seats[1].takenAt];
  if (!clock || !last || finish || first === undefined || second === undefined)
    return Number.POSITIVE_INFINITY;
  return Math.max(last.at, first, second) + Math.min(...(last.left ?? [clock.initial]));
}

/** Why a game's time is over; undefined when it is not. */
function reasonToDrop(
  { game, events, finish }: LoadedGame,
  { begun, unfinished, unlisted }: Retention,
  at: number,
): keyof Retention | undefined {
  const changed = Math.max(
    game.created,
    ...game.seats.map(({ takenAt = 0 }) => takenAt),
    events.at(-1)?.at ?? 0,
  );
  const isOver = (age: number | undefined, since: number) => age !== undefined && since < at - age;
  if (finish) {
    const isShort = events.length < 2 || (events.length === 2 && finish.by !== "rules");
    if (isShort && isOver(begun, finish.at)) return "begun";
    return !game.listed && isOver(unlisted, finish.at) ? "unlisted" : undefined;
  }
  if (events.length < 2 && isOver(begun, changed + patienceFor(game.clock))) return "begun";
  return isOver(unfinished, changed) ? "unfinished" : undefined;
}

/** A finished game counts when both seats are the roster's people. */
async function countGame(roster: Roster, { seats }: StoredGame, { winner }: Finish): Promise<void> {
  const [first, second] = [seats[0].player, seats[1].player];
  if (first === undefined || second === undefined) return;
  await roster.countGame([first, second], winner);
  await roster.settle();
}
