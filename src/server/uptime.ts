import type { Outage, Store } from "../store/index.ts";
import { type Downtime, returnGrace } from "./running-clock.ts";
import type { Time } from "./time.ts";

/** How often it is looked at, in milliseconds. */
export const aliveEvery = 1000;
/** A server that has done nothing for so long was not there: it was stopped, or its machine slept. */
const longestPause = 5 * aliveEvery;

/** Since when there is a server to come to, and when there was none. */
export class Uptime {
  readonly #store: Store;
  readonly #time: Time;
  readonly #onFailure: (error: unknown) => void;
  #since: number;
  #lookedAt: number | undefined;
  #down: Downtime | undefined;
  #hasPaused = false;

  constructor(store: Store, time: Time, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#time = time;
    this.#onFailure = onFailure;
    this.#since = time.wall();
  }

  /** Undefined before the start. */
  get down(): Downtime | undefined {
    return this.#down;
  }

  /** Since when this server is there without a pause. */
  since(): number {
    if (this.#lookedAt === undefined) return this.#since;
    const now = this.#time.wall();
    if (now - this.#lookedAt > longestPause) {
      this.#since = now;
      this.#hasPaused = true;
    }
    this.#lookedAt = now;
    return this.#since;
  }

  /** Whether there was a pause since this was last asked. */
  takePause(): boolean {
    this.since();
    const hasPaused = this.#hasPaused;
    this.#hasPaused = false;
    return hasPaused;
  }

  /** The server listens. */
  begin(): void {
    this.#since = this.#lookedAt = this.#time.wall();
  }

  /**
   * Reads when there was no server: until now, unless others are there. A store that takes no changes at the moment does not keep the
   * server from starting.
   */
  async read(): Promise<void> {
    const [now, steady] = [this.#time.wall(), this.#time.steady()];
    const { bus } = this.#store;
    const wasSomebodyThere = !bus.alone && (await this.#store.lastAlive()) !== undefined;
    const outages = await this.#noteStart(now);
    const before = outages.at(-1)?.until ?? Number.NEGATIVE_INFINITY;
    const ended = wasSomebodyThere ? before : now;
    this.#down = { ended, outages, until: steady - (now - ended) + returnGrace };
  }

  async #noteStart(now: number): Promise<readonly Outage[]> {
    try {
      return await this.#store.noteStart(now);
    } catch (error) {
      this.#onFailure(error);
      return [{ from: (await this.#store.lastAlive()) ?? now, until: now }];
    }
  }
}
