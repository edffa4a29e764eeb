import type { IncomingMessage } from "node:http";
import { type JudgeResult, type JudgeWork, judgeKind } from "../jobs/index.ts";
import type { JudgingAnswer } from "../protocol/index.ts";
import type { Job, Store } from "../store/index.ts";
import { visitorOf } from "./addresses.ts";
import { refused } from "./errors.ts";
import type { Limits } from "./limits.ts";
import { hashOf, matches, newToken } from "./secret.ts";

interface JudgeQueueOptions {
  readonly store: Store;
  readonly limits: Pick<Limits, "judgedPerHour" | "judgeQueue" | "judgeUploads">;
  /** The hidden cases are made from it. */
  readonly seed: number;
  readonly onFailure: (error: unknown) => void;
}

type Submitted = Pick<JudgeWork, "assignment" | "name" | "language">;

const hour = 3_600_000;
/** Answers are kept for so long. */
const keptFor = 24 * hour;
/** Seconds after which somebody may try again who met too many uploads. */
const pause = 10;

/** Programs that were handed in: they are put into the store's queue, and what came of them is read there. Nothing is run here. */
export class JudgeQueue {
  readonly #options: JudgeQueueOptions;
  /** Whose file is being read. */
  readonly #uploads = new Set<IncomingMessage>();
  /** When each visitor has handed something in within the last hour. */
  readonly #handedIn = new Map<string, number[]>();
  readonly #timer: NodeJS.Timeout;
  /** One is added after the other, so that the queue is no longer than it may be. */
  #adding: Promise<unknown> = Promise.resolve();

  constructor(options: JudgeQueueOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#forget(), hour).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Before a file is read: throws where it would not be taken. */
  async admit(ip: string, upload: IncomingMessage): Promise<void> {
    await this.#checkRoom(visitorOf(ip));
    for (const each of this.#uploads) if (each.socket.destroyed) this.#uploads.delete(each);
    if (this.#uploads.size >= this.#options.limits.judgeUploads)
      throw refused("too-many", { seconds: pause });
    this.#uploads.add(upload);
  }

  /** It has been read, or never will be. */
  leave(upload: IncomingMessage): void {
    this.#uploads.delete(upload);
  }

  /** The id by which the answer is found. */
  add(ip: string, submitted: Submitted, file: Buffer): Promise<string> {
    const added = this.#adding.then(() => this.#add(visitorOf(ip), submitted, file));
    this.#adding = added.catch(() => {});
    return added;
  }

  async look(id: string): Promise<JudgingAnswer> {
    const { jobs, now } = this.#options.store;
    const [key = "", secret = ""] = id.split(/-(.*)/s);
    const job = await jobs.find(key);
    const isTheirs = job?.kind === judgeKind && matches(secret, (job.work as JudgeWork).secretHash);
    if (!job || !isTheirs || (job.ended ?? now()) <= now() - keptFor) throw refused("judging-missing");
    switch (job.state) {
      case "waiting":
        return { state: "queued", place: await this.#placeOf(job) };
      case "taken":
        return { state: "running", done: job.done ?? 0 };
      case "done": {
        const { answer, shown } = job.result as JudgeResult;
        return { state: "done", answer, shown: [...shown] };
      }
      case "failed":
        return { state: "failed" };
    }
  }

  async #add(visitor: string, submitted: Submitted, file: Buffer): Promise<string> {
    await this.#checkRoom(visitor);
    const { store, seed } = this.#options;
    const secret = newToken();
    const work: JudgeWork = { ...submitted, seed, secretHash: hashOf(secret) };
    const attachment = file.toString("base64");
    const id = await store.jobs.add({ kind: judgeKind, work, owner: ownerOf(visitor), attachment });
    this.#handedIn.set(visitor, [...(this.#handedIn.get(visitor) ?? []), store.now()]);
    return `${id}-${secret}`;
  }

  async #checkRoom(visitor: string): Promise<void> {
    const { store, limits } = this.#options;
    const now = store.now();
    for (const [each, times] of this.#handedIn) {
      const recent = times.filter((at) => at > now - hour);
      if (recent.length === 0) this.#handedIn.delete(each);
      else this.#handedIn.set(each, recent);
    }
    const times = this.#handedIn.get(visitor) ?? [];
    const [first] = times.slice(-limits.judgedPerHour);
    if (first !== undefined && times.length >= limits.judgedPerHour)
      throw refused("too-many", { seconds: Math.ceil((first + hour - now) / 1000) });
    const open = [...(await this.#list("waiting")), ...(await this.#list("taken"))];
    const own = open.filter(({ owner }) => owner === ownerOf(visitor)).length;
    if (own >= Math.ceil(limits.judgedPerHour / 4)) throw refused("judge-waiting");
    if (open.length >= limits.judgeQueue) throw refused("judge-full");
  }

  async #placeOf({ id }: Job): Promise<number> {
    const before = (await this.#list("waiting")).filter((other) => Number(other.id) < Number(id));
    return before.length + 1;
  }

  #list(state: "waiting" | "taken"): Promise<readonly Job[]> {
    const { store, limits } = this.#options;
    // Others may have added some at the same moment.
    const limit = Math.min(2 * limits.judgeQueue, 1000);
    return store.jobs.list({ kind: judgeKind, state, limit });
  }

  async #forget(): Promise<void> {
    const { store, onFailure } = this.#options;
    await store.jobs.forget(store.now() - keptFor, judgeKind).catch(onFailure);
  }
}

/** Owners take turns; an address itself is nobody's business. */
function ownerOf(visitor: string): string {
  return `judge ${hashOf(visitor).slice(0, 16)}`;
}
