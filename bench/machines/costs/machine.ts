import { readFileSync } from "node:fs";
import pg from "pg";
import { openPostgresStore } from "../../../src/store/postgres/index.ts";
import type { Cluster } from "../../../test/machines/cluster.ts";
import { median } from "../../server/rows.ts";
import type { Started } from "../../server/start.ts";
import { processorTime } from "./processor-time.ts";

/** Bytes in a server's memory that are used; it must have been started with `--expose-gc`. */
export async function heapOf({ process: child }: Started): Promise<number> {
  const answer = new Promise<{ heap: number }>((resolve) => child.once("message", resolve));
  child.send("memory");
  return (await answer).heap;
}

/** Memory that a connection's process has of its own, in the middle of those to a database. */
export async function privateBytes(cluster: Cluster, database: string): Promise<number> {
  const rows = await cluster.ask(
    "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
    [database],
  );
  return median(
    rows.map(({ pid }) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      return 1024 * Number(/^Private_Dirty: +(\d+) kB$/m.exec(text)?.[1] ?? 0);
    }),
  );
}

const questions = 40;
const shownAtOnce = 200;

/** Microseconds of the database for a game: its number, when those of many are asked for, and how it stands, for the list. */
export async function gameCosts(url: string): Promise<{ head: number; show: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { games, close } = await openPostgresStore(url);
  const ids = (await client.query<{ id: string }>("SELECT id FROM game")).rows.map(({ id }) => id);
  const some = ids.slice(0, shownAtOnce);
  const each = async (work: (turn: number) => Promise<unknown>) => {
    await work(0);
    const before = await connectionsTime(client);
    for (let turn = 1; turn <= questions; turn++) await work(turn);
    return ((await connectionsTime(client)) - before) / questions;
  };
  const head = await each(() => games.heads(ids));
  const show = await each((turn) =>
    games.show(some.map((id) => ({ id, number: turn, position: "x".repeat(60), changed: turn }))),
  );
  await Promise.all([client.end(), close()]);
  return { head: head / ids.length, show: show / some.length };
}

/** Of all connections but this one. */
async function connectionsTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  return rows.reduce((sum, { pid }) => sum + processorTime(pid), 0);
}

const commits = 100;

/** Microseconds by the watch that a commit waits for the disk. */
export async function syncTime(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const taken = async (setting: "on" | "off") => {
    await client.query(`SET synchronous_commit = ${setting}`);
    const times: number[] = [];
    for (let count = 0; count < commits; count++) {
      const begun = performance.now();
      await client.query(
        "INSERT INTO service VALUES ('costs', 1) ON CONFLICT (name) DO UPDATE SET value = 1",
      );
      times.push(performance.now() - begun);
    }
    return median(times);
  };
  const waited = 1000 * ((await taken("on")) - (await taken("off")));
  await client.end();
  return waited;
}
