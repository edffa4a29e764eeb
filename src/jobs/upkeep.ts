import { isDeepStrictEqual } from "node:util";
import type { JobKeeper } from "../store/index.ts";
import { sleep } from "./sleep.ts";

/** What is done again and again. */
export interface Regular {
  readonly kind: string;
  readonly work: unknown;
}

interface UpkeepOptions {
  readonly jobs: JobKeeper;
  /** The store's time. */
  readonly now: () => number;
  readonly regular: readonly Regular[];
  /** Told when something was added. */
  readonly onAdded: () => void;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds from the end of one to the next of its kind. */
  readonly every?: number;
  /** Milliseconds until it is looked for the first time. */
  readonly first?: number;
}

/** Whose jobs these are. */
const owner = "upkeep";
const hour = 3_600_000;
/** What has ended is told by `grundy jobs` for so long. */
const keptFor = 7 * 24 * hour;
/** It is looked so often, at most, whether it is time. */
const lookEvery = 60_000;

/**
 * Adds the jobs that are due again. Any number of servers do so for one store: of a kind there is one at a time, and an hour between the end
 * of one and the next. One whose settings are others than those of the last is due at once.
 */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Resolves when nothing of it is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { regular, onFailure, every = hour, first = 1000 } = this.#options;
    const { signal } = this.#stopping;
    await sleep(first, signal);
    while (!signal.aborted) {
      try {
        for (const each of regular) if (!signal.aborted) await this.#addIfDue(each, every);
      } catch (error) {
        onFailure(error);
      }
      await sleep(Math.min(every, lookEvery), signal);
    }
  }

  async #addIfDue({ kind, work }: Regular, every: number): Promise<void> {
    const { jobs, now, onAdded } = this.#options;
    const [last] = await jobs.list({ limit: 1, kind, owner });
    if (last && !isDue(last, work, now() - every)) return;
    if ((await jobs.add({ kind, work, owner, key: kind })) === undefined) return;
    onAdded();
    await jobs.forget(now() - keptFor);
  }
}

function isDue(
  { ended, work: lastWork }: { readonly ended?: number | undefined; readonly work: unknown },
  work: unknown,
  before: number,
): boolean {
  if (ended === undefined) return false;
  return ended <= before || !isDeepStrictEqual(lastWork, JSON.parse(JSON.stringify(work)));
}
