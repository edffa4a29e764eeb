import pg, { DatabaseError } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { StoreError } from "../errors.ts";
import { Connector } from "./connect.ts";
import { Patience } from "./database.ts";
import { connectingError, Lost } from "./errors.ts";
import { openDatabase } from "./fixtures.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

/** Who else is connected, and a way to send them away. */
async function overseer(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
  return {
    count: async () => (await client.query(`SELECT ${others}`)).rows.length,
    sendAway: () => client.query(`SELECT pg_terminate_backend(pid, 10000) ${others}`),
    ask: async (text: string) => (await client.query(text)).rows,
  };
}

function failure(code: string): DatabaseError {
  return Object.assign(new DatabaseError("it says no", 0, "error"), { code });
}

describe("what was sent and has an unknown outcome", () => {
  const address = "postgres://there";
  const lost = new Lost(new StoreError("unreachable", address), { unknown: true });

  test.each(["53100", "57014", "58030", "55P03", "XX000"])(
    "is asked for again after %s, which says nothing of the first time",
    async (code) => {
      const patience = new Patience(0, () => false);
      await patience.wait(lost, address);
      await patience.wait(failure(code), address);
      const closing = new Patience(0, () => true);
      await expect(closing.wait(lost, address)).rejects.toMatchObject({ code: "unreachable" });
    },
  );

  test("is refused when it could not have been kept the first time", async () => {
    const patience = new Patience(1000, () => false);
    await patience.wait(lost, address);
    await expect(patience.wait(failure("23505"), address)).rejects.toMatchObject({ code: "failed" });
  });

  test("is not the same as what was never sent", async () => {
    const patience = new Patience(1000, () => false);
    await expect(patience.wait(failure("53100"), address)).rejects.toMatchObject({ code: "full" });
  });
});

test("who is asked for a password and has none is told that, not how the driver calls it", () => {
  const said = new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string");
  const { reason, fatal } = connectingError(said, "postgres://there");
  expect([reason.code, reason.detail, fatal]).toEqual(["no-rights", "no-password", true]);
});

describe.skipIf(lacking)(`connections to PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("of several who have lost one together, one makes the next", async () => {
    const url = await postgres.database();
    const { count, sendAway } = await overseer(url);
    const database = await openDatabase(url);
    await database.loosely("SELECT 1");
    await sendAway();
    await expect.poll(count).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => database.loosely("SELECT 1")));
    expect(await count()).toBe(1);
  });

  test("are asked one question at a time", async () => {
    const warned: Error[] = [];
    const note = (warning: Error) => void warned.push(warning);
    process.on("warning", note);
    onTestFinished(() => void process.off("warning", note));
    const database = await openDatabase(await postgres.database());
    const answers = await Promise.all([1, 2, 3].map((each) => database.loosely(`SELECT ${each} AS one`)));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 2 }], [{ one: 3 }]]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(warned).toEqual([]);
  });

  test("that are on their way when all are ended come to nothing", async () => {
    const url = await postgres.database();
    const { count } = await overseer(url);
    for (let turns = 0; turns < 6; turns++) {
      const connector = new Connector(url);
      const coming = connector.connect("SELECT pg_sleep(0.3)").catch((error: unknown) => error);
      if (turns > 0) await new Promise((resolve) => setTimeout(resolve, 4 ** turns / 4));
      connector.close();
      expect(await coming).toBeInstanceOf(Lost);
      await expect(connector.connect()).rejects.toMatchObject({ fatal: true });
    }
    await expect.poll(count, { timeout: 10_000 }).toBe(0);
  });

  test("stay until the changes that are under way have come to their end", async () => {
    const url = await postgres.database();
    const { ask } = await overseer(url);
    const database = await openDatabase(url);
    const changed = database.change(async (client) => {
      await client.query("SELECT pg_sleep(0.2)");
      await client.query("INSERT INTO service VALUES ('kept', 1)");
    });
    await database.close();
    expect(await ask("SELECT value FROM service WHERE name = 'kept'")).toHaveLength(1);
    await changed;
  });
});
