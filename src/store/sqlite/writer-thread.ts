import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { StoreFailure } from "../../words/index.ts";
import { StoreError } from "../errors.ts";
import { SqliteCommitter } from "./committer.ts";
import type { Packed, PackedAnswers, Writer } from "./operations.ts";
import { GroupWriter } from "./writer.ts";

/**
 * Commits in a thread of its own: the disk is waited for there, and the event loop goes on. This file is both sides; it
 * starts itself as the thread, so a bundle needs no second entry as long as it keeps this module in a chunk of its own.
 */
const role = "grundy-writer";

type Reply =
  | { readonly answers: PackedAnswers }
  | { readonly ready: true }
  | { readonly failed: string; readonly failure?: StoreFailure };

export interface ThreadOptions {
  /** Where this module is as JavaScript; itself in a bundle. */
  readonly url?: URL;
  /** How large the file may become. */
  readonly maxBytes?: number;
  /** Told how long each commit took in milliseconds, as seen from here, and how much it held. */
  readonly onCommit?: (milliseconds: number, operations: number) => void;
  /** Told when the thread has ended by itself: nothing is kept from then on, and whoever serves the file has to end. */
  readonly onDeath?: (error: Error) => void;
}

/** Resolves when the thread has opened the file; rejects with the `StoreError` that says why it could not. */
export async function threadWriter(
  path: string,
  { url, maxBytes, onCommit, onDeath }: ThreadOptions = {},
): Promise<Writer> {
  const worker = new Worker(url ?? new URL(import.meta.url), { workerData: { role, path, maxBytes } });
  worker.unref();
  let waiting: { resolve: (reply: Reply) => void; reject: (error: unknown) => void } | undefined;
  let dead: Error | undefined;
  let expected = false;
  worker.on("message", (reply: Reply) => waiting?.resolve(reply));
  worker.on("error", (error) => {
    dead = error;
    waiting?.reject(error);
  });
  worker.on("exit", () => {
    dead ??= new Error("the writer's thread has ended");
    waiting?.reject(dead);
    if (!expected) onDeath?.(dead);
  });
  const reply = () =>
    new Promise<Reply>((resolve, reject) => {
      waiting = { resolve, reject };
    });
  const opened = reply();
  worker.ref();
  const ready = await opened;
  worker.unref();
  if ("failed" in ready) {
    expected = true;
    throw errorOf(ready);
  }

  return new GroupWriter(
    async (packed) => {
      if (dead) throw dead;
      const begun = performance.now();
      const answered = reply();
      worker.ref();
      worker.postMessage(packed);
      const answer = await answered;
      worker.unref();
      onCommit?.(performance.now() - begun, packed.count + packed.others.length);
      if ("answers" in answer) return answer.answers;
      throw "failed" in answer ? errorOf(answer) : new Error("the writer's thread has said something else");
    },
    async () => {
      expected = true;
      if (dead) return;
      const ended = new Promise((resolve) => worker.once("exit", resolve));
      worker.ref();
      worker.postMessage("close");
      await ended;
    },
  );
}

function errorOf({ failed, failure }: Extract<Reply, { failed: string }>): Error {
  return failure ? new StoreError(failure.code, failure.file, failure.detail) : new Error(failed);
}

function failureOf(error: unknown): Reply {
  if (error instanceof StoreError) {
    const { message, code, file, detail } = error;
    return { failed: message, failure: { code, file, detail } };
  }
  return { failed: error instanceof Error ? error.message : String(error) };
}

function runThread(path: string, maxBytes: number | undefined): void {
  const port = parentPort;
  if (!port) return;
  const attempt = (work: () => Reply) => {
    let reply: Reply;
    try {
      reply = work();
    } catch (error) {
      reply = failureOf(error);
    }
    port.postMessage(reply);
  };
  let committer: SqliteCommitter | undefined;
  attempt(() => {
    committer = new SqliteCommitter(path, maxBytes);
    return { ready: true };
  });
  port.on("message", (task: Packed | "close") => {
    if (task === "close") {
      committer?.close();
      port.close();
      return;
    }
    attempt(() => ({ answers: (committer as SqliteCommitter).commit(task) }));
  });
}

if (!isMainThread && (workerData as { role?: unknown } | null)?.role === role) {
  const { path, maxBytes } = workerData as { path: string; maxBytes?: number };
  runThread(path, maxBytes);
}
