import { describe, expect, onTestFinished, test } from "vitest";
import type { CreateAnswer } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/index.ts";
import { Addresses } from "./addresses.ts";
import { Client, createGame, ownSeats, testApp, testServer } from "./fixtures.ts";
import { Hub } from "./hub.ts";
import { noLimits } from "./limits.ts";
import { Metrics } from "./metrics.ts";
import { systemTime } from "./time.ts";
import { alwaysAllowed, gameWeighs } from "./visitor.ts";

const request = { game: "stones", seats: ownSeats, options: { rows: [300] } } as const;
const remoteAddress = "127.0.0.1";

describe("what is in memory because of an address", () => {
  /** So many games fit, and a little more. */
  const roomFor = (games: number) => ({ ...noLimits, eventsHeld: games * gameWeighs - 10 });

  test("is bounded: no game is made or woken beyond it, until some are at rest", async () => {
    const { app } = await testApp({ limits: roomFor(2), restAfter: 30 });
    const create = async () =>
      (await app.inject({ method: "POST", url: "/api/games", payload: request, remoteAddress })).statusCode;
    const other = (
      await app.inject({ method: "POST", url: "/api/games", payload: request })
    ).json() as CreateAnswer;
    const at = (url: string, address: string) => app.inject({ url, remoteAddress: address });
    await expect.poll(async () => (await at("/metrics", "192.0.2.9")).body).toContain("grundy_games_awake 0");
    expect([await create(), await create(), await create()]).toEqual([201, 201, 429]);
    const url = `/api/games/${other.head.id}`;
    expect((await at(url, remoteAddress)).statusCode).toBe(429);
    expect((await at(url, "192.0.2.1")).statusCode).toBe(200);
    // Awake by another's doing.
    expect((await at(url, remoteAddress)).statusCode).toBe(200);
    const resign = { method: "POST", url: `${url}/resign`, payload: { id: "not-mine" } } as const;
    expect((await app.inject({ ...resign, remoteAddress })).statusCode).toBe(403);
    await expect.poll(create).toBe(201);
  });

  test("a long game goes on no further, a short one does", async () => {
    const { app, port } = await testServer({ limits: roomFor(2) });
    const games = [await createGame(app, request), await createGame(app, request)] as const;
    const client = await Client.open(port);
    const play = (index: 0 | 1, after: number) => {
      const [seat, stone] = [(after % 2) as 0 | 1, 300 - after];
      const id = `move-${index}-${after}`;
      client.send({ type: "move", game: games[index].head.id, seat, move: `1:${stone}-${stone}`, after, id });
    };
    for (const { head, tokens } of games) {
      client.send({ type: "subscribe", game: head.id, tokens: tokens as string[], seen: 0 });
      await client.next("state");
    }
    const allowed = alwaysAllowed + 1;
    for (let after = 0; after < allowed; after++) {
      play(0, after);
      await client.next("event");
    }
    play(0, allowed);
    expect(await client.next("error")).toMatchObject({ code: "too-many" });
    play(1, 0);
    expect((await client.next("event")).number).toBe(1);
    const [token] = games[0].tokens.slice(allowed % 2);
    const move = { move: "1:1-1", after: allowed, id: "over-http" };
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/games/${games[0].head.id}/move`;
    const answer = await app.inject({ method: "POST", url, headers, payload: move, remoteAddress });
    expect(answer.statusCode).toBe(429);
  });
});

test("an address makes so many events, over live connections and HTTP together", async () => {
  const eventsRate = { burst: 2, perSecond: 0.001 };
  const { app } = await testApp({ limits: { ...noLimits, eventsRate } });
  const { head, tokens } = await createGame(app, request);
  const play = async (after: number, address: string) => {
    const headers = { authorization: `Bearer ${tokens[after % 2]}` };
    const payload = { move: `1:${300 - after}-${300 - after}`, after, id: `move-${after}` };
    const url = `/api/games/${head.id}/move`;
    const answer = await app.inject({ method: "POST", url, headers, payload, remoteAddress: address });
    return answer.statusCode;
  };
  expect([await play(0, remoteAddress), await play(1, remoteAddress), await play(2, remoteAddress)]).toEqual([
    200, 200, 429,
  ]);
  expect(await play(2, "192.0.2.1")).toBe(200);
});

test("a rematch is a game that is made, and counts as one", async () => {
  const { app, port } = await testServer({ limits: { ...noLimits, gamesPerMinute: 2 } });
  const { head, tokens } = await createGame(app, request);
  const client = await Client.open(port);
  const subscribe = async (game: string) => {
    client.send({ type: "subscribe", game, tokens: tokens as string[], seen: 0 });
    await client.next("state");
    client.send({ type: "resign", game, seat: 0, id: "enough" });
    await client.next("event");
    client.send({ type: "rematch", game, seat: 0, accept: true, id: "again" });
  };
  await subscribe(head.id);
  const { next } = await client.next("rematch-ready");
  await subscribe(next);
  expect(await client.next("error")).toMatchObject({ code: "too-many" });
  const answer = await app.inject({ method: "POST", url: "/api/games", payload: request, remoteAddress });
  expect(answer.statusCode).toBe(429);
});

describe("reading games", () => {
  /** A hub whose store reads a game when it is told to. */
  function opened() {
    const store = memoryStore(new MemoryRoster());
    const load = store.games.load.bind(store.games);
    const ends: (() => void)[] = [];
    store.games.load = async (id) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return load(id);
    };
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const hub = new Hub({ store, time: systemTime, metrics: new Metrics(), onFailure });
    onTestFinished(() => hub.stop());
    const addresses = new Addresses(noLimits);
    return { store, hub, failures, ends, visitor: (name: string) => addresses.at(name, 0) };
  }

  test("a game that another wants behind much else is read when it is my turn", async () => {
    const { store, hub, ends, visitor } = opened();
    const seats = [{ name: null }, { name: null }] as const;
    const ids = Array.from({ length: 10 }, (_, index) => `game-${index}`);
    for (const id of ids)
      await store.games.create({
        id,
        game: "stones",
        options: {},
        seats,
        listed: true,
        open: false,
        created: 1,
      });
    const theirs = ids.map((id) => hub.game(id, visitor("192.0.2.1")));
    const mine = hub.game("game-9", visitor("192.0.2.2"));
    const again = hub.game("game-9", visitor("192.0.2.2"));
    expect(ends).toHaveLength(2);
    for (const end of ends.splice(0)) end();
    expect((await mine)?.id).toBe("game-9");
    expect(await again).toBe(await mine);
    const ending = setInterval(() => ends.splice(0).map((end) => end()), 1);
    const all = await Promise.all(theirs);
    clearInterval(ending);
    expect(all.map((game) => game?.id)).toEqual(ids);
    expect(all[9]).toBe(await mine);
  });

  test("a game that has been made is answered with, though it cannot be read at the moment", async () => {
    const { store, hub, failures } = opened();
    store.games.load = () => Promise.reject(new Error("not now"));
    const made = await hub.create({ game: "stones", seats: ownSeats });
    expect(made).toMatchObject({ ok: true });
    expect(failures).toHaveLength(1);
  });
});
