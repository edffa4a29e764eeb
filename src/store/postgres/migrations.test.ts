import { randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { stored } from "../../../test/store/games.ts";
import { Connector } from "./connect.ts";
import type { Connection } from "./connection.ts";
import { openPostgresStore } from "./index.ts";
import { migrate, migrations } from "./migrations.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

const one = { up: "CREATE TABLE one (a int)" };

async function connect(url: string): Promise<Connection> {
  const connection = await new Connector(url).connect();
  onTestFinished(() => connection.end());
  return connection;
}

async function version(client: Connection): Promise<unknown[]> {
  return (await client.query<{ version: number }>("SELECT version FROM grundy_schema")).rows.map(
    (row) => row.version,
  );
}

describe.skipIf(lacking)(`the schema on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("is made once, however many start at the same time", async () => {
    const url = await postgres.database();
    const steps = [one, { up: "SELECT pg_sleep(0.2); CREATE TABLE two (a int)" }];
    const starters = await Promise.all(Array.from({ length: 4 }, () => connect(url)));
    await Promise.all(starters.map((starter) => migrate(starter, url, steps)));
    expect(await version(starters[0] as Connection)).toEqual([2]);
    await migrate(starters[0] as Connection, url, [...steps, { up: "ALTER TABLE two ADD COLUMN b int" }]);
    await starters[0]?.query("SELECT b FROM two");
  });

  test("stays as it was when a step of it fails", async () => {
    const url = await postgres.database();
    const client = await connect(url);
    await expect(
      migrate(client, url, [one, { up: "CREATE TABLE two (a int); SELECT 1 / 0" }]),
    ).rejects.toThrow(/division/);
    expect(await version(client)).toEqual([1]);
    const { rows } = await client.query<{ two: unknown }>("SELECT to_regclass('two') AS two");
    expect(rows).toEqual([{ two: null }]);
  });

  test("of a newer version is used as long as that has only added to it, and is refused once it has taken away", async () => {
    const url = await postgres.database();
    const client = await connect(url);
    const added = [...migrations, { up: "CREATE TABLE more (a int)" }];
    await migrate(client, url, added);
    const store = await openPostgresStore(url);
    expect(await store.games.create(stored)).toBe(true);
    await store.close();
    expect(await version(client)).toEqual([migrations.length + 1]);
    const taken = [...added, { up: "ALTER TABLE game DROP COLUMN help", needs: added.length }];
    await migrate(client, url, taken);
    await expect(openPostgresStore(url)).rejects.toMatchObject({ code: "newer" });
    await expect(migrate(client, url, migrations.slice(0, 2))).rejects.toMatchObject({ code: "newer" });
    await migrate(client, url, added);
    // What was needed once is needed from then on.
    await migrate(client, url, [...taken, { up: "CREATE TABLE last (a int)" }]);
    await expect(openPostgresStore(url)).rejects.toMatchObject({ code: "newer" });
    expect(await version(client)).toEqual([migrations.length + 3]);
  });

  test("that has no word yet of what it needs is brought up to date", async () => {
    const url = await postgres.database();
    const client = await connect(url);
    await client.query("CREATE TABLE grundy_schema (version int NOT NULL)");
    await client.query("INSERT INTO grundy_schema VALUES (4)");
    for (const { up } of migrations.slice(0, 4)) await client.query(up);
    await (await openPostgresStore(url)).close();
    expect(await version(client)).toEqual([migrations.length]);
  });

  test("of names that an index can hold takes others when it is brought up to date, and keeps all people", async () => {
    const url = await postgres.database();
    const client = await connect(url);
    await migrate(client, url, migrations.slice(0, 4));
    const add = "INSERT INTO person VALUES ($1, '', '', 'ai', 3, 1)";
    const long = randomBytes(10_000);
    await client.query(add, [Buffer.from("ada")]);
    await expect(client.query(add, [long])).rejects.toThrow(/index row/);
    await migrate(client, url);
    await client.query(add, [long]);
    await expect(client.query(add, [Buffer.from("ada")])).rejects.toThrow(/person_once/);
    const { rows } = await client.query<{ length: number }>(
      "SELECT length(username) FROM person ORDER BY length",
    );
    expect(rows).toEqual([{ length: 3 }, { length: 10_000 }]);
  });

  test("that is up to date is not locked for a server that starts", async () => {
    const url = await postgres.database();
    const [client, other] = [await connect(url), await connect(url)];
    await migrate(client, url);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(7471000471)");
    await migrate(other, url);
  });
});
