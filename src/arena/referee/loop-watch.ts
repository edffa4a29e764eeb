/** Milliseconds between two ticks: limits in time are as exact, and so is what is known of our own delay. */
export const tickMilliseconds = 5;

/**
 * Our own delay: an answer that waits in a pipe while this thread does something else, or is not given a processor, is not late. A tick
 * that comes late says how long that was, less what was left until it was due; so much is added to be on the bot's side.
 */
export class LoopWatch {
  #due = 0;

  begin(now: number): void {
    this.#due = now + tickMilliseconds;
  }

  /** Milliseconds by which a tick that comes now may have been late. */
  tick(now: number): number {
    const late = this.late(now);
    this.#due = now + tickMilliseconds;
    return late;
  }

  /** Also between ticks: one that was due and has not come yet is late. */
  late(now: number): number {
    const late = now - this.#due;
    return late < 1 ? 0 : late + tickMilliseconds;
  }
}
