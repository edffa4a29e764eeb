/** So many of one visitor's requests may wait: a class behind one address, with all that each browser asks for at once. */
const mostWaiting = 300;

/**
 * One request of a visitor a turn of the event loop: however many come at once, what everyone else has sent is read between
 * two of them.
 */
export class Pace {
  /** Of everyone who has had something done in this turn: what has to wait for the next ones. */
  #waiting = new Map<string, (() => void)[]>();

  /** Does the work at once, or in a later turn; false when too much of his is waiting. */
  take(visitor: string, work: () => void): boolean {
    const line = this.#waiting.get(visitor);
    if (line) {
      if (line.length >= mostWaiting) return false;
      line.push(work);
      return true;
    }
    if (this.#waiting.size === 0) setImmediate(() => this.#turn());
    this.#waiting.set(visitor, []);
    work();
    return true;
  }

  #turn(): void {
    const lines = this.#waiting;
    this.#waiting = new Map([...lines].filter(([, line]) => line.length > 0));
    if (this.#waiting.size > 0) setImmediate(() => this.#turn());
    for (const line of [...this.#waiting.values()]) line.shift()?.();
  }
}
