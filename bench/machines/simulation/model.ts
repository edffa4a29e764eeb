import { type Chance, seededChance } from "../../../src/players/chance.ts";
import { quantile } from "../../server/rows.ts";
import type { Costs } from "./costs.ts";
import { SimulatedDatabase } from "./database.ts";
import { SimulatedServer } from "./server.ts";
import { Machine, Process } from "./stations.ts";
import { Timeline } from "./timeline.ts";

/** Times are microseconds. */
export interface Scenario {
  readonly servers: number;
  /** Of the database's machine; servers have one each. Or of one machine on which everything is, the players too. */
  readonly cores: number;
  readonly isOneMachine?: boolean;
  /** Moves come by chance, or of so many games the next as soon as the last was shown, with the two players at two servers. */
  readonly load: { readonly movesPerSecond: number } | { readonly games: number };
  readonly sync: number;
  readonly standby: number;
  readonly network: number;
  readonly watchers: number;
  /** At each server. */
  readonly awake: number;
  readonly connections: number;
  readonly listed: number;
  /** What a server tells the others each second besides moves. */
  readonly beats: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Outcome {
  readonly movesPerSecond: number;
  /** Milliseconds until 99 of 100 were answered, and until the other player saw the move. */
  readonly answered: number;
  readonly shown: number;
  /** Shares of their time: the busiest server, the database's processors, the lock of whoever tells. */
  readonly server: number;
  readonly database: number;
  readonly lock: number;
  /** Of the moves that were made, those that were shown: less than all when they come faster than they can be told. */
  readonly kept: number;
}

/** The first part of the time is not counted. */
const warmUp = 0.25;

export function simulate(costs: Costs, scenario: Scenario): Outcome {
  const { cores, seconds, seed, isOneMachine = false, sync, standby } = scenario;
  const timeline = new Timeline();
  const chance = seededChance(seed);
  const machine = new Machine(timeline, cores);
  const database = new SimulatedDatabase({ timeline, machine, costs: costs.database, sync, standby });
  const servers = Array.from({ length: scenario.servers }, () => {
    const process = new Process(isOneMachine ? machine : new Machine(timeline, 1));
    return new SimulatedServer({ ...scenario, timeline, process, database, costs });
  });
  for (const server of servers) server.begin(chance());

  const figures = new Figures(timeline, seconds * 1e6 * warmUp);
  if ("games" in scenario.load)
    playOn(scenario.load.games, servers, new Process(machine), costs.client, figures);
  else arrive(scenario.load.movesPerSecond, servers, chance, timeline, figures);
  timeline.run(seconds * 1e6 * warmUp);
  const before = [machine.busy, database.lock.held, ...servers.map(({ process }) => process.busy)];
  timeline.run(seconds * 1e6);
  const counted = seconds * 1e6 * (1 - warmUp);
  const after = [machine.busy, database.lock.held, ...servers.map(({ process }) => process.busy)];
  const [all = 0, lock = 0, ...own] = after.map((busy, index) => (busy - (before[index] ?? 0)) / counted);
  return {
    ...figures.outcome(counted),
    server: Math.max(...own),
    database: all / cores,
    lock,
  };
}

/** What is counted of moves. */
class Figures {
  readonly #timeline: Timeline;
  readonly #from: number;
  readonly #answered: number[] = [];
  readonly #shown: number[] = [];
  #made = 0;

  constructor(timeline: Timeline, from: number) {
    this.#timeline = timeline;
    this.#from = from;
  }

  make(at: SimulatedServer, other: SimulatedServer, onShown = () => {}): void {
    const begun = this.#timeline.now;
    const counts = () => this.#timeline.now >= this.#from;
    const took = () => (this.#timeline.now - begun) / 1000;
    if (counts()) this.#made++;
    at.receive({
      begun,
      at,
      other,
      onAnswered: () => {
        if (counts()) this.#answered.push(took());
      },
      onShown: () => {
        if (counts()) this.#shown.push(took());
        onShown();
      },
    });
  }

  outcome(microseconds: number) {
    const ascending = (times: number[]) => times.sort((one, other) => one - other);
    return {
      movesPerSecond: this.#shown.length / (microseconds / 1e6),
      answered: quantile(ascending(this.#answered), 0.99),
      shown: quantile(ascending(this.#shown), 0.99),
      kept: this.#made === 0 ? 1 : this.#shown.length / this.#made,
    };
  }
}

function playOn(
  games: number,
  servers: readonly SimulatedServer[],
  client: Process,
  cost: number,
  figures: Figures,
): void {
  const [first, second] = [servers[0] as SimulatedServer, (servers[1] ?? servers[0]) as SimulatedServer];
  const next = (at: SimulatedServer, other: SimulatedServer) =>
    client.run(cost, () => figures.make(at, other, () => next(other, at)));
  for (let game = 0; game < games; game++) next(first, second);
}

/** Any player is at any server. */
function arrive(
  movesPerSecond: number,
  servers: readonly SimulatedServer[],
  chance: Chance,
  timeline: Timeline,
  figures: Figures,
): void {
  const any = () => servers[Math.floor(chance() * servers.length)] as SimulatedServer;
  const next = () => {
    figures.make(any(), any());
    timeline.after((-Math.log(1 - chance()) / movesPerSecond) * 1e6, next);
  };
  timeline.after(0, next);
}
