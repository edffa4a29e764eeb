import type { Seat } from "../games/index.ts";
import type { Roster } from "../roster/index.ts";
import {
  type Absent,
  type ClaimAnswer,
  checkNumbers,
  type Dropped,
  type DuePiece,
  type Finish,
  type FinishedPage,
  type FinishedQuery,
  type GameKeeper,
  type LoadedGame,
  mostOutages,
  type Outage,
  type Pruned,
  type PruneRequest,
  patienceFor,
  type Retention,
  type Store,
  type StoredEvent,
  type StoredGame,
  type StoredSeat,
} from "./store.ts";

/** A store that forgets everything at its end: for tests, and to measure what durability costs. */
export function memoryStore(roster: Roster): Store {
  let alive: number | undefined;
  let outages: Outage[] = [];
  const games = new MemoryGames(roster);
  return {
    games,
    roster,
    async markAlive(at) {
      alive = at;
    },
    lastAlive: async () => alive,
    async noteStart(at) {
      if (alive !== undefined && alive < at) outages.push({ from: alive, until: at });
      outages = outages.slice(-mostOutages);
      alive = at;
      return [...outages];
    },
    prunesByDefault: async () => !games.hasRestored,
    async check() {},
    close: async () => {
      await roster.close();
    },
  };
}

class MemoryGames implements GameKeeper {
  hasRestored = false;
  readonly #games = new Map<
    string,
    { game: StoredGame; events: StoredEvent[]; finish?: Finish; next?: string }
  >();
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
    }
    this.#games.set(game.id, { game, events: [] });
    return true;
  }

  async takeSeat(id: string, seat: Seat, by: StoredSeat): Promise<boolean> {
    const kept = this.#games.get(id);
    if (!kept || kept.game.seats[seat].tokenHash !== undefined) return false;
    const [first, second] = kept.game.seats;
    kept.game = { ...kept.game, seats: seat === 0 ? [by, second] : [first, by] };
    return true;
  }

  async append(id: string, event: StoredEvent, finish?: Finish): Promise<boolean> {
    const kept = this.#games.get(id);
    if (!kept || event.number !== kept.events.length + 1) return false;
    kept.events.push(event);
    if (finish) {
      kept.finish = finish;
      await countGame(this.#roster, kept.game, finish);
    }
    return true;
  }

  async claim(id: string, event: StoredEvent, finish: Finish, { seat, since }: Absent): Promise<ClaimAnswer> {
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
    return kept && { ...kept, events: [...kept.events] };
  }

  async finished({ limit, before, player }: FinishedQuery): Promise<FinishedPage> {
    const found = [...this.#games.values()]
      .flatMap(({ game, finish, events }) => (finish ? [{ game, finish, number: events.length }] : []))
      .filter(({ game: { id, listed, seats }, finish: { at } }) => {
        if (!listed || (before && (at > before.at || (at === before.at && id >= before.id)))) return false;
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

  async due(before: number, after = ""): Promise<DuePiece> {
    const games = [...this.#games.values()]
      .map((kept) => ({ id: kept.game.id, at: dueAt(kept) }))
      .filter(({ id, at }) => id > after && at < before);
    return { games: games.sort((one, other) => (one.id < other.id ? -1 : 1)) };
  }

  async *all(): AsyncGenerator<LoadedGame> {
    for (const kept of this.#games.values()) yield { ...kept, events: [...kept.events] };
  }

  async restore(loaded: LoadedGame): Promise<boolean> {
    checkNumbers(loaded);
    const { game, events, finish, next } = loaded;
    if (this.#games.has(game.id)) return false;
    this.hasRestored = true;
    const rest = { ...(finish ? { finish } : {}), ...(next === undefined ? {} : { next }) };
    this.#games.set(game.id, { game, events: [...events], ...rest });
    return true;
  }

  async drop(id: string): Promise<boolean> {
    const older = this.#games.get(this.#games.get(id)?.game.rematchOf ?? "");
    if (older?.next === id) delete older.next;
    return this.#games.delete(id);
  }

  async prune({ retention, at, except = [], dryRun = false }: PruneRequest): Promise<Pruned> {
    const dropped = [...this.#games.values()].flatMap((kept): Dropped[] => {
      if (except.includes(kept.game.id)) return [];
      const reason = reasonToDrop(kept, retention, at);
      return reason === undefined ? [] : [{ id: kept.game.id, reason }];
    });
    if (!dryRun) for (const { id } of dropped) await this.drop(id);
    return { dropped };
  }
}

/** When a game's time may be up; never where no clock runs. */
function dueAt({ game: { clock, seats }, events, finish }: LoadedGame): number {
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
  if (events.length < 2 && isOver(begun, changed + patienceFor(game.clock?.initial))) return "begun";
  return isOver(unfinished, changed) ? "unfinished" : undefined;
}

/** A finished game counts when both seats are the roster's people. */
async function countGame(roster: Roster, { seats }: StoredGame, { winner }: Finish): Promise<void> {
  const [first, second] = [seats[0].player, seats[1].player];
  if (first === undefined || second === undefined) return;
  await roster.countGame([first, second], winner);
  await roster.settle();
}
