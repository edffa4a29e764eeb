import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { livePath } from "../protocol/index.ts";
import { Client, head, heardOf, plain, testServer } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";

const websocket = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${"A".repeat(22)}==`,
];
const status = (text: string) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];

/** A server that tells of what it logs. */
async function loggingServer(options: Parameters<typeof testServer>[0] = {}) {
  const lines: string[] = [];
  const logger = { level: "info", stream: { write: (line: string) => void lines.push(line) } };
  const server = await testServer({ logger, ...options });
  const log = () =>
    lines
      .filter((line) => !line.includes("Server listening"))
      .map((line) => JSON.parse(line) as { level: number; msg?: string; path?: string });
  return { ...server, log };
}

const noneIsLeft = (app: FastifyInstance) =>
  expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))), {
      timeout: 4000,
    })
    .toBe(0);

/** Who says that he has nothing more to say. */
function halfOpen(port: number, text: string): Socket {
  const socket = plain(port, text);
  socket.once("connect", () => socket.end());
  return socket;
}

describe("an upgrade", () => {
  test("of somebody who is not heard is answered, so that a proxy does not take the server for down", async () => {
    const limits = { ...defaultLimits, refusalRate: { burst: 0, perSecond: 0.001 } };
    const { app, port } = await testServer({ limits, trustProxy: "loopback" });
    const asking = plain(port, head(`GET ${livePath}`, ...websocket, "X-Forwarded-For: 192.0.2.1"));
    expect(status(await heardOf(asking))).toBe("429");
    await noneIsLeft(app);
  });

  test.each([
    ["to a path that cannot be read", head("GET /%ff", ...websocket)],
    ["to a long path", head(`GET /api/games/${"x".repeat(101)}`, ...websocket)],
    ["to another route", head("GET /api/games?invitation=secret", ...websocket)],
    ["to nowhere", head("GET /nowhere", ...websocket)],
    ["by another method", head(`POST ${livePath}`, ...websocket)],
    ["to another protocol", head(`GET ${livePath}`, "Connection: Upgrade", "Upgrade: h2c")],
    ["to a tunnel", head("CONNECT example.org:443")],
    ["that is none", head(`GET ${livePath}`, "Connection: Upgrade", "Upgrade: websocket")],
    ["with a body", head(`GET ${livePath}`, ...websocket, "Content-Length: 5")],
    ["from elsewhere", head(`GET ${livePath}`, ...websocket, "Origin: https://elsewhere.example")],
  ])("%s leaves no connection behind, and nothing in the log but a line a request", async (_, text) => {
    const limits = {
      ...defaultLimits,
      connectionsPerAddress: 1,
      plainConnections: 2,
      arrivalsPerSecond: 1e9,
    };
    const { app, port, log } = await loggingServer({ limits });
    for (let count = 0; count < 10; count++) await heardOf(halfOpen(port, text));
    await noneIsLeft(app);
    // The address has all of its three connections.
    const others = [1, 2].map(() => plain(port, ""));
    expect(status(await heardOf(plain(port, head("GET /healthz", "Connection: close"))))).toBe("200");
    for (const other of others) expect(other.closed).toBe(false);
    for (const line of log()) {
      expect(line).toMatchObject({ level: 30, status: expect.any(Number) });
      expect(JSON.stringify(line)).not.toContain("secret");
    }
  });

  test("beyond the rate leaves no connection behind", async () => {
    const { app, port } = await testServer({ limits: { ...defaultLimits, requestsPerMinute: 1 } });
    await heardOf(plain(port, head("GET /api/games", "Connection: close")));
    for (let count = 0; count < 10; count++) {
      expect(status(await heardOf(halfOpen(port, head(`GET ${livePath}`, ...websocket))))).toBe("429");
    }
    await noneIsLeft(app);
  });

  test.each([
    [
      "h2c",
      ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"],
    ],
    ["websocket", websocket],
  ])("to %s that is merely offered is passed over, and the connection is kept", async (_, offer) => {
    const { port } = await testServer();
    const socket = plain(port, head("GET /api/server", ...offer));
    const heard = heardOf(socket);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.write(head("GET /api/server", "Connection: close"));
    expect((await heard).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  test("that is merely offered with a body costs nobody the body", async () => {
    const { port } = await testServer();
    const body = JSON.stringify({ game: "stones", seats: [{ by: "me" }, { by: "guest" }] });
    const about = ["Content-Type: application/json", `Content-Length: ${body.length}`];
    const socket = plain(
      port,
      head("POST /api/games", "Connection: Upgrade", "Upgrade: h2c", ...about) + body,
    );
    const heard = heardOf(socket);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.write(head("GET /api/server", "Connection: close"));
    expect((await heard).match(/HTTP\/1\.1 20[01]/g)).toHaveLength(2);
  });

  test("behind a request that is not answered ends the connection as any other request does there", async () => {
    const { app, port, log } = await loggingServer({ limits: defaultLimits });
    const live = await Client.open(port);
    const socket = plain(port, head("GET /api/games") + head(`GET ${livePath}`, ...websocket));
    await heardOf(socket);
    const next = plain(port, head("GET /api/games"));
    await heardOf(next);
    expect(next.bytesRead).toBe(0);
    await live.settled();
    expect(log().filter(({ level }) => level > 30)).toEqual([]);
    live.socket.terminate();
    await noneIsLeft(app);
  });
});

describe("what Node would answer by itself", () => {
  const bare = (line: string, ...headers: string[]) => `${[line, ...headers].join("\r\n")}\r\n\r\n`;

  test.each([
    ["an expectation", head("GET /api/games", "Expect: x"), "200"],
    ["no host", bare("GET /api/games HTTP/1.1"), "400"],
    ["an empty host", bare("GET /api/games HTTP/1.1", "Host:"), "400"],
  ])("%s is within the rate, and not to be sent behind one another", async (_, text, first) => {
    const { port } = await testServer({ limits: { ...defaultLimits, requestsPerMinute: 1 } });
    const closing = text.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    const answers = [await heardOf(plain(port, closing)), await heardOf(plain(port, closing))];
    expect(answers.map(status)).toEqual([first, "429"]);
    await heardOf(plain(port, text.repeat(1000)));
    const next = plain(port, head("GET /api/games"));
    await heardOf(next);
    expect(next.bytesRead).toBe(0);
  });

  test("a host is asked for behind a proxy, too, but not in HTTP/1.0", async () => {
    const { port } = await testServer({
      exposure: { loopback: true, proxied: true },
      trustProxy: "loopback",
    });
    const answer = await heardOf(plain(port, bare("GET /api/games HTTP/1.1", "Connection: close")));
    expect(status(answer)).toBe("400");
    expect(answer).toContain('"message-malformed"');
    expect(status(await heardOf(plain(port, bare("GET /api/games HTTP/1.0"))))).toBe("200");
  });

  test("who waits with a body is told to send it", async () => {
    const { port } = await testServer();
    const body = JSON.stringify({ game: "stones", seats: [{ by: "me" }, { by: "guest" }] });
    const about = ["Content-Type: application/json", `Content-Length: ${body.length}`, "Connection: close"];
    const socket = plain(port, head("POST /api/games", "Expect: 100-continue", ...about));
    const heard = heardOf(socket);
    const told = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
    expect(String(told)).toContain("100 Continue");
    socket.write(body);
    expect(await heard).toContain("201 Created");
  });

  test.each([
    ["what is no request", "\0\x01\x02\r\n\r\n", "400"],
    ["a head that is too large", head("GET /", `X-Large: ${"x".repeat(20_000)}`), "431"],
  ])("%s ends the connection", async (_, text, answer) => {
    const { app, port } = await testServer({ limits: noLimits });
    const heard = await heardOf(plain(port, text.repeat(100)));
    expect(heard.match(/HTTP\/1\.1/g) ?? []).toHaveLength(1);
    expect(status(heard)).toBe(answer);
    await noneIsLeft(app);
  });
});
