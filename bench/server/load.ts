/** The load: players that move as soon as it is their turn (closed loop), or at a steady pace (open loop). */
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { CreateAnswer } from "../../src/protocol/index.ts";
import { type Wire, wire } from "./wire.ts";

export const length = 2000;
export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The move that follows the first `number`: one stone each time. */
export function moveAt(number: number): string {
  return `1:${length - number}-${length - number}`;
}

export async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  return socket;
}

/** Does `work` for each of `count`, a number of them at a time. */
export async function many<T>(count: number, work: (index: number) => Promise<T>, atOnce = 50): Promise<T[]> {
  const results = new Array<T>(count);
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      for (let index = next++; index < count; index = next++) results[index] = await work(index);
    }),
  );
  return results;
}

export async function createGame(port: number): Promise<CreateAnswer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "stones",
      options: { rows: [length] },
      seats: [{ by: "me" }, { by: "me" }],
    }),
  });
  if (answer.status !== 201) throw new Error(`no game: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<CreateAnswer>;
}

export interface Table {
  readonly id: string;
  /** What the ids of its requests begin with: they are as long as the page's are. */
  readonly requests: string;
  readonly sockets: readonly Wire[];
  number: number;
  sent: number;
  /** The mover has its answer. */
  onAnswer?: ((table: Table, number: number) => void) | undefined;
  /** The other one sees the move; with one connection, the mover itself. */
  onShown?: ((table: Table, number: number) => void) | undefined;
}

/** The number in an event's message; reading the whole of it would measure this side instead. */
function numberIn(text: string): number {
  const at = text.indexOf('"number":') + 9;
  return Number.parseInt(text.slice(at, at + 6), 10);
}

/** One game, played by two connections or by one that holds both seats; with two ports each seat is at its own server. */
async function table(ports: Ports, connections: 1 | 2): Promise<Table> {
  const { head, tokens } = await createGame(ports[0]);
  const sockets = await many(connections, (seat) =>
    wire(`ws://127.0.0.1:${ports[seat] ?? ports[0]}/api/live`),
  );
  const made: Table = { id: head.id, requests: randomUUID().slice(0, 30), sockets, number: 0, sent: 0 };
  await Promise.all(
    sockets.map(
      (socket, seat) =>
        new Promise((resolve) => {
          socket.listen(resolve);
          const held = connections === 2 ? [tokens[seat]] : tokens;
          socket.send(JSON.stringify({ type: "subscribe", game: head.id, tokens: held, seen: 0 }));
        }),
    ),
  );
  for (const [seat, socket] of sockets.entries()) {
    socket.listen((data) => {
      const text = data.toString("latin1");
      if (!text.startsWith('{"type":"event"')) return;
      const number = numberIn(text);
      const mover = connections === 2 ? (number - 1) % 2 : 0;
      if (mover === seat) made.onAnswer?.(made, number);
      if (connections === 1 || mover !== seat) made.onShown?.(made, number);
    });
  }
  return made;
}

function sendMove(game: Table): void {
  const seat = game.number % 2;
  const socket = game.sockets[game.sockets.length === 2 ? seat : 0];
  game.sent = performance.now();
  socket?.send(moveMessage(game.id, game.number, game.requests));
}

function moveMessage(game: string, number: number, requests: string): string {
  const id = requests + String(number).padStart(6, "0");
  return `{"type":"move","game":"${game}","seat":${number % 2},"move":"${moveAt(number)}","after":${number},"id":"${id}"}`;
}

type Ports = readonly [number, number?];

export function tables(port: number | Ports, count: number, connections: 1 | 2): Promise<Table[]> {
  const ports = typeof port === "number" ? ([port] as const) : port;
  return many(count, () => table(ports, connections), 40);
}

export function leave(games: readonly Table[]): void {
  for (const { sockets } of games) for (const socket of sockets) socket.terminate();
}

/** Moves a second when everyone moves as soon as the other's move is shown. */
export async function asFastAsPossible(games: readonly Table[], seconds: number): Promise<number> {
  let moves = 0;
  let running = true;
  for (const game of games) {
    game.onAnswer = undefined;
    game.onShown = (same, number) => {
      same.number = number;
      moves++;
      if (running && number < length - 10) sendMove(same);
    };
    sendMove(game);
  }
  await sleep(300);
  const [begun, before] = [performance.now(), moves];
  await sleep(seconds * 1000);
  const rate = (moves - before) / ((performance.now() - begun) / 1000);
  running = false;
  await sleep(200);
  return rate;
}

/** How long it took until the mover had his answer, or the other was shown it; ascending. Every game has one move a second, spread evenly. */
export async function atOneMoveASecond(
  games: readonly Table[],
  seconds: number,
  until: "answered" | "shown" = "answered",
): Promise<number[]> {
  const times: number[] = [];
  let measuring = false;
  const timed = (same: Table, number: number) => {
    same.number = number;
    if (measuring) times.push(performance.now() - same.sent);
  };
  for (const game of games) {
    game.onShown = until === "shown" ? timed : undefined;
    game.onAnswer = until === "shown" ? undefined : timed;
  }
  const begun = performance.now();
  const rate = games.length / 1000;
  let due = 0;
  while (performance.now() - begun < (seconds + 1) * 1000) {
    measuring ||= performance.now() - begun > 1000;
    const target = (performance.now() - begun) * rate;
    for (; due < target; due++) sendMove(games[due % games.length] as Table);
    await sleep(1);
  }
  await sleep(300);
  return times.sort((one, other) => one - other);
}

export function echoers(port: number, connections: number): Promise<Wire[]> {
  return many(connections, () => wire(`ws://127.0.0.1:${port}/`));
}

/** Messages a second of the echo server: every connection sends the next as soon as the last is back. */
export async function echoes(sockets: readonly Wire[], seconds: number): Promise<number> {
  const text = moveMessage("x".repeat(16), 12, randomUUID().slice(0, 30));
  let count = 0;
  let running = true;
  for (const socket of sockets) {
    socket.listen((data) => {
      data.toString("latin1");
      count++;
      if (running) socket.send(text);
    });
    socket.send(text);
  }
  await sleep(300);
  const [begun, before] = [performance.now(), count];
  await sleep(seconds * 1000);
  const rate = (count - before) / ((performance.now() - begun) / 1000);
  running = false;
  await sleep(200);
  return rate;
}
