import { fork } from "node:child_process";
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { seededChance } from "../../src/players/chance.ts";
import { killAgainAndAgain } from "./kills.ts";
import {
  asFastAsPossible,
  atOneMoveASecond,
  connect,
  echoers,
  echoes,
  leave,
  many,
  sleep,
  tables,
} from "./load.ts";
import type { PileFigures } from "./pile.ts";
import { median, percent, print, quantile, type Row, round, row } from "./rows.ts";
import { soak } from "./soak.ts";
import { flags, type Started, start } from "./start.ts";

export interface BenchOptions {
  readonly mode: "quick" | "long";
  /** The names of the figures wanted; all when empty. */
  readonly only: readonly string[];
  /** Where the bundles are; the files under measurement are made there too, on the same disk as the project. */
  readonly folder: string;
  /** Where boardgame.io is installed. */
  readonly other: string;
}

/** Measures, prints one table, and says whether every goal is met. */
export async function bench({ mode, only, folder, other }: BenchOptions): Promise<boolean> {
  const rows: Row[] = [];
  const long = mode === "long";
  const data = mkdtempSync(join(folder, "data-"));
  const context: Context = {
    target: join(folder, "target.js"),
    echo: join(folder, "echo.js"),
    visitor: join(folder, "visitor.js"),
    pile: join(folder, "pile.js"),
    other,
    data,
    seconds: long ? 4 : 1.5,
    pairs: long ? 5 : 3,
    kills: long ? 100 : 5,
    connections: long ? 10_000 : 4000,
    games: long ? 10_000 : 2000,
    paceSeconds: long ? 20 : 4,
  };
  const figures: Record<string, (context: Context) => Promise<Row[]>> = {
    ratio,
    echo,
    boardgame,
    pace,
    memory,
    kills,
    soak: ({ target, visitor, data }) => soak({ target, visitor, file: join(data, "soak.db"), long }),
    piles,
  };
  try {
    for (const [name, measure] of Object.entries(figures)) {
      // A quarter of an hour and more: only for who asks for it.
      if (only.length > 0 ? !only.includes(name) : name === "soak") continue;
      if (process.stderr.isTTY) process.stderr.write(`${name} …\n`);
      rows.push(...(await measure(context)));
      // What one figure has left for the disk to write is not the next one's.
      for (const file of readdirSync(data)) rmSync(join(data, file));
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  print(rows);
  return rows.every(({ met }) => met !== false);
}

interface Context {
  readonly target: string;
  readonly echo: string;
  readonly visitor: string;
  readonly pile: string;
  readonly other: string;
  readonly data: string;
  readonly seconds: number;
  readonly pairs: number;
  readonly kills: number;
  readonly connections: number;
  readonly games: number;
  readonly paceSeconds: number;
}

let files = 0;
function server({ target, data }: Context, mode: "off" | "durable", flags: string[] = []): Promise<Started> {
  return start(target, [mode, join(data, `${files++}.db`)], flags);
}

/** Durable against the same server with persistence switched off, in interleaved pairs. */
async function ratio(context: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const games of [500, 2000]) {
    const servers = [await server(context, "off"), await server(context, "durable")] as const;
    const players = [
      await tables(servers[0].port, games, 2),
      await tables(servers[1].port, games, 2),
    ] as const;
    const rates: [number[], number[]] = [[], []];
    const ratios: number[] = [];
    // A first round that does not count: code is compiled while it runs.
    for (const each of players) await asFastAsPossible(each, context.seconds);
    for (let pair = 0; pair < context.pairs; pair++) {
      const off = await asFastAsPossible(players[0], context.seconds);
      const durable = await asFastAsPossible(players[1], context.seconds);
      rates[0].push(off);
      rates[1].push(durable);
      ratios.push(durable / off);
    }
    const share = median(ratios);
    const both = `${round(median(rates[1]))} of ${round(median(rates[0]))} moves/s`;
    rows.push(
      row(
        `durable / persistence off, ${games} games`,
        `${percent(share)} (${both})`,
        "≥ 75 %",
        share >= 0.75,
      ),
    );
    for (const each of players) leave(each);
    for (const each of servers) await each.kill();
  }
  return rows;
}

/** Against a server that does nothing but send back what it gets. A move goes to both players, an echo to one. */
async function echo(context: Context): Promise<Row[]> {
  const bare = await start(context.echo);
  const ours = [await server(context, "durable"), await server(context, "durable")] as const;
  const echoing = await echoers(bare.port, 1000);
  const [pairs, alone] = [await tables(ours[0].port, 500, 2), await tables(ours[1].port, 1000, 1)];
  const shares: [number[], number[]] = [[], []];
  const rates: number[] = [];
  for (const each of [pairs, alone]) await asFastAsPossible(each, 1);
  // Many short turns instead of a few long ones: this machine's own speed changes from one second to the next.
  for (let turn = 0; turn < 3 * context.pairs; turn++) {
    const echoed = await echoes(echoing, 1);
    rates.push(echoed);
    shares[1].push((await asFastAsPossible(alone, 1)) / echoed);
    shares[0].push((await asFastAsPossible(pairs, 1)) / echoed);
  }
  for (const each of [pairs, alone]) leave(each);
  for (const socket of echoing) socket.terminate();
  for (const each of [bare, ...ours]) await each.kill();
  const [two, one] = [median(shares[0]), median(shares[1])];
  const of = `of ${round(median(rates))} echoes/s`;
  return [
    row(
      "durable / bare ws echo, 1,000 connections, a game each",
      `${percent(one)} ${of}`,
      "≥ 50 %",
      one >= 0.5,
    ),
    row("the same, 500 games of two connections each", `${percent(two)} ${of}`, "", undefined),
  ];
}

async function boardgame(context: Context): Promise<Row[]> {
  if (!existsSync(join(context.other, "node_modules"))) {
    return [row("durable / boardgame.io 0.50 in memory, 500 games", "not installed", "≥ 5 times", undefined)];
  }
  const [theirs, ours] = [await start(join(context.other, "server.mjs")), await server(context, "durable")];
  const players = await tables(ours.port, 500, 2);
  await asFastAsPossible(players, context.seconds);
  const [rates, owns]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < context.pairs; pair++) {
    rates.push(await rateOf(join(context.other, "players.mjs"), [theirs.port, 500, 2]));
    owns.push(await asFastAsPossible(players, 2));
  }
  leave(players);
  for (const each of [theirs, ours]) await each.kill();
  const [rate, own] = [median(rates), median(owns)];
  const times = median(owns.map((each, pair) => each / (rates[pair] as number)));
  const measured = `${times.toFixed(1)} times (${round(own)} and ${round(rate)} moves/s)`;
  return [row("durable / boardgame.io 0.50 in memory, 500 games", measured, "≥ 5 times", times >= 5)];
}

