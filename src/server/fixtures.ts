import { type AddressInfo, connect, type Socket } from "node:net";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { expect, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import {
  type ClientMessage,
  type CreateAnswer,
  type CreateRequest,
  type JoinAnswer,
  livePath,
  type MoveMessage,
  type ServerMessage,
} from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/index.ts";
import { type AppOptions, makeApp } from "./app.ts";
import { noLimits } from "./limits.ts";

/** For the tests of this room: a whole server that is not listening, with everything in memory. */
export async function testApp(options: Partial<AppOptions> = {}) {
  const store = options.store ?? memoryStore(new MemoryRoster());
  const app = await makeApp({
    version: "0.0.0",
    exposure: { loopback: true, proxied: false },
    limits: noLimits,
    ...options,
    store,
  });
  onTestFinished(() => app.close());
  return { app, store };
}

export const ownSeats: CreateRequest["seats"] = [{ by: "me", name: "Ada" }, { by: "me" }];
export const guestSeat: CreateRequest["seats"] = [{ by: "me", name: "Ada" }, { by: "guest" }];

export async function createGame(
  app: Awaited<ReturnType<typeof testApp>>["app"],
  request: Partial<CreateRequest> = {},
): Promise<CreateAnswer> {
  const payload = { game: "stones", seats: guestSeat, ...request };
  const answer = await app.inject({ method: "POST", url: "/api/games", payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** A request, its status, and its answer held to the schema that describes it. */
export async function ask(
  app: Awaited<ReturnType<typeof testApp>>["app"],
  line: string,
  schema?: TSchema,
  payload?: unknown,
  token?: string,
  headers = {},
) {
  const [method, url] = line.split(" ") as ["GET" | "POST" | "PATCH" | "DELETE", string];
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = payload === undefined ? {} : { payload: payload as object };
  const answer = await app.inject({ method, url, headers: { ...authorization, ...headers }, ...body });
  const data = answer.json();
  if (schema && answer.statusCode < 300) expect([...Compile(schema).Errors(data)]).toEqual([]);
  if (answer.statusCode >= 400) expect(Compile(schemas.errorAnswer).Check(data)).toBe(true);
  return {
    status: answer.statusCode,
    data,
    headers: answer.headers,
    code: data.error?.code as string | undefined,
  };
}

/** A player's connection: what it has received can be waited for by type. */
export class Client {
  readonly socket: WebSocket;
  readonly #received: ServerMessage[] = [];
  readonly #waiting: (() => void)[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      this.#received.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    });
    socket.on("close", (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
    socket.on("error", () => {});
  }

  static async open(port: number, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    onTestFinished(() => socket.terminate());
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of this type that has not been taken yet; others stay. */
  async next<Type extends ServerMessage["type"]>(
    type: Type,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      const index = this.#received.findIndex((message) => message.type === type);
      if (index >= 0) return this.#received.splice(index, 1)[0] as Extract<ServerMessage, { type: Type }>;
      if (this.closed) throw new Error(`closed with ${this.closed.code} while waiting for ${type}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Everything of this type that has come and was not taken. */
  left(type: ServerMessage["type"]): ServerMessage[] {
    return this.#received.filter((message) => message.type === type);
  }

  /** Resolves when everything the server had to say by now has come. */
  async settled(): Promise<void> {
    this.send({ type: "ping" });
    await this.next("pong");
  }

  async end(): Promise<{ code: number; reason: string }> {
    while (!this.closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A listening server, and ways to its games. */
export async function testServer(options: Partial<AppOptions> = {}) {
  const { app, store } = await testApp(options);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const subscribe = async (game: string, tokens: string[] = [], seen = 0) => {
    const client = await Client.open(port);
    client.send({ type: "subscribe", game, tokens, seen });
    return { client, state: await client.next("state") };
  };
  /** A game with both seats taken by two connections. */
  const started = async (request: Partial<CreateRequest> = {}) => {
    const { head, tokens, invitation } = await createGame(app, request);
    const url = `/api/games/${head.id}/join`;
    const joined: JoinAnswer = (
      await app.inject({ method: "POST", url, payload: { invitation, name: "Bob" } })
    ).json();
    const first = (await subscribe(head.id, [tokens[0] as string])).client;
    const second = (await subscribe(head.id, [joined.token])).client;
    return { id: head.id, first, second, tokens: [tokens[0] as string, joined.token] as const };
  };
  return { app, store, port, subscribe, started };
}

export function stone(game: string, seat: 0 | 1, after: number, id = `move-${after}`): MoveMessage {
  return { type: "move", game, seat, move: "1", after, id };
}

/** A frame as a client sends it, masked. */
export function clientFrame(first: number, payload: Buffer | string): Buffer {
  const data = Buffer.from(payload);
  const mask = Buffer.from([7, 99, 200, 33]);
  const long = Buffer.from([0x80 | 126, data.length >> 8, data.length & 255]);
  const size = data.length < 126 ? Buffer.from([0x80 | data.length]) : long;
  return Buffer.concat([
    Buffer.from([first]),
    size,
    mask,
    data.map((byte, index) => byte ^ (mask[index & 3] ?? 0)),
  ]);
}

/** A live connection without a client's manners; `read: false` takes nothing after the handshake. */
export async function rawLive(port: number, { read = true } = {}) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  let received = "";
  socket.on("data", (data) => {
    received += data.toString("latin1");
  });
  const asks = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13";
  socket.write(
    `GET ${livePath} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${asks}\r\nSec-WebSocket-Key: ${"A".repeat(22)}==\r\n\r\n`,
  );
  await vi.waitFor(() => {
    if (!received.includes("\r\n\r\n")) throw new Error("no handshake yet");
  });
  if (!read) socket.pause();
  return { socket, received: () => received };
}

/** The server's ends of its connections, as they come. */
export function socketsOf(app: Awaited<ReturnType<typeof testApp>>["app"]): Socket[] {
  const sockets: Socket[] = [];
  app.server.on("connection", (socket) => sockets.push(socket));
  return sockets;
}

/** A plain connection that has sent this and nothing more. */
export function plain(port: number, text: string, address = "127.0.0.1"): Socket {
  const socket = connect(port, address, () => socket.write(text, "latin1"));
  socket.on("error", () => {});
  socket.resume();
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that comes over a connection until it has been closed. */
export async function heardOf(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (data) => {
    text += data.toString("latin1");
  });
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return text;
}

/** The head of a request, as plain as it can be. */
export function head(line: string, ...headers: readonly string[]): string {
  return `${[`${line} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;
}

/** Writes as fast as the other side takes it, until there is enough or the connection ends; gives the bytes written. */
export async function pour(socket: Socket, piece: Buffer, bytes: number): Promise<number> {
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  while (!socket.destroyed && socket.bytesWritten < bytes) {
    if (!socket.write(piece)) {
      await Promise.race([ended, new Promise<void>((resolve) => socket.once("drain", () => resolve()))]);
    }
  }
  return socket.bytesWritten;
}
