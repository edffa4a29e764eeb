import type { Retention, Store } from "../store/index.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface PrunerOptions {
  readonly store: Store;
  readonly time: Time;
  readonly metrics: Metrics;
  /** Asked before each piece: an import ends what nobody has said. */
  readonly retention: () => Promise<Retention>;
  /** Ids of games that somebody is at: they stay, however long nothing has happened. */
  readonly occupied: () => readonly string[];
  /** Told of every game that is no longer kept. */
  readonly forget: (id: string) => void;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds from one round to the next. */
  readonly every?: number;
  /** Milliseconds to the first one. */
  readonly first?: number;
}

/** Between two pieces, so that moves are never kept waiting for long. */
const pause = 50;
/** After a failure: a store that has no room left waits for nothing else. */
const failurePause = 60_000;

/** Drops the games whose time is over, a piece at a time, round after round. */
export class Pruner {
  readonly #options: PrunerOptions;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PrunerOptions) {
    this.#options = options;
    this.#later(undefined, options.first ?? 1000);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #piece(after: number | undefined): Promise<void> {
    const { store, time, metrics, occupied, forget, onFailure, every = 3_600_000 } = this.#options;
    let next: number | undefined;
    try {
      const retention = await this.#options.retention();
      if (Object.values(retention).every((age) => age === undefined)) return this.#later(undefined, every);
      const pruned = await store.games.prune({ retention, at: time.wall(), after, except: occupied() });
      for (const { id, reason } of pruned.dropped) {
        forget(id);
        metrics.count("grundy_games_dropped_total", reason);
      }
      next = pruned.next;
    } catch (error) {
      onFailure(error);
      return this.#later(after, failurePause);
    }
    this.#later(next, next === undefined ? every : pause);
  }

  #later(after: number | undefined, milliseconds: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#piece(after), milliseconds);
    this.#timer.unref();
  }
}
