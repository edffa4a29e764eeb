/** What comes later: a promise, or a `Deferred`. */
export interface Thenable<T> {
  then(done: (value: T) => unknown, failed: (error: unknown) => unknown): unknown;
}

/** What is there at once, or comes later. */
export type Awaitable<T> = T | Thenable<T>;

export function isThenable<T extends object>(value: Awaitable<T>): value is Thenable<T> {
  return "then" in value;
}

/**
 * A promise without its costs, for the way of every move: one object, waited for once, and whoever waits is called as
 * soon as it comes. It can be awaited like a promise.
 */
export class Deferred<T> implements Thenable<T> {
  #done: ((value: T) => unknown) | undefined;
  #failed: ((error: unknown) => unknown) | undefined;
  /** Set when it has come before anyone waited. */
  #early: (() => unknown) | undefined;

  // biome-ignore lint/suspicious/noThenProperty: it is meant to be awaited.
  then(done: (value: T) => unknown, failed: (error: unknown) => unknown): void {
    this.#done = done;
    this.#failed = failed;
    this.#early?.();
  }

  resolve(value: T): void {
    if (this.#done) this.#done(value);
    else this.#early = () => this.#done?.(value);
  }

  reject(error: unknown): void {
    if (this.#failed) this.#failed(error);
    else this.#early = () => this.#failed?.(error);
  }
}

/**
 * Work done one piece after another, in the order it came: none is begun while one waits for something. Work that waits
 * for nothing is done at once and answered without a promise.
 */
export class SerialQueue {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work when its turn has come. */
  run<T extends object>(work: () => Awaitable<T>): Awaitable<T> {
    if (!this.#busy && this.#waiting.length === 0) return work();
    const answer = new Deferred<T>();
    this.#waiting.push(() => settle(answer, work, undefined));
    return answer;
  }

  /** Waits in the middle of a piece of work, which goes on with `done` or `failed`. */
  hold<T, U extends object>(
    awaited: Thenable<T>,
    done: (result: T) => Awaitable<U>,
    failed: (error: unknown) => Awaitable<U>,
  ): Awaitable<U> {
    const answer = new Deferred<U>();
    this.#busy = true;
    awaited.then(
      (result) => this.#goOn(answer, done, result),
      (error) => this.#goOn(answer, failed, error),
    );
    return answer;
  }

  #goOn<T, U extends object>(answer: Deferred<U>, work: (result: T) => Awaitable<U>, result: T): void {
    this.#busy = false;
    try {
      settle(answer, work, result);
    } finally {
      // Whoever fails with his answer does not keep the others from their turn.
      this.#next();
    }
  }

  #next(): void {
    while (!this.#busy && this.#waiting.length > 0) {
      try {
        this.#waiting.shift()?.();
      } catch (error) {
        this.#next();
        throw error;
      }
    }
  }
}

/** Does the work and passes on what it gives, at once or when it comes. */
function settle<T, U extends object>(answer: Deferred<U>, work: (value: T) => Awaitable<U>, value: T): void {
  let given: Awaitable<U>;
  try {
    given = work(value);
  } catch (error) {
    answer.reject(error);
    return;
  }
  if (!isThenable(given)) answer.resolve(given);
  else
    given.then(
      (later) => answer.resolve(later),
      (error) => answer.reject(error),
    );
}
