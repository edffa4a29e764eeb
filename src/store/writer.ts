import type { Committer, Operation, OperationAnswer, Writer } from "./operations.ts";

/** How many operations one commit takes at most, so that none waits for thousands of others. */
const largestBatch = 4096;

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (answer: OperationAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The group commit: what arrives while a commit is under way waits and shares the next one. `commit` is a committer of
 * this thread or of another.
 */
export class GroupWriter implements Writer {
  readonly #commit: (
    batch: readonly Operation[],
  ) => readonly OperationAnswer[] | Promise<readonly OperationAnswer[]>;
  readonly #end: () => void | Promise<void>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    commit: (batch: readonly Operation[]) => readonly OperationAnswer[] | Promise<readonly OperationAnswer[]>,
    end: () => void | Promise<void>,
  ) {
    this.#commit = commit;
    this.#end = end;
  }

  write(operation: Operation): Promise<OperationAnswer> {
    if (this.#closed) return Promise.reject(new Error("the store is closed"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ operation, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.#end();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // The rest of what the event loop has at hand joins the batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting.splice(0, largestBatch);
      try {
        const answers = await this.#commit(batch.map(({ operation }) => operation));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = undefined;
  }
}

/** Commits in this thread: for commands that do nothing else meanwhile, and for tests. */
export function localWriter(committer: Committer): Writer {
  return new GroupWriter(
    (batch) => committer.commit(batch),
    () => committer.close(),
  );
}
