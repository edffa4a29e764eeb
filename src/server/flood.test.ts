import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { closeCodes } from "../protocol/index.ts";
import { testServer as anyServer, Client, clientFrame, pour, rawLive } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";

/** The server's ends of its connections, as they come. */
function socketsOf(app: FastifyInstance): Socket[] {
  const sockets: Socket[] = [];
  app.server.on("connection", (socket) => sockets.push(socket));
  return sockets;
}

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
    const began = performance.now();
    await pour(socket, piece, 100 * megabyte);
    expect(socket.destroyed).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(received()).toContain(String.fromCharCode(closeCodes.rules >> 8, closeCodes.rules & 255));
    expect(sockets[0]?.bytesRead).toBeLessThan(megabyte);
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
