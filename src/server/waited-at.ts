import { goingOnFor } from "./going-on.ts";
import type { LiveGame } from "./live-game.ts";
import type { Time } from "./time.ts";

/** So many at most are kept from being dropped: each piece of pruning has all of them with it. */
const mostKept = 1000;
/** However often it is asked, all games that somebody is at are looked at once in so many milliseconds. */
const lookEvery = 1000;

/** The games somebody is at though nothing has happened for long: he waits for the other, and they must not be dropped. */
export class WaitedAt {
  readonly #time: Time;
  /** All games that somebody is at, and those among them; whoever came first stands first. */
  readonly #attended = new Set<LiveGame>();
  readonly #waited = new Set<LiveGame>();
  /** By the calendar, which can jump: what is waited at has then changed, too. */
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(time: Time) {
    this.#time = time;
  }

  ids(): string[] {
    const now = this.#time.wall();
    if (Math.abs(now - this.#lookedAt) >= lookEvery) {
      this.#lookedAt = now;
      for (const game of this.#attended) this.#judge(game, now);
    }
    const ids: string[] = [];
    for (const { id } of this.#waited) {
      if (ids.push(id) >= mostKept) break;
    }
    return ids;
  }

  /** Somebody has come to a game or gone, or something has happened in it. */
  look(game: LiveGame): void {
    if (game.isEmpty || game.isGone) this.remove(game);
    else {
      this.#attended.add(game);
      this.#judge(game, this.#time.wall());
    }
  }

  /** The game is in memory no longer. */
  remove(game: LiveGame): void {
    this.#attended.delete(game);
    this.#waited.delete(game);
  }

  #judge(game: LiveGame, now: number): void {
    if (game.changed <= now - goingOnFor) this.#waited.add(game);
    else this.#waited.delete(game);
  }
}
