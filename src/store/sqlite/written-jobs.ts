import { checkNumbers, type LoadedGame } from "../games.ts";
import type { Job, JobCounts, JobKeeper, JobQuery, NewJob, TakenJob } from "../jobs.ts";
import type { Attempt, JobAnswer, JobChange } from "./jobs-commit.ts";
import type { JobsRead } from "./jobs-read.ts";
import type { Writer } from "./operations.ts";

/** Jobs that are read at once and changed through the writer, by every program that has the file: it is taken in the file's own transaction. */
export class WrittenJobs implements JobKeeper {
  readonly #reader: JobsRead;
  readonly #writer: Writer;
  readonly #now: () => number;

  constructor(reader: JobsRead, writer: Writer, now: () => number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#now = now;
  }

  async add({ kind, work, owner, key, from, attachment }: NewJob): Promise<string | undefined> {
    const job = { kind, work: JSON.stringify(work) ?? "null", owner, key, from, attachment };
    const answer = await this.#change({ what: "add", at: this.#now(), job });
    return typeof answer === "object" ? answer.id : undefined;
  }

  async take(kinds: readonly string[], worker: string): Promise<TakenJob | undefined> {
    const at = this.#now();
    if (!this.#reader.isAnyFree(kinds, at)) return undefined;
    const answer = await this.#change({ what: "take", at, kinds, worker });
    return typeof answer === "object" && "attempt" in answer ? answer : undefined;
  }

  async beat(job: TakenJob, done?: number): Promise<boolean> {
    const own = attemptOf(job);
    if (!own) return false;
    return (await this.#change({ what: "beat", at: this.#now(), job: own, done })) === true;
  }

  async finish(job: TakenJob, result: unknown, games: readonly LoadedGame[] = []): Promise<boolean> {
    for (const game of games) checkNumbers(game);
    const own = attemptOf(job);
    if (!own) return false;
    const text = JSON.stringify(result) as string | undefined;
    const answer = await this.#change({ what: "finish", at: this.#now(), job: own, result: text, games });
    if (answer === "unfit") throw new Error(`the games of job ${job.id} cannot be kept`);
    return answer === true;
  }

  async fail(job: TakenJob, reason: string, again = 0): Promise<boolean> {
    const own = attemptOf(job);
    if (!own) return false;
    return (await this.#change({ what: "fail", at: this.#now(), job: own, reason, again })) === true;
  }

  async giveBack(job: TakenJob): Promise<boolean> {
    const own = attemptOf(job);
    return (
      own !== undefined && (await this.#change({ what: "give-back", at: this.#now(), job: own })) === true
    );
  }

  async find(id: string): Promise<Job | undefined> {
    const key = keyOf(id);
    return key === undefined ? undefined : this.#reader.find(key);
  }

  async list(query: JobQuery): Promise<readonly Job[]> {
    return this.#reader.list(query);
  }

  async count(): Promise<JobCounts> {
    return this.#reader.count();
  }

  async forget(before: number, kind?: string): Promise<number> {
    return Number(await this.#change({ what: "forget", before, kind }));
  }

  async #change(change: JobChange): Promise<JobAnswer> {
    return (await this.#writer.write({ do: "job", change })) as JobAnswer;
  }
}

function attemptOf({ id, attempt }: TakenJob): Attempt | undefined {
  const key = keyOf(id);
  return key === undefined ? undefined : { key, attempt };
}

function keyOf(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
