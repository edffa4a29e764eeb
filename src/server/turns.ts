import { refused } from "./errors.ts";

/** So many pieces of long work are under way at a time, one of them a visitor's own. */
const mostUnderWay = 4;
/** So many more of one visitor's may wait. */
const mostWaiting = 100;

interface Line {
  busy: boolean;
  readonly waiting: (() => void)[];
}

/** Long work of many visitors: each has one thing done at a time, and they take turns, however much one of them asks for. */
export class Turns {
  /** Of those who have something under way or waiting; who had a turn last stands last. */
  readonly #lines = new Map<string, Line>();
  #underWay = 0;

  /** Does the work when the visitor's turn has come; throws `too-many` when too much of his is waiting. */
  take<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(visitor) ?? { busy: false, waiting: [] };
    this.#lines.set(visitor, line);
    if (line.waiting.length >= mostWaiting) throw refused("too-many", { seconds: 1 });
    if (!line.busy && this.#underWay < mostUnderWay) return this.#do(visitor, line, work);
    return new Promise((resolve, reject) => {
      line.waiting.push(() => void this.#do(visitor, line, work).then(resolve, reject));
    });
  }

  async #do<T>(visitor: string, line: Line, work: () => Promise<T>): Promise<T> {
    line.busy = true;
    this.#underWay++;
    try {
      return await work();
    } finally {
      line.busy = false;
      this.#underWay--;
      this.#lines.delete(visitor);
      if (line.waiting.length > 0) this.#lines.set(visitor, line);
      this.#next();
    }
  }

  #next(): void {
    for (const { busy, waiting } of this.#lines.values()) {
      if (this.#underWay >= mostUnderWay) return;
      if (!busy) waiting.shift()?.();
    }
  }
}
