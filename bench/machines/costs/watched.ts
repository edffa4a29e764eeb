import type { Cluster } from "../../../test/machines/cluster.ts";
import type { Started } from "../../server/start.ts";
import { processorTime } from "./processor-time.ts";

/** What each of a server's connections is for, told by what was last asked through it. */
const roles = {
  append: /INSERT INTO event/,
  sender: /pg_notify/,
  listener: /clock_timestamp|LISTEN/,
} as const;
type Role = keyof typeof roles | "rest";

/** Microseconds of processor time, and what was done with them. */
export interface Spent {
  readonly seconds: number;
  /** Of each server. */
  readonly servers: readonly number[];
  readonly database: Readonly<Record<Role, number>>;
  readonly events: number;
  readonly batches: number;
  readonly transactions: number;
  readonly walBytes: number;
}

interface Moment {
  readonly at: number;
  readonly servers: readonly number[];
  /** By the number of each of the database's processes. */
  readonly backends: ReadonlyMap<number, number>;
  readonly counts: readonly [events: number, batches: number];
  readonly transactions: number;
  readonly wal: number;
}

/** What servers on a database, and the database, spend while something happens. */
export class Watched {
  readonly #cluster: Cluster;
  readonly #database: string;
  readonly #servers: readonly Started[];

  constructor(cluster: Cluster, database: string, servers: readonly Started[]) {
    this.#cluster = cluster;
    this.#database = database;
    this.#servers = servers;
  }

  get address(): string {
    return this.#cluster.url(this.#database);
  }

  async spent(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.#moment();
    await work();
    // What is asked for counts to the next.
    const after = await this.#moment();
    const database: Record<Role, number> = { append: 0, sender: 0, listener: 0, rest: 0 };
    for (const { pid, query } of await this.#backends()) {
      const role =
        (Object.keys(roles) as (keyof typeof roles)[]).find((name) => roles[name].test(query)) ?? "rest";
      database[role] += (after.backends.get(pid) ?? 0) - (before.backends.get(pid) ?? 0);
    }
    return {
      seconds: (after.at - before.at) / 1000,
      servers: after.servers.map((time, index) => time - (before.servers[index] ?? 0)),
      database,
      events: after.counts[0] - before.counts[0],
      batches: after.counts[1] - before.counts[1],
      transactions: after.transactions - before.transactions,
      walBytes: after.wal - before.wal,
    };
  }

  async #moment(): Promise<Moment> {
    const counts = await this.#counts();
    const backends = await this.#backends();
    const [row] = await this.#cluster.ask(
      `SELECT pg_current_wal_insert_lsn() - '0/0' AS wal, xact_commit AS transactions
        FROM pg_stat_database WHERE datname = $1`,
      [this.#database],
    );
    return {
      at: performance.now(),
      servers: this.#servers.map(({ process }) => processorTime(process.pid ?? 0)),
      backends: new Map(backends.map(({ pid }) => [pid, processorTime(pid)])),
      counts,
      transactions: Number(row?.transactions),
      wal: Number(row?.wal),
    };
  }

  /** Also those that write in the background, but not whoever asks. */
  async #backends(): Promise<{ pid: number; query: string }[]> {
    const rows = await this.#cluster.ask(
      `SELECT pid, query FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND (datname IS NULL OR datname = $1)`,
      [this.#database],
    );
    return rows.map(({ pid, query }) => ({ pid: Number(pid), query: String(query ?? "") }));
  }

  /** By the servers' own figures. */
  async #counts(): Promise<[events: number, batches: number]> {
    let [events, batches] = [0, 0];
    for (const { port } of this.#servers) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      for (const [, count] of text.matchAll(/^grundy_events_total\S* (\d+)$/gm)) events += Number(count);
      batches += Number(/^grundy_commit_operations_count (\d+)$/m.exec(text)?.[1] ?? 0);
    }
    return [events, batches];
  }
}

export function serverOf({ servers }: Spent): number {
  return servers.reduce((sum, time) => sum + time, 0);
}

/** Of the database, besides what moves take. */
export function restOf({ database }: Spent): number {
  return database.rest + database.listener;
}
