/** Honest players for a long time, with a hostile visitor of each kind beside them in turn. */
import { fork } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { seededChance } from "../../src/players/chance.ts";
import { HonestPlayers } from "./honest.ts";
import { sleep } from "./load.ts";
import { quantile, type Row, row } from "./rows.ts";
import { type Started, start } from "./start.ts";
import { visitors } from "./visitors.ts";

/** With a visitor the slowest hundredth of the moves may take so many times as long as without. */
const mostTimes = 3;
/** What the server may hold more at the end, when everyone has gone, than at the beginning. */
const mostGrowth = 20;

interface SoakOptions {
  readonly target: string;
  readonly visitor: string;
  readonly file: string;
  readonly long: boolean;
}

interface Phase {
  readonly times: readonly number[];
  /** The 99th hundredth of the delays of the players' own event loop, in milliseconds: what it adds is not the server's. */
  readonly lag: number;
}

export async function soak({ target, visitor, file, long }: SoakOptions): Promise<Row[]> {
  const [count, calm, beside] = long ? [2000, 20, 60] : [200, 3, 4];
  const server = await start(target, ["durable", file, "0", "limits"], ["--expose-gc"]);
  const players = new HonestPlayers(server.port, seededChance(13));
  const before = await memoryOf(server);
  await players.come(count);
  await players.times(long ? 10 : 2);
  const alone: Phase[] = [await phase(players, long ? 60 : calm)];
  const found: { name: string; phase: Phase; heap: number }[] = [];
  for (const [index, name] of Object.keys(visitors).entries()) {
    const ids = players.ids.slice(0, 5);
    const child = fork(visitor, [name, String(server.port), `127.0.2.${index + 1}`, ...ids], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    // He comes, and what he has come with is compiled.
    await sleep(1000);
    const phaseBeside = await phase(players, beside);
    child.kill("SIGKILL");
    await ended;
    found.push({ name, phase: phaseBeside, heap: (await memoryOf(server)).heap });
    if (process.stderr.isTTY)
      process.stderr.write(`${name}: ${quantile(phaseBeside.times, 0.99).toFixed(1)} ms\n`);
    await sleep(1000);
    alone.push(await phase(players, calm));
  }
  await players.leave();
  // Games that nobody is at are put away after two seconds.
  await sleep(5000);
  const after = await memoryOf(server);
  await server.kill();
  return report(players, alone, found, { before, after });
}

async function phase(players: HonestPlayers, seconds: number): Promise<Phase> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const times = await players.times(seconds);
  delays.disable();
  return { times, lag: delays.percentile(99) / 1e6 };
}

interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/** After a collection, in megabytes. */
async function memoryOf(server: Started): Promise<Memory> {
  const answer = new Promise<Memory>((resolve) => server.process.once("message", resolve));
  server.process.send("memory");
  const { rss, heap } = await answer;
  return { rss: rss / 2 ** 20, heap: heap / 2 ** 20 };
}

function report(
  players: HonestPlayers,
  alone: readonly Phase[],
  found: readonly { readonly name: string; readonly phase: Phase; readonly heap: number }[],
  { before, after }: { readonly before: Memory; readonly after: Memory },
): Row[] {
  const calm = alone.flatMap(({ times }) => times).sort((one, other) => one - other);
  const usual = quantile(calm, 0.99);
  const lag = Math.max(...alone.map((each) => each.lag));
  const told = (times: readonly number[], own: number) =>
    `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms (own delay ${own.toFixed(1)})`;
  const rows = [row(`soak: ${players.ids.length} games, nobody else`, told(calm, lag), "", undefined)];
  for (const { name, phase: each, heap } of found) {
    const times = quantile(each.times, 0.99) / usual;
    const measured = `${times.toFixed(1)} times: ${told(each.times, each.lag)}, ${heap.toFixed(0)} MB`;
    rows.push(row(`soak: beside ${name}`, measured, `≤ ${mostTimes} times`, times <= mostTimes));
  }
  const { damage, moves, cuts } = players;
  const refusals = [...damage.refused].map(([what, count]) => `${count} ${what}`);
  const growth = after.heap - before.heap;
  return [
    ...rows,
    row(
      `soak: ${moves} moves, ${cuts} cuts`,
      [`${damage.lost} lost`, `${damage.doubled} doubled`, ...refusals].join(", "),
      "none",
      damage.lost + damage.doubled + refusals.length === 0,
    ),
    row(
      "soak: memory before and after all, collected",
      `${before.heap.toFixed(0)} and ${after.heap.toFixed(0)} MB (resident ${before.rss.toFixed(0)} and ${after.rss.toFixed(0)})`,
      `≤ ${mostGrowth} MB more`,
      growth <= mostGrowth,
    ),
  ];
}
