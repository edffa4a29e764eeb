import type { Cluster } from "../../../test/machines/cluster.ts";
import { createGame, many, sleep, tables } from "../../server/load.ts";
import type { Started } from "../../server/start.ts";
import { hearingCosts } from "./hearing.ts";
import { heapOf } from "./machine.ts";
import { restOf, type Spent, serverOf, Watched } from "./watched.ts";

const games = 1500;

/** What a server costs in which nobody moves; its games and players stay. */
export async function resting(cluster: Cluster, database: string, server: Started) {
  const watched = new Watched(cluster, database, [server]);
  const idle = await watched.spent(() => sleep(5000));
  const hearing = await hearingCosts(cluster, database, server);
  const empty = await heapOf(server);
  await many(games, () => createGame(server.port), 20);
  const gameBytes = ((await heapOf(server)) - empty) / games;
  const compared = await watched.spent(() => sleep(6000));
  await tables(server.port, games, 2);
  // A round of pings.
  const connected = await watched.spent(() => sleep(30_000));
  const each = ({ seconds }: Spent, cost: number) => cost / seconds;
  const idleServer = each(idle, serverOf(idle));
  const comparing = each(compared, serverOf(compared)) - idleServer;
  const connecting = each(connected, serverOf(connected)) - idleServer - 2 * comparing;
  return {
    server: {
      ...hearing,
      // Every two seconds.
      compare: (2 * comparing) / games,
      // Less than the comparisons beside it vary by.
      connection: Math.max(0, connecting) / games / 2,
      idle: idleServer,
      gameBytes,
    },
    database: { idle: each(idle, restOf(idle)) },
  };
}
