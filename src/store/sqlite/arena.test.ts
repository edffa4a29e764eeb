import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { played, proof, quality, setup } from "../../../test/store/arena-games.ts";
import { event, stored } from "../../../test/store/games.ts";
import type { Store } from "../store.ts";
import { questions } from "./arena-read.ts";
import { SqliteCommitter } from "./committer.ts";
import { openDatabase } from "./database.ts";
import { StoreFile } from "./file.ts";
import { tamper, temporaryFolder } from "./fixtures.ts";
import { migrations } from "./migrations.ts";
import { compactFile, openStore } from "./open.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";

const newPath = () => join(temporaryFolder(), "grundy.db");

function closedAfterwards(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

const range = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => played(first + index));

test("what was acknowledged is there for the next program, after a crash too, and for another one at the same time", async () => {
  const path = newPath();
  const one = closedAfterwards(openStore(path));
  const id = await one.arena.create(setup);
  await one.arena.add(id, range(3), new Map([[1, proof]]));
  await one.arena.judge(id, 0, quality);
  // No close: as after a crash.
  const other = closedAfterwards(openStore(path));
  expect(await other.arena.find(id)).toMatchObject({ setup, games: 3 });
  const { games, next } = await other.arena.games(id, 0, 9);
  expect(games).toEqual([played(1), played(2), played(0, { quality })]);
  await one.arena.add(id, range(2, 3));
  expect((await other.arena.games(id, next, 9)).games).toEqual(range(2, 3));
});

test("a file is compacted with its tournaments, and one of the version before takes some", async () => {
  const path = newPath();
  openDatabase(path, { migrations: migrations.slice(0, 15) }).close();
  const store = openStore(path);
  expect(await store.arena.list({ limit: 9 })).toEqual([]);
  const ids = [await store.arena.create(setup), await store.arena.create(setup)] as const;
  for (const id of ids) await store.arena.add(id, range(50), new Map([[3, proof]]));
  await store.arena.remove(ids[0]);
  await store.close();
  compactFile(path);
  const again = closedAfterwards(openStore(path));
  expect((await again.arena.games(ids[1], 0, 99)).games).toEqual(range(50));
  expect((await again.arena.game(ids[1], 3))?.evidence).toEqual(proof);
});

test("who looks whether there is anything new does not write, and neither does who adds nothing", async () => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const id = await store.arena.create(setup);
  const other = new StoreFile(path, { patience: 0 });
  // As another program that is in the middle of a change.
  other.change(() => other.command("DELETE FROM person").run());
  expect(await store.arena.games(id, 0, 9)).toEqual({ games: [], next: 0 });
  expect(await store.arena.running(id)).toEqual([]);
  await store.arena.add(id, []);
  other.close();
});

test.each<[string, string]>([
  ["another opening", "UPDATE tournament_game SET opening = 99"],
  ["an opening with a control character", "UPDATE tournament_opening SET opening = '1' || char(27) || '[2J'"],
  ["an opening that is no text", "UPDATE tournament_opening SET opening = CAST(x'ff' AS TEXT)"],
  ["a bot against itself", "UPDATE tournament_game SET second = first"],
  ["a bot of another tournament", "UPDATE tournament_game SET second = -7"],
  ["moves with a line", "UPDATE tournament_game SET moves = moves || char(10)"],
  ["fewer moves than none", "UPDATE tournament_game SET plies = -1"],
  ["thought before it began", "UPDATE tournament_game SET thought_first = -1"],
  ["a fault that is no JSON", "UPDATE tournament_game SET fault = '{', winner = 1"],
  ["a fault nobody knows", `UPDATE tournament_game SET fault = '{"kind":"spite"}', winner = 1`],
  ["a fault without its facts", `UPDATE tournament_game SET fault = '{"kind":"time"}', winner = 1`],
  [
    "a refusal that every object has",
    `UPDATE tournament_game SET winner = 1,
      fault = '{"kind":"illegal","move":"1","refusal":{"code":"constructor","facts":{}}}'`,
  ],
  ["a quality of one", "UPDATE tournament_game SET quality = '[[0,0,0,0,0]]'"],
  ["a quality beyond all", "UPDATE tournament_game SET quality = '[[0,1,0,0,0],[0,0,0,0,0]]'"],
  ["a quality that is no JSON", "UPDATE tournament_game SET quality = '5'"],
  ["its evidence spoilt", `UPDATE tournament_evidence SET evidence = '{"lines":5}'`],
])("a game with %s is told to be damaged", async (_, spoiling) => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const id = await store.arena.create(setup);
  await store.arena.add(id, [played(0)], new Map([[0, proof]]));
  expect((await store.arena.game(id, 0))?.evidence).toEqual(proof);
  tamper(path, spoiling);
  await expect(store.arena.game(id, 0)).rejects.toThrow(/damaged.*\/0/);
  if (!spoiling.includes("evidence"))
    await expect(store.arena.games(id, 0, 9)).rejects.toThrow(/damaged.*\/0/);
});

