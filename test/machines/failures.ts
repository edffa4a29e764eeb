/** Games across several servers while something breaks. What each scenario returns is what its players noted. */

import { sleep } from "../../bench/server/load.ts";
import { type Chance, pick, seededChance } from "../../src/players/chance.ts";
import { cases } from "../cases.ts";
import { ask } from "./ask.ts";
import { Cluster } from "./cluster.ts";
import type { Network } from "./network.ts";
import { type Report, wrongs } from "./notes.ts";
import { Pair } from "./pair.ts";
import { MachinePlayers } from "./players.ts";
import type { Programs } from "./programs.ts";
import { type MachineOptions, MachineServer } from "./servers.ts";

export interface World {
  /** The built command, or a server that is wrong. */
  readonly main: string;
  readonly args?: readonly string[];
  readonly programs: Programs;
  /** How often it breaks. */
  readonly times: number;
  readonly seed: number;
  /** Of so many moves one is contested; one in ten where it is not said. */
  readonly rivals?: number;
}

/** Starts what stands in front of servers; the host and port where everyone goes then. */
export type Front = (ports: readonly number[]) => Promise<string>;

interface Playing {
  readonly players: MachinePlayers;
  readonly servers: readonly MachineServer[];
  readonly chance: Chance;
  /** Nobody goes to it any more, as a balancer sees to it. */
  hide(server: MachineServer): void;
  show(server: MachineServer): void;
}

interface Stage {
  /** Who has the events in the end. */
  readonly store: () => Cluster;
  readonly servers: readonly MachineOptions[];
  readonly front?: Front;
}

const games = 30;
/** Milliseconds between two moves of a game: with every run of the tests other files run beside this one. */
const pause = cases(80, 30);

/** Servers, and games across all of them; ends what it began, however it ends. */
async function playing(
  { seed, rivals = 10 }: World,
  { store, servers: options, front }: Stage,
  breaks: (playing: Playing) => Promise<void>,
): Promise<Report> {
  const servers = options.map((each) => new MachineServer(each));
  const hidden = new Set<MachineServer>();
  let players: MachinePlayers | undefined;
  try {
    await Promise.all(servers.map((server) => server.start()));
    const balancer = await front?.(servers.map(({ port }) => port));
    const shown = () => servers.filter((server) => !hidden.has(server)).map(({ host }) => host);
    players = new MachinePlayers({
      hosts: () => (balancer === undefined ? shown() : [balancer]),
      servers: () => servers.map(({ host }) => host),
      balanced: balancer !== undefined,
      games,
      chance: seededChance(seed + 1000),
      rivals,
      pause,
    });
    await players.come();
    await players.progress(3);
    players.watch();
    await breaks({
      players,
      servers,
      // Not the players' own: what breaks when depends on the seed alone.
      chance: seededChance(seed),
      hide: (server) => void hidden.add(server),
      show: (server) => void hidden.delete(server),
    });
    await players.progress(3);
    await players.leave();
    players.compare((await store().ask(events, [], "grundy")) as never);
    return players.report;
  } finally {
    players?.stop();
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
  }
}

const events = "SELECT game, number, request AS id FROM event ORDER BY game, number";

const three = ({ main, args = [] }: World, db: string) => Array<MachineOptions>(3).fill({ main, db, args });

async function withCluster(
  world: World,
  breaks: (playing: Playing, cluster: Cluster) => Promise<void>,
  front?: Front,
): Promise<Report> {
  const cluster = await Cluster.start({ programs: world.programs });
  try {
    await cluster.ask("CREATE DATABASE grundy");
    const servers = three(world, cluster.url("grundy"));
    const stage = { store: () => cluster, servers, ...(front ? { front } : {}) };
    return await playing(world, stage, (world) => breaks(world, cluster));
  } finally {
    await cluster.remove();
  }
}

/** So often, or until something is wrong. */
function* rounds({ times }: World, { report }: MachinePlayers): Generator<number> {
  for (let time = 0; time < times && wrongs(report) === 0; time++) yield time;
}

async function killOne({ servers, players, chance }: Playing): Promise<void> {
  const server = pick(servers, chance);
  await sleep(chance() * 200);
  await server.end("SIGKILL");
  await players.progress(2);
  await server.start();
}

/** One server after the other is killed, and comes back while the games go on. */
export function killServers(world: World): Promise<Report> {
  return withCluster(world, async (playing) => {
    for (const _ of rounds(world, playing.players)) await killOne(playing);
  });
}

/** The events have no key: two servers can give a number twice. */
export function withoutKey(world: World): Promise<Report> {
  return withCluster({ ...world, rivals: 1 }, async ({ players }, cluster) => {
    await cluster.ask("ALTER TABLE event DROP CONSTRAINT event_pkey", [], "grundy");
    await cluster.ask("CREATE INDEX ON event (game, number)", [], "grundy");
    await players.progress(300, 60_000);
  });
}

/** PostgreSQL is killed, and started again. Of a table that is not `logged` nothing is left then. */
export function crashDatabase(world: World, logged = true): Promise<Report> {
  return withCluster(world, async ({ players, chance }, cluster) => {
    if (!logged) await cluster.ask("ALTER TABLE event SET UNLOGGED", [], "grundy");
    for (const _ of rounds(world, players)) {
      await sleep(200 + chance() * 300);
      await cluster.stop("crash");
      await sleep(chance() * 500);
      await cluster.start();
      await players.progress(3);
    }
  });
}

