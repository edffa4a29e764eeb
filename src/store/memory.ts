import type { Seat } from "../games/index.ts";
import type { Roster } from "../roster/index.ts";
import {
  checkNumbers,
  type Finish,
  type FinishedGame,
  type FinishedQuery,
  type GameKeeper,
  type LoadedGame,
  type Store,
  type StoredEvent,
  type StoredGame,
  type StoredSeat,
} from "./store.ts";

/** A store that forgets everything at its end: for tests, and to measure what durability costs. */
export function memoryStore(roster: Roster): Store {
  let alive: number | undefined;
  return {
    games: new MemoryGames(roster),
    roster,
    async markAlive(at) {
      alive = at;
    },
    lastAlive: async () => alive,
    async check() {},
    close: async () => {
      await roster.close();
    },
  };
}

class MemoryGames implements GameKeeper {
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

  async load(id: string): Promise<LoadedGame | undefined> {
    const kept = this.#games.get(id);
    return kept && { ...kept, events: [...kept.events] };
  }

  async finished({ limit, before, player }: FinishedQuery): Promise<FinishedGame[]> {
    return [...this.#games.values()]
      .flatMap(({ game, finish, events }) => (finish ? [{ game, finish, number: events.length }] : []))
      .filter(({ game, finish }) => {
        if (before !== undefined && finish.at >= before) return false;
        return player === undefined ? game.listed : game.seats.some((seat) => seat.player === player);
      })
      .sort((one, other) => other.finish.at - one.finish.at)
      .slice(0, limit);
  }

  async timed(): Promise<string[]> {
    return [...this.#games.values()]
      .filter(({ game, events, finish }) => game.clock && events.length > 0 && !finish)
      .map(({ game }) => game.id);
  }

  async *all(): AsyncGenerator<LoadedGame> {
    for (const kept of this.#games.values()) yield { ...kept, events: [...kept.events] };
  }

  async restore(loaded: LoadedGame): Promise<boolean> {
    checkNumbers(loaded);
    const { game, events, finish, next } = loaded;
    if (this.#games.has(game.id)) return false;
    const rest = { ...(finish ? { finish } : {}), ...(next === undefined ? {} : { next }) };
    this.#games.set(game.id, { game, events: [...events], ...rest });
    return true;
  }
}

/** A finished game counts when both seats are the roster's people. */
async function countGame(roster: Roster, { seats }: StoredGame, { winner }: Finish): Promise<void> {
  const [first, second] = [seats[0].player, seats[1].player];
  if (first === undefined || second === undefined) return;
  await roster.countGame([first, second], winner);
  await roster.settle();
}
