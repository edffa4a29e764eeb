import { notationOf } from "../notation/index.ts";
import type { GameSummary } from "../protocol/index.ts";
import {
  type Aside,
  eachInPieces,
  type GameKeeper,
  type GoingOnPage,
  type ListPlace,
  type ShownGame,
} from "../store/index.ts";
import { type GoingOn, longestList, readAtOnce } from "./going-on.ts";
import type { LiveGame } from "./live-game.ts";
import { beginOnline } from "./online.ts";
import { headOf } from "./views.ts";

interface ShownListOptions {
  readonly games: Pick<GameKeeper, "show" | "goingOn">;
  readonly setAside: Aside;
  readonly onFailure: (error: unknown) => void;
}

/** How often games that have changed are shown to the store, in milliseconds. */
const showEvery = 500;
/** So many at a time, those that wait for longest first: whatever is played, the list costs no more than a few hundred rows a second. */
const shownAtOnce = 200;

/** The games that go on at all servers of a store. Each shows the store how those stand in which something has happened there. */
export class ShownList implements GoingOn {
  readonly #options: ShownListOptions;
  readonly #changed = new Set<LiveGame>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: ShownListOptions) {
    this.#options = options;
  }

  show(game: LiveGame): void {
    if (this.#stopped || !game.stored.listed || game.ending) return;
    this.#changed.add(game);
    this.#setTimer();
  }

  /** It goes on, in memory or not. */
  remove(): void {}

  async list(limit: number, since: number): Promise<GameSummary[]> {
    const { games, setAside } = this.#options;
    const summaries: GameSummary[] = [];
    let before: ListPlace | undefined;
    let length = 0;
    for (let rest = limit; rest > 0 && length <= longestList; rest -= readAtOnce) {
      const page = await games.goingOn({ limit: Math.min(rest, readAtOnce), since, before }, setAside);
      await eachInPieces(page.games, (shown) => {
        const summary = this.#summaryOf(shown);
        length += summary?.position.length ?? 0;
        if (summary) summaries.push(summary);
      });
      before = page.next;
      if (!before) break;
    }
    return summaries;
  }

  /** What has not been shown yet is, if the store can. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#flush();
  }

  #setTimer(): void {
    if (this.#changed.size > 0 && !this.#stopped)
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined;
        void this.#flush().then(() => this.#setTimer());
      }, showEvery).unref();
  }

  async #flush(): Promise<void> {
    const { games, onFailure } = this.#options;
    const next = [...this.#changed].slice(0, shownAtOnce);
    const shown: ShownGame[] = [];
    await eachInPieces(next, (game) => {
      this.#changed.delete(game);
      const how = this.#shownOf(game);
      if (how) shown.push(how);
    });
    if (shown.length === 0) return;
    try {
      await games.show(shown);
    } catch (error) {
      for (const game of next) this.#changed.add(game);
      onFailure(error);
    }
  }

  #shownOf(game: LiveGame): ShownGame | undefined {
    if (game.ending || game.isGone) return undefined;
    try {
      const { id, number, position, changed } = game.summary();
      // How a game begins need not be shown: the store knows all of it.
      return number === 0 ? undefined : { id, number, position, changed };
    } catch (error) {
      this.#options.setAside(game.id, error);
      return undefined;
    }
  }

  #summaryOf({ game, shown }: GoingOnPage["games"][number]): GameSummary | undefined {
    if (shown) {
      const { number, position, changed } = shown;
      return { ...headOf(game), number, position, ending: null, changed };
    }
    const begun = beginOnline(game.game, game.options, game.from);
    if (!begun.ok) {
      const reason = `game ${game.id} cannot be replayed: ${begun.refusal.code}`;
      this.#options.setAside(game.id, new Error(reason));
      return undefined;
    }
    const position = notationOf(game.game).makePosition(begun.value.position);
    return { ...headOf(game), number: 0, position, ending: null, changed: game.created };
  }
}
