import type { LoadedGame } from "./games.ts";
import {
  type Job,
  type JobCounts,
  type JobKeeper,
  type JobQuery,
  leaseFor,
  mostAttempts,
  mostCounted,
  type NewJob,
  type TakenJob,
  triesOf,
} from "./jobs.ts";

interface KeptJob {
  job: Job;
  /** Until when it is its worker's, or from when it may begin. */
  until: number;
  attachment: string | undefined;
}

export class MemoryJobs implements JobKeeper {
  readonly #jobs = new Map<string, KeptJob>();
  readonly #now: () => number;
  readonly #keep: (games: readonly LoadedGame[]) => void;
  #last = 0;

  /** `keep` takes over the games of a job that is done, at once and all of them or none. */
  constructor(now: () => number, keep: (games: readonly LoadedGame[]) => void) {
    this.#now = now;
    this.#keep = keep;
  }

  async add({ kind, work, owner, key, from, attachment }: NewJob): Promise<string | undefined> {
    const isThere = [...this.#jobs.values()].some(({ job }) => job.key === key && !isOver(job));
    if (key !== undefined && isThere) return undefined;
    const id = String(++this.#last);
    const added = this.#now();
    const job: Job = {
      id,
      kind,
      work: asJson(work) ?? null,
      owner,
      key,
      from,
      state: "waiting",
      added,
      attempt: 0,
      returned: 0,
    };
    this.#jobs.set(id, { job, until: from ?? added, attachment });
    return id;
  }

  async take(kinds: readonly string[], worker: string): Promise<TakenJob | undefined> {
    const now = this.#now();
    for (const kept of this.#jobs.values()) {
      if (kept.job.state === "taken" && kept.until <= now && triesOf(kept.job) >= mostAttempts)
        this.#end(kept, { state: "failed", reason: "its workers are gone" });
    }
    const free = [...this.#jobs.values()].filter(
      ({ job, until }) => kinds.includes(job.kind) && !isOver(job) && until <= now,
    );
    const [first] = free.sort(
      (one, other) =>
        this.#underWay(one.job.owner, now) - this.#underWay(other.job.owner, now) ||
        Number(one.job.id) - Number(other.job.id),
    );
    if (!first) return undefined;
    first.job = { ...first.job, state: "taken", worker, attempt: first.job.attempt + 1, done: undefined };
    first.until = now + leaseFor;
    const { id, kind, work, owner, attempt, returned } = first.job;
    const { attachment } = first;
    return { id, kind, work, owner, attempt, returned, ...(attachment !== undefined && { attachment }) };
  }

  async beat(job: TakenJob, done?: number): Promise<boolean> {
    const kept = this.#own(job);
    if (!kept) return false;
    kept.until = this.#now() + leaseFor;
    if (done !== undefined) kept.job = { ...kept.job, done };
    return true;
  }

  async finish(job: TakenJob, result: unknown, games: readonly LoadedGame[] = []): Promise<boolean> {
    const kept = this.#own(job);
    if (!kept) return false;
    this.#keep(games);
    this.#end(kept, { state: "done", result: asJson(result) });
    return true;
  }

  async fail(job: TakenJob, reason: string, again = 0): Promise<boolean> {
    const kept = this.#own(job);
    if (!kept) return false;
    if (triesOf(kept.job) >= mostAttempts) this.#end(kept, { state: "failed", reason });
    else {
      kept.job = { ...kept.job, state: "waiting", reason };
      kept.until = this.#now() + again;
    }
    return true;
  }

  async giveBack(job: TakenJob): Promise<boolean> {
    const kept = this.#own(job);
    if (!kept) return false;
    kept.job = { ...kept.job, state: "waiting", returned: kept.job.returned + 1 };
    kept.until = this.#now();
    return true;
  }

  async find(id: string): Promise<Job | undefined> {
    return this.#jobs.get(id)?.job;
  }

  async list({ limit, kind, owner, state }: JobQuery): Promise<readonly Job[]> {
    return [...this.#jobs.values()]
      .map(({ job }) => job)
      .filter((job) => (kind ?? job.kind) === job.kind && (owner ?? job.owner) === job.owner)
      .filter((job) => (state ?? job.state) === job.state)
      .reverse()
      .slice(0, limit);
  }

  async count(): Promise<JobCounts> {
    const of = (state: Job["state"]) => {
      const there = [...this.#jobs.values()].filter(({ job }) => job.state === state).length;
      return Math.min(there, mostCounted);
    };
    return { waiting: of("waiting"), taken: of("taken"), failed: of("failed") };
  }

  async forget(before: number, kind?: string): Promise<number> {
    const gone = [...this.#jobs.values()].filter(
      ({ job }) => job.ended !== undefined && job.ended < before && (kind ?? job.kind) === job.kind,
    );
    for (const { job } of gone) this.#jobs.delete(job.id);
    return gone.length;
  }

  /** The job, if this attempt is the one that has it; a lease that is over is still his until another takes it. */
  #own({ id, attempt }: TakenJob): KeptJob | undefined {
    const kept = this.#jobs.get(id);
    return kept?.job.state === "taken" && kept.job.attempt === attempt ? kept : undefined;
  }

  #underWay(owner: string, now: number): number {
    return [...this.#jobs.values()].filter(
      ({ job, until }) => job.owner === owner && job.state === "taken" && until > now,
    ).length;
  }

  #end(kept: KeptJob, how: Pick<Job, "state" | "result" | "reason">): void {
    kept.job = { ...kept.job, ...how, ended: this.#now() };
    kept.attachment = undefined;
  }
}

/** As another process would get it. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

function isOver({ state }: Job): boolean {
  return state === "done" || state === "failed";
}
