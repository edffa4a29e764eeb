import { Agent, get } from "node:http";
import type { Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { closeCodes, maxSubscriptions } from "../protocol/index.ts";
import type { StoredSeat } from "../store/index.ts";
import { proxiesOf } from "./door.ts";
import {
  testServer as anyServer,
  Client,
  clientFrame,
  createGame,
  ownSeats,
  plain,
  pour,
  rawLive,
  socketsOf,
  testApp,
} from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";
import { hashOf } from "./secret.ts";

const megabyte = 1_000_000;
const ping = clientFrame(0x89, "x".repeat(125));
const manyPings = Buffer.concat(Array.from({ length: 500 }, () => ping));

describe.each([
  ["own frames", true],
  ["ws alone", false],
])("with %s", (_, ownFrames) => {
  test("pongs that are not read do not pile up", async () => {
    const { app, port } = await anyServer({ ownFrames, limits: noLimits });
    const sockets = socketsOf(app);
    const { socket } = await rawLive(port, { read: false });
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, sockets[0]?.writableLength ?? 0);
    }, 1);
    const written = await pour(socket, manyPings, 60 * megabyte);
    clearInterval(watching);
    expect(most).toBeLessThan(2 * megabyte);
    expect(written).toBeLessThan(60 * megabyte);
  });

  test.each([
    ["pings", manyPings],
    ["pongs", Buffer.concat(Array.from({ length: 500 }, () => clientFrame(0x8a, "")))],
    [
      "parts of messages",
      Buffer.concat([
        clientFrame(0x01, ""),
        ...Array.from({ length: 50 }, () => clientFrame(0x00, "")),
        clientFrame(0x80, "7"),
      ]),
    ],
    ["messages", Buffer.concat(Array.from({ length: 500 }, () => clientFrame(0x81, '{"type":"ping"}')))],
  ])("%s are within the rate, or the connection ends and nothing more of it is read", async (_, piece) => {
    const { app, port } = await anyServer({ ownFrames, limits: defaultLimits });
    const sockets = socketsOf(app);
    const { socket, received } = await rawLive(port);
    await pour(socket, piece, 100 * megabyte);
    expect(socket.destroyed).toBe(true);
    expect(received()).toContain(String.fromCharCode(closeCodes.rules >> 8, closeCodes.rules & 255));
    expect(sockets[0]?.bytesRead).toBeLessThan(megabyte);
  });

  /** A game of so many moves, and what a connection is sent of it in a second and a half. */
  async function longGame(moves: number) {
    const { app, port, store } = await anyServer({ ownFrames, limits: defaultLimits });
    const { head, tokens } = await createGame(app, { seats: ownSeats });
    const game = { ...head, id: "l".repeat(16), options: { ...(head.options as object), rows: [moves + 1] } };
    const seats = ([0, 1] as const).map((seat) => ({
      name: null,
      tokenHash: hashOf(tokens[seat] as string),
    }));
    await store.games.create({ ...game, seats: seats as [StoredSeat, StoredSeat] });
    for (let number = 1; number <= moves; number++) {
      const stick = moves + 2 - number;
      const event = { type: "move", seat: ((number - 1) % 2) as 0 | 1, move: `1:${stick}-${stick}` } as const;
      await store.games.append(game.id, { number, event, at: number, id: `move-${number}` });
    }
    const client = await Client.open(port);
    client.send({ type: "subscribe", game: game.id, tokens: tokens as string[], seen: 0 });
    const state = await client.next("state");
    expect(state.events).toHaveLength(moves);
    return {
      client,
      id: game.id,
      async states() {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await client.settled();
        return client.left("state").length;
      },
    };
  }

  test("a long state is sent once a second, however often it is asked for", async () => {
    const { client, id, states } = await longGame(1500);
    for (let count = 0; count < 25; count++) {
      client.send({ type: "subscribe", game: id, seen: 0 });
      client.send({ type: "move", game: id, seat: 0, move: "1", after: 0, id: `late-${count}` });
    }
    const sent = await states();
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(2);
  });

  test("short states are so many at once, and then one a second", async () => {
    const { client, id, states } = await longGame(3);
    for (let count = 0; count < 50; count++) client.send({ type: "subscribe", game: id, seen: 0 });
    const sent = await states();
    expect(sent).toBeGreaterThanOrEqual(maxSubscriptions - 1);
    expect(sent).toBeLessThanOrEqual(maxSubscriptions + 2);
  });

  test("states beyond an address's bytes come when those are paid for", async () => {
    const limits = { ...noLimits, bytesRate: { burst: 1500, perSecond: 3000 } };
    const { app, port } = await anyServer({ ownFrames, limits });
    const { head } = await createGame(app, { game: "sticks", options: { rows: new Array(100).fill(19) } });
    const client = await Client.open(port);
    for (let count = 0; count < 20; count++) {
      client.send({ type: "unsubscribe", game: head.id });
      client.send({ type: "subscribe", game: head.id, seen: 0 });
    }
    await client.next("state");
    await client.settled();
    expect(client.left("state").length).toBeLessThan(4);
  });

  test("of what was read nothing is handed on after the one that was too much", async () => {
    const { app, port } = await anyServer({ ownFrames, limits: defaultLimits });
    const { socket } = await rawLive(port);
    const [client] = [...app.websocketServer.clients];
    let handedOn = 0;
    client?.on("ping", () => handedOn++);
    socket.write(Buffer.concat(Array.from({ length: 10_000 }, () => clientFrame(0x89, ""))));
    await ended(socket);
    expect(handedOn).toBeGreaterThan(50);
    expect(handedOn).toBeLessThan(1000);
  });

  test("an honest client's pings are answered", async () => {
    const { port } = await anyServer({ ownFrames, limits: defaultLimits });
    const client = await Client.open(port);
    const answer = new Promise((resolve) => client.socket.once("pong", (data) => resolve(String(data))));
    client.socket.ping("are you there");
    expect(await answer).toBe("are you there");
  });

  test("who is sent away is gone within a second, though he never answers", async () => {
    const limits = { ...defaultLimits, connectionsPerAddress: 1 };
    const { app, port } = await anyServer({ ownFrames, limits });
    await Client.open(port);
    const { socket } = await rawLive(port);
    const written = pour(socket, manyPings, 100 * megabyte);
    await expect.poll(() => app.websocketServer.clients.size, { timeout: 3000 }).toBe(1);
    expect(await written).toBeLessThan(20 * megabyte);
  });

  test("who answers no ping is dropped, and who only says so", async () => {
    const { app, port } = await anyServer({ ownFrames, limits: { ...noLimits, pingEvery: 100 } });
    const honest = await Client.open(port);
    await rawLive(port, { read: false });
    const deaf = await rawLive(port, { read: false });
    const saying = setInterval(() => deaf.socket.write(clientFrame(0x8a, "")), 20);
    await expect.poll(() => app.websocketServer.clients.size, { timeout: 3000 }).toBe(1);
    clearInterval(saying);
    await honest.settled();
    expect(honest.closed).toBeUndefined();
  });
});

