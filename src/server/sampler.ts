import { Bucket } from "./bucket.ts";
import type { Time } from "./time.ts";

/** Lets so many lines a second into the log, and counts the others. */
export class Sampler {
  readonly #bucket: Bucket;
  readonly #time: Time;
  #leftOut = 0;

  constructor(perSecond: number, time: Time) {
    this.#bucket = new Bucket({ burst: perSecond, perSecond }, time.steady());
    this.#time = time;
  }

  /** Whether a line is logged; else it is counted. */
  take(): boolean {
    if (this.#bucket.take(this.#time.steady())) return true;
    this.#leftOut++;
    return false;
  }

  /** How many were left out since the last line that said so. */
  tell(): number {
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return leftOut;
  }
}
