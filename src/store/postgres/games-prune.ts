import {
  type Dropped,
  droppable,
  type Finish,
  type Pruned,
  type PruneRequest,
  patienceFor,
  type Retention,
} from "../games.ts";
import type { Client } from "./connection.ts";
import type { Database } from "./database.ts";

/** A piece looks at so many games, and folds so many. */
const lookedAt = 500;
const foldedAtOnce = 100;
/** A game that has ended so many milliseconds ago is not read by those who played it any more. */
const foldedAfter = 3_600_000;

const patience = 60_000;

interface Candidate {
  readonly key: number;
  readonly id: string;
  readonly ended: number | null;
  readonly by: Finish["by"] | null;
  readonly listed: boolean;
  readonly initial: number | null;
  readonly per_move: boolean;
  readonly changed: number;
  readonly number: number;
}

/** Takes away what is over, and packs what has ended. */
export class GamesPrune {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  drop(id: string): Promise<boolean> {
    return this.#database.change(async (client) => (await dropAll(client, [{ id }])).length > 0);
  }

  async prune(request: PruneRequest): Promise<Pruned> {
    const { retention, at, after = 0, dryRun = false } = request;
    const rows = await this.#database.read<Candidate>(candidates, [after, lookedAt], { patience });
    const mayGo = droppable(request);
    const over = rows.flatMap((row) => {
      const reason = mayGo(row.id) ? reasonToDrop(row, retention, at) : undefined;
      return reason === undefined ? [] : [{ id: row.id, number: row.number, reason }];
    });
    const isAnythingToDo = over.length > 0 && !dryRun;
    const gone = isAnythingToDo
      ? new Set(await this.#database.change((client) => dropAll(client, over)))
      : undefined;
    const dropped: Dropped[] = over.flatMap(({ id, reason }) =>
      !gone || gone.has(id) ? [{ id, reason }] : [],
    );
    return { dropped, next: rows.length < lookedAt ? undefined : rows.at(-1)?.key };
  }

  /** The events of games that have ended become one text in the game's row. Of a damaged game they stay as they are. */
  async fold(now: number): Promise<number> {
    const values = [now - foldedAfter, foldedAtOnce];
    return (await this.#database.repeat(foldSome, values, { patience })).count;
  }
}

/** Why a game's time is over; undefined when it is not. */
function reasonToDrop(
  { ended, by, listed, initial, per_move, changed, number }: Candidate,
  { begun, unfinished, unlisted }: Retention,
  at: number,
): keyof Retention | undefined {
  const isOver = (age: number | undefined, since: number) => age !== undefined && since < at - age;
  if (ended !== null) {
    const isShort = number < 2 || (number === 2 && by !== "rules");
    if (isShort && isOver(begun, ended)) return "begun";
    return !listed && isOver(unlisted, ended) ? "unlisted" : undefined;
  }
  const clock = initial === null ? undefined : { initial, ...(per_move ? { perMove: per_move } : {}) };
  if (number < 2 && isOver(begun, changed + patienceFor(clock))) return "begun";
  return isOver(unfinished, changed) ? "unfinished" : undefined;
}

/** Where a number is given, only if the game has not gone on since. */
async function dropAll(
  client: Client,
  games: readonly { readonly id: string; readonly number?: number }[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    drop,
    [JSON.stringify(games.map(({ id, number }) => ({ id, number })))],
    { patience },
  );
  return rows.map(({ id }) => id);
}

const last = "(SELECT e.number FROM event e WHERE e.game = g.id ORDER BY e.number DESC LIMIT 1)";

const candidates = `SELECT g.key, g.id, g.ended, g.ended_by AS by, g.listed, g.clock_initial AS initial, g.clock_per_move AS per_move,
    greatest(g.created, (g.seats -> 0 ->> 'takenAt')::bigint, (g.seats -> 1 ->> 'takenAt')::bigint, last.at) AS changed,
    coalesce(g.last_number, last.number, 0) AS number
  FROM (SELECT * FROM game WHERE key > $1 ORDER BY key LIMIT $2) AS g
  LEFT JOIN LATERAL (SELECT e.at, e.number FROM event e WHERE e.game = g.id AND g.ended IS NULL
    ORDER BY e.number DESC LIMIT 1) AS last ON true
  ORDER BY g.key`;

/** A game that one of them was the rematch of can have another. */
const drop = `
  WITH doomed AS MATERIALIZED (
    SELECT g.id, g.rematch_of FROM json_to_recordset($1::text::json) AS n (id text, number int) JOIN game g ON g.id = n.id
    WHERE n.number IS NULL OR n.number = coalesce(g.last_number, ${last}, 0)
    ORDER BY g.id FOR UPDATE OF g
  ),
  events AS (DELETE FROM event USING doomed WHERE event.game = doomed.id),
  shown AS (DELETE FROM going_on USING doomed WHERE going_on.game = doomed.id),
  waited AS (DELETE FROM waiting USING doomed WHERE waiting.game = doomed.id),
  older AS (
    UPDATE game SET next = NULL, changes = changes + 1 FROM doomed
    WHERE game.id = doomed.rematch_of AND game.next = doomed.id AND game.id NOT IN (SELECT id FROM doomed)
  )
  DELETE FROM game USING doomed WHERE game.id = doomed.id RETURNING game.id`;

const foldSome = `
  WITH ripe AS MATERIALIZED (
    SELECT g.id FROM game g WHERE g.ended IS NOT NULL AND g.ended < $1 AND g.log IS NULL
      AND g.last_number > 0 AND g.last_number = (SELECT count(*) FROM event e WHERE e.game = g.id)
    ORDER BY g.ended LIMIT $2 FOR UPDATE SKIP LOCKED
  ),
  gone AS (DELETE FROM event e USING ripe WHERE e.game = ripe.id
    RETURNING e.game, e.number, e.at, e.event, e.request, e.left_first, e.left_second),
  packed AS (
    SELECT e.game, json_agg(
      json_build_array(e.number, e.at, e.event, e.request, e.left_first, e.left_second) ORDER BY e.number)::text AS log
    FROM gone e GROUP BY e.game
  )
  UPDATE game SET log = packed.log FROM packed WHERE game.id = packed.game`;
