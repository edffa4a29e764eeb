import { checkNumbers, type LoadedGame } from "../games.ts";
import {
  countedStates,
  type Job,
  type JobCounts,
  type JobKeeper,
  type JobQuery,
  type JobState,
  leaseFor,
  mostAttempts,
  mostCounted,
  type NewJob,
  type TakenJob,
} from "../jobs.ts";
import type { Client } from "./connection.ts";
import type { Database } from "./database.ts";
import { plain } from "./text.ts";

/** The jobs of a database. */
export class PostgresJobs implements JobKeeper {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #keep: (client: Client, game: LoadedGame) => Promise<unknown>;

  /** `keep` takes over a game within a transaction; one that is there stays as it is. */
  constructor(
    database: Database,
    now: () => number,
    keep: (client: Client, game: LoadedGame) => Promise<unknown>,
  ) {
    this.#database = database;
    this.#now = now;
    this.#keep = keep;
  }

  async add({ kind, work, owner, key, from, attachment }: NewJob): Promise<string | undefined> {
    const texts = [plain(kind), json(work), plain(owner), key === undefined ? null : plain(key)];
    const values = [...texts, from ?? null, this.#now()];
    return this.#database.change(async (client) => {
      const { rows } = await client.query<{ id: number }>(adding, values, { name: "job-add" });
      if (!rows[0]) return undefined;
      const { id } = rows[0];
      if (attachment !== undefined)
        await client.query(attaching, [id, plain(attachment)], { name: "job-attach" });
      return String(id);
    });
  }

  async take(kinds: readonly string[], worker: string): Promise<TakenJob | undefined> {
    const wanted = kinds.map(plain);
    const now = this.#now();
    // A change always writes, and who has nothing to do asks again and again.
    const [found] = await this.#database.read<{ any: boolean }>(looking, [wanted, now], { name: "job-look" });
    if (!found?.any) return undefined;
    const values = [wanted, now, now + leaseFor, plain(worker)];
    return this.#database.change(async (client) => {
      const { rows } = await client.query<Row>(taking, values, { name: "job-take" });
      if (!rows[0]) return undefined;
      const taken = takenOf(rows[0]);
      const attached = await client.query<{ content: string }>(attachment, [taken.id], {
        name: "job-attachment",
      });
      return { ...taken, ...(attached.rows[0] && { attachment: attached.rows[0].content }) };
    });
  }

  /** A beat that is forgotten in a crash only ends the lease earlier, so that no disk is waited for. */
  async beat({ id, attempt }: TakenJob, done?: number): Promise<boolean> {
    if (!isId(id)) return false;
    const { count } = await this.#database.loosely(beating, [
      id,
      attempt,
      this.#now() + leaseFor,
      done ?? null,
    ]);
    return count > 0;
  }

  async finish(
    { id, attempt }: TakenJob,
    result: unknown,
    games: readonly LoadedGame[] = [],
  ): Promise<boolean> {
    if (!isId(id)) return false;
    // In the order of ids, so that two who have made the same games never wait for each other in a circle.
    const sorted = [...games].sort((one, other) => (one.game.id < other.game.id ? -1 : 1));
    const values = [id, attempt, this.#now(), json(result)];
    return this.#database.change(async (client) => {
      const { count } = await client.query(finishing, values, { name: "job-finish" });
      if (count === 0) return false;
      await client.query(detaching, [id], { name: "job-detach" });
      for (const game of games) checkNumbers(game);
      for (const game of sorted) await this.#keep(client, game);
      return true;
    });
  }

  async fail({ id, attempt }: TakenJob, reason: string, again = 0): Promise<boolean> {
    if (!isId(id)) return false;
    const now = this.#now();
    return this.#database.change(async (client) => {
      const values = [id, attempt, now, now + again, plain(reason)];
      const { count } = await client.query(failing, values, { name: "job-fail" });
      await client.query(detaching, [id], { name: "job-detach" });
      return count > 0;
    });
  }

  async giveBack({ id, attempt }: TakenJob): Promise<boolean> {
    if (!isId(id)) return false;
    const values = [id, attempt, this.#now()];
    return this.#database.change(async (client) => {
      const { count } = await client.query(givingBack, values, { name: "job-give-back" });
      return count > 0;
    });
  }

  async find(id: string): Promise<Job | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await this.#database.read<Row>(finding, [id], { name: "job-find" });
    return row && jobOf(row);
  }

  async list({ limit, kind, owner, state }: JobQuery): Promise<readonly Job[]> {
    const texts = [kind, owner, state].map((text) => (text === undefined ? null : plain(text)));
    const rows = await this.#database.read<Row>(listing, [...texts, limit], { name: "job-list" });
    return rows.map(jobOf);
  }

  async count(): Promise<JobCounts> {
    const [row] = await this.#database.read<JobCounts>(counting, [], { name: "job-count" });
    return row ?? { waiting: 0, taken: 0, failed: 0 };
  }

  async forget(before: number, kind?: string): Promise<number> {
    return this.#database.change(async (client) => {
      const values = [before, kind === undefined ? null : plain(kind)];
      const { count } = await client.query(forgetting, values, { name: "job-forget" });
      return count;
    });
  }
}

