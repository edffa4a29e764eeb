import { type Store, StoreError, type StoreErrorCode } from "../store/index.ts";
import type { Metrics } from "./metrics.ts";
import type { Time } from "./time.ts";

interface HealthOptions {
  readonly store: Store;
  readonly time: Time;
  readonly metrics: Metrics;
  /** Told when the store fails and when it is well again (undefined), once each. */
  readonly onChange: (error: unknown) => void;
}

/** Why the store cannot be used: what it says of its file, or that a change has not become durable in time. */
type Trouble = StoreErrorCode | "slow";

const lookEvery = 500;
/** However often one asks, a change is tried at most once in this time. */
const tryEvery = 1000;
const patience = 2000;

/** Whether changes can be kept: it is looked at all the time, and tried when somebody asks. */
export class Health {
  readonly #options: HealthOptions;
  readonly #timer: NodeJS.Timeout;
  #failing = false;
  #isStopped = false;
  #tried: { readonly at: number; readonly trouble: Promise<Trouble | undefined> } | undefined;

  constructor(options: HealthOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#look(), lookEvery);
    this.#timer.unref();
    options.metrics.gauge("grundy_store_usable", "1 while changes can be kept, 0 otherwise.", () =>
      this.#failing ? 0 : 1,
    );
  }

  /** What is wrong, found by reading and by a durable change; undefined when nothing is. */
  async trouble(): Promise<Trouble | undefined> {
    const seen = await this.#look();
    if (seen !== undefined) return seen;
    const at = this.#options.time.steady();
    if (!this.#tried || at - this.#tried.at >= tryEvery) this.#tried = { at, trouble: this.#try() };
    return this.#tried.trouble;
  }

  /** Nobody is told any more: a store that is being closed cannot be used, and there is nothing wrong with it. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  async #look(): Promise<Trouble | undefined> {
    const { store, onChange } = this.#options;
    const error = await store.check().then(() => undefined, asError);
    if ((error !== undefined) !== this.#failing && !this.#isStopped) {
      this.#failing = error !== undefined;
      // What was tried before says nothing any more.
      this.#tried = undefined;
      onChange(error);
    }
    return error && codeOf(error);
  }

  async #try(): Promise<Trouble | undefined> {
    const { store, time } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<"slow">((resolve) => {
      timer = setTimeout(() => resolve("slow"), patience);
    });
    const written = (async () => {
      await store.lastAlive();
      await store.markAlive(time.wall());
      return undefined;
    })();
    try {
      return await Promise.race([written.catch(codeOf), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function codeOf(error: unknown): StoreErrorCode {
  return error instanceof StoreError ? error.code : "failed";
}
