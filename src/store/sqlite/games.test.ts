import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MemoryRoster } from "../../roster/index.ts";
import { memoryStore } from "../memory.ts";
import type { Finish, LoadedGame, Store, StoredGame } from "../store.ts";
import { openDatabase } from "./database.ts";
import { StoreFile } from "./file.ts";
import { temporaryFolder } from "./fixtures.ts";
import { migrations } from "./migrations.ts";
import { SqliteCommitter, sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";

function sqlite(path = join(temporaryFolder(), "grundy.db")): Store {
  return sqliteStore(path, localWriter(new SqliteCommitter(path)));
}

const stored: StoredGame = {
  id: "a".repeat(16),
  game: "stones",
  options: { rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" },
  from: undefined,
  seats: [
    { name: "Ada", tokenHash: "hash", takenAt: 5, computer: undefined, player: "ada" },
    { name: null, tokenHash: undefined, takenAt: undefined, computer: undefined, player: undefined },
  ],
  clock: { initial: 60_000, increment: 0 },
  listed: true,
  open: false,
  invitationHash: "invitation",
  created: 7,
  rematchOf: undefined,
};
const guest = { name: "Bob\u2028", tokenHash: "other", takenAt: 9, computer: "level 3", player: "bob" };
const event = (number: number) => ({
  number,
  event: {
    type: "move",
    seat: ((number + 1) % 2) as 0 | 1,
    move: `1:${22 - number}-${22 - number}`,
  } as const,
  at: 100 + number,
  id: `id-${number}`,
  left: [60_000 - number, 60_000] as const,
});
const finish: Finish = { winner: 0, by: "resign", at: 500, position: "1 1" };

async function allOf(store: Store): Promise<LoadedGame[]> {
  const all: LoadedGame[] = [];
  for await (const game of store.games.all()) all.push(game);
  return all;
}

describe.each([
  ["memory", () => memoryStore(new MemoryRoster())],
  ["sqlite", () => sqlite()],
])("the store: %s", (_, open: () => Store) => {
  test("gives back what it was given", async () => {
    const store = open();
    expect(await store.games.create(stored)).toBe(true);
    expect(await store.games.timed()).toEqual([]);
    expect(await store.games.takeSeat(stored.id, 1, guest)).toBe(true);
    expect(await store.games.takeSeat(stored.id, 1, guest)).toBe(false);
    expect(await store.games.append(stored.id, event(1))).toBe(true);
    const loaded = await store.games.load(stored.id);
    expect(loaded?.game).toEqual({ ...stored, seats: [stored.seats[0], guest] });
    expect(loaded?.events).toEqual([event(1)]);
    expect(await store.games.load("b".repeat(16))).toBeUndefined();
    expect(await store.games.timed()).toEqual([stored.id]);
    await store.close();
  });

  test("takes an event's text, with or without a clock, and passes over what else is in it", async () => {
    const store = open();
    await store.games.create(stored);
    const told = (number: number, clock: unknown, more: object) =>
      JSON.stringify({ type: "event", game: stored.id, ...event(number), left: undefined, clock, ...more });
    const timeless = { ...event(2), id: undefined, left: undefined };
    const first = told(1, { left: event(1).left, running: 1 }, {});
    expect(await store.games.append(stored.id, event(1), undefined, first)).toBe(true);
    const second = told(2, undefined, { id: undefined, more: ["'", { game: "x" }] });
    expect(await store.games.append(stored.id, timeless, undefined, second)).toBe(true);
    expect((await store.games.load(stored.id))?.events).toEqual([event(1), timeless]);
    await store.close();
  });

  test("an event number is given once, among many at a time too", async () => {
    const store = open();
    await store.games.create(stored);
    const answers = await Promise.all([
      store.games.append(stored.id, event(1)),
      store.games.append(stored.id, { ...event(1), id: "second" }),
      store.games.append("missing", event(1)),
    ]);
    expect(answers).toEqual([true, false, false]);
    const more = await Promise.all([2, 3, 4].map((number) => store.games.append(stored.id, event(number))));
    expect(more).toEqual([true, true, true]);
    expect((await store.games.load(stored.id))?.events).toEqual([1, 2, 3, 4].map(event));
    await store.close();
  });

  async function seated(): Promise<Store> {
    const store = open();
    for (const username of ["ada", "bob"]) {
      await store.roster.add({ username, given: "G", family: "F", kind: "human" });
    }
    await store.roster.settle();
    await store.games.create(stored);
    await store.games.takeSeat(stored.id, 1, guest);
    return store;
  }

  test("a drawn game counts for both, as a win for nobody", async () => {
    const store = await seated();
    await store.games.append(stored.id, event(1), { ...finish, winner: null });
    expect(await store.roster.find("ada")).toMatchObject({ games: 1, wins: 0 });
    expect(await store.roster.find("bob")).toMatchObject({ games: 1, wins: 0 });
    await store.close();
  });

  test("a finished game is listed, and counts for the roster's people", async () => {
    const store = await seated();
    await store.games.append(stored.id, event(1));
    await store.games.append(stored.id, { ...event(2), event: { type: "resign", seat: 1 } }, finish);
    expect(await store.roster.find("ada")).toMatchObject({ games: 1, wins: 1 });
    expect(await store.roster.find("bob")).toMatchObject({ games: 1, wins: 0 });
    const [found] = await store.games.finished({ limit: 10 });
    expect(found).toMatchObject({ finish, number: 2 });
    expect(await store.games.finished({ limit: 10, before: 500 })).toEqual([]);
    expect(await store.games.finished({ limit: 10, player: "bob" })).toHaveLength(1);
    expect(await store.games.finished({ limit: 10, player: "eve" })).toEqual([]);
    expect(await store.games.timed()).toEqual([]);
    await store.close();
  });

  test("a game has one rematch", async () => {
    const store = open();
    await store.games.create(stored);
    const next = { ...stored, id: "n".repeat(16), rematchOf: stored.id };
    expect(await store.games.create(next)).toBe(true);
    expect(await store.games.create({ ...next, id: "m".repeat(16) })).toBe(false);
    expect((await store.games.load(stored.id))?.next).toBe(next.id);
    expect(await store.games.load("m".repeat(16))).toBeUndefined();
    await store.close();
  });

  test("everything read out and taken over elsewhere is the same", async () => {
    const [store, other] = [open(), open()];
    for (let index = 0; index < 105; index++) {
      const id = String(index).padStart(16, "0");
      await store.games.create({ ...stored, id });
      await store.games.append(id, event(1), index % 2 ? finish : undefined);
    }
    const all = await allOf(store);
    expect(all).toHaveLength(105);
    for (const game of all) expect(await other.games.restore(game)).toBe(true);
    expect(await other.games.restore(all[0] as (typeof all)[0])).toBe(false);
    expect(await allOf(other)).toEqual(all);
    await store.close();
    await other.close();
  });

  test("the time it was last alive, and people a page at a time", async () => {
    const store = open();
    expect(await store.lastAlive()).toBeUndefined();
    await store.markAlive(1);
    await store.markAlive(2);
    expect(await store.lastAlive()).toBe(2);
    for (const username of ["c", "a", "__proto__", "b"]) {
      await store.roster.add({ username, given: "G", family: "F", kind: "ai" });
    }
    await store.roster.settle();
    const names = async (behind?: string) => (await store.people(behind, 2)).map(({ username }) => username);
    expect(await names()).toEqual(["__proto__", "a"]);
    expect(await names("a")).toEqual(["b", "c"]);
    await store.close();
  });
});

test("what one store has answered for is in the file for the next, with games and people together", async () => {
  const path = join(temporaryFolder(), "players.dat");
  const store = sqlite(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  // No close: as after a crash.
  const next = sqlite(path);
  expect((await next.games.load(stored.id))?.events).toEqual([event(1)]);
  await next.close();
  await store.close();
});

test("two stores on one file keep one order of events", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const [one, other] = [sqlite(path), sqlite(path)];
  await one.games.create(stored);
  for (let number = 1; number <= 20; number++) {
    const answers = await Promise.all([
      one.games.append(stored.id, { ...event(number), id: "one" }),
      other.games.append(stored.id, { ...event(number), id: "other" }),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
  expect((await one.games.load(stored.id))?.events).toHaveLength(20);
  await one.close();
  await other.close();
});

test("a batch that fails leaves nothing behind, and the next one works", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = sqlite(path);
  await store.games.create(stored);
  const broken = { ...event(2), at: "never" as unknown as number };
  const answers = await Promise.allSettled([
    store.games.takeSeat(stored.id, 1, guest),
    store.games.append(stored.id, event(1)),
    store.games.append(stored.id, { ...broken, number: 0.5 }),
    store.roster.countGame(["a", "b"], {} as 0),
  ]);
  expect(answers.some(({ status }) => status === "rejected")).toBe(true);
  expect(await store.games.append(stored.id, event(1))).toBe(answers[1].status === "rejected");
  expect((await store.games.load(stored.id))?.events).toEqual([event(1)]);
  await store.close();
});

test("games of a file that had its events in another order go on", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const older = openDatabase(path, { migrations: migrations.slice(0, 2) });
  older.exec(`
    INSERT INTO game (key, id, game, options, listed, open, created)
      VALUES (1, 'a', 'stones', '{}', 1, 0, 5), (2, 'b', 'stones', '{}', 1, 0, 6);
    INSERT INTO seat (game, seat) VALUES (1, 0), (1, 1), (2, 0), (2, 1);
    INSERT INTO event (game, number, at, event) VALUES
      (2, 1, 1, '{"type":"move","seat":0,"move":"1:3-3"}'),
      (1, 1, 2, '{"type":"move","seat":0,"move":"1:2-2"}'),
      (2, 2, 3, '{"type":"resign","seat":1}');
  `);
  older.close();
  const store = sqlite(path);
  expect((await store.games.load("a"))?.events.map(({ at }) => at)).toEqual([2]);
  expect(await store.games.append("b", event(2))).toBe(false);
  expect(await store.games.append("b", event(3))).toBe(true);
  expect((await store.games.load("b"))?.events.map(({ at }) => at)).toEqual([1, 3, 103]);
  await store.close();
});

test("a game that has lost its last event is told to be damaged", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = sqlite(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  await store.games.append(stored.id, event(2), finish);
  const file = new StoreFile(path);
  file.change(() => file.command("DELETE FROM event WHERE number = 2").run());
  file.settle();
  file.close();
  await expect(store.games.load(stored.id)).rejects.toThrow(/damaged/);
  await store.close();
});

test("the order of events is the database's own guarantee", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = sqlite(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  const file = new StoreFile(path);
  const insert = file.command("INSERT INTO event (game, number, at, event) VALUES (1, ?, 0, '{}')");
  expect(() => file.change(() => insert.run(1))).toThrow(/UNIQUE/);
  expect(() => file.change(() => insert.run(2))).not.toThrow();
  file.close();
  await store.close();
});
