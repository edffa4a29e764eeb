import { join } from "node:path";
import { expect, test } from "vitest";
import { allOf, event, guest, idOf, stored } from "../../../test/store/games.ts";
import type { GameEvent } from "../../notation/index.ts";
import type { Finish } from "../games.ts";
import type { Store } from "../store.ts";
import { openDatabase } from "./database.ts";
import { StoreFile } from "./file.ts";
import { tamper, temporaryFolder } from "./fixtures.ts";
import { questions } from "./games-read.ts";
import { reachedEvery } from "./games-schema.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open.ts";

const newPath = () => join(temporaryFolder(), "grundy.db");

test("what one store has answered for is in the file for the next, with games and people together", async () => {
  const path = join(temporaryFolder(), "players.dat");
  const store = openStore(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  // No close: as after a crash.
  const next = openStore(path);
  expect((await next.games.load(stored.id))?.events).toEqual([event(1)]);
  await next.close();
  await store.close();
});

test("two stores on one file keep one order of events", async () => {
  const path = newPath();
  const [one, other] = [openStore(path), openStore(path)];
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
  const path = newPath();
  const store = openStore(path);
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

test("a game that cannot be kept is refused by itself, among a hundred that are", async () => {
  const store = openStore(newPath());
  const deep = JSON.parse(`${"[".repeat(1500)}${"]".repeat(1500)}`) as GameEvent;
  const broken: readonly object[] = [{ event: deep }, { at: "never" }];
  const games = Array.from({ length: 102 }, (_, index) => {
    const last = { ...event(2), ...broken[index - 50] };
    return { game: { ...stored, id: idOf(index) }, events: [event(1), last] };
  });
  const answers = await Promise.allSettled(games.map((game) => store.games.restore(game)));
  const refused = answers.flatMap(({ status }, index) => (status === "rejected" ? [index] : []));
  expect(refused).toEqual([50, 51]);
  for (const index of refused) expect(await store.games.load(idOf(index))).toBeUndefined();
  expect(await allOf(store)).toHaveLength(100);
  expect(await store.games.append(idOf(0), event(3))).toBe(true);
  await store.close();
});

test("games of a file that had its events in another order go on", async () => {
  const path = newPath();
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
  const store = openStore(path);
  expect((await store.games.load("a"))?.events.map(({ at }) => at)).toEqual([2]);
  expect(await store.games.append("b", event(2))).toBe(false);
  expect(await store.games.append("b", event(3))).toBe(true);
  expect((await store.games.load("b"))?.events.map(({ at }) => at)).toEqual([1, 3, 103]);
  await store.close();
});

const finish: Finish = { winner: 0, by: "resign", at: 500, position: "1 1" };

test.each<[string, string, Finish | undefined]>([
  ["its last event, having ended", "number = 4", finish],
  ["an event in the middle, having ended", "number = 2", finish],
  ["its first event", "number = 1", undefined],
  ["an event in the middle", "number = 3", undefined],
  ["all events but the last", "number < 4", undefined],
])("a game that has lost %s is told to be damaged", async (_, lost, ending) => {
  const path = newPath();
  const store = openStore(path);
  await store.games.create(stored);
  for (const number of [1, 2, 3, 4])
    await store.games.append(stored.id, event(number), number === 4 ? ending : undefined);
  await store.games.create({ ...stored, id: "other" });
  tamper(path, `DELETE FROM event WHERE ${lost}`);
  await expect(store.games.load(stored.id)).rejects.toThrow(/damaged.*game a/);
  await expect(allGames(store)).rejects.toThrow(/damaged.*game a/);
  expect((await store.games.load("other"))?.events).toEqual([]);
  const aside: string[] = [];
  const read: string[] = [];
  for await (const { game } of store.games.all((id) => aside.push(id))) read.push(game.id);
  expect([aside, read]).toEqual([[stored.id], ["other"]]);
  await store.close();
});

test("a finished game that cannot be read is left out of the list, and a hundred of them do not end the whole", async () => {
  const path = newPath();
  const store = openStore(path);
  for (let number = 0; number < 102; number++) {
    const id = `game-${number}`;
    await store.games.create({ ...stored, id });
    await store.games.append(id, event(1), { ...finish, at: number });
  }
  tamper(path, "UPDATE game SET options = '{' WHERE id NOT IN ('game-0', 'game-101')");
  await expect(store.games.finished({ limit: 200 })).rejects.toThrow();
  const aside: string[] = [];
  const found = await store.games.finished({ limit: 200 }, (id) => aside.push(id));
  expect(found.games.map(({ game }) => game.id)).toEqual(["game-101", "game-0"]);
  // A page of nothing but such games is not the end of the list.
  const { next } = await store.games.finished({ limit: 1 }, () => {});
  const page = await store.games.finished({ limit: 100, before: next }, () => {});
  expect([page.games, page.next]).toEqual([[], { at: 1, id: "game-1" }]);
  expect(aside).toHaveLength(100);
  const read: string[] = [];
  for await (const { game } of store.games.all(() => {})) read.push(game.id);
  expect(read).toEqual(["game-0", "game-101"]);
  await store.close();
});

async function allGames(store: Store): Promise<void> {
  for await (const _ of store.games.all());
}

test("the order of events is the database's own guarantee", async () => {
  const path = newPath();
  const store = openStore(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  const file = new StoreFile(path);
  const insert = file.command("INSERT INTO event (game, number, at, event) VALUES (1, ?, 0, '{}')");
  expect(() => file.change(() => insert.run(1))).toThrow(/UNIQUE/);
  expect(file.change(() => insert.run(3).changes)).toBe(0);
  expect(file.change(() => insert.run(2).changes)).toBe(1);
  expect(file.change(() => insert.run(3).changes)).toBe(1);
  file.close();
  await store.close();
});

test("a file of an earlier version opens, is not pruned unless somebody says so, and lists a person's games", async () => {
  const path = newPath();
  const older = openDatabase(path, { migrations: migrations.slice(0, 4) });
  older.exec(`
    INSERT INTO game (key, id, game, options, listed, open, created, ended, winner, ended_by, last_position, last_number)
      VALUES (1, 'a', 'stones', '{}', 1, 0, 5, 9, 0, 'resign', '1', 0), (2, 'b', 'stones', '{}', 1, 0, 6, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO seat (game, seat, player) VALUES (1, 0, 'ada'), (1, 1, 'ada'), (2, 0, 'ada'), (2, 1, NULL);
  `);
  older.close();
  const store = openStore(path);
  expect(await store.prunesByDefault()).toBe(false);
  expect((await store.games.finished({ limit: 9, player: "ada" })).games.map(({ game }) => game.id)).toEqual([
    "a",
  ]);
  await store.close();
});

test.each([2, 3, 4, 5])(
  "a file of version %i keeps everything, and its games can be claimed",
  async (version) => {
    const path = newPath();
    const older = openDatabase(path, { migrations: migrations.slice(0, version) });
    older.exec(`
    INSERT INTO game (key, id, game, options, clock_initial, clock_increment, listed, open, created, ended, winner, ended_by,
      last_position, last_number) VALUES
      (1, 'a', 'stones', '{}', NULL, NULL, 1, 0, 5, 9, 0, 'resign', '1', 1),
      (2, 'b', 'stones', '{}', NULL, NULL, 1, 0, 5, 8, NULL, 'rules', '1', 0),
      (3, 'c', 'stones', '{}', NULL, NULL, 1, 0, 5, 7, 1, 'time', '1', 0),
      (4, 'd', 'stones', '{}', 60000, 0, 1, 0, 6, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO seat (game, seat, name, token, taken) SELECT key, seat, 'n' || seat, 't' || seat, 3 FROM game, (SELECT 0 AS seat UNION SELECT 1);
    INSERT INTO event (game, number, at, event) VALUES (1, 1, 9, '{"type":"resign","seat":1}'),
      (4, 1, 9, '{"type":"move","seat":0,"move":"1:21-21"}');
  `);
    older.close();
    const store = openStore(path);
    const found = await store.games.finished({ limit: 9 });
    expect(found.games.map(({ game, finish }) => [game.id, finish.by, finish.winner, finish.at])).toEqual([
      ["a", "resign", 0, 9],
      ["b", "rules", null, 8],
      ["c", "time", 1, 7],
    ]);
    expect((await store.games.load("a"))?.events).toHaveLength(1);
    // What is left did not stand with events once.
    expect((await store.games.due(60_010)).games).toEqual([{ id: "d", at: 60_009 }]);
    const seats = (await store.games.load("d"))?.game.seats;
    expect(seats).toMatchObject([
      { name: "n0", tokenHash: "t0", takenAt: 3, seenAt: undefined },
      { name: "n1", tokenHash: "t1", takenAt: 3, seenAt: undefined },
    ]);
    const event = { number: 2, event: { type: "claim", seat: 1 }, at: 10 } as const;
    const finish: Finish = { winner: 1, by: "claim", at: 10, position: "1" };
    expect(await store.games.claim("d", event, finish, { seat: 0, since: 1 })).toBe("kept");
    expect((await store.games.finished({ limit: 1 })).games[0]?.finish).toEqual(finish);
    await store.close();
    const file = new StoreFile(path);
    const unknown = file.command("UPDATE game SET ended_by = 'magic' WHERE key = 4");
    expect(() => file.change(() => unknown.run())).toThrow(/CHECK/);
    const [[checked]] = file.read(() => file.query("PRAGMA integrity_check").all()) as [[string]];
    expect(String(checked)).toBe("ok");
    expect(file.read(() => file.query("PRAGMA foreign_key_check").all())).toEqual([]);
    file.close();
  },
);

test.each([
  ["finished", "game_ended"],
  ["finishedOf", "seat_ended"],
] as const)("%s reads as many games as it gives, from an index", (name, index) => {
  const file = new StoreFile(newPath());
  const plan = file.read(() => file.query(`EXPLAIN QUERY PLAN ${questions[name]}`).all()) as unknown[][];
  const steps = plan.map((row) => String(row[3])).join("\n");
  expect(steps).toContain(index);
  expect(steps).not.toMatch(/SCAN (game|seat)$/m);
  // The last sort is of the page that is given, the page itself comes in the order of the index.
  expect(steps.match(/TEMP B-TREE FOR ORDER BY/g) ?? []).toHaveLength(name === "finished" ? 0 : 1);
  file.close();
});

/** How a question is answered, in SQLite's words. */
function planOf(sql: string): string {
  const file = new StoreFile(newPath());
  const plan = file.read(() => file.query(`EXPLAIN QUERY PLAN ${sql}`).all()) as unknown[][];
  file.close();
  return plan.map((row) => String(row[3])).join("\n");
}

test.each([
  ["timed", /SEARCH game USING INDEX game_timed/],
  ["load", /SEARCH game USING INDEX sqlite_autoindex_game_1 \(id=\?\)/],
  ["events", /SEARCH event USING COVERING INDEX event_order \(number=\? AND game=\?\)/],
  ["last", /SEARCH event USING COVERING INDEX event_order \(number=\? AND game=\?\)/],
  ["later", /SEARCH event USING COVERING INDEX event_order \(number=\? AND game=\?\)/],
] as const)("%s reads what it asks for from an index, in its order", (name, index) => {
  expect(planOf(questions[name])).toMatch(index);
  expect(planOf(questions[name])).not.toMatch(/SCAN (game|event|seat)|TEMP B-TREE/);
});

test("what a game has lost is found without looking at how long others are, at any place", async () => {
  const path = newPath();
  const store = openStore(path);
  const count = 3 * reachedEvery + 5;
  const events = Array.from({ length: count }, (_, index) => event(index + 1));
  const lost = [
    1,
    2,
    reachedEvery,
    reachedEvery + 1,
    2 * reachedEvery - 1,
    3 * reachedEvery,
    count - 2,
    count - 1,
  ];
  for (const number of [0, ...lost])
    await store.games.restore({ game: { ...stored, id: `lost-${number}` }, events });
  tamper(
    path,
    `DELETE FROM event WHERE EXISTS (SELECT 1 FROM game WHERE key = event.game AND id = 'lost-' || event.number)`,
  );
  for (const number of lost) await expect(store.games.load(`lost-${number}`)).rejects.toThrow(/damaged/);
  expect((await store.games.load("lost-0"))?.events).toHaveLength(count);
  // All that came last, too, as far as it was noted.
  tamper(path, `DELETE FROM event WHERE number >= ${3 * reachedEvery}`);
  await expect(store.games.load("lost-0")).rejects.toThrow(/damaged/);
  const file = new StoreFile(path);
  const looked = "SELECT min(reached), max(reached) FROM game";
  expect(file.read(() => file.query(looked).all())).toEqual([[3 * reachedEvery, 3 * reachedEvery]]);
  file.close();
  await store.close();
});

test("a long game is read in pieces, between which others have their turn", async () => {
  const store = openStore(newPath());
  const events = Array.from({ length: 1000 }, (_, index) => event(index + 1));
  await store.games.restore({ game: stored, events });
  let [turns, isRead] = [0, false];
  const turn = () => {
    turns++;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const reading = store.games.load(stored.id);
  // What comes meanwhile is part of it.
  const added = store.games.append(stored.id, event(1001), finish);
  const loaded = await reading;
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(10);
  expect(loaded?.events.slice(0, 1000)).toEqual(events);
  expect(loaded?.finish === undefined).toBe(loaded?.events.length === 1000);
  await added;
  expect(await store.games.load(stored.id)).toMatchObject({ finish, events: [...events, event(1001)] });
  await store.close();
});

test("a game that is dropped while it is read is not there", async () => {
  const store = openStore(newPath());
  const events = Array.from({ length: 1000 }, (_, index) => event(index + 1));
  await store.games.restore({ game: stored, events });
  const reading = store.games.load(stored.id);
  await store.games.drop(stored.id);
  expect(await reading).toBeUndefined();
  await store.close();
});

test("a file of version 5 is brought up to date: how far games have come, and whose games are listed", async () => {
  const path = newPath();
  const older = openDatabase(path, { migrations: migrations.slice(0, 5) });
  older.exec(`
    INSERT INTO game (key, id, game, options, listed, open, created, ended, winner, ended_by, last_position, last_number)
      VALUES (1, 'shown', 'stones', '{}', 1, 0, 5, 9, 0, 'resign', '1', 0), (2, 'hidden', 'stones', '{}', 0, 0, 6, 9, 0, 'resign', '1', 0),
        (3, 'long', 'stones', '{}', 1, 0, 7, NULL, NULL, NULL, NULL, NULL);
    INSERT INTO seat (game, seat, player, ended) VALUES (1, 0, 'ada', 9), (1, 1, NULL, 9), (2, 0, 'ada', 9), (2, 1, NULL, 9),
      (3, 0, NULL, NULL), (3, 1, NULL, NULL);
    WITH RECURSIVE n (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < 200)
      INSERT INTO event (game, number, at, event) SELECT 3, number, 1, '{"type":"resign","seat":1}' FROM n;
  `);
  older.close();
  const store = openStore(path);
  const page = await store.games.finished({ limit: 1, player: "ada" });
  expect(page.games.map(({ game }) => game.id)).toEqual(["shown"]);
  expect((await store.games.load("long"))?.events).toHaveLength(200);
  tamper(path, "DELETE FROM event WHERE number BETWEEN 50 AND 190");
  await expect(store.games.load("long")).rejects.toThrow(/damaged/);
  await store.close();
});
