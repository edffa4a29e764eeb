import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import type { CreateRequest, LobbyChanges, OpenGame } from "../../protocol/index.ts";
import * as schemas from "../../protocol/schemas.ts";
import { MemoryRoster } from "../../roster/index.ts";
import { memoryStore } from "../../store/index.ts";
import { ask, Client, createGame, guestSeat, testServer } from "../fixtures.ts";
import { noLimits } from "../limits.ts";
import { instead } from "../machines/fixtures.ts";

const open: Partial<CreateRequest> = { open: true };
const check = Compile(schemas.serverMessage);

async function lobbyOf(port: number) {
  const client = await Client.open(port);
  client.send({ type: "lobby" });
  const { games } = await client.next("lobby");
  return { client, games };
}

/** Changes until all of it has come, be it in several pieces. */
async function changes(client: Client, count: number): Promise<Omit<LobbyChanges, "type">> {
  const [opened, taken, gone]: [OpenGame[], string[], string[]] = [[], [], []];
  while (opened.length + taken.length + gone.length < count) {
    const message = await client.next("lobby-changes");
    expect([...check.Errors(message)]).toEqual([]);
    opened.push(...message.opened);
    taken.push(...message.taken);
    gone.push(...message.gone);
  }
  return { opened, taken, gone };
}

