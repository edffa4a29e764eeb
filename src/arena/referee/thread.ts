import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { RunningGame } from "../game.ts";
import { Desk, type DeskEvents } from "./desk.ts";
import type { GameTask, PlayedGame, Referee, RefereeEvents, RefereeSetup } from "./referee.ts";
import { SharedPids } from "./shared-pids.ts";

/**
 * The referee's thread and whoever talks to it. This file is both sides; it starts itself as the thread, so a bundle needs no second entry as long
 * as it keeps this module in a chunk of its own.
 */
const role = "grundy-referee";

interface ThreadData {
  readonly role: string;
  readonly setup: RefereeSetup;
  readonly pids: SharedArrayBuffer;
}

type ToThread = { readonly tasks: readonly GameTask[] } | "close";

type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "played"; readonly games: readonly PlayedGame[] }
  | { readonly kind: "shown"; readonly running: readonly RunningGame[] }
  | { readonly kind: "failed"; readonly reason: string };

/** Resolves when the thread can take games; rejects where it cannot, for instance because of a protocol that is not spoken in the game. */
export async function startThread(setup: RefereeSetup, events: RefereeEvents, url?: URL): Promise<Referee> {
  const pids = new SharedPids();
  const data: ThreadData = { role, setup, pids: pids.buffer };
  // What a ply leaves behind is soon forgotten: a large nursery would only be memory.
  const resourceLimits = { maxYoungGenerationSizeMb: 12 };
  const worker = new Worker(url ?? new URL(import.meta.url), { workerData: data, resourceLimits });
  const killAll = () => pids.killAll();
  process.once("exit", killAll);
  worker.once("exit", () => {
    process.off("exit", killAll);
    killAll();
  });
  const thread = new Thread(worker, events);
  await thread.ready;
  return thread;
}

class Thread implements Referee {
  pending = 0;
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #events: RefereeEvents;
  readonly #ended: Promise<void>;
  #closing = false;
  #isReady = false;
  #failed = false;
  #tasks: GameTask[] = [];
  #settle: { resolve(): void; reject(error: Error): void } | undefined;

  constructor(worker: Worker, events: RefereeEvents) {
    this.#worker = worker;
    this.#events = events;
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#ended = new Promise((resolve) => worker.once("exit", () => resolve()));
    worker.on("message", (message: FromThread) => this.#take(message));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => {
      if (!this.#closing) this.#fail(new Error("the referee's thread has ended"));
    });
  }

  play(task: GameTask): void {
    this.pending++;
    // What is queued together goes over together.
    if (this.#tasks.push(task) === 1) queueMicrotask(() => this.#send());
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#worker.postMessage("close" satisfies ToThread);
    await this.#ended;
  }

  #send(): void {
    const tasks = this.#tasks;
    this.#tasks = [];
    if (!this.#closing) this.#worker.postMessage({ tasks } satisfies ToThread);
  }

  #take(message: FromThread): void {
    switch (message.kind) {
      case "ready":
        this.#isReady = true;
        this.#settle?.resolve();
        return;
      case "failed":
        this.#fail(new Error(message.reason));
        return;
      case "played":
        this.pending -= message.games.length;
        if (!this.#closing) this.#events.played(message.games);
        return;
      case "shown":
        if (!this.#closing) this.#events.shown?.(message.running);
    }
  }

  #fail(error: Error): void {
    if (this.#failed) return;
    this.#failed = true;
    if (!this.#isReady) this.#settle?.reject(error);
    else if (!this.#closing) this.#events.failed(error);
  }
}

async function runThread({ setup, pids }: ThreadData): Promise<void> {
  const port = parentPort;
  if (!port) return;
  const post = (message: FromThread) => port.postMessage(message);
  let desk: Desk | undefined;
  let closed = false;
  // From the first instant: what is said while the bots are prepared must not be lost.
  port.on("message", (message: ToThread) => {
    if (message !== "close") {
      desk?.play(message.tasks);
      return;
    }
    closed = true;
    void desk?.close().finally(() => port.close());
  });
  try {
    const events: DeskEvents = {
      played: (games) => post({ kind: "played", games }),
      shown: (running) => post({ kind: "shown", running }),
    };
    desk = await Desk.open(setup, events, new SharedPids(pids));
    post({ kind: "ready" });
    if (!closed) return;
    await desk.close();
  } catch (error) {
    post({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
  port.close();
}

if (!isMainThread && (workerData as Partial<ThreadData> | null)?.role === role)
  void runThread(workerData as ThreadData);
