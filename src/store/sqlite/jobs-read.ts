import type Database from "libsql";
import {
  countedStates,
  type Job,
  type JobCounts,
  type JobQuery,
  type JobState,
  mostCounted,
} from "../jobs.ts";
import type { StoreFile } from "./file.ts";
import { bytes, textOf } from "./text.ts";

/** Reads jobs from a file. */
export class JobsRead {
  readonly #file: StoreFile;
  readonly #statements: Record<keyof typeof questions, Database.Statement>;

  constructor(file: StoreFile) {
    this.#file = file;
    this.#statements = Object.fromEntries(
      Object.entries(questions).map(([name, text]) => [name, file.query(text)]),
    ) as Record<keyof typeof questions, Database.Statement>;
  }

  find(key: number): Job | undefined {
    const [row] = this.#all("find", key);
    return row && jobOf(row);
  }

  list({ limit, kind, owner, state }: JobQuery): Job[] {
    return this.#all("list", limit, kind ?? null, owner ?? null, state ?? null).map(jobOf);
  }

  count(): JobCounts {
    const [[waiting, taken, failed] = []] = this.#all("count");
    return { waiting: Number(waiting), taken: Number(taken), failed: Number(failed) };
  }

  /** Whether one of these kinds can be taken, or given up: who asks every second should not lock the file for it. */
  isAnyFree(kinds: readonly string[], at: number): boolean {
    return this.#all("free", JSON.stringify(kinds), at).length > 0;
  }

  #all(name: keyof typeof questions, ...values: unknown[]): unknown[][] {
    return this.#file.read(() => this.#statements[name].all(...values) as unknown[][]);
  }
}

function jobOf(row: unknown[]): Job {
  const [
    key,
    kind,
    work,
    owner,
    once,
    start,
    added,
    state,
    attempt,
    returned,
    worker,
    ended,
    result,
    reason,
    done,
  ] = row;
  return {
    id: String(key),
    kind: textOf(kind),
    work: JSON.parse(textOf(work)) as unknown,
    owner: textOf(owner),
    key: known(once, textOf),
    from: known(start, Number),
    added: Number(added),
    state: textOf(state) as JobState,
    attempt: Number(attempt),
    returned: Number(returned),
    worker: known(worker, textOf),
    ended: known(ended, Number),
    result: known(result, (text): unknown => JSON.parse(textOf(text))),
    reason: known(reason, textOf),
    done: known(done, Number),
  };
}

function known<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === null ? undefined : read(value);
}

const columns =
  `key, ${bytes("kind")}, ${bytes("work")}, ${bytes("owner")}, ${bytes("once")}, start, added, ${bytes("state")}, ` +
  `attempt, returned, ${bytes("worker")}, ended, ${bytes("result")}, ${bytes("reason")}, done`;

/** Within `WHERE` a bare name would be the bytes of the result. */
export const questions = {
  find: `SELECT ${columns} FROM job WHERE key = ?`,
  list: `SELECT ${columns} FROM job WHERE (?2 IS NULL OR job.kind = ?2) AND (?3 IS NULL OR job.owner = ?3)
    AND (?4 IS NULL OR job.state = ?4) ORDER BY key DESC LIMIT ?1`,
  count: `SELECT ${countedStates
    .map((state) => {
      const open = state === "failed" ? "" : "ended IS NULL AND ";
      return `(SELECT count(*) FROM (SELECT 1 FROM job WHERE ${open}state = '${state}' LIMIT ${mostCounted}))`;
    })
    .join(", ")}`,
  free: `SELECT 1 FROM job WHERE ended IS NULL AND until <= ?2 AND kind IN (SELECT value FROM json_each(?1)) LIMIT 1`,
} as const;
