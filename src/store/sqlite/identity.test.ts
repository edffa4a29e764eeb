import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { event, idOf, stored } from "../../../test/store/games.ts";
import { temporaryFolder } from "./fixtures.ts";
import { lockFile } from "./lock.ts";
import { openStore } from "./open.ts";

const replaced = (path: string) => {
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
};

test.each<[string, string, (path: string) => void]>([
  ["the file, removed", "", (path) => rmSync(path)],
  ["the file, renamed", "", (path) => renameSync(path, `${path}.old`)],
  ["the file, replaced", "", replaced],
  ["its log, removed", "-wal", (path) => rmSync(path)],
  ["its log, replaced", "-wal", replaced],
  ["its lock, removed", ".lock", (path) => rmSync(path)],
])("%s under a store: nothing is kept or made anew, and it is said", async (_, end, harm) => {
  const path = join(temporaryFolder(), "grundy.db");
  const lock = lockFile(path);
  const store = openStore(path);
  await store.games.create(stored);
  await store.check();
  harm(path + end);
  const there = existsSync(path + end);
  for (let number = 1; number <= 3; number++) {
    await expect(store.check()).rejects.toMatchObject({ code: "moved" });
    await expect(store.games.append(stored.id, event(1))).rejects.toMatchObject({ code: "moved" });
    await expect(store.markAlive(number)).rejects.toMatchObject({ code: "moved" });
  }
  expect(existsSync(path + end)).toBe(there);
  await store.close();
  lock.release();
});

test("a file that comes back is written again, and has what was answered for before", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = openStore(path);
  await store.games.create(stored);
  await store.games.append(stored.id, event(1));
  renameSync(path, `${path}.old`);
  await expect(store.games.append(stored.id, event(2))).rejects.toMatchObject({ code: "moved" });
  renameSync(`${path}.old`, path);
  await store.check();
  expect(await store.games.append(stored.id, event(2))).toBe(true);
  expect((await store.games.load(stored.id))?.events).toEqual([event(1), event(2)]);
  await store.close();
});

test("after a batch that failed the file is not made anew in an empty place", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = openStore(path);
  await store.games.create(stored);
  await expect(store.games.create({ ...stored, id: "b", created: 0.5 })).rejects.toThrow();
  renameSync(path, `${path}.old`);
  await expect(store.games.append(stored.id, event(1))).rejects.toMatchObject({ code: "moved" });
  expect(existsSync(path)).toBe(false);
  await store.close();
});

// In a process of its own: the system counts a file's locks by process.
test("after a batch that failed another program that comes and goes does not take the log away", async () => {
  const path = join(temporaryFolder(), "grundy.db");
  const store = openStore(path);
  await store.games.create(stored);
  await expect(store.games.create({ ...stored, id: "b", created: 0.5 })).rejects.toThrow();
  await store.games.create({ ...stored, id: idOf(1) });
  const other = `const file = new (require("libsql"))(process.argv[1]); file.exec("SELECT count(*) FROM game"); file.close()`;
  expect(spawnSync(process.execPath, ["-e", other, path])).toMatchObject({ status: 0 });
  expect(existsSync(`${path}-wal`)).toBe(true);
  expect(await store.games.append(stored.id, event(1))).toBe(true);
  await store.close();
});
