import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { event, idOf, stored } from "../../../test/store/games.ts";
import { openToWrite } from "./committer.ts";
import { StoreFile } from "./file.ts";
import { tamper, temporaryFolder } from "./fixtures.ts";
import { changes, questions } from "./games-prune.ts";
import { compactFile, openStore } from "./open.ts";

const newPath = () => join(temporaryFolder(), "grundy.db");

test("a dropped game leaves nothing behind, not even events behind a gap, and its space is given back", async () => {
  const path = newPath();
  const store = openStore(path);
  const ids = Array.from({ length: 200 }, (_, index) => idOf(index));
  for (const id of ids) {
    await store.games.create({ ...stored, id, from: "x".repeat(3000) });
    for (const number of [1, 2, 3, 4]) void store.games.append(id, event(number));
  }
  await store.games.create(stored);
  tamper(path, "DELETE FROM event WHERE number = 2 AND game < 10");
  const size = () => {
    const file = new StoreFile(path);
    const [[pages]] = file.read(() => file.query("PRAGMA page_count").all()) as [[number]];
    const counts = file.read(() =>
      file
        .query(
          "SELECT (SELECT count(*) FROM event), (SELECT count(*) FROM seat), (SELECT count(*) FROM game)",
        )
        .all(),
    );
    file.close();
    return { pages, counts };
  };
  const before = size();
  let after: number | undefined;
  let pieces = 0;
  do {
    const pruned = await store.games.prune({ retention: { unfinished: 0 }, at: 1000, after });
    after = pruned.next;
    pieces++;
  } while (after !== undefined);
  expect(pieces).toBeGreaterThan(0);
  expect(size().counts).toEqual([[0, 0, 0]]);
  expect(size().pages).toBeLessThan(before.pages / 4);
  await store.close();
  // Nothing is left to be given back: the file is as large as one that was written anew.
  const given = statSync(path).size;
  compactFile(path);
  expect(given).toBeLessThanOrEqual(statSync(path).size + 2 * 4096);
});

test("a game with events behind a gap is dropped whole, also by its operator", async () => {
  const path = newPath();
  const store = openStore(path);
  for (const id of [stored.id, idOf(1)]) {
    await store.games.create({ ...stored, id });
    for (let number = 1; number <= 40; number++) await store.games.append(id, event(number));
  }
  tamper(path, "DELETE FROM event WHERE game = 1 AND number BETWEEN 3 AND 20");
  expect(await store.games.drop(stored.id)).toBe(true);
  const file = new StoreFile(path);
  expect(file.read(() => file.query("SELECT game, count(*) FROM event GROUP BY game").all())).toEqual([
    [2, 40],
  ]);
  file.close();
  await store.close();
});

test.each(Object.entries({ ...questions, ...changes }))(
  "to prune, %s looks up what it needs, and never walks all games or events",
  (_, sql) => {
    const file = openToWrite(newPath());
    const plan = file.read(() => file.query(`EXPLAIN QUERY PLAN ${sql}`).all()) as unknown[][];
    expect(plan.map((row) => String(row[3])).join("\n")).not.toMatch(/SCAN (game|event|seat)/);
    file.close();
  },
);