const ended = (socket: Socket) => expect.poll(() => socket.closed, { timeout: 4000 }).toBe(true);

describe("deadlines", () => {
  const deadlines = { ...defaultLimits.deadlines, headers: 250, request: 500, keepAlive: 250, silence: 1000 };

  test.each([
    ["nothing", ""],
    ["half a head", "GET / HTTP/1.1\r\nHost: x\r\n"],
    [
      "half a body",
      "POST /api/games HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    ],
    ["one request", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("who sends %s is not waited for", async (_, text) => {
    const { port } = await anyServer({ limits: { ...noLimits, deadlines } });
    await ended(plain(port, text));
  });

  test("a live connection has none of them", async () => {
    const { port } = await anyServer({ limits: { ...noLimits, deadlines } });
    const client = await Client.open(port);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await client.settled();
  });
});

describe("addresses", () => {
  const limits = { ...defaultLimits, connectionsPerAddress: 1, plainConnections: 2 };

  test("have a bounded number of plain connections", async () => {
    const { port } = await anyServer({ limits });
    const [first] = [1, 2, 3].map(() => plain(port, "")) as [Socket];
    await ended(plain(port, ""));
    first.destroy();
    await expect
      .poll(() =>
        Client.open(port).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  test("have a rate of new connections, also when the earlier ones are gone", async () => {
    const { app, port } = await anyServer({ limits: { ...limits, arrivalsPerSecond: 0.001 } });
    const sockets = socketsOf(app);
    for (let count = 1; count <= 3; count++) {
      const gone = plain(port, "");
      await expect.poll(() => sockets).toHaveLength(count);
      expect(sockets[count - 1]?.destroyed).toBe(false);
      gone.destroy();
      await expect.poll(() => sockets[count - 1]?.closed).toBe(true);
    }
    const fourth = plain(port, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await ended(fourth);
    expect(fourth.bytesRead).toBe(0);
  });

  test("that go on asking are told so in a few bytes, and then not heard at all", async () => {
    const refusalRate = { burst: 2, perSecond: 0.001 };
    const { port } = await anyServer({ limits: { ...defaultLimits, requestsPerMinute: 1, refusalRate } });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ask = () =>
      new Promise((resolve) => {
        const asking = get({ host: "127.0.0.1", port, path: "/api/games", agent }, (answer) => {
          let length = 0;
          answer.on("data", (data) => {
            length += data.length;
          });
          answer.on("end", () => resolve([answer.statusCode, length > 0]));
        });
        asking.on("error", () => resolve("not heard"));
      });
    const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(answers).toEqual([[200, true], [429, true], [429, true], [429, false], "not heard"]);
    const { app } = await testApp({ limits: { ...defaultLimits, requestsPerMinute: 1, refusalRate } });
    for (const remoteAddress of ["192.0.2.1", "192.0.2.2"]) {
      expect((await app.inject({ url: "/api/games", remoteAddress })).statusCode).toBe(200);
    }
  });

  test("that send requests behind one another lose their plain connections, and are not heard for a while", async () => {
    const { app, port } = await anyServer({ limits: defaultLimits });
    const sockets = socketsOf(app);
    const live = await Client.open(port);
    const waiting = plain(port, "");
    await expect.poll(() => sockets).toHaveLength(2);
    const request = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";
    await ended(plain(port, request.repeat(1000)));
    await ended(waiting);
    const next = plain(port, request);
    await ended(next);
    expect(next.bytesRead).toBe(0);
    await live.settled();
    expect(live.closed).toBeUndefined();
  });

  test("of proxies stand for many visitors", async () => {
    const { port } = await anyServer({ limits, trustProxy: "loopback" });
    const sockets = [1, 2, 3, 4, 5].map(() => plain(port, ""));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, false, false]);
    const known = proxiesOf("loopback, 10.1.0.0/16, 2001:db8::1, 192.168.7.0/255.255.255.0");
    for (const address of ["127.0.0.9", "::1", "::ffff:10.1.2.3", "2001:db8::1", "192.168.7.9"]) {
      expect(known(address)).toBe(true);
    }
    for (const address of ["10.2.0.1", "2001:db8::2", "192.168.8.1", "::ffff:192.0.2.1"]) {
      expect(known(address)).toBe(false);
    }
    expect(proxiesOf()("127.0.0.1")).toBe(false);
  });

  test("are counted by /64, whatever they ask for", async () => {
    const { app } = await testApp({ limits: { ...defaultLimits, requestsPerMinute: 3 } });
    const ask = async (url: string, remoteAddress: string, headers = {}, method: "GET" | "POST" = "GET") =>
      (await app.inject({ url, method, remoteAddress, headers })).statusCode;
    for (const host of [1, 2, 3]) expect(await ask("/healthz", `2001:db8::${host}`)).toBe(200);
    expect(await ask("/healthz", "2001:db8::4")).toBe(429);
    expect(await ask("/healthz", "2001:db8:0:1::4")).toBe(200);
    const foreign = { origin: "https://elsewhere.example" };
    for (let count = 0; count < 3; count++) {
      expect(await ask("/api/games/x/join", "2001:db8::1", foreign, "POST")).toBe(403);
    }
    expect(await ask("/api/games/x/join", "2001:db8::1", foreign, "POST")).toBe(429);
    expect(await ask("/nowhere", "2001:db8::9")).toBe(429);
  });

  test("have a rate of its own for the page's files: a class behind one address opens it at once", async () => {
    const { app } = await testApp({ limits: { ...defaultLimits, requestsPerMinute: 2, filesPerMinute: 3 } });
    const ask = async (url: string) => (await app.inject(url)).statusCode;
    const file = "/assets/none-12345678.js";
    expect([await ask(file), await ask(file), await ask(file)]).toEqual([404, 404, 404]);
    expect(await ask(file)).toBe(429);
    expect([await ask("/api/games"), await ask("/healthz")]).toEqual([200, 200]);
    // A name that only looks like a file's is a request like any other.
    expect([await ask("/api/games?of=/assets/"), await ask("/api/games/assets/")]).toEqual([200, 429]);
    expect(defaultLimits.filesPerMinute).toBeGreaterThan(30 * 170);
  });

  test("have one rate of messages over all their connections", async () => {
    const addressRate = { burst: 10, perSecond: 0.001 };
    const { port } = await anyServer({ limits: { ...noLimits, addressRate } });
    const clients = await Promise.all([1, 2, 3].map(() => Client.open(port)));
    for (const client of clients) for (let count = 0; count < 5; count++) client.send({ type: "ping" });
    // The pongs of the server's own pings are counted, too.
    const count = (type: "pong" | "error") => clients.flatMap((client) => client.left(type)).length;
    await expect.poll(() => count("pong") + count("error")).toBeGreaterThanOrEqual(15);
    expect(count("pong")).toBeLessThanOrEqual(addressRate.burst);
  });

  test("that are too many are refused with the same headers as all others", async () => {
    const { app } = await testApp({ limits: { ...defaultLimits, requestsPerMinute: 1 } });
    const [first, second] = [await app.inject("/api/games"), await app.inject("/api/games")];
    expect([first.statusCode, second.statusCode]).toEqual([200, 429]);
    const secured = Object.keys(first.headers).filter(
      (name) => !/^(content-length|x-ratelimit-.*)$/.test(name),
    );
    expect(secured).toEqual(expect.arrayContaining(["content-security-policy", "x-frame-options"]));
    for (const name of secured.filter((each) => each !== "date"))
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    const bytesRate = { burst: 1, perSecond: 0.001 };
    const full = await testApp({ limits: { ...noLimits, bytesRate } });
    await full.app.inject("/api/games");
    const third = await full.app.inject("/api/games");
    expect(third.statusCode).toBe(429);
    expect(third.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  });

  test("are answered so many bytes", async () => {
    const bytesRate = { burst: 3000, perSecond: 1 };
    const { app } = await testApp({ limits: { ...noLimits, bytesRate } });
    const { head } = await createGame(app);
    let answered = 0;
    for (let count = 0; count < 50; count++) {
      const answer = await app.inject(`/api/games/${head.id}`);
      if (answer.statusCode === 200) answered += answer.body.length;
      else expect(answer.json().error.code).toBe("too-many");
    }
    expect(answered).toBeLessThan(2 * bytesRate.burst);
  });
});

test("the log has a few refusals a second with short paths, and the count of the others", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const time = { wall: () => 0, steady: () => 0 };
  const { app } = await testApp({
    logger: { level: "info", stream },
    limits: { ...noLimits, refusalsLogged: 5 },
    time,
  });
  for (let count = 0; count < 100; count++) await app.inject(`/api/${"x".repeat(10_000)}`);
  expect(lines).toHaveLength(5);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
  await app.inject("/healthz");
  expect(JSON.parse(lines[5] as string)).toMatchObject({ path: "/healthz", refusalsLeftOut: 95 });
});
