import { Coming, type Later } from "../store/index.ts";
import { type Answer, type Answering, comesLater } from "./answer.ts";

/** Requests one after another, in the order they came: none is looked at while one waits for the store. */
export class Turns {
  readonly #queue: (() => void)[] = [];
  #busy = false;

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work when its turn has come. */
  take<T>(work: () => Answering<T>): Answering<T> {
    if (!this.#busy && this.#queue.length === 0) return work();
    const waiting = new Coming<Answer<T>>();
    this.#queue.push(() => answerWith(waiting, work, undefined));
    return waiting;
  }

  /** Waits for the store in the middle of a turn, which goes on with `written` or `failed`. */
  hold<T, U>(
    writing: Later<T>,
    written: (result: T) => Answering<U>,
    failed: (error: unknown) => Answering<U>,
  ): Answering<U> {
    const held = new Coming<Answer<U>>();
    this.#busy = true;
    writing.then(
      (result) => this.#goOn(held, written, result),
      (error) => this.#goOn(held, failed, error),
    );
    return held;
  }

  #goOn<T, U>(held: Coming<Answer<U>>, work: (result: T) => Answering<U>, result: T): void {
    this.#busy = false;
    answerWith(held, work, result);
    while (!this.#busy && this.#queue.length > 0) this.#queue.shift()?.();
  }
}

/** Does the work and gives its answer, at once or when it comes. */
function answerWith<T, U>(coming: Coming<Answer<U>>, work: (value: T) => Answering<U>, value: T): void {
  let answer: Answering<U>;
  try {
    answer = work(value);
  } catch (error) {
    coming.reject(error);
    return;
  }
  if (!comesLater(answer)) coming.resolve(answer);
  else
    answer.then(
      (later) => coming.resolve(later),
      (error) => coming.reject(error),
    );
}