test.each<[string, string]>([
  ["a setup that is no JSON", "UPDATE tournament_setup SET setup = '{'"],
  ["no setup", "DELETE FROM tournament_setup"],
  ["an ending nobody knows", `UPDATE tournament SET ended = 5, ending = '{"kind":"boredom"}'`],
])("a tournament with %s is told to be damaged, and a list goes on behind it", async (_, spoiling) => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const ids: string[] = [];
  for (let index = 0; index < 10; index++) ids.unshift(await store.arena.create(setup));
  tamper(
    path,
    `${spoiling} ${spoiling.startsWith("U") && spoiling.includes("WHERE") ? "AND" : "WHERE"} ${
      spoiling.includes("_setup") ? "tournament" : "key"
    } BETWEEN 3 AND 8`,
  );
  const wholes = [...ids.slice(0, 2), ...ids.slice(8)];
  await expect(store.arena.find(ids[3] as string)).rejects.toThrow(/damaged/);
  await expect(store.arena.list({ limit: 9 })).rejects.toThrow(/damaged/);
  const aside: string[] = [];
  const found = await store.arena.list({ limit: 3 }, (id) => aside.push(id));
  expect(found.map(({ id }) => id)).toEqual(wholes.slice(0, 3));
  expect(aside).toEqual(ids.slice(2, 8));
  const rest = await store.arena.list({ limit: 3, before: found.at(-1)?.id }, () => {});
  expect(rest.map(({ id }) => id)).toEqual(wholes.slice(3));
});

test("what is said to go on and cannot be read is nothing", async () => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const id = await store.arena.create(setup);
  const running = { number: 0, opening: "1", bots: [0, 1], moves: "", plies: 0, left: null } as const;
  await store.arena.show(id, [running]);
  expect(await store.arena.running(id)).toHaveLength(1);
  for (const text of ["", "{", "{}", "[5]", '[{"number":0}]']) {
    tamper(path, `UPDATE tournament_running SET games = '${text}'`);
    expect(await store.arena.running(id)).toEqual([]);
  }
});

test("near its limit a file takes no tournaments and no games of them, but moves; at its limit nothing is half kept", async () => {
  const path = newPath();
  const maxBytes = 400_000;
  const store = closedAfterwards(sqliteStore(path, localWriter(new SqliteCommitter(path, maxBytes))));
  const id = await store.arena.create(setup);
  await store.games.create(stored);
  let kept = 0;
  const fill = async () => {
    for (; ; kept += 100) await store.arena.add(id, range(100, kept));
  };
  await expect(fill()).rejects.toMatchObject({ code: "no-room" });
  expect(kept).toBeGreaterThan(500);
  expect((await store.arena.games(id, 0, 100_000)).games).toEqual(range(kept));
  await expect(store.arena.create(setup)).rejects.toMatchObject({ code: "no-room" });
  expect(await store.games.append(stored.id, event(1))).toBe(true);
  await store.arena.judge(id, 0, quality);
  await store.arena.end(id, { kind: "openings" });
  // All at once it is more than there is room for.
  const other = newPath();
  const small = closedAfterwards(sqliteStore(other, localWriter(new SqliteCommitter(other, maxBytes))));
  const whole = await small.arena.create(setup);
  await small.arena.add(whole, range(10));
  await expect(small.arena.add(whole, range(kept * 2))).rejects.toMatchObject({ code: "full" });
  expect((await small.arena.games(whole, 0, 100_000)).games).toEqual(range(10));
  await small.arena.add(whole, range(20));
  expect((await small.arena.find(whole))?.games).toBe(20);
  // What is removed makes room, where there is none too.
  const full = async () => {
    for (let number = 2; ; number++)
      await store.games.append(stored.id, { ...event(number), id: "i".repeat(2000) });
  };
  await expect(full()).rejects.toMatchObject({ code: "full" });
  expect(await store.arena.remove(id)).toBe(true);
  await store.arena.add(await store.arena.create(setup), range(500));
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
});

test("a disk that is full takes no games of a tournament, and lets go of them", async () => {
  const path = newPath();
  const open = (left: number) =>
    sqliteStore(path, localWriter(new SqliteCommitter(path, 2 ** 30, () => left)));
  const roomy = open(2 ** 30);
  const id = await roomy.arena.create(setup);
  await roomy.arena.add(id, range(5));
  await roomy.close();
  const full = closedAfterwards(open(16 * 2 ** 20 - 1));
  await expect(full.arena.add(id, range(9))).rejects.toMatchObject({ code: "full" });
  expect((await full.arena.find(id))?.games).toBe(5);
  expect(await full.arena.remove(id)).toBe(true);
});

test("what a program left that ended while it removed something goes with the next that is removed", async () => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const id = await store.arena.create(setup);
  await store.arena.add(id, range(500));
  tamper(path, "UPDATE tournament SET id = NULL");
  expect(await store.arena.find(id)).toBeUndefined();
  expect(await store.arena.list({ limit: 9 })).toEqual([]);
  expect(await store.arena.remove(id)).toBe(false);
  const file = new StoreFile(path);
  onTestFinished(() => file.close());
  for (const table of ["tournament", "tournament_setup", "tournament_game", "tournament_opening"])
    expect(file.read(() => file.query(`SELECT count(*) FROM ${table}`).all())).toEqual([[0]]);
});

test.each([
  [
    "what is new",
    questions.games,
    /SEARCH game USING INDEX tournament_game_place \(tournament=\? AND place>\?\)/,
  ],
  ["one game", questions.game, /SEARCH game USING PRIMARY KEY \(tournament=\? AND number=\?\)/],
  ["a page of the list", questions.list, /SEARCH tournament USING INDEX tournament_created/],
])("%s is found without looking at anything else", (_, sql, index) => {
  const file = new StoreFile(newPath());
  const plan = file.read(() => file.query(`EXPLAIN QUERY PLAN ${sql}`).all()) as unknown[][];
  file.close();
  const steps = plan.map((row) => String(row[3])).join("\n");
  expect(steps).toMatch(index);
  expect(steps).not.toMatch(/SCAN (game|tournament)|TEMP B-TREE/);
});
