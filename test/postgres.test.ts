import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "./postgres.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

describe.skipIf(lacking)(`a database for a test${lacking ? ` (${lacking})` : ""}`, () => {
  const used: string[] = [];

  test("is its own", async () => {
    const urls = [await postgres.database(), await postgres.database()];
    used.push(...urls);
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      const client = await connected(url);
      await client.query("CREATE SCHEMA more; CREATE TABLE more.a (a int); CREATE TABLE b (b int)");
    }
  });

  test("is used again, empty and alone", async () => {
    const url = await postgres.database();
    expect(used).toContain(url);
    const client = await connected(url);
    const { rows } = await client.query("SELECT relname FROM pg_class WHERE oid >= 16384");
    expect(rows).toEqual([]);
    const others =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    expect((await client.query(others)).rows).toEqual([]);
    await client.query("CREATE TABLE b (b int)");
    expect((await client.query("SHOW server_encoding")).rows).toEqual([{ server_encoding: "UTF8" }]);
  });
});
