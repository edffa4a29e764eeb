import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { event, idOf, stored } from "../../../test/store/games.ts";
import { createGame, ownSeats, testApp } from "../../server/fixtures.ts";
import { SqliteCommitter } from "./committer.ts";
import { temporaryFolder } from "./fixtures.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";

const maxBytes = 400_000;
function limited(): { path: string; store: ReturnType<typeof sqliteStore> } {
  const path = join(temporaryFolder(), "grundy.db");
  return { path, store: sqliteStore(path, localWriter(new SqliteCommitter(path, maxBytes))) };
}

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
  let number = 1;
  const fill = async () => {
    for (;;) {
      await store.games.append(stored.id, { ...event(number), id: "i".repeat(2000) });
      number++;
    }
  };
  await expect(fill()).rejects.toMatchObject({ code: "full" });
  expect((await store.games.load(stored.id))?.events).toHaveLength(number - 1);
  await store.close();
  expect(statSync(path).size).toBeLessThanOrEqual(maxBytes);
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
