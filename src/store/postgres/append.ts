import type { EventText, Finish } from "../games.ts";
import type { Connector } from "./connect.ts";
import type { Client, Connection } from "./connection.ts";
import type { Patience } from "./database.ts";
import { countGames, usernameOf } from "./roster-sql.ts";

/** An event on its way. Of one game there is one in a batch, see `Gate`. */
export interface Append {
  readonly id: string;
  readonly number: number;
  readonly text: EventText;
  readonly finish?: Finish | undefined;
}

/** A lane of appends, with a connection of its own. */
export class AppendLane {
  readonly #connector: Connector;
  readonly #address: string;
  readonly #patience: () => Patience;
  readonly #onRepeat: () => void;
  #connection: Connection | undefined;

  constructor(connector: Connector, patience: () => Patience, onRepeat: () => void) {
    this.#connector = connector;
    this.#address = connector.address.shown;
    this.#patience = patience;
    this.#onRepeat = onRepeat;
  }

  /** Until the answer is certain: the same batch again after a lost connection, which is the same whether it was kept or not. */
  async commit(batch: readonly Append[]): Promise<readonly boolean[]> {
    const patience = this.#patience();
    for (;;) {
      try {
        if (!this.#connection || this.#connection.isGone) this.#connection = await this.#connector.connect();
        return await appendAll(this.#connection, batch, patience.unknown);
      } catch (error) {
        await patience.wait(error, this.#address);
        this.#onRepeat();
      }
    }
  }
}

/** Which of them are kept, or were there already exactly so. With `repeated`, perhaps by an attempt whose answer never came. */
export async function appendAll(
  client: Client,
  batch: readonly Append[],
  isRepeated: boolean,
): Promise<readonly boolean[]> {
  const events = `[${batch.map(({ text }) => text).join(",")}]`;
  const ends = batch.flatMap(({ id, number, finish }) => (finish ? [{ ...finish, id, number }] : []));
  const { count } =
    ends.length === 0
      ? await client.query(insertEvents, [events], { name: "append" })
      : await client.query(insertWithEnds, [events, JSON.stringify(ends)], { name: "finish" });
  if (count === batch.length) return batch.map(() => true);
  const kept = await keptBefore(client, events);
  // Rows of an earlier attempt may be on this machine alone: a write of our own waits for the standby, and so for them.
  if (isRepeated && kept.size > 0) await client.query(touch);
  return batch.map(({ id }) => kept.has(id));
}

/** The games of those events that are there exactly so. */
async function keptBefore(client: Client, events: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ game: string }>(sameEvents, [events], { name: "same" });
  return new Set(rows.map(({ game }) => game));
}

export async function isKept(client: Client, { id, text }: Append): Promise<boolean> {
  return (await keptBefore(client, `[${text}]`)).has(id);
}

const columns = `(game text COLLATE "C", number int, at bigint, event text, id text, clock json)`;
const given = `SELECT game, number, at, event, id,
    (clock #>> '{left,0}')::bigint AS first, (clock #>> '{left,1}')::bigint AS second
  FROM json_to_recordset($1::text::json) AS n ${columns}`;

/**
 * Each event behind the last one of its game, or it is not kept: a number is given once, and never leaves a gap. Correlated
 * with LIMIT, so that no plan reads a whole table; in the order of games, so that two batches never wait for each other in a circle. A
 * game that has ended and has no events was folded.
 */
const insertEvents = `
  WITH new AS MATERIALIZED (${given})
  INSERT INTO event (game, number, at, event, request, left_first, left_second)
  SELECT game, number, at, event, id, first, second FROM new
  WHERE number - 1 = coalesce(
    (SELECT e.number FROM event e WHERE e.game = new.game ORDER BY e.number DESC LIMIT 1),
    (SELECT 0 FROM game g WHERE g.id = new.game AND g.ended IS NULL LIMIT 1))
  ORDER BY game
  ON CONFLICT DO NOTHING`;

/** The games that end with them, which are also counted for the roster's people. */
const insertWithEnds = `
  WITH kept AS (${insertEvents} RETURNING game, number),
  ends AS MATERIALIZED (
    SELECT f.* FROM json_to_recordset($2::text::json)
      AS f (id text COLLATE "C", number int, at bigint, winner smallint, by text, position text)
    JOIN kept ON kept.game = f.id AND kept.number = f.number
  ),
  ended AS (
    UPDATE game SET ended = ends.at, winner = ends.winner, ended_by = ends.by, last_position = ends.position,
      last_number = ends.number
    FROM ends WHERE game.id = ends.id
    RETURNING ${usernameOf("game.seats -> 0 ->> 'player'")} AS first, ${usernameOf("game.seats -> 1 ->> 'player'")} AS second,
      ends.winner
  ),
  gone AS (
    DELETE FROM going_on WHERE game IN (
      SELECT game FROM going_on WHERE game IN (SELECT id FROM ends) ORDER BY game FOR UPDATE)
  ),
  ${countGames("ended")}
  SELECT game FROM kept`;

const sameEvents = `
  WITH new AS MATERIALIZED (${given})
  SELECT new.game FROM new JOIN event e ON e.game = new.game AND e.number = new.number
  WHERE e.at = new.at AND e.event = new.event AND e.request IS NOT DISTINCT FROM new.id
    AND e.left_first IS NOT DISTINCT FROM new.first AND e.left_second IS NOT DISTINCT FROM new.second`;

/** Always writes. */
const touch = `INSERT INTO service VALUES ('repeated', 1)
  ON CONFLICT (name) DO UPDATE SET value = service.value + 1`;