function rateOf(file: string, values: readonly number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(file, values.map(String), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.once("message", ({ rate }: { rate: number }) => resolve(rate));
    child.once("exit", () => reject(new Error(`${file} ended without a rate`)));
  });
}

/** 2,000 games at one move a second each. */
async function pace(context: Context): Promise<Row[]> {
  const late: number[] = [];
  for (const mode of ["off", "durable"] as const) {
    const each = await server(context, mode);
    const players = await tables(each.port, 2000, 2);
    late.push(quantile(await atOneMoveASecond(players, context.paceSeconds), 0.99));
    leave(players);
    await each.kill();
  }
  const [off = 0, durable = 0] = late;
  const sync = syncTime(context.data);
  const allowed = Math.max(15, off + 1.5 * sync);
  const measured = `${durable.toFixed(1)} ms (off ${off.toFixed(1)}, fsync ${sync.toFixed(1)})`;
  return [
    row(
      "99 % answered, 2,000 games at a move a second",
      measured,
      `≤ ${allowed.toFixed(1)} ms`,
      durable <= allowed,
    ),
  ];
}

/** The disk's own p99 for what a commit is: some pages written and waited for. */
function syncTime(folder: string): number {
  const path = join(folder, "sync");
  const file = openSync(path, "w");
  const pages = Buffer.alloc(8 * 4096);
  const times = Array.from({ length: 500 }, () => {
    const begun = performance.now();
    writeSync(file, pages);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(path);
  return quantile(
    times.sort((one, another) => one - another),
    0.99,
  );
}

async function memory(context: Context): Promise<Row[]> {
  const count = context.connections;
  const each = await server(context, "durable", ["--expose-gc"]);
  const resident = async () => {
    await sleep(1500);
    const answer = new Promise<{ rss: number }>((resolve) => each.process.once("message", resolve));
    each.process.send("memory");
    return (await answer).rss;
  };
  // Once there and back, so that what is made only once is not counted.
  const url = `ws://127.0.0.1:${each.port}/api/live`;
  for (const socket of await many(200, () => connect(url))) socket.terminate();
  const before = await resident();
  const sockets = await many(count, () => connect(url), 100);
  const kilobytes = ((await resident()) - before) / count / 1024;
  for (const socket of sockets) socket.terminate();
  await each.kill();
  return [
    row(
      `memory of an idle connection, ${count} of them`,
      `${kilobytes.toFixed(1)} KB`,
      "≤ 12 KB",
      kilobytes <= 12,
    ),
  ];
}

async function kills(context: Context): Promise<Row[]> {
  const { target, data } = context;
  const chance = seededChance(5);
  const shared = { target, games: 40, chance };
  const durable = { ...shared, mode: "durable", file: join(data, "kills.db"), kills: context.kills } as const;
  const { known, lost, doubled, kills: done } = await killAgainAndAgain(durable);
  const early = {
    ...shared,
    mode: "early",
    file: join(data, "early.db"),
    kills: 20,
    stopAtLoss: true,
  } as const;
  const control = await killAgainAndAgain(early);
  return [
    row(
      `${done} kills under load, ${known} moves answered or shown`,
      `${lost} lost, ${doubled} doubled`,
      "none",
      lost + doubled === 0,
    ),
    row(
      "negative control: acknowledged before the commit",
      `${control.lost} lost after ${control.kills} kills`,
      "caught",
      control.lost > 0,
    ),
  ];
}

/** What a request costs the others when strangers have piled up games and people. */
async function piles({ pile, data, games }: Context): Promise<Row[]> {
  const { listening, ready, held } = await new Promise<PileFigures>((resolve, reject) => {
    const values = [join(data, "piles.db"), String(games), String(5 * games)];
    const child = fork(pile, values, { execArgv: [...flags], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.once("message", (figures: PileFigures) => resolve(figures));
    child.once("exit", () => reject(new Error(`${pile} ended without figures`)));
  });
  const start = `${round(listening)} ms (all clocks run after ${round(ready)} ms)`;
  return [
    row(`listening, ${games} games with clocks`, start, "≤ 1,000 ms", listening <= 1000),
    ...Object.entries(held).map(([name, milliseconds]) =>
      row(
        `${name}: event loop held, ${games} awake`,
        `${milliseconds.toFixed(2)} ms`,
        "≤ 2 ms",
        milliseconds <= 2,
      ),
    ),
  ];
}
