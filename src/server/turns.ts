import { Coming, type Later } from "../store/later.ts";
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
    this.#queue.push(() => answerWith(waiting, work));
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
      (result) => this.#goOn(held, () => written(result)),
      (error) => this.#goOn(held, () => failed(error)),
    );
    return held;
  }

  #goOn<T>(held: Coming<Answer<T>>, work: () => Answering<T>): void {
    this.#busy = false;
    answerWith(held, work);
    while (!this.#busy && this.#queue.length > 0) this.#queue.shift()?.();
  }
}

/** Does the work and gives its answer, at once or when it comes. */
function answerWith<T>(coming: Coming<Answer<T>>, work: () => Answering<T>): void {
  let answer: Answering<T>;
  try {
    answer = work();
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
