import type { Cluster } from "../../../test/machines/cluster.ts";
import { leave, tables } from "../../server/load.ts";
import { type Started, start } from "../../server/start.ts";
import type { MeasuredRun } from "../simulation/costs.ts";
import { fit } from "./fit.ts";
import { type Fast, fast, middle, paced, perEvent, watcherCost } from "./load.ts";
import { privateBytes } from "./machine.ts";
import { type Spent, serverOf, Watched } from "./watched.ts";

const games = 1500;
const few = 500;
const turns = 3;

/** What moves cost one server, and two with the players of every game at both, in turns. */
export async function moving(cluster: Cluster, target: string, idle: number) {
  const one = [await start(target, ["postgres", cluster.url("one")])];
  const two = [
    await start(target, ["postgres", cluster.url("two")]),
    await start(target, ["postgres", cluster.url("two")]),
  ];
  const alone = await side(cluster, "one", one);
  const across = await side(cluster, "two", two);
  for (let turn = 0; turn <= turns; turn++)
    for (const { watched, players, quiet, busy, full } of [alone, across]) {
      const [slow, quick, all] = [
        await paced(watched, players),
        await fast(watched, players.slice(0, few)),
        await fast(watched, players),
      ];
      // The first time code is compiled while it runs.
      if (turn === 0) continue;
      quiet.push(slow);
      busy.push(quick);
      full.push(all);
    }
  const connectionBytes = await privateBytes(cluster, "one");
  for (const { players } of [alone, across]) leave(players);
  const watcher = await watcherCost(alone.watched, one[0] as Started, 10);
  for (const server of [...one, ...two]) await server.kill();

  const cost = (servers: number) => (spent: Spent) => serverOf(spent) - servers * idle * spent.seconds;
  const own = fitted(alone, cost(1));
  const both = fitted(across, cost(2));
  const appended = fitted(alone, ({ database }) => database.append);
  const log = fitted(alone, ({ walBytes }) => walBytes);
  return {
    server: { move: own.event, round: own.batch, enter: both.event - own.event, watcher },
    database: {
      batch: appended.batch,
      event: appended.event,
      eventWal: log.event,
      batchWal: log.batch,
      connectionBytes,
    },
    client: middle(alone.busy, speed).client,
    runs: [...runs(1, alone), ...runs(2, across)],
  };
}

async function side(cluster: Cluster, database: string, servers: readonly Started[]) {
  const [first, second] = servers as [Started, Started?];
  const players = await tables([first.port, second?.port ?? first.port], games, 2);
  const watched = new Watched(cluster, database, servers);
  return { watched, players, quiet: [] as Spent[], busy: [] as Fast[], full: [] as Fast[] };
}

type Side = Awaited<ReturnType<typeof side>>;

/** What an event and a commit cost, from the turns in the middle. */
function fitted({ quiet, busy }: Side, cost: (spent: Spent) => number) {
  const [slow, { spent }] = [middle(quiet, perEvent), middle(busy, ({ spent }) => perEvent(spent))];
  return fit({ ...slow, cost: cost(slow) }, { ...spent, cost: cost(spent) });
}

function runs(servers: number, { busy, full }: Side): MeasuredRun[] {
  const run = (all: readonly Fast[], count: number, isFitted: boolean): MeasuredRun => {
    // When others have left the most: what they take comes and goes.
    const [{ cores, sync, movesPerSecond }] = [...all].sort((one, other) => other.cores - one.cores) as [
      Fast,
    ];
    return { servers, games: count, cores, sync, movesPerSecond, isFitted };
  };
  return [run(busy, few, true), run(full, games, false)];
}

function speed({ movesPerSecond, cores }: Fast): number {
  return movesPerSecond / cores;
}
