import { expect, onTestFinished, test, vi } from "vitest";
import { allOf } from "../../test/store/games.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/index.ts";
import { createGame, guestSeat, ownSeats, testApp, testServer } from "./fixtures.ts";
import { Hub } from "./hub.ts";
import { Metrics } from "./metrics.ts";
import { systemTime } from "./time.ts";
import { startUpkeep } from "./upkeep.ts";

const day = 86_400_000;
/** As usual. */
const retention = {};
const unexpected = (error: unknown) => expect.unreachable(String(error));
const later = (days: number) => ({ ...systemTime, wall: () => systemTime.wall() + days * day });

test("games past their time are dropped by themselves, counted, and gone from memory", async () => {
  let days = 0;
  const time = { ...systemTime, wall: () => systemTime.wall() + days * day };
  const { app, store } = await testServer({ time, retention });
  const { head } = await createGame(app, { seats: ownSeats });
  days = 2;
  await vi.waitFor(
    async () => {
      expect((await app.inject("/metrics")).body).toMatch(
        /^grundy_games_dropped_total\{reason="begun"\} 1$/m,
      );
    },
    { timeout: 5000 },
  );
  expect(await store.games.load(head.id)).toBeUndefined();
  expect((await app.inject(`/api/games/${head.id}`)).statusCode).toBe(404);
  expect((await app.inject("/api/games")).json()).toEqual({ games: [] });
});

test("a game that somebody waits at stays until he has left", async () => {
  let days = 0;
  const time = { ...systemTime, wall: () => systemTime.wall() + days * day };
  const metrics = new Metrics();
  const store = memoryStore(new MemoryRoster());
  const hub = new Hub({ store, time, metrics, onFailure: unexpected });
  const made = await hub.create({ game: "stones", seats: guestSeat });
  const left = await hub.create({ game: "stones", seats: guestSeat });
  if (!made.ok || !left.ok) throw new Error("no game");
  const game = await hub.game(made.value.head.id);
  const owner = { send: vi.fn() };
  game?.subscribe(owner, 1);
  days = 3;
  const start = () => {
    const upkeep = startUpkeep({ store, hub, time, metrics, onFailure: unexpected, retention });
    onTestFinished(() => upkeep.stop());
    return upkeep;
  };
  const round = async () => {
    await vi.waitFor(async () => expect(await store.jobs.list({ limit: 9, state: "done" })).toHaveLength(1), {
      timeout: 5000,
    });
    await store.jobs.forget(Number.POSITIVE_INFINITY);
  };
  const first = start();
  await round();
  await first.stop();
  expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual([made.value.head.id]);
  game?.unsubscribe(owner);
  start();
  await round();
  expect(await allOf(store)).toEqual([]);
});

test("nothing is dropped where nothing was said", async () => {
  const { app, store } = await testApp({ time: later(0) });
  const { head } = await createGame(app, { seats: ownSeats });
  const after = await testApp({ store, time: later(1000) });
  await after.app.ready();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await store.games.load(head.id)).toBeDefined();
});

test("the operator deletes a game, and nobody else; whoever is there is told", async () => {
  const operatorToken = "operator-token-of-a-test";
  const { app, subscribe } = await testServer({ operatorToken });
  const { head, tokens } = await createGame(app, { seats: ownSeats });
  const { client } = await subscribe(head.id, [tokens[0] as string]);
  const remove = async (token?: string | null) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.inject({ method: "DELETE", url: `/api/games/${head.id}`, headers });
    return [answer.statusCode, answer.json().error?.code];
  };
  expect(await remove()).toEqual([403, "operator-only"]);
  expect(await remove(tokens[0])).toEqual([403, "operator-only"]);
  expect(await remove(operatorToken)).toEqual([200, undefined]);
  expect(await client.next("error")).toMatchObject({ code: "game-missing", game: head.id });
  expect(await remove(operatorToken)).toEqual([404, "game-missing"]);
  client.send({ type: "move", game: head.id, seat: 0, move: "1", after: 0, id: "a" });
  expect(await client.next("error")).toBeDefined();
  expect((await app.inject(`/api/games/${head.id}`)).statusCode).toBe(404);
});
