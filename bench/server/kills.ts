/**
 * Kills the server under load again and again, and holds it to its word: whatever a client has been shown or answered is
 * there afterwards, at the same number, once.
 */
import type { WebSocket } from "ws";
import type { GameView, ServerMessage } from "../../src/protocol/index.ts";
import { connect, createGame, length, many, moveAt, sleep } from "./load.ts";
import { type Started, start } from "./start.ts";

export interface KillReport {
  readonly kills: number;
  /** Moves a client was answered or shown. */
  readonly known: number;
  /** Of those, not there after a restart or there with another content. */
  readonly lost: number;
  /** Requests that became two events. */
  readonly doubled: number;
  /** Requests under way at a kill that were sent again. */
  readonly repeated: number;
}

interface KilledGame {
  readonly id: string;
  readonly tokens: readonly (string | null)[];
  /** The id of the event with each number, as some client has seen it. */
  readonly known: string[];
  /** Sent and not answered. */
  pending: string | undefined;
  sockets: WebSocket[];
}

export interface KillOptions {
  /** The bundled measuring target and what to run it with. */
  readonly target: string;
  readonly mode: "durable" | "early";
  readonly file: string;
  readonly kills: number;
  readonly games: number;
  /** A number below 1, for when to kill. */
  readonly chance: () => number;
  /** Ends the run at the first loss: enough for the negative control. */
  readonly stopAtLoss?: boolean;
}

export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const { target, mode, file, kills, games: count, chance } = options;
  const report = { kills: 0, known: 0, lost: 0, doubled: 0, repeated: 0 };
  const games: KilledGame[] = [];
  let server: Started = await start(target, [mode, file]);
  try {
    while (report.kills < kills) {
      const going = games.filter(({ known }) => known.length < length - 200);
      for (let missing = count - going.length; missing > 0; missing--) {
        const { head, tokens } = await createGame(server.port);
        const made: KilledGame = { id: head.id, tokens, known: [], pending: undefined, sockets: [] };
        games.push(made);
        going.push(made);
      }
      await many(going.length, (index) => sitDown(server.port, going[index] as KilledGame));
      report.repeated += going.filter(({ pending }) => pending !== undefined).length;
      for (const game of going) move(game);
      await sleep(50 + chance() * 250);
      await server.kill();
      report.kills++;
      for (const game of going) for (const socket of game.sockets.splice(0)) socket.terminate();
      server = await start(target, [mode, file]);
      await verify(server.port, going, report);
      if (options.stopAtLoss && report.lost > 0) return report;
    }
    report.known = games.reduce((sum, { known }) => sum + known.length, 0);
    return report;
  } finally {
    await server.kill();
  }
}

/** Two players and a watcher; the record of what any of them saw. */
async function sitDown(port: number, game: KilledGame): Promise<void> {
  const seats = [[game.tokens[0]], [game.tokens[1]], []];
  game.sockets = await many(3, () => connect(`ws://127.0.0.1:${port}/api/live`));
  await Promise.all(
    game.sockets.map(
      (socket, seat) =>
        new Promise<void>((resolve) => {
          socket.on("message", (data: Buffer) => {
            const message = JSON.parse(String(data)) as ServerMessage;
            if (message.type === "state") {
              for (const { number, id } of message.events) note(game, number, id ?? "");
              resolve();
            }
            if (message.type !== "event") return;
            note(game, message.number, message.id ?? "");
            if (message.id === game.pending) game.pending = undefined;
            // Whoever is to move next does so as soon as it is shown to him.
            if (seat === message.number % 2 && message.number === game.known.length) move(game);
          });
          const seen = game.known.length;
          socket.send(JSON.stringify({ type: "subscribe", game: game.id, tokens: seats[seat], seen }));
        }),
    ),
  );
}

function note(game: KilledGame, number: number, id: string): void {
  if (game.known[number - 1] === undefined) game.known[number - 1] = id;
  else if (game.known[number - 1] !== id)
    throw new Error(`event ${number} was ${game.known[number - 1]}, now ${id}`);
}

/** The next move, or the one that was under way when the server was killed: the same request again. */
function move(game: KilledGame): void {
  const number = game.known.length;
  if (number >= length - 20) return;
  game.pending = `${game.id}-${number}`;
  const message = {
    type: "move",
    game: game.id,
    seat: number % 2,
    move: moveAt(number),
    after: number,
    id: game.pending,
  };
  game.sockets[number % 2]?.send(JSON.stringify(message));
}

async function verify(
  port: number,
  games: readonly KilledGame[],
  report: { lost: number; doubled: number },
): Promise<void> {
  await many(games.length, async (index) => {
    const game = games[index] as KilledGame;
    const answer = await fetch(`http://127.0.0.1:${port}/api/games/${game.id}`);
    const { events } = (await answer.json()) as GameView;
    const ids = events.map(({ id }) => id ?? "");
    report.doubled += ids.length - new Set(ids).size;
    for (const [at, id] of game.known.entries()) {
      const event = events[at];
      const same = event?.id === id && event.number === at + 1 && event.event.type === "move";
      if (!same || (event.event.type === "move" && event.event.move !== moveAt(at))) report.lost++;
    }
    // After a loss the client's memory is wrong, as a real one's would be; the test goes on from what there is.
    game.known.length = Math.min(game.known.length, ids.length);
  });
}
