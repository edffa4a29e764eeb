import { randomBytes } from "node:crypto";
import { StoreError } from "../errors.ts";
import { type ClaimAnswer, checkNumbers, eventText, type GameKeeper } from "../games.ts";
import type { Thenable } from "../serial.ts";
import type { Store } from "../store.ts";
import { Alive } from "./alive.ts";
import { type Append, AppendLane } from "./append.ts";
import { PostgresArena } from "./arena.ts";
import { holdArena } from "./arena-hold.ts";
import { NotifyBus } from "./bus.ts";
import { DatabaseClock } from "./clock.ts";
import { Connector, type StoreWarning } from "./connect.ts";
import { PostgresDatabase } from "./database.ts";
import { asStoreError, Lost } from "./errors.ts";
import { type Change, type ChangeAnswer, changeAll, keepGame } from "./games-commit.ts";
import { GamesPrune } from "./games-prune.ts";
import { GamesRead } from "./games-read.ts";
import { freeSeat } from "./games-rows.ts";
import { PostgresJobs } from "./jobs.ts";
import { Gate, Lanes } from "./lanes.ts";
import { hasSchema, migrate } from "./migrations.ts";
import { PostgresRoster } from "./roster.ts";
import { plain, plainJson } from "./text.ts";

export interface PostgresOptions {
  /** Told once of what an operator should know. */
  readonly onWarning?: (warning: StoreWarning) => void;
  /** Told how long each commit of events took in milliseconds, and how much it held. */
  readonly onCommit?: (milliseconds: number, operations: number) => void;
  /** Told when something is done again because its connection was lost. */
  readonly onRepeat?: () => void;
  /** Nothing is made in a database that has nothing of ours: it is refused. */
  readonly existing?: boolean;
  /** How many milliseconds whoever has not sent anything yet waits for a database that cannot be reached. */
  readonly patience?: number;
  /** For tests: the time, instead of the database's. */
  readonly now?: (() => number) | undefined;
}

/** So many commits of events are under way at a time. */
const appendLanes = 3;
/** Connections for questions and other changes. */
const pooled = 4;
/** So long a database that does not answer is waited for at the start. */
const openingFor = 2000;

/** A database on PostgreSQL, which any number of equal servers share. Rejects with the `StoreError` that says why it cannot be used. */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  const connector = new Connector(url, options.onWarning);
  await prepare(connector, options.existing ?? false);
  const server = randomBytes(9).toString("base64url");
  const database = new PostgresDatabase(connector, pooled, options.patience);
  const clock = new DatabaseClock();
  connector.onPromotion(() => clock.forget());
  const bus = new NotifyBus(connector, server, (connection) => clock.measure(connection));
  try {
    await bus.open();
  } catch (error) {
    connector.close();
    throw asStoreError(error, database.address);
  }
  const alive = new Alive(database, server);
  const { now = () => clock.now() } = options;
  const roster = new PostgresRoster(database);
  const { games, close } = gameKeeper(connector, database, clock, options);
  return {
    games,
    roster,
    jobs: new PostgresJobs(database, now, keepGame),
    arena: new PostgresArena(database, now, () => holdArena(connector)),
    bus,
    server,
    now,
    markAlive: (at) => alive.mark(at),
    lastAlive: () => alive.last(),
    noteStart: (at) => alive.noteStart(at),
    async prunesByDefault() {
      return (await database.read("SELECT FROM service WHERE name = 'retention'")).length > 0;
    },
    check: () => database.check(),
    async close() {
      database.beginClosing();
      await Promise.all([close(), roster.close()]);
      await database.close();
      bus.close();
      connector.close();
    },
  };
}

