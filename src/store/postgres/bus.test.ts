import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import type { Store } from "../store.ts";
import { openPostgresStore } from "./index.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`a bus on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("carries nothing for a server without others, and everything as soon as there is one", async () => {
    // The time that never jumps, by which he knows for how long he has heard nobody.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const url = await postgres.database();
    const one = await opened(url);
    const carried = await overheard(url);
    one.bus.tell("game", "to whoever may be there");
    await expect.poll(() => carried()).toContain("to whoever may be there");
    vi.advanceTimersByTime(10_500);
    one.bus.tell("game", "to nobody");

    const other = await opened(url);
    const heard: string[] = [];
    other.bus.follow("game", (text) => heard.push(text));
    await expect.poll(() => carried()).toContain(other.server);
    one.bus.tell("game", "to the other");
    await expect.poll(() => heard).toEqual(["to the other"]);
    expect(carried()).not.toContain("to nobody");
  });

  test("that is closed at once leaves no connection behind", async () => {
    const url = await postgres.database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    for (let round = 0; round < 5; round++) await (await openPostgresStore(url)).close();
    const others =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    await expect.poll(async () => (await client.query(others)).rows, { timeout: 5000 }).toEqual([]);
  });
});

async function opened(url: string): Promise<Store> {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** All that is carried from now on. */
async function overheard(url: string): Promise<() => string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query("SELECT 'grundy_' || md5(current_schema()) AS channel");
  const texts: string[] = [];
  client.on("notification", ({ payload }) => texts.push(payload ?? ""));
  await client.query(`LISTEN ${rows[0].channel}`);
  return () => texts.join("\n");
}
