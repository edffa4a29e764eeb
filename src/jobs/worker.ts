import {
  beatEvery,
  type JobKeeper,
  type LoadedGame,
  leaseFor,
  type TakenJob,
  triesOf,
} from "../store/index.ts";
import { sleep } from "./sleep.ts";

/** A job as its handler gets it. */
export interface Task {
  readonly job: TakenJob;
  /** Comes when the job is another's by now, or when the worker stops: then nothing of it is wanted any more. */
  readonly signal: AbortSignal;
  /** Whether the store still has it for this worker's: to be asked before something that cannot be taken back. */
  isOwn(): Promise<boolean>;
  /** Says how much is done, for people who look: games, lines, cases. The store is told with the next beat, `isOwn` is one. */
  tell(done: number): void;
}

/** What has come of a job: kept together with its games. */
export interface Done {
  readonly result?: unknown;
  readonly games?: readonly LoadedGame[];
}

/** Does jobs of one kind. One that was begun may be begun again, by another, at any point. What it throws is why it failed. */
export type Handler = (task: Task) => Promise<Done>;

/** By the kind of job. */
export type Handlers = Readonly<Record<string, Handler>>;

/** `lost`: another has it. `stopped`: it was given back, for another to begin anew. */
export type JobEnd = "done" | "failed" | "lost" | "stopped";

/** What has come of an attempt: the result, or why it failed. */
export interface Outcome {
  readonly result?: unknown;
  readonly reason?: string | undefined;
}

interface WorkerOptions {
  readonly jobs: JobKeeper;
  /** Who has a job, for people who look. */
  readonly name: string;
  readonly handlers: Handlers;
  /** Told what the store or a handler has failed with. */
  readonly onFailure: (error: unknown) => void;
  /** Told how far a job is, once with 0 when it begins. */
  readonly onProgress?: (job: TakenJob, done: number) => void;
  readonly onEnd?: (job: TakenJob, end: JobEnd, outcome: Outcome) => void;
  /** Where there was nothing to do it is asked again after so many milliseconds. */
  readonly askEvery?: number;
  readonly beatEvery?: number;
}

/** After a failure of the store. */
const failurePause = 10_000;

/** Takes jobs of the kinds it has handlers for, one after the other, and says that it is at it as long as it is. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #kinds: readonly string[];
  readonly #running: Promise<void>;
  /** The pause that is under way, or the next. */
  #pause = new AbortController();
  #task: AbortController | undefined;
  #stopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#kinds = Object.keys(options.handlers);
    this.#running = this.#run();
  }

  /** There may be something to do: whoever has added a job need not wait until it is asked for. */
  wake(): void {
    this.#pause.abort();
  }

  /**
   * Takes no more jobs. One that is under way may come to its end for so many milliseconds; then it is given back as soon as its
   * handler lets go of it.
   */
  async stop(patience = 0): Promise<void> {
    this.#stopped = true;
    this.wake();
    const task = this.#task;
    if (patience === 0) task?.abort();
    const timer = setTimeout(() => task?.abort(), patience);
    await this.#running;
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    const { jobs, name, askEvery = 1000, onFailure } = this.#options;
    while (!this.#stopped) {
      let pause = 0;
      try {
        const job = await jobs.take(this.#kinds, name);
        // Told to stop while he waited for it: it is not begun.
        if (job && this.#stopped) this.#options.onEnd?.(job, await this.#giveBack(job), {});
        else if (job) await this.#do(job);
        else pause = askEvery;
      } catch (error) {
        onFailure(error);
        pause = failurePause;
      }
      if (pause > 0 && !this.#stopped) await sleep(pause, this.#pause.signal);
      this.#pause = new AbortController();
    }
  }

  async #do(job: TakenJob): Promise<void> {
    const { jobs, handlers, onEnd, onProgress } = this.#options;
    const task = new AbortController();
    this.#task = task;
    const beats = new Beats(this.#options, job, () => task.abort());
    const { signal } = task;
    const tell = (done: number) => {
      beats.done = done;
      onProgress?.(job, done);
    };
    let end: JobEnd;
    let outcome: Outcome = {};
    tell(0);
    try {
      const done = await handlers[job.kind]?.({ job, signal, tell, isOwn: () => beats.beat() });
      beats.end();
      end = (await jobs.finish(job, done?.result, done?.games)) ? "done" : "lost";
      outcome = { result: done?.result };
    } catch (error) {
      beats.end();
      outcome = { reason: error instanceof Error ? error.message : String(error) };
      end = beats.lost ? "lost" : await this.#fail(job, error, signal.aborted);
    } finally {
      this.#task = undefined;
    }
    onEnd?.(job, end, end === "done" || end === "failed" ? outcome : {});
  }

  async #fail(job: TakenJob, error: unknown, isAborted: boolean): Promise<JobEnd> {
    if (this.#stopped && isAborted) return this.#giveBack(job);
    const { jobs, onFailure } = this.#options;
    onFailure(error);
    const reason = error instanceof Error ? error.message : String(error);
    return (await jobs.fail(job, reason, pauseAfter(triesOf(job)))) ? "failed" : "lost";
  }

  async #giveBack(job: TakenJob): Promise<JobEnd> {
    return (await this.#options.jobs.giveBack(job)) ? "stopped" : "lost";
  }
}

/** A second after the first attempt that counts, then four times as long each time. */
function pauseAfter(tries: number): number {
  return 1000 * 4 ** (tries - 1);
}

/** Says that a worker is at its job until that has ended, or is another's. */
class Beats {
  lost = false;
  /** How much the handler has said to be done. */
  done = 0;
  readonly #options: WorkerOptions;
  readonly #job: TakenJob;
  readonly #onLost: () => void;
  readonly #timer: NodeJS.Timeout;
  #heard = performance.now();

  constructor(options: WorkerOptions, job: TakenJob, onLost: () => void) {
    this.#options = options;
    this.#job = job;
    this.#onLost = onLost;
    this.#timer = setInterval(() => void this.beat(), options.beatEvery ?? beatEvery);
    this.#timer.unref();
  }

  /** Whether the job is still this worker's, as far as it can be known: a store that does not answer may be away from here alone. */
  async beat(): Promise<boolean> {
    const { jobs, onFailure } = this.#options;
    const asked = performance.now();
    try {
      if (!(await jobs.beat(this.#job, this.done))) return this.#lose();
      this.#heard = asked;
      return !this.lost;
    } catch (error) {
      onFailure(error);
      return performance.now() - this.#heard < leaseFor ? !this.lost : this.#lose();
    }
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #lose(): false {
    this.lost = true;
    this.end();
    this.#onLost();
    return false;
  }
}
