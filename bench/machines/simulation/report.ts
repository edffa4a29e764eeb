/** The tables of docs/scaling.md. */
import { round } from "../../server/rows.ts";
import { carried, type Plan, population, type Resource } from "./capacity.ts";
import measured from "./costs.json" with { type: "json" };
import type { Costs, MeasuredRun } from "./costs.ts";
import { type Outcome, simulate } from "./model.ts";
import quiet from "./quiet-runs.json" with { type: "json" };

const costs: Costs = measured;

/** A machine as one rents it, and people who play as they do elsewhere. */
const assumed: Omit<Plan, "servers" | "databases"> = {
  cores: 32,
  sync: 1000,
  standby: 1000,
  network: 100,
  logBytes: 200e6,
  serverBytes: 2e9,
  secondsPerMove: 5,
  movesPerGame: 60,
  watchers: 0.2,
  listed: 0.5,
  limitBeats: 1,
  presenceBeats: 1 / 15,
  connectionBytes: 9500,
};
/** So many messages to servers are simulated each time. */
const happenings = 300_000;
/** In milliseconds: what nobody notices, and what is still a game. */
const soon = 50;
const late = 1000;
/** Of PostgreSQL, for each server. */
const connectionsEach = 10;

export function report(seed: number): void {
  const { date, machine } = costs;
  print([`Costs of ${date}: ${machine}`, ""]);
  for (const lines of [validation, servers, shards]) print([...lines(seed), ""]);
}

/** What the simulation says of this machine, against what was measured on it. */
function validation(seed: number): string[] {
  // The others were written down by hand, from earlier runs in which more of the machine was left.
  const lines = [...costs.runs, ...(quiet as MeasuredRun[])].map((run) => {
    const { servers, games, movesPerSecond, cores, isFitted, note } = run;
    const predicted = here(run, seed).movesPerSecond;
    const known = isFitted ? "costs are from it" : (note ?? "");
    const error = percent(predicted / movesPerSecond - 1, true);
    return [servers, games, cores.toFixed(2), round(movesPerSecond), round(predicted), error, known];
  });
  return table(["servers", "games", "processors", "measured moves/s", "simulated", "error", ""], lines);
}

/** Everything on one machine, whose two processors are as much slower as others have used them. */
function here({ servers, games, cores, sync }: MeasuredRun, seed: number): Outcome {
  return simulate(slower(2 / cores), {
    servers,
    cores: 2,
    isOneMachine: true,
    load: { games },
    sync,
    standby: 0,
    network: 0,
    watchers: 0,
    awake: games,
    connections: (2 * games) / servers,
    listed: 0,
    beats: 0,
    seconds: 3,
    seed,
  });
}

function servers(seed: number): string[] {
  const lines = [1, 3, 10, 30, 100, 1000].flatMap((servers) =>
    [assumed.limitBeats, 0].slice(0, servers < 1000 ? 1 : 2).map((limitBeats) => {
      const plan: Plan = { ...assumed, servers, databases: 1, limitBeats };
      return [
        limitBeats > 0 ? round(servers) : `${round(servers)}, no busy address`,
        ...carrying(plan, seed),
      ];
    }),
  );
  const head = [
    "servers",
    "moves/s, seen soon",
    "players",
    "moves/s at most",
    "then busy: server, database, lock of NOTIFY",
    "connections",
  ];
  return table(head, lines);
}

function carrying(plan: Plan, seed: number): Cell[] {
  const [quick, most] = [bearable(plan, soon, seed), bearable(plan, late, seed)];
  const { server, database, lock } = simulated(plan, most, seed);
  return [
    amount(quick),
    amount(population(plan, quick).players),
    amount(most),
    [server, database, lock].map((share) => percent(share)).join(", "),
    round(plan.servers * connectionsEach),
  ];
}

const named: Readonly<Record<Resource, string>> = {
  server: "servers",
  database: "the database's processors",
  lock: "the lock of NOTIFY",
  lanes: "lanes",
  log: "the log",
  memory: "memory of the servers",
};

/** Moves a second up to which 99 of 100 are seen by the other player within so many milliseconds, and none wait for ever. */
function bearable(plan: Plan, within: number, seed: number): number {
  const isBorne = (moves: number) => {
    const { kept, shown } = simulated(plan, moves, seed);
    return kept > 0.98 && shown < within;
  };
  let [low, high] = [0, 100];
  while (high < 1e6 && isBorne(high)) [low, high] = [high, 2 * high];
  for (let step = 0; step < 4; step++) {
    const middle = (low + high) / 2;
    if (isBorne(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function simulated(plan: Plan, movesPerSecond: number, seed: number): Outcome {
  const { awake, connections, beats } = population(plan, movesPerSecond);
  const seconds = Math.min(4, Math.max(0.4, happenings / (movesPerSecond * plan.servers + 1)));
  const load = { movesPerSecond };
  return simulate(costs, { ...plan, load, awake: Math.round(awake), connections, beats, seconds, seed });
}

/** By the closed form, in which everyone is woken for every message: its ratios count. */
function shards(): string[] {
  const lines = [1, 4, 16].flatMap((databases) =>
    [30, 100].map((servers) => {
      const { movesPerSecond, first } = carried(costs, { ...assumed, servers, databases });
      return [
        databases,
        servers,
        amount(movesPerSecond),
        named[first],
        round(databases * servers * connectionsEach),
      ];
    }),
  );
  return table(["databases", "servers", "moves/s", "first to be full", "connections in all"], lines);
}

function slower(factor: number): Costs {
  const times = <T extends object>(group: T): T =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [name, /Bytes|Wal/.test(name) ? value : value * factor]),
    ) as T;
  return {
    ...costs,
    server: times(costs.server),
    database: times(costs.database),
    client: costs.client * factor,
  };
}

type Cell = string | number;

function table(head: readonly string[], lines: readonly (readonly Cell[])[]): string[] {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...lines.map(line)];
}

/** Two digits are as much as is known. */
function amount(value: number): string {
  return round(Number(value.toPrecision(2)));
}

function percent(share: number, isSigned = false): string {
  return `${isSigned && share > 0 ? "+" : ""}${Math.round(share * 100)} %`;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
