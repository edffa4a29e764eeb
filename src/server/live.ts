import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { closeCodes, livePath, maxFrame } from "../protocol/index.ts";
import { eachInPieces } from "../store/index.ts";
import type { Address, Addresses } from "./addresses.ts";
import { Connection, type ConnectionContext } from "./connection.ts";
import type { Limits } from "./limits.ts";
import { checkOrigin, type Exposure } from "./security.ts";
import { dismiss, openWire, type Wire } from "./wire/index.ts";

/** A message of at most `maxFrame` bytes has no need of more parts, nor a part of more pieces. */
const maxFragments = 64;
const maxPieces = 1024;

interface LiveOptions {
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly exposure: Exposure;
  /** Tells of requests that are to become connections. */
  readonly upgrades: Server;
  /** See `openWire`. */
  readonly ownFrames: boolean;
}

/** The live connections at `/api/live`. */
export async function addLive(
  app: FastifyInstance,
  context: Omit<ConnectionContext, "rate" | "stateRate">,
  { limits, addresses, exposure, upgrades, ownFrames }: LiveOptions,
): Promise<void> {
  const within = { ...context, rate: limits.connectionRate, stateRate: limits.stateRate };
  const { time, metrics } = context;
  await app.register(websocket, {
    options: {
      server: upgrades,
      maxPayload: maxFrame,
      perMessageDeflate: false,
      // Pings are answered by the connection, which counts them.
      autoPong: false,
      maxFragments,
      maxBufferedChunks: maxPieces,
    },
    errorHandler: (_error, socket) => socket.terminate(),
    // The page comes back by itself after this.
    preClose(done) {
      for (const client of app.websocketServer.clients) client.close(closeCodes.stopping, "stopping");
      setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate();
      }, 1000).unref();
      done();
    },
  });
  metrics.gauge("grundy_connections", "Live connections.", () => app.websocketServer.clients.size);

  /** Responses of requests that become connections: see `release`. */
  const responses = new WeakMap<IncomingMessage, ServerResponse>();

  app.get(
    livePath,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        checkOrigin(request, exposure);
        responses.set(request.raw, reply.raw);
      },
    },
    (socket, request) => {
      release(socket, request.raw, responses.get(request.raw));
      const address = addresses.enter(request.ip, time.steady(), request.raw.socket);
      if (!address) {
        dismiss(socket, closeCodes.rules, "too-many");
        return;
      }
      listen(socket, openWire(socket, request.raw.socket, ownFrames), address);
    },
  );

  function listen(socket: WebSocket, wire: Wire, address: Address): void {
    const connection = new Connection(wire, address, within);
    alive.add(socket);
    wire.listen(connection);
    socket.on("pong", (data) => {
      if (!data.equals(challengeOf(socket))) return;
      alive.add(socket);
      const sent = pinged.get(socket);
      if (sent !== undefined) connection.delay = time.steady() - sent;
      pinged.delete(socket);
    });
    ping(socket);
    socket.on("close", () => {
      addresses.leave(address);
      connection.closed();
    });
  }

  /** When each connection was asked for a pong that has not come: what it takes is the network's delay. */
  const pinged = new WeakMap<object, number>();
  function ping(socket: WebSocket): void {
    pinged.set(socket, time.steady());
    socket.ping(challenge);
  }

  /**
   * Connections that have answered since the last ping. Who has not is gone without saying so, or reads nothing: what the
   * answer must repeat stands behind everything that was sent before it.
   */
  const alive = new WeakSet<object>();
  let challenge = randomBytes(8);
  let former = challenge;
  let changed = time.steady();
  /** While a round goes on some have not been asked yet: they answer what they were asked the last time. */
  const challengeOf = (socket: WebSocket) => ((pinged.get(socket) ?? 0) < changed ? former : challenge);
  let asking = false;
  const askAll = async () => {
    if (asking) return;
    asking = true;
    try {
      [former, challenge, changed] = [challenge, randomBytes(8), time.steady()];
      // However many there are, nobody waits for all of them.
      await eachInPieces([...app.websocketServer.clients], (client) => {
        if (!alive.delete(client)) client.terminate();
        else ping(client);
      });
    } finally {
      asking = false;
    }
  };
  const pinging = setInterval(async () => {
    try {
      addresses.sweep(time.steady());
      await askAll();
    } catch (error) {
      metrics.count("grundy_exceptions_total", "timer");
      context.onFailure(error);
    }
  }, limits.pingEvery);
  pinging.unref();
  app.addHook("onClose", async () => clearInterval(pinging));
}

/** Lets go of the request a connection began with: it would be kept as long as the connection, at half its memory. */
function release(socket: WebSocket, request: IncomingMessage, response: ServerResponse | undefined): void {
  response?.detachSocket(request.socket);
  socket.removeAllListeners("error");
  socket.on("error", terminate);
}

function terminate(this: WebSocket): void {
  this.terminate();
}
