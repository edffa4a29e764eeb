/**
 * Visitors who mean harm, each from an address of his own and with all that one address is given. Each is paced: two cores carry
 * the server, the honest players and him, and what he spends nobody else has. They are what docs/security.md says is held.
 */
import { connect, type Socket } from "node:net";
import { routes } from "../../src/protocol/index.ts";
import { type PlainRequest, requester } from "./from-address.ts";
import { sleep } from "./load.ts";

export interface VisitorContext {
  readonly port: number;
  /** Where he comes from. */
  readonly address: string;
  /** Games of honest players, which everyone may watch. */
  readonly games: readonly string[];
}

/** What he does again and again until he is ended. */
type Visitor = (context: VisitorContext) => Promise<void>;

/** Every so many milliseconds, a tenth of a second unless said, whatever became of the time before. */
async function again(work: (round: number) => unknown, milliseconds = 100): Promise<void> {
  for (let round = 0; ; round++) {
    work(round);
    await sleep(milliseconds);
  }
}

/** A frame of a client, masked with zeros. */
function frame(first: number, text = ""): Buffer {
  const { length } = Buffer.from(text);
  const size = length > 125 ? [0xfe, length >> 8, length & 255] : [0x80 | length];
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
}

function plain({ port, address }: VisitorContext, text: string, reads = true): Socket {
  const socket = connect({ host: "127.0.0.1", port, localAddress: address }, () => socket.write(text));
  socket.on("error", () => {});
  if (reads) socket.resume();
  return socket;
}

function live(context: VisitorContext, { reads = true, origin = "", path = "/api/live" } = {}): Socket {
  const own = `127.0.0.1:${context.port}`;
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${own}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...(origin ? [`Origin: ${origin}`] : []),
  ];
  return plain(context, `${lines.join("\r\n")}\r\n\r\n`, reads);
}

/** Pours a piece into connections every ten milliseconds, into new ones when they are ended. */
async function pours(context: VisitorContext, count: number, piece: Buffer, reads = true): Promise<void> {
  const sockets = Array.from({ length: count }, () => live(context, { reads }));
  await again((round) => {
    for (const [index, socket] of sockets.entries()) {
      // Coming back has a price as well: ten times a second.
      if (socket.destroyed && round % 10 === 0) sockets[index] = live(context, { reads });
      else if (!socket.destroyed && socket.writableLength < 1_000_000) socket.write(piece);
    }
  }, 10);
}

const repeated = (piece: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => piece));
const json = (message: object) => frame(0x81, JSON.stringify(message));

/** So many requests every tenth of a second, of those that are not still waiting. */
async function asks(
  context: VisitorContext,
  count: number,
  request: (round: number) => PlainRequest,
): Promise<void> {
  const ask = requester(context.port, context.address);
  let [waiting, made] = [0, 0];
  await again(() => {
    for (let index = 0; index < count && waiting < 200; index++) {
      waiting++;
      const done = () => {
        waiting--;
      };
      ask(request(made++)).then(done, done);
    }
  });
}

const stones = { game: "stones", seats: [{ by: "me" }, { by: "me" }] };
const create = (body: object): PlainRequest => ({
  method: "POST",
  path: "/api/games",
  body: JSON.stringify(body),
});

