import type Database from "libsql";
import type { LoadedGame } from "../games.ts";
import { leaseFor, mostAttempts, type NewJob, type TakenJob } from "../jobs.ts";
import { isOfStatement } from "./errors.ts";
import type { StoreFile } from "./file.ts";
import { bytes, textOf } from "./text.ts";

/** What becomes of jobs at a time: plain data, as all operations are, with what is JSON as text. */
export type JobChange =
  | {
      readonly what: "add";
      readonly at: number;
      readonly job: Omit<NewJob, "work"> & { readonly work: string };
    }
  | { readonly what: "take"; readonly at: number; readonly kinds: readonly string[]; readonly worker: string }
  | {
      readonly what: "beat";
      readonly at: number;
      readonly job: Attempt;
      readonly done: number | undefined;
    }
  | {
      readonly what: "finish";
      readonly at: number;
      readonly job: Attempt;
      readonly result: string | undefined;
      readonly games: readonly LoadedGame[];
    }
  | {
      readonly what: "fail";
      readonly at: number;
      readonly job: Attempt;
      readonly reason: string;
      readonly again: number;
    }
  | { readonly what: "give-back"; readonly at: number; readonly job: Attempt }
  | { readonly what: "forget"; readonly before: number; readonly kind: string | undefined };

/** One worker's turn at a job. */
export interface Attempt {
  readonly key: number;
  readonly attempt: number;
}

/** The id of what was added; what was taken; how many were forgotten; otherwise whether it was still that attempt's, or a game of it cannot be kept. */
export type JobAnswer = undefined | { readonly id: string } | TakenJob | number | boolean | "unfit";

/** The changes of jobs, in the batch of the file they are in: whatever a batch does, it has the file to itself. */
export class JobsCommit {
  readonly #statements: Record<keyof typeof commands, Database.Statement>;
  readonly #next: Database.Statement;
  readonly #own: Database.Statement;
  readonly #keep: (game: LoadedGame) => unknown;

  /** `keep` puts a game into the same batch, and throws when the file does not take it. */
  constructor(file: StoreFile, keep: (game: LoadedGame) => unknown) {
    this.#keep = keep;
    this.#next = file.query(next);
    this.#own = file.query(own);
    this.#statements = Object.fromEntries(
      Object.entries(commands).map(([name, text]) => [name, file.command(text)]),
    ) as Record<keyof typeof commands, Database.Statement>;
  }

  perform(change: JobChange): JobAnswer {
    switch (change.what) {
      case "add":
        return this.#add(change.job, change.at);
      case "take":
        return this.#take(change.kinds, change.worker, change.at);
      case "beat":
        return (
          this.#statements.beat.run(change.at + leaseFor, change.done ?? null, ...valuesOf(change.job))
            .changes === 1
        );
      case "finish":
        return this.#finish(change);
      case "fail":
        return this.#fail(change);
      case "give-back":
        return this.#statements.giveBack.run(change.at, ...valuesOf(change.job)).changes === 1;
      case "forget":
        return this.#statements.forget.run(change.before, change.kind ?? null).changes;
    }
  }

  #add(job: Extract<JobChange, { what: "add" }>["job"], at: number): JobAnswer {
    const { kind, work, owner, key, from, attachment } = job;
    const values = [kind, work, owner, key ?? null, from ?? null, at, from ?? at];
    const { changes, lastInsertRowid } = this.#statements.add.run(...values);
    if (changes !== 1) return undefined;
    if (attachment !== undefined) this.#statements.attach.run(lastInsertRowid, attachment);
    return { id: String(lastInsertRowid) };
  }

  #take(kinds: readonly string[], worker: string, at: number): TakenJob | undefined {
    this.#statements.giveUp.run(at);
    const [row] = this.#next.all(JSON.stringify(kinds), at) as unknown[][];
    if (!row) return undefined;
    const [key, kind, work, owner, attempt, returned, attachment] = row;
    this.#statements.take.run(worker, at + leaseFor, key);
    return {
      id: String(key),
      kind: textOf(kind),
      work: JSON.parse(textOf(work)) as unknown,
      owner: textOf(owner),
      attempt: Number(attempt) + 1,
      returned: Number(returned),
      ...(attachment !== null && { attachment: textOf(attachment) }),
    };
  }

  /** With its games or not at all; the rest of the batch stays. */
  #finish({ job, result, games, at }: Extract<JobChange, { what: "finish" }>): boolean | "unfit" {
    if (this.#own.all(...valuesOf(job)).length === 0) return false;
    this.#statements.savepoint.run();
    try {
      for (const game of games) this.#keep(game);
      this.#statements.finish.run(at, result ?? null, ...valuesOf(job));
    } catch (error) {
      if (!isOfStatement(error)) throw error;
      this.#statements.rollback.run();
      this.#statements.release.run();
      return "unfit";
    }
    this.#statements.release.run();
    return true;
  }

  #fail({ job, reason, again, at }: Extract<JobChange, { what: "fail" }>): boolean {
    return this.#statements.fail.run(reason, at + again, at, ...valuesOf(job)).changes === 1;
  }
}

