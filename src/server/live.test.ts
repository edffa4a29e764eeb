import { Compile } from "typebox/compile";
import { describe, expect, test, vi } from "vitest";
import { closeCodes, type ErrorMessage, maxFrame, maxSubscriptions } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import type { AppOptions } from "./app.ts";
import { Audience } from "./audience.ts";
import { testServer as anyServer, Client, createGame, ownSeats, stone } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";

describe.each([
  ["own frames", true],
  ["ws alone", false],
])("with %s", (_, ownFrames) => {
  const testServer = (options: Partial<AppOptions> = {}) => anyServer({ ownFrames, ...options });

  describe("moves", () => {
    test("go to everyone who is there, numbered, in the record's form", async () => {
      const { started, subscribe } = await testServer();
      const { id, first, second } = await started();
      const { client: watcher, state } = await subscribe(id);
      expect(state).toMatchObject({ yours: [], after: 0, events: [], clock: null, next: null });
      first.send(stone(id, 0, 0));
      for (const client of [first, second, watcher]) {
        const event = { type: "move", seat: 0, move: "1:21-21" };
        expect(await client.next("event")).toMatchObject({ game: id, number: 1, event, id: "move-0" });
      }
      second.send(stone(id, 1, 1));
      expect(await first.next("event")).toMatchObject({ number: 2 });
    });

    test("out of turn, illegal and after the end are refused with a code", async () => {
      const { started } = await testServer();
      const { id, first, second } = await started({ options: { rows: [2], take: { from: 1, to: 2 } } });
      second.send(stone(id, 1, 0));
      expect(await second.next("error")).toMatchObject({ code: "not-your-turn", game: id, id: "move-0" });
      first.send({ ...stone(id, 0, 0), move: "3" });
      expect(await first.next("error")).toMatchObject({ code: "outside-row" });
      first.send({ ...stone(id, 0, 0), move: "<script>" });
      expect(await first.next("error")).toMatchObject({ code: "not-in-notation" });
      first.send({ ...stone(id, 0, 0), move: "2" });
      await second.next("event");
      second.send(stone(id, 1, 1));
      expect(await second.next("error")).toMatchObject({ code: "game-over" });
    });

    test("a watcher cannot move, nor a seat for the other, nor a forged token", async () => {
      const { started, subscribe } = await testServer();
      const { id, first, tokens } = await started();
      const { client: watcher } = await subscribe(id);
      watcher.send(stone(id, 0, 0));
      expect(await watcher.next("error")).toMatchObject({ code: "seat-not-yours" });
      first.send(stone(id, 1, 0));
      expect(await first.next("error")).toMatchObject({ code: "seat-not-yours" });
      const forged = `${tokens[0].slice(0, -1)}${tokens[0].endsWith("A") ? "B" : "A"}`;
      const { client: forger, state } = await subscribe(id, [forged]);
      expect(state.yours).toEqual([]);
      forger.send(stone(id, 0, 0));
      expect(await forger.next("error")).toMatchObject({ code: "seat-not-yours" });
      expect(first.left("event")).toEqual([]);
    });

    test("a move sent twice counts once, and is answered twice", async () => {
      const { started } = await testServer();
      const { id, first, second } = await started();
      first.send(stone(id, 0, 0));
      first.send(stone(id, 0, 0));
      expect(await first.next("event")).toMatchObject({ number: 1, id: "move-0" });
      expect(await first.next("event")).toMatchObject({ number: 1, id: "move-0" });
      second.send(stone(id, 1, 1));
      await first.next("event");
      first.send(stone(id, 0, 0));
      expect(await first.next("event")).toMatchObject({ number: 1, id: "move-0" });
      await second.settled();
      expect(second.left("event").map((message) => "number" in message && message.number)).toEqual([1, 2]);
    });

    test("a move on an outdated position gets what was missed", async () => {
      const { started } = await testServer();
      const { id, first, second } = await started();
      first.send(stone(id, 0, 0));
      await second.next("event");
      second.send(stone(id, 1, 1));
      await second.next("event");
      first.send({ ...stone(id, 0, 0, "another"), move: "2" });
      expect(await first.next("error")).toMatchObject({
        code: "outdated",
        id: "another",
        facts: { number: 2 },
      });
      const state = await first.next("state");
      expect(state).toMatchObject({ after: 0 });
      expect(state.events.map(({ number }) => number)).toEqual([1, 2]);
    });

    test("two writers of one game at once: one order, each answered", async () => {
      const { started, subscribe } = await testServer();
      const { id, first, tokens } = await started();
      const { client: twin } = await subscribe(id, [tokens[0]]);
      first.send({ ...stone(id, 0, 0, "one"), move: "1" });
      twin.send({ ...stone(id, 0, 0, "two"), move: "2" });
      const [seen, alsoSeen] = [await first.next("event"), await twin.next("event")];
      expect(seen.id).toBe(alsoSeen.id);
      const loser = seen.id === "one" ? twin : first;
      expect(await loser.next("error")).toMatchObject({ code: "outdated" });
      await first.settled();
      await twin.settled();
      expect([...first.left("event"), ...twin.left("event")]).toEqual([]);
    });
  });

  test("who comes back gets only what he missed", async () => {
    const { started, subscribe } = await testServer();
    const { id, first, second, tokens } = await started();
    first.send(stone(id, 0, 0));
    await second.next("event");
    second.socket.terminate();
    const { client, state } = await subscribe(id, [tokens[1]], 1);
    expect(state).toMatchObject({ after: 1, events: [], yours: [1] });
    client.send(stone(id, 1, 1));
    await first.next("event");
    const { state: later } = await subscribe(id, [], 1);
    expect(later.events.map(({ number }) => number)).toEqual([2]);
    const { state: ahead } = await subscribe(id, [], 99);
    expect(ahead).toMatchObject({ after: 0 });
    expect(ahead.events).toHaveLength(2);
  });

  describe("taking back", () => {
    async function afterMoves(count: number) {
      const server = await testServer();
      const game = await server.started();
      const players = [game.first, game.second] as const;
      for (let number = 0; number < count; number++) {
        players[number % 2]?.send(stone(game.id, (number % 2) as 0 | 1, number));
        for (const player of players) await player.next("event");
      }
      return { ...server, ...game };
    }

    test("needs the other's consent and goes back to the asker's own turn", async () => {
      const { id, first, second } = await afterMoves(3);
      // The second player is to move; his last own turn was after one move.
      second.send({ type: "take-back", game: id, seat: 1, id: "ask" });
      expect(await first.next("take-back-asked")).toMatchObject({ seat: 1, moves: 1 });
      second.send({ type: "take-back-answer", game: id, seat: 1, accept: true, id: "self" });
      expect(await second.next("error")).toMatchObject({ code: "seat-not-yours", id: "self" });
      first.send({ type: "take-back-answer", game: id, seat: 0, accept: true, id: "yes" });
      const event = { type: "take-back", seat: 1, moves: 1 };
      expect(await second.next("event")).toMatchObject({ number: 4, event, id: "yes" });
      second.send({ ...stone(id, 1, 4), move: "2" });
      expect((await first.next("event")).number).toBe(4);
      expect((await first.next("event")).number).toBe(5);
    });

    test("can be declined, and a move withdraws the request", async () => {
      const { id, first, second } = await afterMoves(3);
      first.send({ type: "take-back", game: id, seat: 0, id: "ask" });
      await second.next("take-back-asked");
      second.send({ type: "take-back-answer", game: id, seat: 1, accept: false, id: "no" });
      expect(await first.next("take-back-declined")).toMatchObject({ seat: 0 });
      first.send({ type: "take-back", game: id, seat: 0, id: "ask2" });
      expect(await first.next("error")).toMatchObject({ code: "asked-already", id: "ask2" });
      second.send(stone(id, 1, 3));
      await first.next("event");
      first.send({ type: "take-back", game: id, seat: 0, id: "ask3" });
      await second.next("take-back-asked");
      first.send(stone(id, 0, 4));
      await second.next("event");
      await second.next("event");
      second.send({ type: "take-back-answer", game: id, seat: 1, accept: true, id: "late" });
      expect(await second.next("error")).toMatchObject({ code: "take-back-none" });
    });

    test("is refused to who has no own turn behind him, and after the end", async () => {
      const { id, first, second } = await afterMoves(1);
      second.send({ type: "take-back", game: id, seat: 1, id: "ask" });
      expect(await second.next("error")).toMatchObject({ code: "nothing-to-undo" });
      first.send({ type: "resign", game: id, seat: 0, id: "resign" });
      await first.next("event");
      first.send({ type: "take-back", game: id, seat: 0, id: "ask" });
      expect(await first.next("error")).toMatchObject({ code: "game-over" });
    });

    test("asks nobody when one holds both seats", async () => {
      const { app, subscribe } = await testServer();
      const { head, tokens } = await createGame(app, { seats: ownSeats });
      const { client, state } = await subscribe(head.id, tokens as string[]);
      expect(state.yours).toEqual([0, 1]);
      client.send(stone(head.id, 0, 0));
      client.send(stone(head.id, 1, 1));
      client.send({ type: "take-back", game: head.id, seat: 0, id: "back" });
      await client.next("event");
      await client.next("event");
      expect(await client.next("event")).toMatchObject({ number: 3, event: { type: "take-back", moves: 0 } });
    });
  });

  test("a game is claimed when the other's connection has been gone for long enough; nobody else's seat claims it", async () => {
    const { started, subscribe } = await testServer({ limits: { ...noLimits, claimAfter: 1000 } });
    const clock = { initial: 600_000, increment: 0 };
    const { id, first, second } = await started({ clock });
    const { client: watcher } = await subscribe(id);
    watcher.send({ type: "claim", game: id, seat: 0, id: "stranger" });
    expect(await watcher.next("error")).toMatchObject({ code: "seat-not-yours" });
    first.send({ type: "claim", game: id, seat: 0, id: "there" });
    expect(await first.next("error")).toMatchObject({ code: "claim-present", id: "there" });
    second.socket.terminate();
    let presence = await first.next("presence");
    while (presence.present[1]) presence = await first.next("presence");
    expect([...Compile(schemas.presenceMessage).Errors(presence)]).toEqual([]);
    expect(presence.claimIn).toEqual([null, expect.any(Number)]);
    for (let tried = 0; first.left("event").length === 0; tried++) {
      first.send({ type: "claim", game: id, seat: 0, id: `claim-${tried}` });
      await first.settled();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const { code } of first.left("error") as ErrorMessage[])
      expect(["claim-early", "game-over"]).toContain(code);
    expect(await watcher.next("event")).toMatchObject({ number: 1, event: { type: "claim", seat: 0 } });
    const { state } = await subscribe(id);
    expect([...Compile(schemas.stateMessage).Errors(state)]).toEqual([]);
    expect(state.claimIn).toEqual([null, null]);
  });

  test("a rematch swaps the seats and keeps the tokens", async () => {
    const { started, subscribe } = await testServer();
    const { id, first, second, tokens } = await started();
    first.send({ type: "rematch", game: id, seat: 0, accept: true, id: "early" });
    expect(await first.next("error")).toMatchObject({ code: "game-going-on" });
    first.send({ type: "resign", game: id, seat: 0, id: "resign" });
    expect(await second.next("event")).toMatchObject({ event: { type: "resign", seat: 0 } });
    second.send({ type: "rematch", game: id, seat: 1, accept: true, id: "again" });
    expect(await first.next("rematch-offered")).toMatchObject({ seat: 1 });
    first.send({ type: "rematch", game: id, seat: 0, accept: true, id: "yes" });
    const { next } = await second.next("rematch-ready");
    expect(await first.next("rematch-ready")).toMatchObject({ next });
    const { state } = await subscribe(next, [tokens[0]]);
    expect(state).toMatchObject({
      yours: [1],
      head: { rematchOf: id, seats: [{ name: "Bob" }, { name: "Ada" }] },
    });
    const { state: old } = await subscribe(id);
    expect(old.next).toBe(next);
  });

  test("seats and presence are told", async () => {
    const { app, subscribe } = await testServer();
    const { head, tokens, invitation } = await createGame(app);
    const { client } = await subscribe(head.id, [tokens[0] as string]);
    await app.inject({
      method: "POST",
      url: `/api/games/${head.id}/join`,
      payload: { invitation, name: "Bob" },
    });
    expect(await client.next("seats")).toMatchObject({
      seats: [{ name: "Ada" }, { name: "Bob", taken: true }],
    });
    expect(await client.next("presence")).toMatchObject({ present: [true, false], watchers: 0 });
    await subscribe(head.id);
    expect(await client.next("presence")).toMatchObject({ present: [true, false], watchers: 1 });
  });

  describe("hostile messages", () => {
    test.each([
      ["no JSON", "{"],
      ["no object", "7"],
      ["null", "null"],
      ["no type", "{}"],
      ["a prototype for a type", '{"type":"__proto__"}'],
      ["a server's message", '{"type":"event","game":"aaaaaaaaaaaaaaaa","number":1}'],
      ["another member", '{"type":"ping","__proto__":{"x":1},"y":2}'],
    ])("%s is answered as malformed", async (_, text) => {
      const { port } = await testServer();
      const client = await Client.open(port);
      client.socket.send(text);
      expect(await client.next("error")).toMatchObject({ code: "message-malformed" });
      client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
      expect(await client.next("error")).toMatchObject({ code: "message-malformed" });
      await client.settled();
    });

    test("a frame that is too large closes the connection, and only that", async () => {
      const { started, subscribe } = await testServer();
      const { id, first } = await started();
      const { client } = await subscribe(id);
      client.socket.send(" ".repeat(maxFrame + 1));
      expect((await client.end()).code).toBe(closeCodes.tooLarge);
      first.send(stone(id, 0, 0));
      await first.next("event");
    });

    test("messages for games that are not there or not subscribed", async () => {
      const { subscribe, started } = await testServer();
      const { id } = await started();
      const { client } = await subscribe(id);
      client.send({ type: "subscribe", game: "x".repeat(16), seen: 0 });
      expect(await client.next("error")).toMatchObject({ code: "game-missing" });
      client.send(stone("x".repeat(16), 0, 0));
      expect(await client.next("error")).toMatchObject({ code: "not-subscribed" });
      client.send({ type: "unsubscribe", game: id });
      client.send(stone(id, 0, 0));
      expect(await client.next("error")).toMatchObject({ code: "not-subscribed" });
    });

    test("one connection follows a bounded number of games", async () => {
      const { app, port } = await testServer();
      const client = await Client.open(port);
      for (let count = 0; count <= maxSubscriptions; count++) {
        const { head } = await createGame(app);
        client.send({ type: "subscribe", game: head.id, seen: 0 });
      }
      expect(await client.next("error")).toMatchObject({ code: "too-many-subscriptions" });
      await client.settled();
      expect(client.left("state")).toHaveLength(maxSubscriptions);
    });

    test("too many messages are refused, then the connection is closed", async () => {
      const { port } = await testServer({ limits: defaultLimits });
      const client = await Client.open(port);
      const flood = defaultLimits.connectionRate.burst + 60;
      for (let count = 0; count < flood; count++) client.send({ type: "ping" });
      expect(await client.next("error")).toMatchObject({ code: "too-many" });
      expect((await client.end()).code).toBe(closeCodes.rules);
    });

    test("an address has a bounded number of connections", async () => {
      const { port } = await testServer({ limits: { ...defaultLimits, connectionsPerAddress: 2 } });
      const first = await Client.open(port);
      await Client.open(port);
      const third = await Client.open(port);
      expect((await third.end()).code).toBe(closeCodes.rules);
      first.socket.terminate();
      await expect.poll(async () => (await Client.open(port)).closed).toBeUndefined();
    });

    test.each([
      ["https://elsewhere.example", false],
      ["http://rebound.example", false],
      ["null", false],
      ["http://127.0.0.1", true],
    ])("a page from %s: %s", async (origin, welcome) => {
      const { port } = await testServer();
      const host = origin.startsWith("http://rebound") ? { host: `rebound.example:${port}` } : {};
      const opened = Client.open(port, { origin: origin === "null" ? origin : `${origin}:${port}`, ...host });
      if (welcome) await opened;
      else await expect(opened).rejects.toThrow("host" in host ? "421" : "403");
    });
  });

  test("a text that is not ASCII, and one that is long, come as they were sent", async () => {
    const { app, subscribe } = await testServer();
    const name = "Žofie 🎲";
    const { head } = await createGame(app, { seats: [{ by: "me", name }, { by: "guest" }] });
    const { client, state } = await subscribe(head.id);
    expect(state.head.seats[0].name).toBe(name);
    client.send({ type: "subscribe", game: "ü".repeat(16), seen: 0 });
    expect(await client.next("error")).toMatchObject({ code: "message-malformed" });
    client.socket.send(`{"type":"ping"${" ".repeat(maxFrame - 16)}}`);
    await client.next("pong");
  });
});

test("the network's delay is measured with every connection", async () => {
  const { started } = await anyServer();
  const delay = vi.spyOn(Audience.prototype, "delayOf");
  const { id, first, second } = await started({ clock: { initial: 60_000, increment: 0 } });
  await first.settled();
  first.send(stone(id, 0, 0));
  await second.next("event");
  second.send(stone(id, 1, 1));
  await first.next("event");
  const measured = delay.mock.results.map(({ value }) => value as number);
  expect(measured.some((milliseconds) => milliseconds > 0 && milliseconds < 5000)).toBe(true);
  delay.mockRestore();
});
