import type { Costs } from "./costs.ts";
import { compareEvery, lanes, largestBatch, showEvery, shownAtOnce } from "./server.ts";

/** What there is, and how it is used. Times are microseconds. */
export interface Plan {
  readonly servers: number;
  /** Databases that the games are spread over, each on a machine of its own. */
  readonly databases: number;
  readonly cores: number;
  readonly sync: number;
  readonly standby: number;
  readonly network: number;
  /** Bytes a second that the log's disk, and the way to the standby, take. */
  readonly logBytes: number;
  readonly serverBytes: number;
  /** Between two moves of a game. */
  readonly secondsPerMove: number;
  readonly movesPerGame: number;
  readonly watchers: number;
  /** Which share of the games is listed. */
  readonly listed: number;
  /** A server tells the others so often what busy addresses have used, and who is at a game: times a second. */
  readonly limitBeats: number;
  readonly presenceBeats: number;
  /** What a live connection takes of a server's memory. */
  readonly connectionBytes: number;
}

/** What an event takes of a server's memory: 238 and 255 where it was measured apart. */
const eventBytes = 250;

export const resources = ["server", "database", "lock", "lanes", "log", "memory"] as const;
export type Resource = (typeof resources)[number];
export type Shares = Readonly<Record<Resource, number>>;

/** Where the games are, at so many moves a second. */
export function population(plan: Plan, movesPerSecond: number) {
  const { servers, secondsPerMove, watchers, limitBeats, presenceBeats } = plan;
  const games = movesPerSecond * secondsPerMove;
  const awake = (games * (2 - 1 / servers)) / servers;
  return {
    games,
    players: 2 * games,
    /** Each server has the games of its players, and most are with two servers. */
    awake,
    connections: (games * (2 + watchers)) / servers,
    /** What it tells the others each second besides moves. */
    beats: limitBeats + presenceBeats * awake,
  };
}

/** Which share of everything is used at so many moves a second, all servers together. Whoever listens is woken for every message: an upper bound. */
export function shares(costs: Costs, plan: Plan, movesPerSecond: number): Shares {
  const { servers, databases, cores, network, watchers, listed } = plan;
  const { server, database } = costs;
  const { awake, connections, beats } = population(plan, movesPerSecond);
  // Of one server, at one database.
  const moves = movesPerSecond / servers / databases;
  const { batch, lane } = commits(costs, plan, moves);
  const telling = 2 * network + database.notify + servers * database.notifyListener;
  const told = moves + beats / databases;
  const tells = told / Math.max(1, (told * telling) / 1e6);
  const shown = Math.min((shownAtOnce / showEvery) * 1e6, moves * (2 - 1 / servers) * listed);
  const compared = awake / databases / (compareEvery / 1e6);

  const perServer =
    (moves / batch) * database.batch +
    moves * database.event +
    told * (database.notifyEvent + servers * database.deliverEvent) +
    tells * (database.notify + servers * (database.notifyListener + database.wake)) +
    shown * database.show +
    compared * database.head +
    database.idle;
  const known =
    (moves * (server.move + watchers * server.watcher) + (moves / batch) * server.round) * databases +
    (told * servers * server.skip + moves * (1 - 1 / servers) * server.enter) * databases +
    compared * databases * server.compare +
    connections * server.connection +
    server.idle;
  // A server that has something to do need not be woken.
  const heard = (tells * (servers - 1) * databases) / 1e6;
  const atServer = (known / 1e6 + heard * (server.hear + server.wake)) / (1 + heard * server.wake);
  const inMemory = server.gameBytes + (plan.movesPerGame / 2) * eventBytes;
  return {
    server: atServer,
    database: (servers * perServer) / cores / 1e6,
    lock: (servers * (tells * database.notifyLocked + told * database.notifyEvent)) / 1e6,
    lanes: lane,
    log: (servers * (moves * database.eventWal + (moves / batch) * database.batchWal)) / plan.logBytes,
    memory: (awake * inMemory + connections * plan.connectionBytes) / plan.serverBytes,
  };
}

/** How many moves go together, and which share of the lanes they take. */
function commits({ database }: Costs, { network, sync, standby }: Plan, moves: number) {
  // On the average a write of the log is half done when the next comes.
  const fixed = 2 * network + database.batch + 1.5 * sync + standby;
  const taken = (batch: number) => fixed + batch * database.event;
  const perLane = moves / 1e6 / lanes;
  const batch = Math.min(largestBatch, Math.max(1, (perLane * fixed) / (1 - perLane * database.event)));
  const isOver = perLane * database.event >= 1;
  return { batch: isOver ? largestBatch : batch, lane: (perLane * taken(largestBatch)) / largestBatch };
}

/** The most moves a second with nothing used beyond `most`, and what would be first. */
export function carried(costs: Costs, plan: Plan, most = 0.7): { movesPerSecond: number; first: Resource } {
  const isOver = (moves: number) => overused(shares(costs, plan, moves), most) !== undefined;
  let [low, high] = [0, 1];
  while (!isOver(high) && high < 1e9) [low, high] = [high, 2 * high];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (isOver(middle)) high = middle;
    else low = middle;
  }
  return { movesPerSecond: low, first: overused(shares(costs, plan, high), most) ?? "server" };
}

/** What is used most beyond its bound. */
function overused(used: Shares, most: number): Resource | undefined {
  const over = resources.filter((name) => used[name] > most);
  return over.sort((one, other) => used[other] - used[one])[0];
}
