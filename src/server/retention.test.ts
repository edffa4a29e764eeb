import { expect, test } from "vitest";
import { usualRetention } from "../store/index.ts";
import { createGame, ownSeats, testApp, testServer } from "./fixtures.ts";
import { systemTime } from "./time.ts";

const day = 86_400_000;
const later = (days: number) => ({ ...systemTime, wall: () => systemTime.wall() + days * day });

test("games past their time are dropped by themselves, counted, and gone from memory", async () => {
  let days = 0;
  const time = { ...systemTime, wall: () => systemTime.wall() + days * day };
  const { app, store, subscribe } = await testServer({ time, retention: usualRetention });
  const { head } = await createGame(app, { seats: ownSeats });
  const { client } = await subscribe(head.id);
  days = 2;
  expect(await client.next("error")).toMatchObject({ code: "game-missing", game: head.id });
  expect(await store.games.load(head.id)).toBeUndefined();
  expect((await app.inject(`/api/games/${head.id}`)).statusCode).toBe(404);
  expect((await app.inject("/api/games")).json()).toEqual({ games: [] });
  expect((await app.inject("/metrics")).body).toMatch(/^grundy_games_dropped_total\{reason="begun"\} 1$/m);
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
