import { Worker } from "node:worker_threads";
import type { FollowedEdition } from "../../src/editions/lockstep/index.ts";
import type { Case } from "../../src/judge/index.ts";
import type { Ran } from "./program.ts";

export interface Job {
  /** Of `plantedScript`. */
  readonly script: string;
  /** What its `letter` answers, by number. */
  readonly letters?: readonly string[];
  readonly edition: FollowedEdition;
  /** A case that runs after another needs that one before it. */
  readonly cases: readonly Case[];
}

/** Runs planted programs in a thread, one job at a time; one that is not done in time loses its thread. */
export class Bench {
  readonly #seconds: number;
  #worker: Worker | undefined;

  constructor(seconds = 60) {
    this.#seconds = seconds;
  }

  /** What came of each case; undefined when time was up. */
  run({ letters = [], ...job }: Job): Promise<readonly Ran[] | undefined> {
    this.#worker ??= new Worker(new URL("./worker.mjs", import.meta.url));
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.close().then(() => settle(() => resolve(undefined)), reject);
      }, this.#seconds * 1000);
      const settle = (how: () => void) => {
        clearTimeout(timer);
        worker.off("message", answered).off("error", failed);
        how();
      };
      const answered = (rans: readonly Ran[]) => settle(() => resolve(rans));
      const failed = (error: Error) => settle(() => reject(error));
      worker.on("message", answered).on("error", failed);
      worker.postMessage({ ...job, letters });
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