export const visitors: Readonly<Record<string, Visitor>> = {
  pings: (context) => pours(context, 2, repeated(frame(0x89, "x".repeat(125)), 50)),
  "pongs nobody asked for": (context) => pours(context, 2, repeated(frame(0x8a), 50)),
  "parts of messages without end": (context) =>
    pours(context, 2, Buffer.concat([frame(0x01), repeated(frame(0x00), 50)])),
  "pongs that are not read": (context) =>
    pours(context, 20, repeated(frame(0x89, "x".repeat(125)), 5), false),
  "going on after a 1008": (context) => pours(context, 50, repeated(json({ type: "ping" }), 20)),
  "messages of every kind": (context) =>
    pours(
      context,
      2,
      Buffer.concat([json({ type: "nothing" }), frame(0x81, "{"), frame(0x82, "\0"), json({ type: "ping" })]),
    ),

  async connections(context) {
    const sockets: Socket[] = [];
    await again(() => {
      for (let index = 0; index < 20; index++) sockets.push(live(context));
      while (sockets.length > 1000) sockets.shift()?.destroy();
    });
  },

  async "half heads"(context) {
    const sockets: Socket[] = [];
    await again(() => {
      for (let index = 0; index < 20; index++) sockets.push(plain(context, "GET / HTTP/1.1\r\nHost: x\r\n"));
      while (sockets.length > 1000) sockets.shift()?.destroy();
    });
  },

  async "answers that are not read"(context) {
    const head = `GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:${context.port}\r\n\r\n`;
    const sockets: Socket[] = [];
    await again(() => {
      for (let index = 0; index < 5; index++) sockets.push(plain(context, head.repeat(10), false));
      while (sockets.length > 300) sockets.shift()?.destroy();
    });
  },

  "asking for states": (context) =>
    pours(
      context,
      10,
      Buffer.concat(
        context.games
          .slice(0, 2)
          .flatMap((game) => [
            json({ type: "subscribe", game, seen: 0 }),
            json({ type: "unsubscribe", game }),
          ]),
      ),
    ),

  /** A full house at one game, and one who comes and goes in front of it. */
  async "coming and going"(context) {
    const [game = ""] = context.games;
    const crowd = Array.from({ length: 300 }, () => live(context));
    await sleep(2000);
    for (const watcher of crowd) watcher.write(json({ type: "subscribe", game, seen: 0 }));
    const piece = Buffer.concat([
      json({ type: "subscribe", game, seen: 0 }),
      json({ type: "unsubscribe", game }),
    ]);
    await pours(context, 5, piece);
  },

  "moves in others' games": (context) =>
    pours(
      context,
      5,
      json({ type: "move", game: context.games[0], seat: 0, move: "1", after: 0, id: "not-mine" }),
    ),

  async "take-backs and rematches"(context) {
    const made = JSON.parse((await requester(context.port, context.address)(create(stones))).text) as {
      head: { id: string };
      tokens: string[];
    };
    const { id: game } = made.head;
    const sit = json({ type: "subscribe", game, tokens: made.tokens, seen: 0 });
    const offers = [0, 1].flatMap((seat) => [
      json({ type: "take-back", game, seat, id: `take-back-${seat}` }),
      json({ type: "take-back-answer", game, seat, accept: false, id: `answer-${seat}` }),
      json({ type: "rematch", game, seat, accept: seat === 0, id: `rematch-${seat}` }),
    ]);
    await pours(context, 5, Buffer.concat([sit, ...offers]));
  },

  "wrong origins": async (context) => {
    const origin = "https://elsewhere.example";
    const sockets: Socket[] = [];
    await Promise.all([
      asks(context, 20, () => ({ ...create(stones), headers: { origin } })),
      again(() => {
        for (let index = 0; index < 10; index++) sockets.push(live(context, { origin }));
        while (sockets.length > 100) sockets.shift()?.destroy();
      }),
    ]);
  },

  "requests of every path": (context) => {
    const own = Object.values(routes)
      .filter(({ method }) => method === "GET")
      .map(({ path }) => path.replace(":id", context.games[0] ?? ""));
    const paths = [...own, "/", "/healthz", "/metrics", "/api/docs/json", "/nowhere", `/${"x".repeat(2000)}`];
    return asks(context, 40, (round) => ({ path: paths[round % paths.length] as string }));
  },

  /** Thousands of requests in one write, over as many connections as there are. */
  async "requests behind one another"(context) {
    const piece = `GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:${context.port}\r\n\r\n`.repeat(1000);
    const sockets: Socket[] = [];
    await again(() => {
      for (let index = 0; index < 5; index++) sockets.push(plain(context, piece));
      while (sockets.length > 100) sockets.shift()?.destroy();
    });
  },

  /** What an HTTP server may answer by itself, before anyone has counted it. */
  async "requests that are none"(context) {
    const pieces = ["Expect: x\r\nHost: x", "X: y", "Host: x\r\nTransfer-Encoding: gzip"].map((line) =>
      `GET / HTTP/1.1\r\n${line}\r\n\r\n`.repeat(1000),
    );
    const sockets: Socket[] = [];
    await again((round) => {
      for (const path of ["/%ff", `/api/games/${"x".repeat(200)}`])
        sockets.push(plain(context, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(10)));
      for (let index = 0; index < 3; index++)
        sockets.push(plain(context, pieces[(round + index) % pieces.length] as string));
      while (sockets.length > 100) sockets.shift()?.destroy();
    });
  },

  async "bodies byte by byte"(context) {
    const head = `GET /api/server HTTP/1.1\r\nHost: 127.0.0.1:${context.port}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const sockets = Array.from({ length: 20 }, () => plain(context, head));
    const piece = Buffer.from("1\r\na\r\n".repeat(2000));
    await again((round) => {
      for (const [index, socket] of sockets.entries()) {
        if (socket.destroyed && round % 10 === 0) sockets[index] = plain(context, head);
        else if (!socket.destroyed && socket.writableLength < 1_000_000) socket.write(piece);
      }
    }, 10);
  },

  /** Each ends his half of the connection: if the server forgets its own, it has one more for ever. */
  async "upgrades that lead nowhere"(context) {
    const paths = ["/%ff", `/api/server?${"x".repeat(5000)}`, `/api/games/${"x".repeat(200)}`];
    await again((round) => {
      for (let index = 0; index < 5; index++) {
        const socket = live(context, { path: paths[(round + index) % paths.length] as string });
        setTimeout(() => socket.end(), 50);
      }
    });
  },

  "long positions": (context) => {
    const froms = [`5[1${"-111".repeat(500)}`, "passa1".repeat(600), "1/".repeat(2000), "0".repeat(4000)];
    return asks(context, 20, (round) => create({ ...stones, from: froms[round % froms.length] }));
  },

  "bodies of megabytes": (context) => {
    const body = JSON.stringify({ ...stones, from: "1".repeat(2_000_000) });
    return asks(context, 2, () => ({ method: "POST", path: "/api/games", body }));
  },

  "guessing the operator's token": (context) =>
    asks(context, 20, (round) => ({
      method: "POST",
      path: "/api/players",
      headers: { authorization: `Bearer a-guess-of-a-token-${round}` },
      body: JSON.stringify({ username: "x", given: "X", family: "X", kind: "human" }),
    })),

  "making games": (context) =>
    asks(context, 20, () =>
      create({ ...stones, game: "sticks", options: { rows: new Array(100).fill(20) } }),
    ),
};
