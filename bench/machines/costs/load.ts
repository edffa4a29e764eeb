import { cpus } from "node:os";
import { asFastAsPossible, atOneMoveASecond, type Table, tables } from "../../server/load.ts";
import { median } from "../../server/rows.ts";
import type { Started } from "../../server/start.ts";
import { type Wire, wire } from "../../server/wire.ts";
import type { MeasuredRun } from "../simulation/costs.ts";
import { syncTime } from "./machine.ts";
import { busyTime, processorTime } from "./processor-time.ts";
import { type Spent, serverOf, type Watched } from "./watched.ts";

export interface Fast extends Omit<MeasuredRun, "servers" | "games" | "isFitted"> {
  readonly spent: Spent;
  /** Microseconds of the players' side for a move. */
  readonly client: number;
}

export function paced(watched: Watched, games: readonly Table[]): Promise<Spent> {
  return watched.spent(() => atOneMoveASecond(games, 3));
}

export async function fast(watched: Watched, games: readonly Table[]): Promise<Fast> {
  const [own, busy] = [processorTime(process.pid), busyTime()];
  let movesPerSecond = 0;
  const spent = await watched.spent(async () => {
    movesPerSecond = await asFastAsPossible(games, 2);
  });
  const client = processorTime(process.pid) - own;
  const parts = [client, ...spent.servers, ...Object.values(spent.database)];
  const others = busyTime() - busy - parts.reduce((sum, time) => sum + time, 0);
  const cores = cpus().length - Math.max(0, others) / spent.seconds / 1e6;
  return {
    movesPerSecond,
    cores,
    spent,
    client: client / spent.events,
    sync: await syncTime(watched.address),
  };
}

/** What each of so many more connections at every game costs a server, for an event. */
export async function watcherCost(watched: Watched, { port }: Started, watchers: number): Promise<number> {
  const games = await tables(port, 100, 2);
  const cost = async () => perEvent((await fast(watched, games)).spent);
  const alone = [await cost(), await cost(), await cost()];
  const sockets: Wire[] = [];
  for (const { id } of games)
    for (let count = 0; count < watchers; count++) {
      const socket = await wire(`ws://127.0.0.1:${port}/api/live`);
      socket.send(JSON.stringify({ type: "subscribe", game: id, tokens: [], seen: 0 }));
      sockets.push(socket);
    }
  const watchedBy = [await cost(), await cost(), await cost()];
  for (const socket of sockets) socket.terminate();
  return (median(watchedBy) - median(alone)) / watchers;
}

export function perEvent(spent: Spent): number {
  return serverOf(spent) / spent.events;
}

export function middle<T>(all: readonly T[], by: (one: T) => number): T {
  const value = median(all.map(by));
  return all.find((one) => by(one) === value) as T;
}
