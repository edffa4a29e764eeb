/** What PostgreSQL and several servers cost, against one server on its file, in turns within one run. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Cluster } from "../../test/machines/cluster.ts";
import { findPrograms } from "../../test/machines/programs.ts";
import { asFastAsPossible, atOneMoveASecond, leave, type Table, tables } from "../server/load.ts";
import { median, print, quantile, type Row, round, row } from "../server/rows.ts";
import { type Started, start } from "../server/start.ts";

export interface MachinesOptions {
  readonly mode: "quick" | "long";
  /** Where the bundles are; the file and the database under measurement are made there too, on the same disk. */
  readonly folder: string;
}

/** Measures, prints one table, and says whether every goal is met. */
export async function bench({ mode, folder }: MachinesOptions): Promise<boolean> {
  const isLong = mode === "long";
  const data = mkdtempSync(join(folder, "data-"));
  const target = join(folder, "target.js");
  const programs = await findPrograms();
  if (typeof programs === "string") throw new Error(programs);
  const cluster = await Cluster.start({ programs, fsync: true, settings: { shared_buffers: "512MB" } });
  const rows: Row[] = [];
  try {
    for (const games of [500, 2000]) {
      await withServers({ target, data, cluster, games }, async (players) => {
        rows.push(...(await speeds(players, games, isLong ? 7 : 3, isLong ? 4 : 2)));
        if (games === 2000) rows.push(...(await paces(players, isLong ? 7 : 1, isLong ? 8 : 5)));
      });
    }
  } finally {
    await cluster.remove();
    rmSync(data, { recursive: true, force: true });
  }
  print(rows);
  return rows.every(({ met }) => met !== false);
}

/** The same players on a file, on PostgreSQL, and with the two of every game at two servers. */
type Players = Record<"file" | "one" | "two", readonly Table[]>;

interface Context {
  readonly target: string;
  readonly data: string;
  readonly cluster: Cluster;
  readonly games: number;
}

async function withServers(
  { target, data, cluster, games }: Context,
  measure: (players: Players) => Promise<void>,
): Promise<void> {
  const [alone, shared] = [await database(cluster, `one${games}`), await database(cluster, `two${games}`)];
  const file = await start(target, ["durable", join(data, `${games}.db`)]);
  const one = await start(target, ["postgres", alone]);
  const two = [await start(target, ["postgres", shared]), await start(target, ["postgres", shared])] as const;
  const servers: Started[] = [file, one, ...two];
  try {
    const players = {
      file: await tables(file.port, games, 2),
      one: await tables(one.port, games, 2),
      two: await tables([two[0].port, two[1].port], games, 2),
    };
    await measure(players);
    for (const each of Object.values(players)) leave(each);
  } finally {
    for (const server of servers) await server.kill();
  }
}

async function database(cluster: Cluster, name: string): Promise<string> {
  await cluster.ask(`CREATE DATABASE ${name}`);
  return cluster.url(name);
}

async function speeds({ file, one, two }: Players, games: number, turns: number, seconds: number) {
  // A first round that does not count: code is compiled while it runs.
  for (const each of [file, one, two]) await asFastAsPossible(each, seconds);
  const rates: number[][] = [[], [], []];
  for (let turn = 0; turn < turns; turn++)
    for (const [index, each] of [file, one, two].entries())
      rates[index]?.push(await asFastAsPossible(each, seconds));
  const [files = [], ones = [], twos = []] = rates;
  const share = (those: readonly number[]) =>
    median(those.map((rate, turn) => rate / (files[turn] as number)));
  const line = (what: string, those: readonly number[], ask: number): Row => {
    const measured = `${share(those).toFixed(2)} (${round(median(those))} and ${round(median(files))} moves/s)`;
    return row(`${what} / SQLite, ${games} games`, measured, `≥ ${ask}`, share(those) >= ask);
  };
  return [
    line("PostgreSQL, one process", ones, games === 500 ? 0.75 : 1),
    line("two processes, every game across both", twos, games === 500 ? 0.55 : 0.85),
  ];
}

async function paces({ file, one, two }: Players, turns: number, seconds: number) {
  const late: Record<"file" | "fileShown" | "one" | "two", number[]> = {
    file: [],
    fileShown: [],
    one: [],
    two: [],
  };
  const p99 = async (players: readonly Table[], until: "answered" | "shown") =>
    quantile(await atOneMoveASecond(players, seconds, until), 0.99);
  for (let turn = 0; turn < turns; turn++) {
    late.file.push(await p99(file, "answered"));
    late.one.push(await p99(one, "answered"));
    late.fileShown.push(await p99(file, "shown"));
    late.two.push(await p99(two, "shown"));
  }
  const line = (figure: string, those: readonly number[], of: readonly number[], ask: number): Row => {
    const [own, base] = [median(those), median(of)];
    const measured = `${(own / base).toFixed(2)} (${own.toFixed(1)} and ${base.toFixed(1)} ms)`;
    return row(figure, measured, `≤ ${ask}`, own / base <= ask);
  };
  return [
    line("99 % answered, 2,000 paced games, one process / SQLite", late.one, late.file, 1.5),
    line("99 % seen by the player at the other server / SQLite", late.two, late.fileShown, 4),
  ];
}
