import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { faults, played, proof, quality, setup } from "../../test/store/arena-games.ts";
import { importLines } from "../cli/import-lines.ts";
import { MemoryRoster } from "../roster/index.ts";
import { exportLines, parseLine } from "./exchange.ts";
import { memoryStore } from "./memory.ts";
import { tamper, temporaryFolder } from "./sqlite/fixtures.ts";
import { openStore } from "./sqlite/index.ts";
import type { Store } from "./store.ts";

const now = 2_000_000_000_000;

function open(path = join(temporaryFolder(), "grundy.db")): Store {
  const store = openStore(path, { now: () => now });
  onTestFinished(() => store.close());
  return store;
}

async function linesOf(store: Store, aside?: (id: string) => void): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store, aside, now)) lines.push(line);
  return lines;
}

/** Two tournaments, one with more games than a line has. */
async function filled(store: Store): Promise<readonly [string, string]> {
  const ids = [
    await store.arena.create(setup),
    await store.arena.create({ ...setup, name: "second" }),
  ] as const;
  const games = Array.from({ length: 250 }, (_, number) => played(249 - number));
  await store.arena.add(ids[0], games);
  await store.arena.judge(ids[0], 7, quality);
  const faulty = faults.map((fault, number) => played(number, { fault, winner: 0 }));
  await store.arena.add(ids[1], faulty, new Map(faulty.map(({ number }) => [number, proof])));
  await store.arena.end(ids[1], { kind: "sprt", decision: "H0" });
  return ids;
}

test("tournaments written out, read into another store and written out again are the same; once more does no harm", async () => {
  const first = open();
  const [id, second] = await filled(first);
  const lines = await linesOf(first);
  expect(lines.map((line) => JSON.parse(line).type)).toEqual([
    "head",
    "tournament",
    ...Array.from({ length: 3 }, () => "tournament-games"),
    ...["tournament", "tournament-games", "end"],
  ]);
  for (const other of [open(), memoryStore(new MemoryRoster())]) {
    expect(await importLines(lines, other, now)).toEqual({ added: 6, known: 0 });
    expect(await linesOf(other)).toEqual(lines);
    expect(await importLines(lines, other, now)).toEqual({ added: 0, known: 6 });
    expect(await linesOf(other)).toEqual(lines);
    expect(await other.arena.find(id)).toEqual(await first.arena.find(id));
    expect(await other.arena.game(second, 3)).toEqual(await first.arena.game(second, 3));
  }
});

test("a store without tournaments writes what an earlier version reads, and what has some says so at its head", async () => {
  const store = open();
  const head = (version: number) => `${JSON.stringify({ type: "head", format: "grundy-export", version })}\n`;
  expect(await linesOf(store)).toEqual([head(1), '{"type":"end","people":0,"games":0}\n']);
  await store.arena.create(setup);
  expect((await linesOf(store))[0]).toBe(head(2));
  expect(parseLine(head(3), now)).toMatchObject({ refusal: { code: "record-version", facts: { known: 2 } } });
});

test("a file that was cut off among the games of a tournament is noticed", async () => {
  const store = open();
  await filled(store);
  const lines = await linesOf(store);
  await expect(importLines(lines.slice(0, 4), open(), now)).rejects.toMatchObject({
    refusal: { code: "import-cut-off" },
  });
  await expect(importLines(lines.toSpliced(3, 1), open(), now)).rejects.toMatchObject({
    refusal: { code: "import-cut-off" },
  });
  // Games of a tournament that is not there.
  await expect(importLines(lines.toSpliced(1, 1), open(), now)).rejects.toMatchObject({
    refusal: { code: "import-refused" },
  });
});

test.each<[string, number, (line: string) => string]>([
  ["an id that is none", 1, (line) => line.replace(/"id":"[^"]+"/, '"id":"../../etc"')],
  ["no setup", 1, (line) => line.replace('"bots":[', '"robots":[')],
  ["a beginning that has not been yet", 1, (line) => line.replace(/"created":\d+/, `"created":${2 * now}`)],
  ["a beginning that is no time", 1, (line) => line.replace(/"created":\d+/, '"created":1e300')],
  ["an ending nobody knows", 1, (line) => line.replace('"ending":null', '"ending":{"kind":"boredom"}')],
  ["an end without an ending", 1, (line) => line.replace('"ended":null', '"ended":5')],
  ["games of no tournament", 2, (line) => line.replace(/"id":"[^"]+"/, '"id":7')],
  ["a bot against itself", 2, (line) => line.replace('"bots":[0,1]', '"bots":[1,1]')],
  ["a game that has not been yet", 2, (line) => line.replace(/"at":\d+/, `"at":${2 * now}`)],
  ["no games", 2, (line) => line.replace(/"games":\[.*\],"evidence"/, '"games":7,"evidence"')],
  ["evidence that is none", 2, (line) => line.replace('"evidence":[', '"evidence":[[0,{}]')],
  ["evidence of no game", 6, (line) => line.replace('"evidence":[[0,', '"evidence":[["0",')],
])("a line with %s is refused", async (_, index, spoil) => {
  const store = open();
  await filled(store);
  const line = (await linesOf(store))[index] as string;
  expect(parseLine(line, now).ok).toBe(true);
  expect(spoil(line)).not.toBe(line);
  expect(parseLine(spoil(line), now)).toMatchObject({ ok: false, refusal: { code: "record-broken" } });
});

test("what is not known is left out", async () => {
  const store = open();
  await filled(store);
  for (const line of (await linesOf(store)).slice(1, 3)) {
    const more = line.replace("{", '{"more":1,');
    expect(parseLine(more, now)).toEqual(parseLine(line, now));
  }
});

test("a tournament that cannot be read is told, and the others are written", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = open(path);
  const [id] = await filled(store);
  tamper(path, "UPDATE tournament_game SET second = first WHERE tournament = 1 AND number = 120");
  await expect(linesOf(store)).rejects.toThrow(/damaged/);
  const aside: string[] = [];
  const lines = await linesOf(store, (left) => aside.push(left));
  expect(aside).toEqual([id]);
  const other = open();
  await importLines(lines, other, now);
  expect(await other.arena.list({ limit: 9 })).toHaveLength(2);
});