const columns =
  "id, kind, work, owner, key, begins, state, added, attempt, returned, worker, ended, result, reason, done";

const attaching = "INSERT INTO job_attachment (job, content) VALUES ($1, $2)";
const attachment = "SELECT content FROM job_attachment WHERE job = $1";
const forgetting = "DELETE FROM job WHERE ended < $1 AND ($2::text IS NULL OR kind = $2)";
/** Only of what has ended. */
const detaching =
  "DELETE FROM job_attachment WHERE job = $1 AND EXISTS (SELECT FROM job WHERE id = $1 AND ended IS NOT NULL)";

const adding = `
  INSERT INTO job (kind, work, owner, key, begins, added, until)
  VALUES ($1, $2, $3, $4, $5::bigint, $6::bigint, coalesce($5::bigint, $6::bigint))
  ON CONFLICT (key) WHERE ended IS NULL AND key IS NOT NULL DO NOTHING
  RETURNING id`;

/** Whether it is not to be begun once more. What is given back does not count. */
const isLast = `(attempt - returned >= ${mostAttempts})`;

/** Also what is to be given up. */
const looking = `
  SELECT EXISTS (SELECT FROM job WHERE ended IS NULL AND kind = ANY($1::text[]) AND until <= $2::bigint)
    OR EXISTS (SELECT FROM job WHERE state = 'taken' AND until <= $2::bigint AND ${isLast}) AS any`;

/**
 * The first of a kind and owner that may begin. Said by two inequalities: with equalities PostgreSQL sees that the order is that of ids, and walks
 * through everybody's jobs by them.
 */
const firstOf = (turn: string) => `SELECT id FROM job
      WHERE ended IS NULL AND until <= $2::bigint AND NOT ${isLast}
        AND (kind, owner) >= (${turn}.kind, ${turn}.owner) AND (kind, owner) <= (${turn}.kind, ${turn}.owner)
      ORDER BY kind, owner, id LIMIT 1`;

/**
 * Of each kind and owner the first that may begin, without looking at those behind it; by how many jobs of the owner live workers have, of
 * whatever kind. Then the first of these that nobody else is just taking. It is found by a loop over those in their order, which a
 * sort at the end would only make lock all of them. What somebody has taken since this statement began is judged again when it is locked.
 */
