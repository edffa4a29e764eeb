/** What comes later. A promise is one; so is a `Coming`. */
export interface Later<T> {
  then(done: (value: T) => unknown, failed: (error: unknown) => unknown): unknown;
}

/**
 * A promise without its costs, for the way of every move: one object, waited for once, and whoever waits is called as
 * soon as it comes. It can be awaited like a promise.
 */
export class Coming<T> implements Later<T> {
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
