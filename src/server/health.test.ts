import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, type Store, StoreError } from "../store/index.ts";
import { temporaryFolder } from "../store/sqlite/fixtures.ts";
import { openStore } from "../store/sqlite/index.ts";
import { createGame, ownSeats, testApp } from "./fixtures.ts";
import { Health } from "./health.ts";
import { Metrics } from "./metrics.ts";

test("a file moved away: /healthz says so, changes are refused, and all is well when it is back", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const { app } = await testApp({ store: openStore(path) });
  const { head, tokens } = await createGame(app, { seats: ownSeats });
  const health = async () => {
    const answer = await app.inject("/healthz");
    return [answer.statusCode, answer.json()];
  };
  expect(await health()).toEqual([200, { status: "ok" }]);
  renameSync(path, `${path}.old`);
  expect(await health()).toEqual([503, { status: "store", reason: "moved" }]);
  expect((await app.inject("/metrics")).body).toMatch(/^grundy_store_usable 0$/m);
  const changes = [
    app.inject({
      method: "POST",
      url: `/api/games/${head.id}/move`,
      headers: { authorization: `Bearer ${tokens[0]}` },
      payload: { move: "1", after: 0, id: "a" },
    }),
    app.inject({ method: "POST", url: "/api/games", payload: { game: "stones", seats: ownSeats } }),
    app.inject({
      method: "POST",
      url: "/api/players",
      payload: { username: "a", given: "A", family: "B", kind: "human" },
    }),
  ];
  for (const answer of await Promise.all(changes)) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: { code: "storage-failed" } });
  }
  renameSync(`${path}.old`, path);
  expect(await health()).toEqual([200, { status: "ok" }]);
});

test("it is noticed within a second though nobody asks, and told once", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const store = memoryStore(new MemoryRoster());
  let error: StoreError | undefined;
  const check = async () => {
    if (error) throw error;
  };
  const { app } = await testApp({ store: { ...store, check }, logger: { level: "warn", stream } });
  await app.ready();
  error = new StoreError("moved", "grundy.db");
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["grundy.db: moved"]);
});

test.each<[string, Partial<Store>]>([
  ["no-access", { lastAlive: () => Promise.reject(new StoreError("no-access", "grundy.db")) }],
  ["full", { markAlive: () => Promise.reject(new StoreError("full", "grundy.db")) }],
  ["slow", { markAlive: () => new Promise(() => {}) }],
])("/healthz tries to read and to write: %s", async (reason, faulty) => {
  const well = memoryStore(new MemoryRoster());
  const store = { ...well };
  const { app } = await testApp({ store });
  await app.ready();
  Object.assign(store, faulty);
  const answer = await app.inject("/healthz");
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: "store", reason }]);
  Object.assign(store, well);
});

test("however often one asks, a change is tried once a second", async () => {
  const store = memoryStore(new MemoryRoster());
  let tried = 0;
  const markAlive = async () => void tried++;
  const { app } = await testApp({ store: { ...store, markAlive } });
  await app.ready();
  for (let count = 0; count < 100; count++) await app.inject("/healthz");
  expect(tried).toBeLessThan(5);
});

test("a store that is closed with its server is nothing to tell of", async () => {
  const store = memoryStore(new MemoryRoster());
  let fail: (error: Error) => void = () => {};
  store.check = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const onChange = vi.fn();
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const health = new Health({ store, time, metrics: new Metrics(), onChange });
  const trouble = health.trouble();
  health.stop();
  fail(new StoreError("unreachable", "postgres://there", { reported: "closed" }));
  expect(await trouble).toBe("unreachable");
  expect(onChange).not.toHaveBeenCalled();
});
