import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { event, guest, idOf, stored } from "../../../test/store/games.ts";
import { createGame, ownSeats, stone, testApp, testServer } from "../../server/fixtures.ts";
import type { Store } from "../store.ts";
import { SqliteCommitter } from "./committer.ts";
import { StoreFile } from "./file.ts";
import { temporaryFolder } from "./fixtures.ts";
import { FileSpace, pageLimits } from "./space.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";

const maxBytes = 400_000;
function limited(): { path: string; store: ReturnType<typeof sqliteStore> } {
  const path = join(temporaryFolder(), "grundy.db");
  return { path, store: sqliteStore(path, localWriter(new SqliteCommitter(path, maxBytes))) };
}

/** Long moves of a game until there is no room for one; the number of that one. */
async function fill(store: Store, id: string, first = 1): Promise<number> {
  for (let number = first; ; number++) {
    try {
      await store.games.append(id, long(number));
    } catch (error) {
      expect(error).toMatchObject({ code: "full" });
      return number;
    }
  }
}

const long = (number: number) => ({ ...event(number), id: "i".repeat(2000) });

test("near its limit a file takes no new games, but the moves of those it has; dropped ones make room", async () => {
  const { path, store } = limited();
  const from = "1".repeat(3000);
  let made = 0;
  const fill = async () => {
    for (;;) {
      await store.games.create({ ...stored, id: idOf(made), from });
      made++;
    }
  };
  await expect(fill()).rejects.toMatchObject({ code: "no-room" });
  expect(made).toBeGreaterThan(20);
  for (let number = 1; number <= 50; number++)
    expect(await store.games.append(idOf(0), event(number))).toBe(true);
  await expect(store.games.create(stored)).rejects.toMatchObject({ code: "no-room" });
  for (let index = 1; index < 20; index++) await store.games.drop(idOf(index));
  expect(await store.games.create(stored)).toBe(true);
  await store.close();
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
});

test("at its limit nothing makes it larger, and what was kept stays", async () => {
  const { path, store } = limited();
  await store.games.create(stored);
  const number = await fill(store, stored.id);
  expect((await store.games.load(stored.id))?.events).toHaveLength(number - 1);
  await store.close();
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
});

test("a file that is larger than its limit grows by a tenth, however often it is full", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const whole = sqliteStore(path, localWriter(new SqliteCommitter(path)));
  for (let index = 0; index < 50; index++)
    await whole.games.create({ ...stored, id: idOf(index), from: "1".repeat(3000) });
  await whole.close();
  const page = 4096;
  const pages = statSync(path).size / page;
  const store = sqliteStore(path, localWriter(new SqliteCommitter(path, page)));
  let number = 1;
  for (let time = 0; time < 5; time++) number = await fill(store, idOf(0), number);
  expect(number).toBeGreaterThan(1);
  await store.close();
  expect(statSync(path).size).toBeLessThanOrEqual(Math.ceil(pages * 1.1) * page);
});

test("a file that is larger than its limit already takes no new games, and those it has go on", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const whole = sqliteStore(path, localWriter(new SqliteCommitter(path)));
  for (let index = 0; index < 50; index++)
    await whole.games.create({ ...stored, id: idOf(index), from: "1".repeat(3000) });
  await whole.close();
  const store = sqliteStore(path, localWriter(new SqliteCommitter(path, 4096)));
  await expect(store.games.create(stored)).rejects.toMatchObject({ code: "no-room" });
  for (let index = 0; index < 50; index++) {
    expect(await store.games.takeSeat(idOf(index), 1, guest)).toBe(true);
    for (const number of [1, 2, 3]) expect(await store.games.append(idOf(index), event(number))).toBe(true);
  }
  await store.close();
});

test("a disk with less than 64 MB left takes no new games; it is asked once a second", () => {
  const file = new StoreFile(join(temporaryFolder(), "grundy.db"));
  const limits = pageLimits(file, 2 ** 30);
  let left = 64 * 2 ** 20;
  const freeBytes = vi.fn((_: string) => left);
  const isScarce = (space: FileSpace) => file.read(() => space.isScarce);
  const roomy = new FileSpace(file, limits, freeBytes);
  expect([isScarce(roomy), isScarce(roomy)]).toEqual([false, false]);
  expect(freeBytes.mock.calls).toEqual([[file.path]]);
  left--;
  expect(isScarce(new FileSpace(file, limits, freeBytes))).toBe(true);
  expect(isScarce(new FileSpace(file, limits))).toBe(false);
  file.close();
});

test("a rematch is refused as a new game is; moves, resigning and sitting down are not", async () => {
  const { store } = limited();
  const { app, started } = await testServer({ store });
  const { id, first, second } = await started();
  const waiting = await createGame(app);
  for (let made = 0; ; made++) {
    const room = await store.games
      .create({ ...stored, id: idOf(made), from: "x".repeat(3000) })
      .catch(() => false);
    if (!room) break;
  }
  first.send(stone(id, 0, 0));
  expect(await second.next("event")).toMatchObject({ number: 1 });
  const url = `/api/games/${waiting.head.id}/join`;
  const join = await app.inject({ method: "POST", url, payload: { invitation: waiting.invitation } });
  expect(join.statusCode).toBe(200);
  second.send({ type: "resign", game: id, seat: 1, id: "over" });
  expect(await second.next("event")).toMatchObject({ number: 2 });
  first.send({ type: "rematch", game: id, seat: 0, accept: true, id: "again" });
  await second.next("rematch-offered");
  second.send({ type: "rematch", game: id, seat: 1, accept: true, id: "yes" });
  expect(await second.next("error")).toMatchObject({ code: "storage-full", game: id, id: "yes" });
  expect((await app.inject("/metrics")).body).not.toMatch(/^grundy_store_failures_total [1-9]/m);
});

test("the server says that it has no room for new games", async () => {
  const { store } = limited();
  const { app } = await testApp({ store });
  await createGame(app, { seats: ownSeats });
  const names = "x".repeat(3000);
  for (let made = 0; ; made++) {
    const room = await store.games.create({ ...stored, id: idOf(made), from: names }).catch(() => false);
    if (!room) break;
  }
  const answer = await app.inject({
    method: "POST",
    url: "/api/games",
    payload: { game: "stones", seats: ownSeats },
  });
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({ error: { code: "storage-full" } });
});