describe("the lobby over the live connection", () => {
  test("is the whole list, then what is opened, taken and called off", async () => {
    const { app, port } = await testServer();
    const clock = { initial: 60_000, increment: 1000 };
    const first = await createGame(app, { ...open, clock, help: true });
    await expect
      .poll(async () => (await ask(app, "GET /api/lobby", schemas.openList)).data.games.length)
      .toBe(1);
    const { client, games } = await lobbyOf(port);
    expect(games).toEqual([
      {
        id: first.head.id,
        game: "stones",
        options: first.head.options,
        clock,
        help: true,
        seat: 1,
        name: "Ada",
        created: first.head.created,
      },
    ]);
    const second = await createGame(app, {
      ...open,
      game: "reversi",
      seats: [{ by: "guest" }, { by: "me" }],
    });
    // What was opened just before may be told once more.
    let opened: OpenGame | undefined;
    while (opened?.id !== second.head.id) opened = (await changes(client, 1)).opened.at(-1);
    expect(opened).toMatchObject({ id: second.head.id, game: "reversi", seat: 0, name: null });
    expect((await ask(app, "GET /api/lobby", schemas.openList)).data.games).toEqual([opened, games[0]]);
    expect((await ask(app, "GET /api/lobby?game=reversi", schemas.openList)).data.games).toEqual([opened]);
    expect((await ask(app, "GET /api/lobby?game=chess")).code).toBe("message-malformed");

    await ask(app, `POST /api/games/${first.head.id}/join`, schemas.joinAnswer, { name: "Bob" });
    expect(await changes(client, 1)).toEqual({ opened: [], taken: [first.head.id], gone: [] });
    await ask(app, `DELETE /api/games/${second.head.id}`, undefined, undefined, second.tokens[1] as string);
    expect(await changes(client, 1)).toEqual({ opened: [], taken: [], gone: [second.head.id] });
    expect((await lobbyOf(port)).games).toEqual([]);
  });

  test("has nothing that one cannot join: what is not open, not listed or full", async () => {
    const { app, port } = await testServer();
    const { client } = await lobbyOf(port);
    await createGame(app);
    await createGame(app, { open: true, listed: false });
    await createGame(app, { open: true, seats: [{ by: "me" }, { by: "me" }] });
    const { head } = await createGame(app, open);
    expect((await changes(client, 1)).opened.map(({ id }) => id)).toEqual([head.id]);
    expect((await lobbyOf(port)).games).toHaveLength(1);
  });

  test("gives a seat to one of two who want it at the same time, and the other is told", async () => {
    const { app, port } = await testServer();
    const { client } = await lobbyOf(port);
    const { head } = await createGame(app, open);
    await changes(client, 1);
    const join = (name: string) => ask(app, `POST /api/games/${head.id}/join`, schemas.joinAnswer, { name });
    const answers = await Promise.all([join("Bob"), join("Eve")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("no-seat-free");
    expect(await changes(client, 1)).toEqual({ opened: [], taken: [head.id], gone: [] });
  });

  test("tells nobody who has left it, and a game's moves are no news to it", async () => {
    const { app, port } = await testServer();
    const [{ client }, left] = [await lobbyOf(port), (await lobbyOf(port)).client];
    left.send({ type: "leave-lobby" });
    await left.settled();
    const { head, tokens } = await createGame(app, open);
    await changes(client, 1);
    await ask(app, `POST /api/games/${head.id}/join`, schemas.joinAnswer, {});
    await changes(client, 1);
    const move = { move: "1", after: 0, id: "a" };
    await ask(app, `POST /api/games/${head.id}/move`, undefined, move, tokens[0] as string);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await client.settled();
    expect(client.left("lobby-changes")).toEqual([]);
    expect(left.left("lobby-changes")).toEqual([]);
  });

  test("leaves out options that are long, and says that a game begins elsewhere", async () => {
    const { app } = await testServer();
    const rows = Array.from({ length: 100 }, () => 10);
    const options = { rows, take: { from: 1, to: 3 }, middle: false, last: "loses" };
    await createGame(app, { ...open, game: "taking", options });
    await createGame(app, { ...open, from: `${"1".repeat(9)} 2` });
    await expect
      .poll(async () => (await ask(app, "GET /api/lobby", schemas.openList)).data.games)
      .toMatchObject([{ from: true }, { game: "taking" }]);
    const [, long] = (await ask(app, "GET /api/lobby")).data.games;
    expect(long).not.toHaveProperty("options");
  });

  test("is sent no more often than a state may be", async () => {
    const limits = { ...noLimits, stateRate: { burst: 2, perSecond: 1 } };
    const { port } = await testServer({ limits });
    const client = await Client.open(port);
    for (let count = 0; count < 50; count++) client.send({ type: "lobby" });
    await client.settled();
    await client.settled();
    expect(client.left("lobby").length).toBeLessThanOrEqual(3);
  });

  test("is not filled by one address, which may make others when its games are taken or called off", async () => {
    const { app } = await testServer({ limits: { ...noLimits, openGames: 2 } });
    const payload = { game: "stones", seats: guestSeat, ...open };
    const make = async (part = {}) => ask(app, "POST /api/games", undefined, { ...payload, ...part });
    const [first, second] = [await make(), await make()];
    expect((await make()).code).toBe("too-many");
    expect((await make({ open: false })).status).toBe(201);
    await ask(app, `POST /api/games/${first.data.head.id}/join`, schemas.joinAnswer, {});
    expect((await make()).status).toBe(201);
    expect((await make()).code).toBe("too-many");
    const token = second.data.tokens[0];
    await ask(app, `DELETE /api/games/${second.data.head.id}`, undefined, undefined, token);
    expect((await make()).status).toBe(201);
  });

  test("that cannot be read is refused, and there when it can be again", async () => {
    const made = memoryStore(new MemoryRoster());
    let broken = true;
    const waiting: typeof made.games.waiting = async () => {
      if (broken) throw new Error("not now");
      return [];
    };
    const store = { ...made, games: instead(made.games, { waiting }) };
    const { port } = await testServer({ store });
    const client = await Client.open(port);
    client.send({ type: "lobby" });
    expect(await client.next("error")).toMatchObject({ code: "internal" });
    broken = false;
    client.send({ type: "lobby" });
    expect(await client.next("lobby")).toMatchObject({ games: [] });
  });

  test("with a game nobody is at keeps it for a minute after it was made, and while its maker asks for it", async () => {
    const { app, store } = await testServer();
    const { head, tokens } = await createGame(app, { ...open, seats: guestSeat });
    const until = async () => (await store.games.waiting({ at: 0, limit: 9 }))[0]?.until ?? 0;
    await expect.poll(until).toBeGreaterThan(Date.now() + 50_000);
    const before = await until();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await ask(app, `GET /api/games/${head.id}`, undefined, undefined, tokens[0] as string);
    await expect.poll(until).toBeGreaterThan(before);
  });
});
