import type { GameSummary } from "../protocol/index.ts";
import { type Aside, eachInPieces } from "../store/index.ts";
import { type GoingOn, longestList } from "./going-on.ts";
import { Heap } from "./heap.ts";
import type { LiveGame } from "./live-game.ts";

/** Where there is no other server, the games that go on are those that are awake: nothing is written for the list, nor read. */
export class AwakeList implements GoingOn {
  readonly #setAside: Aside;
  /** The latest change first. */
  readonly #shown = new Heap<LiveGame, LiveGame>();

  constructor(setAside: Aside) {
    this.#setAside = setAside;
  }

  show(game: LiveGame): void {
    if (game.stored.listed && !game.ending) this.#shown.put(game, game, -game.changed);
    else this.#shown.remove(game);
  }

  remove(game: LiveGame): void {
    this.#shown.remove(game);
  }

  async list(limit: number, since: number): Promise<GameSummary[]> {
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
    return summaries;
  }

  async stop(): Promise<void> {}
}