function valuesOf({ key, attempt }: Attempt): [number, number] {
  return [key, attempt];
}

const ofAttempt = "WHERE key = ? AND attempt = ? AND state = 'taken'";

/** Whether it is not to be begun once more. What is given back does not count. */
const isLast = `attempt - returned >= ${mostAttempts}`;

const own = `SELECT 1 FROM job ${ofAttempt}`;

/**
 * Of each kind and owner the first that may begin, without looking at those behind it. What an owner has under way is what live workers
 * have of his, of whatever kind.
 */
export const next = `WITH RECURSIVE turn (kind, owner) AS (
    SELECT value, (SELECT min(owner) FROM job WHERE ended IS NULL AND job.kind = value) FROM json_each(?1)
    UNION ALL
    SELECT kind, (SELECT min(owner) FROM job WHERE ended IS NULL AND job.kind = turn.kind AND job.owner > turn.owner)
      FROM turn WHERE owner IS NOT NULL
  ), first (key, busy) AS (
    SELECT (SELECT key FROM job WHERE ended IS NULL AND job.kind = turn.kind AND job.owner = turn.owner AND until <= ?2
        ORDER BY key LIMIT 1),
      (SELECT count(*) FROM job WHERE state = 'taken' AND until > ?2 AND job.owner = turn.owner)
      FROM turn WHERE owner IS NOT NULL
  ) SELECT key, ${bytes("kind")}, ${bytes("work")}, ${bytes("owner")}, attempt, returned, ${bytes("content")}
    FROM job LEFT JOIN job_attachment ON job_attachment.job = job.key WHERE key = (SELECT key FROM first WHERE key IS NOT NULL ORDER BY busy, key LIMIT 1)`;

const commands = {
  savepoint: "SAVEPOINT job",
  rollback: "ROLLBACK TO job",
  release: "RELEASE job",
  add: `INSERT INTO job (kind, work, owner, once, start, added, until) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  attach: "INSERT INTO job_attachment (job, content) VALUES (?, ?)",
  take: "UPDATE job SET state = 'taken', attempt = attempt + 1, worker = ?, until = ?, done = NULL WHERE key = ?",
  giveUp: `UPDATE job SET state = 'failed', ended = ?1, reason = 'its workers are gone'
    WHERE state = 'taken' AND until <= ?1 AND ${isLast}`,
  beat: `UPDATE job SET until = ?, done = ifnull(?, done) ${ofAttempt}`,
  finish: `UPDATE job SET state = 'done', ended = ?, result = ? ${ofAttempt}`,
  fail: `UPDATE job SET reason = ?, until = ?, state = iif(${isLast}, 'failed', 'waiting'), ended = iif(${isLast}, ?, NULL)
    ${ofAttempt}`,
  giveBack: `UPDATE job SET state = 'waiting', until = ?, returned = returned + 1 ${ofAttempt}`,
  forget: "DELETE FROM job WHERE ended < ?1 AND (?2 IS NULL OR kind = ?2)",
} as const;