export const taking = `
  WITH RECURSIVE given_up AS (
    UPDATE job SET state = 'failed', ended = $2::bigint, reason = 'its workers are gone'
    WHERE id IN (
      SELECT id FROM job WHERE state = 'taken' AND ended IS NULL AND until <= $2::bigint AND ${isLast}
      FOR UPDATE SKIP LOCKED)
    RETURNING id
  ),
  detached AS (DELETE FROM job_attachment WHERE job IN (SELECT id FROM given_up)),
  turn (kind, owner) AS (
    SELECT wanted.kind,
      (SELECT owner FROM job WHERE ended IS NULL AND job.kind = wanted.kind ORDER BY owner LIMIT 1)
    FROM (SELECT DISTINCT kind COLLATE "C" AS kind FROM unnest($1::text[]) AS kinds (kind)) AS wanted
    UNION ALL
    SELECT turn.kind,
      (SELECT owner FROM job WHERE ended IS NULL AND job.kind = turn.kind AND job.owner > turn.owner ORDER BY owner LIMIT 1)
    FROM turn WHERE turn.owner IS NOT NULL
  ),
  ranked AS MATERIALIZED (
    SELECT turn.kind, turn.owner FROM turn
    CROSS JOIN LATERAL (
      ${firstOf("turn")}) AS first
    WHERE turn.owner IS NOT NULL
    ORDER BY (SELECT count(*) FROM job WHERE state = 'taken' AND until > $2::bigint AND job.owner = turn.owner), first.id
  ),
  next AS MATERIALIZED (
    SELECT free.id FROM ranked
    CROSS JOIN LATERAL (
      ${firstOf("ranked")} FOR UPDATE SKIP LOCKED) AS free
    LIMIT 1
  )
  UPDATE job SET state = 'taken', attempt = attempt + 1, until = $3::bigint, worker = $4, done = NULL
  FROM next WHERE job.id = next.id
  RETURNING job.id, kind, work, owner, attempt, returned`;

/** The attempt is the fence: a lease that is over is still his until another takes the job. */
const own = "WHERE id = $1 AND attempt = $2 AND state = 'taken'";
const beating = `UPDATE job SET until = $3::bigint, done = coalesce($4::bigint, done) ${own}`;
const finishing = `UPDATE job SET state = 'done', ended = $3::bigint, result = $4 ${own}`;
const failing = `
  UPDATE job SET reason = $5, until = $4::bigint,
    state = CASE WHEN ${isLast} THEN 'failed' ELSE 'waiting' END,
    ended = CASE WHEN ${isLast} THEN $3::bigint END
  ${own}`;
const givingBack = `UPDATE job SET state = 'waiting', until = $3::bigint, returned = returned + 1 ${own}`;

const counting = `SELECT ${countedStates
  .map((state) => {
    const open = state === "failed" ? "" : "ended IS NULL AND ";
    const some = `SELECT FROM job WHERE ${open}state = '${state}' LIMIT ${mostCounted}`;
    return `(SELECT count(*) FROM (${some}) AS counted) AS ${state}`;
  })
  .join(", ")}`;
const finding = `SELECT ${columns} FROM job WHERE id = $1`;
const listing = `
  SELECT ${columns} FROM job
  WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR owner = $2) AND ($3::text IS NULL OR state = $3)
  ORDER BY id DESC LIMIT $4`;

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly work: string | null;
  readonly owner: string;
  readonly key: string | null;
  readonly begins: number | null;
  readonly state: JobState;
  readonly added: number;
  readonly attempt: number;
  readonly returned: number;
  readonly worker: string | null;
  readonly ended: number | null;
  readonly result: string | null;
  readonly reason: string | null;
  readonly done: number | null;
}

function takenOf({ id, kind, work, owner, attempt, returned }: Row): TakenJob {
  return { id: String(id), kind, work: value(work), owner, attempt, returned };
}

function jobOf(row: Row): Job {
  const { key, begins, state, added, worker, ended, result, reason, done } = row;
  return {
    ...takenOf(row),
    key: key ?? undefined,
    from: begins ?? undefined,
    state,
    added,
    worker: worker ?? undefined,
    ended: ended ?? undefined,
    result: value(result),
    reason: reason ?? undefined,
    done: done ?? undefined,
  };
}

/** Nothing stays nothing, unlike null. */
function json(data: unknown): string | null {
  return JSON.stringify(data) ?? null;
}

function value(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}

/** Whether it can have been given: what the database would not even read is nobody's. */
function isId(id: string): boolean {
  return /^[1-9]\d{0,15}$/.test(id);
}
