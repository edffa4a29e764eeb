import { Deferred, type Thenable } from "../serial.ts";
import {
  type Committer,
  makesRoom,
  type Operation,
  type OperationAnswer,
  type Packed,
  type PackedAnswers,
  pack,
  unpack,
  type Writer,
} from "./operations.ts";

/**
 * How many operations one commit takes at most: beyond that it pays to answer the first while the next are written, and
 * the file is held for a few milliseconds only, which matters to other programs that use it.
 */
const largestBatch = 128;

class Waiting extends Deferred<OperationAnswer> {
  readonly operation: Operation;

  constructor(operation: Operation) {
    super();
    this.operation = operation;
  }
}

type Commit = (packed: Packed) => PackedAnswers | Promise<PackedAnswers>;

/**
 * The group commit: what arrives while a commit is under way waits and shares the next one. The next one begins before
 * the answers of the last are given out, so that the disk and those who wait for it work at the same time.
 */
export class GroupWriter implements Writer {
  readonly #commit: Commit;
  readonly #end: () => void | Promise<void>;
  readonly #waiting: Waiting[] = [];
  /** What makes room goes first, and by itself: in a file that is full, whatever shared its commit would have it fail, too. */
  readonly #makingRoom: Waiting[] = [];
  #underWay = false;
  #closed: (() => void) | undefined;

  constructor(commit: Commit, end: () => void | Promise<void>) {
    this.#commit = commit;
    this.#end = end;
  }

  write(operation: Operation): Thenable<OperationAnswer> {
    if (this.#closed) return Promise.reject(new Error("the store is closed"));
    const waiting = new Waiting(operation);
    (makesRoom(operation) ? this.#makingRoom : this.#waiting).push(waiting);
    if (!this.#underWay) {
      this.#underWay = true;
      // The rest of what the event loop has at hand joins the batch.
      setImmediate(() => void this.#next());
    }
    return waiting;
  }

  async close(): Promise<void> {
    const idle = new Promise<void>((resolve) => {
      this.#closed = resolve;
    });
    if (this.#underWay) await idle;
    await this.#end();
  }

  async #next(): Promise<void> {
    const queue = this.#makingRoom.length > 0 ? this.#makingRoom : this.#waiting;
    const batch = queue.splice(0, largestBatch);
    this.#underWay = batch.length > 0;
    if (batch.length === 0) {
      this.#closed?.();
      return;
    }
    const operations = batch.map(({ operation }) => operation);
    let packed: PackedAnswers;
    try {
      packed = await this.#commit(pack(operations));
    } catch (error) {
      void this.#next();
      answerEach(batch, (waiting) => waiting.reject(error));
      return;
    }
    void this.#next();
    const answers = unpack(operations, packed);
    answerEach(batch, (waiting, index) => waiting.resolve(answers[index]));
  }
}

/** Whoever fails with an answer does not keep the others from theirs. */
function answerEach(batch: readonly Waiting[], answer: (waiting: Waiting, index: number) => void): void {
  for (let index = 0; index < batch.length; index++) {
    try {
      answer(batch[index] as Waiting, index);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Commits in this thread: for commands that do nothing else meanwhile, and for tests. */
export function localWriter(committer: Committer): Writer {
  return new GroupWriter(
    (packed) => committer.commit(packed),
    () => committer.close(),
  );
}
