import { type GameList, type GameSummary, maxFrame } from "../protocol/index.ts";
import {
  type Aside,
  eachInPieces,
  type FinishedGame,
  type FinishedPlace,
  type GameKeeper,
  pause,
} from "../store/index.ts";
import { Heap } from "./heap.ts";
import type { LiveGame } from "./live-game.ts";
import type { Time } from "./time.ts";
import { summaryOf } from "./views.ts";

/** A game somebody looks at counts as going on for so long after its last event. */
export const goingOnFor = 3_600_000;
/** A list ends behind so many characters of positions: large boards are fewer on a page. */
const longestList = 100_000;
/** So many finished games are read at a time. */
const readAtOnce = 10;

/** What anyone may see of the listed games: those that go on and are awake, and those that have ended. */
export class GameLists {
  readonly #games: GameKeeper;
  readonly #time: Time;
  readonly #setAside: Aside;
  /** The latest change first. */
  readonly #shown = new Heap<LiveGame, LiveGame>();

  constructor(games: GameKeeper, time: Time, setAside: Aside) {
    this.#games = games;
    this.#time = time;
    this.#setAside = setAside;
  }

  /** Puts a game where it belongs among those going on, if it does. */
  show(game: LiveGame): void {
    if (game.stored.listed && !game.ending) this.#shown.put(game, game, -game.changed);
    else this.#shown.remove(game);
  }

  remove(game: LiveGame): void {
    this.#shown.remove(game);
  }

  /** Listed games going on, the latest change first. */
  async goingOn(limit: number): Promise<GameSummary[]> {
    const since = this.#time.wall() - goingOnFor;
    const games: LiveGame[] = [];
    for (const game of this.#shown.inOrder()) {
      if (games.length >= limit || game.changed <= since) break;
      games.push(game);
    }
    const summaries: GameSummary[] = [];
    let length = 0;
    await eachInPieces(games, (game) => {
      if (length > longestList) return;
      try {
        const summary = game.summary();
        length += summary.position.length;
        summaries.push(summary);
      } catch (error) {
        this.#setAside(game.id, error);
      }
    });
    await pauseBefore(summaries);
    return summaries;
  }

  /** Listed games that have ended, the latest first; `before` is the `next` of the page before. */
  async finished(limit: number, before?: string, player?: string): Promise<GameList> {
    const games: GameSummary[] = [];
    let place = before === undefined ? undefined : placeOf(before);
    for (let rest = limit; rest > 0; rest -= readAtOnce) {
      if (rest < limit) await pause();
      const query = { limit: Math.min(rest, readAtOnce), before: place, player };
      const page = await this.#games.finished(query, this.#setAside);
      games.push(...page.games.filter((game) => this.#isShort(game)).map(summaryOf));
      place = page.next;
      if (!place || lengthOf(games) > longestList) break;
    }
    await pauseBefore(games);
    return { games, ...(place ? { next: `${place.at}.${place.id}` } : {}) };
  }

  /** Before positions had bounds one could be written that is longer than a list should be. */
  #isShort({ game, finish }: FinishedGame): boolean {
    if (finish.position.length <= maxFrame) return true;
    this.#setAside(game.id, new Error(`game ${game.id} is too large`));
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
function placeOf(before: string): FinishedPlace {
  const [at = "", id = ""] = before.split(".");
  return { at: Number(at), id };
}
