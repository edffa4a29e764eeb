import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { migrations } from "../../src/store/sqlite/migrations.ts";
import { program } from "../editions/program.ts";
import { idOf, stored } from "../store/games.ts";
import { Running, temporaryFolder } from "./support.ts";

/** A file as an earlier version made it, with games of long ago. */
async function olderFile(games: number): Promise<string> {
  const db = join(temporaryFolder(), "grundy.db");
  const older = openDatabase(db, { migrations: migrations.slice(0, 4) });
  older.exec(`INSERT INTO game (key, id, game, options, listed, open, created)
    VALUES (1, '${stored.id}', 'stones', '{}', 1, 0, 5); INSERT INTO seat (game, seat) VALUES (1, 0), (1, 1)`);
  older.close();
  const store = openStore(db);
  const from = "1".repeat(5000);
  await Promise.all(
    Array.from({ length: games }, (_, index) =>
      store.games.create({ ...stored, id: idOf(index), from, clock: undefined }),
    ),
  );
  await store.close();
  return db;
}

test("grundy prune says what it would drop, drops it with --yes, and the file shrinks", async () => {
  const db = await olderFile(199);
  const before = statSync(db).size;
  const would = await program.run(["prune", "--db", db]);
  expect(would).toMatchObject({ status: 0, stderr: "" });
  expect(would.stdout).toBe(
    "Would drop 200 games (without a second move: 200, unfinished: 0, finished and not listed: 0); drop them with --yes.\n",
  );
  const kept = await program.run(["prune", "--db", db, "--keep-begun", "forever", "--json"]);
  expect(kept.stdout.trim().split("\n")).toHaveLength(200);
  expect(JSON.parse(kept.stdout.split("\n")[0] as string)).toEqual({
    id: stored.id,
    reason: "unfinished",
    dropped: false,
  });
  expect(statSync(db).size).toBe(before);

  const server = new Running(program.main, ["serve", "--port", "0", "--log-level", "silent", "--db", db]);
  const address = await server.address();
  const inUse = await program.run(["prune", "--db", db, "--yes"]);
  expect(inUse).toMatchObject({ status: 1, stdout: "" });
  expect(inUse.stderr).toMatch(/is being served already/);
  // A file of an earlier version is not pruned before its operator says so.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await fetch(new URL(`/api/games/${stored.id}`, address))).status).toBe(200);
  await server.end("SIGTERM");

  const done = await program.run(["prune", "--db", db, "--yes"]);
  expect(done).toMatchObject({ status: 0, stderr: "" });
  expect(done.stdout).toMatch(/^Dropped 200 games/);
  expect(statSync(db).size).toBeLessThan(before / 4);
  expect((await program.run(["prune", "--db", db])).stdout).toBe("No game is past its time.\n");
});

test("a server drops what its operator says, from a file of an earlier version too", async () => {
  const db = await olderFile(3);
  const server = new Running(program.main, ["serve", "--port", "0", "--keep-begun", "1", "--db", db]);
  const address = await server.address();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await fetch(new URL(`/api/games/${idOf(1)}`, address))).status).toBe(404);
  expect(await (await fetch(new URL("/metrics", address))).text()).toMatch(
    /^grundy_games_dropped_total\{reason="begun"\} 4$/m,
  );
  await server.end("SIGTERM");
});
