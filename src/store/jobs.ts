import type { LoadedGame } from "./games.ts";

/** A worker that has said nothing for so many milliseconds is gone, and its job is another's; it says something every `beatEvery`. */
export const leaseFor = 15_000;
export const beatEvery = 5000;
/** A job that so many workers have begun and neither done nor given back is given up. */
export const mostAttempts = 5;

/** Work that waits for whoever takes it, and is done once. Times are the store's `now()`. */
export interface JobKeeper {
  /** Its id; undefined when a job with its key waits or is being done, which is then enough. */
  add(job: NewJob): Promise<string | undefined>;
  /**
   * The next job of these kinds that may begin, also one whose worker is gone; undefined when there is none. Of several owners the
   * one comes first who has the fewest under way, of one owner's jobs the oldest.
   */
  take(kinds: readonly string[], worker: string): Promise<TakenJob | undefined>;
  /** The worker is still at it, and so much is done. False: it is another's by now, or not to be done any more, and must be left alone. */
  beat(job: TakenJob, done?: number): Promise<boolean>;
  /** It is done; games that were made by it become the store's in the same step. False, and nothing of it is kept: see `beat`. */
  finish(job: TakenJob, result: unknown, games?: readonly LoadedGame[]): Promise<boolean>;
  /** It could not be done: it waits for `again` milliseconds and is taken anew, until it is given up. False: see `beat`. */
  fail(job: TakenJob, reason: string, again?: number): Promise<boolean>;
  /** The worker stops and leaves it to another, at once: that does not count as an attempt at it. False: see `beat`. */
  giveBack(job: TakenJob): Promise<boolean>;
  find(id: string): Promise<Job | undefined>;
  /** The latest first. */
  list(query: JobQuery): Promise<readonly Job[]>;
  /** How many there are that wait, are being done, or were given up; of each `mostCounted` at most. */
  count(): Promise<JobCounts>;
  /** Forgets what has ended before this time, of a kind or of all; how many. */
  forget(before: number, kind?: string): Promise<number>;
}

export interface NewJob {
  readonly kind: string;
  /** What the worker is to know, as JSON. */
  readonly work: unknown;
  /** Whose it is: owners take turns. */
  readonly owner: string;
  /** Of the jobs with one key only one waits or is being done. */
  readonly key?: string | undefined;
  /** It may not begin before this time. */
  readonly from?: number | undefined;
  /** A text that may be large: only the worker is given it, and it is gone when the job has ended. */
  readonly attachment?: string | undefined;
}

export type JobState = "waiting" | "taken" | "done" | "failed";

/** More of a state are not counted: whoever looks every few seconds should not have all of them read. */
export const mostCounted = 10_000;

export const countedStates = ["waiting", "taken", "failed"] as const satisfies readonly JobState[];
export type JobCounts = Readonly<Record<(typeof countedStates)[number], number>>;

export interface Job extends Omit<NewJob, "attachment"> {
  readonly id: string;
  readonly state: JobState;
  readonly added: number;
  /** How often it has been taken. */
  readonly attempt: number;
  /** How often it has been given back. */
  readonly returned: number;
  readonly worker?: string | undefined;
  /** How much its worker has said to be done: games, lines, cases. */
  readonly done?: number | undefined;
  readonly ended?: number | undefined;
  readonly result?: unknown;
  /** Why it failed the last time. */
  readonly reason?: string | undefined;
}

/** The attempt is the fence: what an earlier one has to say later is not heard, be it that it was given back. */
export type TakenJob = Pick<Job, "id" | "kind" | "work" | "owner" | "attempt" | "returned"> &
  Pick<NewJob, "attachment">;

/** How many attempts at a job count. */
export function triesOf({ attempt, returned }: Pick<Job, "attempt" | "returned">): number {
  return attempt - returned;
}

export interface JobQuery {
  readonly limit: number;
  readonly kind?: string | undefined;
  readonly owner?: string | undefined;
  readonly state?: JobState | undefined;
}
