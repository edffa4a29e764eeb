import { aliveFor, mostOutages, type Outage } from "../store.ts";
import type { Database } from "./database.ts";

/** When each server was last up, and when none was. */
export class Alive {
  readonly #database: Database;
  readonly #server: string;

  constructor(database: Database, server: string) {
    this.#database = database;
    this.#server = server;
  }

  async mark(at: number): Promise<void> {
    await this.#database.repeat(mark, [this.#server, at], { name: "alive" });
  }

  async last(): Promise<number | undefined> {
    const [row] = await this.#database.read<{ at: number | null }>("SELECT max(at) AS at FROM alive");
    return row?.at ?? undefined;
  }

  /** One starter at a time, or two that start at once would each miss the other. */
  noteStart(at: number): Promise<readonly Outage[]> {
    return this.#database.change(async (client) => {
      await client.query("LOCK TABLE outage IN EXCLUSIVE MODE");
      await client.query(outage, [this.#server, at, aliveFor]);
      await client.query(fewOutages, [mostOutages]);
      await client.query(mark, [this.#server, at]);
      // A server has another name after every start.
      await client.query(forget, [this.#server, at, aliveFor]);
      const { rows } = await client.query<Outage>('SELECT since AS "from", until FROM outage ORDER BY since');
      return rows;
    });
  }
}

const mark = "INSERT INTO alive VALUES ($1, $2) ON CONFLICT (server) DO UPDATE SET at = excluded.at";

const outage = `INSERT INTO outage (since, until)
  SELECT max(at), $2::bigint FROM alive
  HAVING max(at) < $2::bigint AND NOT EXISTS (SELECT FROM alive WHERE server <> $1 AND at > $2::bigint - $3::bigint)
  ON CONFLICT DO NOTHING`;

const fewOutages =
  "DELETE FROM outage WHERE since < (SELECT min(since) FROM (SELECT since FROM outage ORDER BY since DESC LIMIT $1) AS few)";

const forget = "DELETE FROM alive WHERE server <> $1 AND at < $2::bigint - $3::bigint";
