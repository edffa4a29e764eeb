import { StoreError } from "../errors.ts";
import { Deferred, type Thenable } from "../serial.ts";

/**
 * How many operations one commit takes at most, so that the first do not wait for too many others. With 2,000 games that move as fast as they
 * can, 512 carry a tenth more than 128 (1.06 and 1.08 of SQLite's speed against 0.93 and 1.00); with fewer games batches do not grow that far.
 */
const largestBatch = 512;

/** Each game's operations one after the other, in the order they came: those of one batch do not depend on each other. */
export class Gate {
  /** Games that have something under way, with what waits behind it. */
  readonly #games = new Map<string, (() => void)[] | undefined>();

  enter(game: string, go: () => void): void {
    const waiting = this.#games.get(game);
    if (waiting) waiting.push(go);
    else if (this.#games.has(game)) this.#games.set(game, [go]);
    else {
      this.#games.set(game, undefined);
      go();
    }
  }

  leave(game: string): void {
    const next = this.#games.get(game)?.shift();
    if (next) next();
    else this.#games.delete(game);
  }
}

class Waiting<Operation, Answer> extends Deferred<Answer> {
  readonly game: string;
  readonly operation: Operation;

  constructor(game: string, operation: Operation) {
    super();
    this.game = game;
    this.operation = operation;
  }
}

/** Does a batch on the lane with this number and answers when it is durable; throws when none of it has happened. */
type Commit<Operation, Answer> = (lane: number, batch: readonly Operation[]) => Promise<readonly Answer[]>;

/**
 * The group commit: what arrives while all lanes are under way waits and shares the next batch. A lane's next batch begins before the
 * answers of its last are given out. A batch that fails for one operation is done one by one, so that the others do not suffer.
 */
export class Lanes<Operation, Answer> {
  readonly #gate: Gate;
  readonly #commit: Commit<Operation, Answer>;
  readonly #onCommit: ((milliseconds: number, operations: number) => void) | undefined;
  /** The lanes that are free. */
  readonly #free: number[];
  readonly #count: number;
  readonly #waiting: Waiting<Operation, Answer>[] = [];
  #isArmed = false;
  /** Operations that are not answered yet. */
  #open = 0;
  #closed: (() => void) | undefined;

  constructor(
    count: number,
    gate: Gate,
    commit: Commit<Operation, Answer>,
    onCommit?: (milliseconds: number, operations: number) => void,
  ) {
    this.#gate = gate;
    this.#commit = commit;
    this.#onCommit = onCommit;
    this.#count = count;
    this.#free = Array.from({ length: count }, (_, lane) => count - 1 - lane);
  }

  write(game: string, operation: Operation): Thenable<Answer> {
    if (this.#closed) return Promise.reject(new Error("the store is closed"));
    this.#open++;
    const waiting = new Waiting<Operation, Answer>(game, operation);
    this.#gate.enter(game, () => this.#add(waiting));
    return waiting;
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    const idle = new Promise<void>((resolve) => {
      this.#closed = resolve;
    });
    if (this.#open > 0 || this.#free.length < this.#count) await idle;
  }

  #add(waiting: Waiting<Operation, Answer>): void {
    this.#waiting.push(waiting);
    if (this.#isArmed || this.#free.length === 0) return;
    this.#isArmed = true;
    // The rest of what the event loop has at hand joins the batch.
    setImmediate(() => {
      this.#isArmed = false;
      this.#next();
    });
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const lane = this.#free.pop();
      if (lane === undefined) return;
      void this.#run(lane, this.#waiting.splice(0, largestBatch));
    }
  }

  async #run(lane: number, batch: readonly Waiting<Operation, Answer>[]): Promise<void> {
    const begun = performance.now();
    const answers = await this.#perform(lane, batch);
    this.#onCommit?.(performance.now() - begun, batch.length);
    this.#free.push(lane);
    this.#next();
    for (const [index, waiting] of batch.entries()) {
      const answer = answers[index] as Outcome<Answer>;
      this.#open--;
      this.#gate.leave(waiting.game);
      try {
        if ("error" in answer) waiting.reject(answer.error);
        else waiting.resolve(answer.value);
      } catch (error) {
        // Whoever fails with an answer does not keep the others from theirs.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
    if (this.#open === 0 && this.#free.length === this.#count) this.#closed?.();
  }

  async #perform(lane: number, batch: readonly { operation: Operation }[]): Promise<Outcome<Answer>[]> {
    try {
      const answers = await this.#commit(
        lane,
        batch.map(({ operation }) => operation),
      );
      return answers.map((value) => ({ value }));
    } catch (error) {
      // Of a database that cannot be used at all nobody gets anything.
      if (batch.length === 1 || (error instanceof StoreError && error.code !== "failed"))
        return batch.map(() => ({ error }));
    }
    const outcomes: Outcome<Answer>[] = [];
    for (const one of batch) outcomes.push(...(await this.#perform(lane, [one])));
    return outcomes;
  }
}

type Outcome<Answer> = { readonly value: Answer } | { readonly error: unknown };