/** The schema is brought up to date before anybody uses it. */
async function prepare(connector: Connector, existing: boolean): Promise<void> {
  const { shown } = connector.address;
  const until = performance.now() + openingFor;
  for (;;) {
    try {
      const connection = await connector.connect();
      try {
        if (existing && !(await hasSchema(connection))) throw new StoreError("empty", shown);
        return await migrate(connection, shown);
      } finally {
        connection.end();
      }
    } catch (error) {
      const isWorthwhile = error instanceof Lost && !error.fatal && performance.now() < until;
      if (!isWorthwhile) throw asStoreError(error, shown);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function gameKeeper(
  connector: Connector,
  database: PostgresDatabase,
  clock: DatabaseClock,
  { onCommit, onRepeat }: PostgresOptions,
): { games: GameKeeper; close: () => Promise<void> } {
  const gate = new Gate();
  const reader = new GamesRead(database);
  const pruner = new GamesPrune(database);
  const own = Array.from(
    { length: appendLanes },
    () =>
      new AppendLane(
        connector,
        () => database.patience(),
        () => onRepeat?.(),
      ),
  );
  const appends = new Lanes<Append, boolean>(
    appendLanes,
    gate,
    (lane, batch) => (own[lane] as AppendLane).commit(batch),
    onCommit,
  );
  const changes = new Lanes<Change, ChangeAnswer>(1, gate, (_, batch) =>
    database.change((client) => changeAll(client, batch)),
  );
  const change = async (operation: Change) => (await changes.write(operation.id, operation)) === true;
  const games: GameKeeper = {
    create: (game) => change({ do: "create", id: plain(game.id), game }),
    takeSeat: (id, seat, by) => change({ do: "take-seat", id: plain(id), seat, by }),
    // The way of every move: no promise.
    append: (id, event, finish, text = eventText(id, event)): Thenable<boolean> =>
      appends.write(id, { id: plain(id), number: event.number, text: plainJson(text), finish }),
    async claim(given, event, finish, absent) {
      const id = plain(given);
      const append = { id, number: event.number, text: plainJson(eventText(id, event)), finish };
      return (await changes.write(id, { do: "claim", id, append, absent })) as ClaimAnswer;
    },
    async noteSeen(id, seat, at) {
      await change({ do: "seen", id: plain(id), seat, at });
    },
    async restore(game) {
      checkNumbers(game);
      return change({ do: "restore", id: plain(game.game.id), game });
    },
    offer: (id, since, offers) => change({ do: "offer", id: plain(id), changes: since, offers }),
    async show(shown) {
      if (shown.length > 0) await database.loosely(show, [plainJson(JSON.stringify(shown))]);
    },
    async wait(waited) {
      if (waited.length > 0) await database.loosely(wait, [plainJson(JSON.stringify(waited))]);
    },
    waiting: (query, aside) => reader.waiting(query, aside),
    load: (id) => reader.load(id),
    finished: (query, aside) => reader.finished(query, aside),
    heads: (ids) => reader.heads(ids),
    due: (before, after) => reader.due(before, after),
    goingOn: (query, aside) => reader.goingOn(query, aside),
    all: (aside) => reader.all(aside),
    drop: (id) => pruner.drop(plain(id)),
    prune: (request) => pruner.prune(request),
    fold: () => pruner.fold(clock.now()),
  };
  return {
    games,
    async close() {
      await Promise.all([appends.close(), changes.close()]);
    },
  };
}

/** In the order of ids, so that two servers never wait for each other in a circle. */
const show = `
  WITH new AS MATERIALIZED (
    SELECT n.* FROM json_to_recordset($1::text::json) AS n (id text, number int, position text, changed bigint)
    JOIN going_on g ON g.game = n.id WHERE coalesce(g.number, 0) <= n.number ORDER BY g.game FOR UPDATE OF g
  )
  UPDATE going_on SET number = new.number, position = new.position, changed = new.changed
  FROM new WHERE going_on.game = new.id`;

/** In the order of ids, as above. Where the last seat is taken meanwhile a row is left that nobody reads, and that goes with its game. */
const wait = `
  INSERT INTO waiting (game, until)
  SELECT g.id, max(n.until) FROM json_to_recordset($1::text::json) AS n (id text, until bigint) JOIN game g ON g.id = n.id
  WHERE g.listed AND g.open AND g.ended IS NULL AND ${freeSeat} GROUP BY g.id ORDER BY g.id
  ON CONFLICT (game) DO UPDATE SET until = excluded.until`;
