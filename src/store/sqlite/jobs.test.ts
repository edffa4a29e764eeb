import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { event, idOf, stored } from "../../../test/store/games.ts";
import type { TakenJob } from "../jobs.ts";
import type { Store } from "../store.ts";
import { SqliteCommitter } from "./committer.ts";
import { openDatabase } from "./database.ts";
import { StoreFile } from "./file.ts";
import { temporaryFolder } from "./fixtures.ts";
import { next } from "./jobs-commit.ts";
import { questions } from "./jobs-read.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";

const newPath = () => join(temporaryFolder(), "grundy.db");
const job = { kind: "count", work: { to: 3 }, owner: "ada" };

function closedAfterwards(store: Store): Store {
  onTestFinished(() => store.close());
  return store;
}

test("jobs are there for the next program, and for another one at the same time", async () => {
  const path = newPath();
  const one = openStore(path);
  for (let index = 0; index < 30; index++) await one.jobs.add(job);
  await one.close();
  const both = [closedAfterwards(openStore(path)), closedAfterwards(openStore(path))];
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) => both[index % 2]?.jobs.take(["count"], `worker ${index % 2}`)),
  );
  const ids = taken.flatMap((found) => found?.id ?? []);
  expect(new Set(ids).size).toBe(30);
  expect(ids).toHaveLength(30);
  const mine = taken[0] as TakenJob;
  expect(await both[1]?.jobs.beat(mine)).toBe(true);
  expect(await both[1]?.jobs.finish(mine, 1)).toBe(true);
  expect(await both[0]?.jobs.finish(mine, 2)).toBe(false);
  expect(await both[0]?.jobs.find(mine.id)).toMatchObject({ state: "done", result: 1 });
});

test("who asks for a job where there is none does not write", async () => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  await store.jobs.add({ ...job, from: Date.now() + 100_000 });
  const other = new StoreFile(path, { patience: 0 });
  // As another program that is in the middle of a change.
  other.change(() => other.command("DELETE FROM person").run());
  expect(await store.jobs.take(["count"], "one")).toBeUndefined();
  other.close();
});

test("a job's games that the file does not take leave the job as it was, and the rest of the batch", async () => {
  const store = closedAfterwards(openStore(newPath()));
  await store.jobs.add(job);
  const taken = (await store.jobs.take(["count"], "one")) as TakenJob;
  const broken = { ...event(2), at: "never" as unknown as number };
  const games = [
    { game: stored, events: [event(1)] },
    { game: { ...stored, id: idOf(1) }, events: [event(1), broken] },
  ];
  const answers = await Promise.allSettled([
    store.games.create({ ...stored, id: idOf(2) }),
    store.jobs.finish(taken, null, games),
    store.games.append(idOf(2), event(1)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await store.games.load(stored.id)).toBeUndefined();
  expect((await store.games.load(idOf(2)))?.game.id).toBe(idOf(2));
  expect(await store.jobs.finish(taken, null, games.slice(0, 1))).toBe(true);
  expect((await store.games.load(stored.id))?.events).toEqual([event(1)]);
});

test("a file that is full, and a disk, take the jobs that make room, and no others", async () => {
  const path = newPath();
  const limited = (left: number) =>
    sqliteStore(path, localWriter(new SqliteCommitter(path, 400_000, () => left)));
  const store = limited(2 ** 30);
  await store.games.create(stored);
  const fill = async () => {
    for (let number = 1; ; number++)
      await store.games.append(stored.id, { ...event(number), id: "i".repeat(2000) });
  };
  await expect(fill()).rejects.toMatchObject({ code: "full" });
  const prune = { kind: "prune", work: {}, owner: "upkeep", key: "prune" };
  const run = async ({ jobs }: Store) => {
    expect(await jobs.add(prune)).toBeDefined();
    const taken = (await jobs.take(["prune"], "one")) as TakenJob;
    expect(await jobs.beat(taken)).toBe(true);
    expect(await jobs.fail(taken, "no luck")).toBe(true);
    expect(await jobs.finish((await jobs.take(["prune"], "one")) as TakenJob, {})).toBe(true);
  };
  for (let round = 0; round < 50; round++) await run(store);
  await expect(store.jobs.add({ ...job, work: "w".repeat(10_000) })).rejects.toMatchObject({ code: "full" });
  expect(await store.jobs.forget(Date.now() + 1000)).toBe(50);
  await store.close();
  const full = closedAfterwards(limited(16 * 2 ** 20 - 1));
  await run(full);
  await expect(full.jobs.add(job)).rejects.toMatchObject({ code: "full" });
});

test("a file of the version before has no jobs, and takes some", async () => {
  const path = newPath();
  openDatabase(path, { migrations: migrations.slice(0, 9) }).close();
  const store = closedAfterwards(openStore(path));
  expect(await store.jobs.list({ limit: 10 })).toEqual([]);
  expect(await store.jobs.add(job)).toBe("1");
});

test.each([
  ["taking one", next, /SEARCH job USING INDEX job_turn \(kind=\? AND owner=\?\)/],
  ["asking for one", questions.free, /SEARCH job USING INDEX job_free \(kind=\? AND until<\?\)/],
])(
  "%s looks at what comes next, and neither at what waits behind it nor at what has ended",
  (_, sql, index) => {
    const file = new StoreFile(newPath());
    const plan = file.read(() => file.query(`EXPLAIN QUERY PLAN ${sql}`).all()) as unknown[][];
    file.close();
    const steps = plan.map((row) => String(row[3])).join("\n");
    expect(steps).toMatch(index);
    expect(steps).not.toMatch(/SCAN job/);
  },
);

test("what was attached to a job leaves the file with its end", async () => {
  const path = newPath();
  const store = closedAfterwards(openStore(path));
  const file = new StoreFile(path);
  onTestFinished(() => file.close());
  const attached = () => file.read(() => file.query("SELECT job FROM job_attachment").all()).length;
  await store.jobs.add({ ...job, attachment: "a program" });
  await store.jobs.add({ ...job, attachment: "another" });
  expect(attached()).toBe(2);
  await store.jobs.finish((await store.jobs.take(["count"], "one")) as TakenJob, {});
  expect(attached()).toBe(1);
});
