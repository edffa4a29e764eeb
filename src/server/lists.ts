import { type GameList, type GameSummary, maxFrame } from "../protocol/index.ts";
import {
  type Aside,
  type Bus,
  type FinishedGame,
  type GameKeeper,
  type ListPlace,
  pause,
} from "../store/index.ts";
import { AwakeList } from "./awake-list.ts";
import { type GoingOn, goingOnFor, longestList, readAtOnce } from "./going-on.ts";
import type { LiveGame } from "./live-game.ts";
import { ShortCache } from "./short-cache.ts";
import { ShownList } from "./shown-list.ts";
import type { Time } from "./time.ts";
import { summaryOf } from "./views.ts";

/** The longest list of games going on that anyone may ask for. */
const mostListed = 100;
/** So many milliseconds old the lists of a store with several servers may be. */
const readEvery = 500;

interface ListsOptions {
  readonly games: GameKeeper;
  readonly bus: Pick<Bus, "alone">;
  readonly time: Time;
  readonly setAside: Aside;
  readonly onFailure: (error: unknown) => void;
}

/**
 * What anyone may see of the listed games. With several servers those that go on come from the store, and the first pages of both lists
 * are read twice a second at most, however many look at them.
 */
export class GameLists {
  readonly #options: ListsOptions;
  readonly #goingOn: GoingOn;
  readonly #going: ShortCache<"all", GameSummary[]>;
  readonly #ended: ShortCache<number, GameList>;

  constructor(options: ListsOptions) {
    const { bus, time, setAside } = options;
    this.#options = options;
    this.#goingOn = bus.alone ? new AwakeList(setAside) : new ShownList(options);
    this.#going = new ShortCache(readEvery, time);
    this.#ended = new ShortCache(readEvery, time);
  }

  /** Puts a game where it belongs among those going on, if it does. */
  show(game: LiveGame): void {
    this.#goingOn.show(game);
  }

  remove(game: LiveGame): void {
    this.#goingOn.remove(game);
  }

  stop(): Promise<void> {
    return this.#goingOn.stop();
  }

  /** Listed games going on, the latest change first. */
  async goingOn(limit: number): Promise<GameSummary[]> {
    const { bus, time } = this.#options;
    const read = (most: number) => this.#goingOn.list(most, time.wall() - goingOnFor);
    const games = bus.alone
      ? await read(limit)
      : (await this.#going.get("all", () => read(mostListed))).slice(0, limit);
    await pauseBefore(games);
    return games;
  }

  /** Listed games that have ended, the latest first; `before` is the `next` of the page before. */
  async finished(limit: number, before?: string, player?: string): Promise<GameList> {
    const isFirst = before === undefined && player === undefined && !this.#options.bus.alone;
    const read = () => this.#finished(limit, before, player);
    const list = await (isFirst ? this.#ended.get(limit, read) : read());
    await pauseBefore(list.games);
    return list;
  }

  async #finished(limit: number, before?: string, player?: string): Promise<GameList> {
    const games: GameSummary[] = [];
    let place = before === undefined ? undefined : placeOf(before);
    for (let rest = limit; rest > 0; rest -= readAtOnce) {
      if (rest < limit) await pause();
      const query = { limit: Math.min(rest, readAtOnce), before: place, player };
      const page = await this.#options.games.finished(query, this.#options.setAside);
      games.push(...page.games.filter((game) => this.#isShort(game)).map(summaryOf));
      place = page.next;
      if (!place || lengthOf(games) > longestList) break;
    }
    return { games, ...(place ? { next: `${place.at}.${place.id}` } : {}) };
  }

  /** Before positions had bounds one could be written that is longer than a list should be. */
  #isShort({ game, finish }: FinishedGame): boolean {
    if (finish.position.length <= maxFrame) return true;
    this.#options.setAside(game.id, new Error(`game ${game.id} is too large`));
    return false;
  }
}

/** Writing a long list as JSON is a piece of its own. */
async function pauseBefore(games: readonly GameSummary[]): Promise<void> {
  if (games.length > 20) await pause();
}

function lengthOf(games: readonly GameSummary[]): number {
  return games.reduce((sum, { position }) => sum + position.length, 0);
}

/** Where a page of finished games begins: a time, and the id of a game that ended then. A time alone was all there once was. */
function placeOf(before: string): ListPlace {
  const [at = "", id = ""] = before.split(".");
  return { at: Number(at), id };
}
