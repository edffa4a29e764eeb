import { expect, test, vi } from "vitest";
import { MemoryRoster } from "../roster/index.ts";
import { Deferred, type LoadedGame, memoryStore } from "../store/index.ts";
import { createGame, guestSeat, ownSeats, stone, testApp, testServer } from "./fixtures.ts";
import { Hub } from "./hub.ts";
import { Metrics } from "./metrics.ts";
import { systemTime } from "./time.ts";

function newHub() {
  const store = memoryStore(new MemoryRoster());
  const onFailure = vi.fn();
  return { store, onFailure, hub: new Hub({ store, time: systemTime, metrics: new Metrics(), onFailure }) };
}

async function newGame(hub: Hub, seats = ownSeats) {
  const made = await hub.create({ game: "stones", seats, clock: { initial: 1000, increment: 0 } });
  if (!made.ok) throw new Error(made.refusal.code);
  const game = await hub.game(made.value.head.id);
  if (!game) throw new Error("no game");
  return { game, id: game.id };
}

const missing = { ok: false, refusal: { code: "game-missing" } };

test("a game dropped while it is being loaded does not come to life", async () => {
  const { hub, store } = newHub();
  const { id } = await newGame(hub);
  hub.forget(id);
  const slow = new Deferred<LoadedGame | undefined>();
  const loaded = await store.games.load(id);
  vi.spyOn(store.games, "load").mockImplementationOnce(async () => slow);
  const woken = hub.game(id);
  expect(await hub.drop(id)).toBe(true);
  slow.resolve(loaded);
  expect(await woken).toBeUndefined();
  expect(hub.awake(id)).toBeUndefined();
  expect(await hub.game(id)).toBeUndefined();
});

test("nothing is acknowledged for a game that the store has no longer", async () => {
  const { hub, store, onFailure } = newHub();
  const { game, id } = await newGame(hub, guestSeat);
  const listener = { send: vi.fn() };
  game.subscribe(listener, 1);
  await store.games.drop(id);
  expect(await game.move(0, "1", 0, "a")).toMatchObject(missing);
  expect(await game.resign(0, "b")).toMatchObject(missing);
  expect(onFailure).not.toHaveBeenCalled();
  const other = await newGame(hub, guestSeat);
  await store.games.drop(other.id);
  const seat = { name: "Bob", tokenHash: "hash", takenAt: 5 };
  expect(await other.game.join(1, seat)).toMatchObject(missing);
});

test("a move that was written, but dropped before its answer came, is not acknowledged, and its clock stands still", async () => {
  const { hub, store } = newHub();
  const { game, id } = await newGame(hub);
  const listener = { send: vi.fn() };
  game.subscribe(listener, 1);
  const written = new Deferred<boolean>();
  vi.spyOn(store.games, "append").mockReturnValueOnce(written);
  const moved = Promise.resolve(game.move(0, "1", 0, "a"));
  const waiting = Promise.resolve(game.move(1, "1", 1, "b"));
  await hub.drop(id);
  expect(listener.send).toHaveBeenCalledTimes(1);
  written.resolve(true);
  expect(await moved).toMatchObject(missing);
  expect(await waiting).toMatchObject(missing);
  expect(listener.send).toHaveBeenCalledTimes(1);
  expect(JSON.parse(listener.send.mock.calls[0]?.[0])).toMatchObject({ code: "game-missing", game: id });
  expect(game.timeLeft).toBeUndefined();
});

test("the time of a dropped game is not tried again and again", async () => {
  const { hub, store } = newHub();
  const { game, id } = await newGame(hub);
  await game.move(0, "1", 0, "a");
  const append = vi.spyOn(store.games, "append");
  await store.games.drop(id);
  await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(1), { timeout: 5000 });
  await vi.waitFor(() => expect(game.isGone).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(append).toHaveBeenCalledTimes(1);
});

test("a rematch of a dropped game is none", async () => {
  const { hub, store } = newHub();
  const { game, id } = await newGame(hub);
  await game.resign(0, "a");
  await store.games.drop(id);
  expect(await game.rematch(0, true, "b", true)).toMatchObject(missing);
});

test("whoever is at a deleted game is told so, whatever he asks, and can go on with others", async () => {
  const { app, started } = await testServer();
  const { id, first, second } = await started();
  const other = await createGame(app, { seats: ownSeats });
  expect((await app.inject({ method: "DELETE", url: `/api/games/${id}` })).statusCode).toBe(200);
  for (const client of [first, second])
    expect(await client.next("error")).toMatchObject({ code: "game-missing", game: id });
  first.send(stone(id, 0, 0, "late"));
  expect(await first.next("error")).toMatchObject({ code: "game-missing", game: id, id: "late" });
  first.send({ type: "subscribe", game: id, tokens: [], seen: 0 });
  expect(await first.next("error")).toMatchObject({ code: "game-missing", game: id });
  first.send({ type: "subscribe", game: other.head.id, tokens: [other.tokens[0] as string], seen: 0 });
  await first.next("state");
  first.send(stone(other.head.id, 0, 0));
  expect(await first.next("event")).toMatchObject({ game: other.head.id, number: 1 });
});

test("an unknown game cannot be deleted", async () => {
  const { app } = await testApp();
  const answer = await app.inject({ method: "DELETE", url: `/api/games/${"x".repeat(16)}` });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, "game-missing"]);
});
