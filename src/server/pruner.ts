import type { Retention, Store } from "../store/index.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface PrunerOptions {
  readonly store: Store;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly retention: Retention;
  /** Told of every game that is no longer kept. */
  readonly forget: (id: string) => void;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds from one round to the next. */
  readonly every?: number;
}

/** Between two pieces, so that moves are never kept waiting for long. */
const pause = 50;

/** Drops the games whose time is over, a piece at a time, round after round. */
export class Pruner {
  readonly #options: PrunerOptions;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PrunerOptions) {
    this.#options = options;
    if (Object.values(options.retention).some((age) => age !== undefined)) this.#later(undefined, 1000);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #piece(after: number | undefined): Promise<void> {
    const { store, time, metrics, retention, forget, onFailure, every = 3_600_000 } = this.#options;
    let next: number | undefined;
    try {
      const pruned = await store.games.prune({ retention, at: time.wall(), after });
      for (const { id, reason } of pruned.dropped) {
        forget(id);
        metrics.count("grundy_games_dropped_total", reason);
      }
      next = pruned.next;
    } catch (error) {
      onFailure(error);
    }
    if (!this.#stopped) this.#later(next, next === undefined ? every : pause);
  }

  #later(after: number | undefined, milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#piece(after), milliseconds);
    this.#timer.unref();
  }
}