/** How long after a promotion every game has gone on, in milliseconds. */
export interface FailoverReport extends Report {
  readonly afterPromotion: Readonly<Record<Old, number>>;
}

/** The old primary comes back when the games have gone on, or at once, or was never gone. It takes writes, and nobody must rely on it. */
type Old = (typeof olds)[number];
const olds = ["later", "at once", "there"] as const;

/** The primary is lost, and its standby takes over. Without `synchronous` it has not heard the last commits. */
export async function failOver(world: World, synchronous = true): Promise<FailoverReport> {
  const pair = await Pair.start(world.programs, synchronous);
  const afterPromotion = { later: 0, "at once": 0, there: 0 };
  try {
    const stage = { store: () => pair.primary, servers: three(world, pair.url) };
    const report = await playing(world, stage, async ({ players, chance }) => {
      for (const time of rounds(world, players)) {
        const old = olds[time % olds.length] as Old;
        if (time > 0) await pair.refill();
        if (!synchronous) await pair.fallBehind();
        await sleep(200 + chance() * 300);
        await (old === "there" ? pair.promote() : pair.failOver());
        const promoted = performance.now();
        if (old === "at once") await pair.oldReturns();
        await players.progress(1);
        afterPromotion[old] = Math.max(afterPromotion[old], performance.now() - promoted);
        if (old === "later") await pair.oldReturns();
        await players.progress(3);
      }
    });
    return { ...report, afterPromotion };
  } finally {
    await pair.remove();
  }
}

/** What was noted before the first of them woke. */
export interface FreezeReport extends Report {
  readonly beforeWaking: Report;
}

/** A server is frozen until nobody remembers it, and wakes in the middle of games that have gone on. */
export async function freezeServers(world: World): Promise<FreezeReport> {
  let beforeWaking: Report | undefined;
  const report = await withCluster(world, async ({ players, servers, chance, hide, show }) => {
    for (const _ of rounds(world, players)) {
      const server = pick(servers, chance);
      server.signal("SIGSTOP");
      hide(server);
      await sleep(6000 + chance() * 1000);
      await players.progress(2);
      beforeWaking ??= { ...players.report };
      server.signal("SIGCONT");
      show(server);
      await players.progress(3);
    }
  });
  return { ...report, beforeWaking: beforeWaking ?? report };
}

/** One server after another is told to stop and started again, behind a balancer that everyone goes through. */
export function restartInTurn(world: World, front: Front): Promise<Report> {
  const restarts = async ({ players, servers }: Playing) => {
    for (const _ of rounds(world, players))
      for (const server of servers) {
        await server.end("SIGTERM");
        await server.start();
        // The balancer takes it in again after a second.
        await sleep(1500);
        await players.progress(2);
      }
  };
  return withCluster({ ...world, args: ["--drain", "4"] }, restarts, front);
}

/** Behind a balancer a server is killed, then the primary, and so on. */
export async function killAnything(world: World, front: Front): Promise<Report> {
  const pair = await Pair.start(world.programs, true);
  try {
    const stage = { store: () => pair.primary, servers: three(world, pair.url), front };
    return await playing(world, stage, async (playing) => {
      for (const _ of rounds(world, playing.players)) {
        await killOne(playing);
        await sleep(playing.chance() * 1000);
        await pair.failOver();
        await playing.players.progress(3);
        await pair.refill();
      }
    });
  } finally {
    await pair.remove();
  }
}

/** Servers on machines of their own are cut from the database, one, the other or both, and so from each other; and joined again. */
export async function cutServers(world: World, network: Network): Promise<Report> {
  const cluster = await Cluster.start({ programs: world.programs });
  try {
    await cluster.ask("CREATE DATABASE grundy");
    const db = cluster.url("grundy", await network.lead(cluster.port));
    const options = [0, 1].map((index) => ({ main: world.main, db, ...network.machine(index) }));
    return await playing(
      world,
      { store: () => cluster, servers: options },
      async ({ players, servers, chance, hide, show }) => {
        for (const time of rounds(world, players)) {
          const cut = [[0], [0, 1], [1]][time % 3] as number[];
          for (const index of cut) network.cut(index);
          await Promise.all(cut.map((index) => untilHealth(servers[index] as MachineServer, 503)));
          if (cut.length === 1) {
            hide(servers[cut[0] as number] as MachineServer);
            await players.progress(3);
          }
          await sleep(chance() * 5000);
          for (const index of cut) network.join(index);
          await Promise.all(cut.map((index) => untilHealth(servers[index] as MachineServer, 200)));
          for (const index of cut) show(servers[index] as MachineServer);
          await players.progress(3);
        }
      },
    );
  } finally {
    await cluster.remove();
  }
}

/** As a balancer looks at a server. */
async function untilHealth({ host }: MachineServer, wanted: number): Promise<void> {
  const until = performance.now() + 15_000;
  for (;;) {
    const { status } = await ask(host, "/healthz").catch(() => ({ status: 0 }));
    if (status === wanted) return;
    if (performance.now() > until) throw new Error(`${host} says ${status}, not ${wanted}`);
    await sleep(100);
  }
}
