import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { event, guest, idOf, stored } from "../../../test/store/games.ts";
import { createGame, ownSeats, stone, testApp, testServer } from "../../server/fixtures.ts";
import type { StoredGame } from "../games.ts";
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

/** Moves of a game until there is no room for one; the number of that one. */
async function fill(store: Store, id: string, first = 1, move = long): Promise<number> {
  for (let number = first; ; number++) {
    try {
      await store.games.append(id, move(number));
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

test("at its limit, with moves sent all the time, games are dropped and pruned, and moves are kept again", async () => {
  const { store } = limited();
  const games = 20;
  for (let index = 0; index < games; index++)
    await store.games.create({ ...stored, id: idOf(index), from: "1".repeat(3000) });
  await store.games.create(stored);
  let number = await fill(store, stored.id);
  for (let index = 0; index < games / 2; index++) {
    // Asked for at once, so that they would share a commit.
    const [move, dropped] = await Promise.allSettled([
      store.games.append(stored.id, long(number)),
      store.games.drop(idOf(index)),
    ]);
    expect(dropped).toEqual({ status: "fulfilled", value: true });
    expect(move).toEqual({ status: "fulfilled", value: true });
    number = await fill(store, stored.id, number + 1);
  }
  const prune = () => store.games.prune({ retention: { begun: 1 }, at: 1000, except: [stored.id] });
  const [move, pruned] = await Promise.allSettled([store.games.append(stored.id, long(number)), prune()]);
  expect(pruned).toMatchObject({ status: "fulfilled", value: { dropped: { length: expect.any(Number) } } });
  expect(move).toEqual({ status: "fulfilled", value: true });
  expect(await store.games.drop(stored.id)).toBe(true);
  expect(await store.games.create(stored)).toBe(true);
  await store.close();
});

test("a game can be dropped where SQLite needs a page to do so, and there is none", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const whole = sqliteStore(path, localWriter(new SqliteCommitter(path)));
  // Found by trying: with these names the 65th game dropped is one of those, when a row that stands between two pages of
  // others is replaced by one that is so long that they have to be divided.
  let seed = 39_595;
  const name = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return "n".repeat(seed / 2_147_483_647 < 0.7 ? 1 : 930);
  };
  const games = 120;
  const create = (id: string, seats: StoredGame["seats"]) => whole.games.create({ ...stored, id, seats });
  await Promise.all(
    Array.from({ length: games }, (_, index) => create(idOf(index), [{ name: name() }, { name: name() }])),
  );
  await whole.games.create(stored);
  await whole.close();
  const store = sqliteStore(path, localWriter(new SqliteCommitter(path, 4096)));
  let number = 1;
  for (let index = 0; index < 70; index++) {
    number = await fill(store, stored.id, number, event);
    expect(await store.games.drop(idOf((index * 37) % games))).toBe(true);
  }
  await store.close();
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

test("a disk with less than 16 MB left takes nothing but what makes room", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const open = (left: number) =>
    sqliteStore(path, localWriter(new SqliteCommitter(path, maxBytes, () => left)));
  const roomy = open(64 * 2 ** 20);
  for (const index of [0, 1]) await roomy.games.create({ ...stored, id: idOf(index) });
  await roomy.close();
  const full = open(16 * 2 ** 20 - 1);
  const [move, alive, dropped] = await Promise.allSettled([
    full.games.append(idOf(0), event(1)),
    full.markAlive(5),
    full.games.drop(idOf(1)),
  ]);
  expect([move, alive]).toMatchObject([{ reason: { code: "full" } }, { reason: { code: "full" } }]);
  expect(dropped).toEqual({ status: "fulfilled", value: true });
  await full.close();
  const enough = open(16 * 2 ** 20);
  expect(await enough.games.append(idOf(0), event(1))).toBe(true);
  await enough.close();
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
