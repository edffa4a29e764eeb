import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Connector } from "../../src/store/postgres/connect.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { openServerStore, openSoleStore, openStore } from "../../src/store/sqlite/index.ts";
import { postgresForTests } from "../postgres.ts";
import { bundle, temporaryFolder } from "../server/support.ts";
import { setup } from "./arena-games.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

let built: string;
beforeAll(async () => {
  built = await bundle({ holder: "test/store/holder.ts" });
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

/** Another process that would run tournaments: what it is told, and how it is killed. */
async function holder(address: string): Promise<{ told: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(built, "holder.js"), address], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "close");
  };
  onTestFinished(kill);
  const [told] = (await once(child.stdout, "data")) as [Buffer];
  return { told: told.toString().trim(), kill };
}

const inUse = { code: "in-use" };

test("one process runs the tournaments of a file, until it lets go, closes the file or is killed", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const [one, other] = [openStore(path), openStore(path)];
  onTestFinished(() => other.close());
  const first = await holder(path);
  expect(first.told).toBe("held");
  await expect(one.arena.hold()).rejects.toMatchObject(inUse);
  // Whoever only reads, or adds what he was told to, does not ask.
  expect(await one.arena.find(await other.arena.create(setup))).toMatchObject({ setup });
  await first.kill();
  await one.arena.hold();
  expect((await holder(path)).told).toBe("in-use");
  await expect(other.arena.hold()).rejects.toMatchObject(inUse);
  await one.close();
  await other.arena.hold();
  expect(statSync(`${path}.arena`).size).toBe(0);
});

test("a server, or whoever has the file alone, may have it meanwhile", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = openStore(path);
  const hold = await store.arena.hold();
  const sole = openSoleStore(path);
  await expect(sole.arena.hold()).rejects.toMatchObject(inUse);
  expect(existsSync(`${path}.lock`)).toBe(true);
  await hold.release();
  await sole.arena.hold();
  await sole.close();
  // The server's own lock is another's as long as it lives.
  const again = await store.arena.hold();
  await expect(openServerStore(path, { url: new URL("file:///nowhere.js") })).rejects.not.toMatchObject(
    inUse,
  );
  await again.release();
  await store.close();
});

describe.skipIf(lacking)(`on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("one process runs the tournaments of a database, until it lets go, closes it or is killed", async () => {
    const url = await postgres.database();
    const [one, other] = [await openPostgresStore(url), await openPostgresStore(url)];
    onTestFinished(() => other.close());
    const first = await holder(url);
    expect(first.told).toBe("held");
    await expect(one.arena.hold()).rejects.toMatchObject(inUse);
    await first.kill();
    await vi.waitFor(() => one.arena.hold(), { timeout: 10_000, interval: 50 });
    await expect(other.arena.hold()).rejects.toMatchObject(inUse);
    await one.close();
    await vi.waitFor(() => other.arena.hold(), { timeout: 10_000, interval: 50 });
  });

  test("a runner whose connection was lost asks for the lock again", async () => {
    const url = await postgres.database();
    const [one, other] = [await openPostgresStore(url), await openPostgresStore(url)];
    const hold = await one.arena.hold();
    const connection = await new Connector(url).connect();
    const cut = `SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    expect((await connection.query(cut)).count).toBe(1);
    const held = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted";
    await vi.waitFor(async () => expect((await connection.query(held)).count).toBe(1), { timeout: 10_000 });
    await expect(other.arena.hold()).rejects.toMatchObject(inUse);
    await hold.release();
    await (await other.arena.hold()).release();
    connection.end();
    await one.close();
    await other.close();
  });
});
