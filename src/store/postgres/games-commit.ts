import type { Seat } from "../../games/index.ts";
import {
  type Absent,
  type ClaimAnswer,
  eventText,
  type LoadedGame,
  type StoredGame,
  type StoredOffers,
  type StoredSeat,
} from "../games.ts";
import { type Append, appendAll, isKept } from "./append.ts";
import type { Client } from "./connection.ts";
import { plainJson } from "./text.ts";

/** What changes a game besides its events. */
export type Change =
  | { readonly do: "create"; readonly id: string; readonly game: StoredGame }
  | { readonly do: "take-seat"; readonly id: string; readonly seat: Seat; readonly by: StoredSeat }
  | { readonly do: "seen"; readonly id: string; readonly seat: Seat; readonly at: number }
  | {
      readonly do: "offer";
      readonly id: string;
      readonly changes: number;
      readonly offers: StoredOffers;
    }
  | { readonly do: "claim"; readonly id: string; readonly append: Append; readonly absent: Absent }
  | { readonly do: "restore"; readonly id: string; readonly game: LoadedGame };

export type ChangeAnswer = boolean | ClaimAnswer;

/** All of them within a transaction. Of one game there is one in a batch, see `Gate`. */
export async function changeAll(client: Client, batch: readonly Change[]): Promise<readonly ChangeAnswer[]> {
  // In the order of ids, so that two batches never wait for each other in a circle.
  const known = batch.filter((change) => change.do !== "create" && change.do !== "restore");
  if (known.length > 1) await client.query(lockGames, [known.map(({ id }) => id)], { name: "lock" });
  const done = new Set<string>();
  for (const how of ["create", "take-seat", "seen", "offer"] as const) {
    const some = batch.filter((change): change is Plain => change.do === how);
    if (some.length === 0) continue;
    const given = plainJson(JSON.stringify(some.map(plainChange)));
    const { rows } = await client.query<{ id: string }>(statements[how], [given], { name: how });
    for (const { id } of rows) done.add(id);
  }
  const answers: ChangeAnswer[] = [];
  for (const change of batch) {
    if (change.do === "claim") answers.push(await claim(client, change.append, change.absent));
    else if (change.do === "restore") {
      const isNew = await keepGame(client, change.game);
      if (isNew) await client.query("DELETE FROM service WHERE name = 'retention'", [], { name: "keep-all" });
      answers.push(isNew);
    } else answers.push(done.has(change.id));
  }
  return answers;
}

/** Takes over a game with its events, as `restore` does or for a job that has made it; false when there is one with its id. */
export async function keepGame(client: Client, loaded: LoadedGame): Promise<boolean> {
  const { game, events, finish, next } = loaded;
  const given = { ...row(game), next, ...(finish ? { finish, number: events.length } : {}) };
  const { count } = await client.query(restore, [plainJson(JSON.stringify([given]))], { name: "restore" });
  if (count === 0) return false;
  if (events.length === 0) return true;
  const texts = events.map((event) => plainJson(eventText(game.id, event)));
  await client.query(restoreEvents, [`[${texts.join(",")}]`], { name: "restore-events", patience: 60_000 });
  return true;
}

async function claim(client: Client, append: Append, { seat, since }: Absent): Promise<ClaimAnswer> {
  const { rows } = await client.query<{ seen: boolean | null }>(seenSince, [append.id, seat, since]);
  // Kept before, and asked again by who did not hear so: whether somebody has come since does not matter.
  if (await isKept(client, append)) return "kept";
  if (rows[0]?.seen) return "seen";
  const [isNew] = await appendAll(client, [append], false);
  return isNew ? "kept" : "outdated";
}

type Plain = Exclude<Change, { do: "claim" } | { do: "restore" }>;

function plainChange(change: Plain): object {
  switch (change.do) {
    case "create":
      return row(change.game);
    case "take-seat":
      return { id: change.id, seat: change.seat, by: change.by };
    case "seen":
      return { id: change.id, [change.seat === 0 ? "first" : "second"]: change.at };
    case "offer":
      return { id: change.id, changes: change.changes, offers: change.offers };
  }
}

function row({ seats, ...game }: StoredGame): object {
  const [first, second] = seats;
  return { ...game, seats, first: first.seenAt, second: second.seenAt };
}

const given = `json_to_recordset($1::text::json) AS n (id text, game text, options json, "from" text, seats jsonb,
    first bigint, second bigint, clock json, listed boolean, open boolean, help boolean, "invitationHash" text, created bigint,
    "rematchOf" text, next text, finish json, number int)`;

/** When both seats are taken, and there is a clock: not later than when time may be up. */
const due = (clock: string, seats: string) => `CASE WHEN ${clock} IS NOT NULL
    AND ${seats} -> 0 ->> 'takenAt' IS NOT NULL AND ${seats} -> 1 ->> 'takenAt' IS NOT NULL
    THEN greatest((${seats} -> 0 ->> 'takenAt')::bigint, (${seats} -> 1 ->> 'takenAt')::bigint) END`;

const insertGames = `
  INSERT INTO game (id, game, options, start, clock_initial, clock_increment, clock_per_move, listed, open, help, invitation, created, rematch_of,
    seats, seen_first, seen_second, due, next, ended, winner, ended_by, last_position, last_number)
  SELECT id, game, options::text, "from", (clock ->> 'initial')::bigint, (clock ->> 'increment')::bigint,
    coalesce((clock ->> 'perMove')::boolean, false), listed, open,
    coalesce(help, false), "invitationHash", created, "rematchOf", seats #- '{0,seenAt}' #- '{1,seenAt}', first, second, ${due("clock", "seats")},
    next, (finish ->> 'at')::bigint, (finish ->> 'winner')::smallint, finish ->> 'by', finish ->> 'position', number
  FROM new`;

const listNew =
  "INSERT INTO going_on (game, changed) SELECT id, created FROM made WHERE listed AND ended IS NULL";

const restore = `
  WITH new AS MATERIALIZED (SELECT * FROM ${given}),
  made AS (${insertGames} ON CONFLICT DO NOTHING RETURNING id, created, listed, ended),
  shown AS (${listNew})
  SELECT id FROM made`;

const restoreEvents = `INSERT INTO event (game, number, at, event, request, left_first, left_second)
  SELECT game, number, at, event, id, (clock #>> '{left,0}')::bigint, (clock #>> '{left,1}')::bigint
  FROM json_to_recordset($1::text::json) AS n (game text, number int, at bigint, event text, id text, clock json)`;

const lockGames = "SELECT id FROM game WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE";

const seenSince = `SELECT CASE $2::int WHEN 0 THEN seen_first ELSE seen_second END >= $3::bigint AS seen
  FROM game WHERE id = $1 FOR UPDATE`;

/** Each answers with the ids of the games that it has changed. */
const statements: Readonly<Record<Plain["do"], string>> = {
  // The older game of a rematch points to it from then on, if it has none.
  create: `
    WITH new AS MATERIALIZED (SELECT * FROM ${given}),
    older AS (
      UPDATE game SET next = new.id, changes = changes + 1 FROM new
      WHERE game.id = new."rematchOf" AND game.next IS NULL AND NOT EXISTS (SELECT FROM game g WHERE g.id = new.id)
      RETURNING game.next
    ),
    made AS (
      ${insertGames} WHERE "rematchOf" IS NULL OR id IN (SELECT next FROM older)
      ON CONFLICT DO NOTHING RETURNING id, created, listed, ended
    ),
    shown AS (${listNew})
    SELECT id FROM made`,
  "take-seat": `
    WITH new AS MATERIALIZED (
      SELECT g.id, n.seat, jsonb_set(g.seats, ARRAY[n.seat::text], n.by - 'seenAt') AS seats,
        (n.by ->> 'seenAt')::bigint AS seen
      FROM json_to_recordset($1::text::json) AS n (id text, seat int, by jsonb) JOIN game g ON g.id = n.id
      WHERE g.seats -> n.seat ->> 'tokenHash' IS NULL FOR UPDATE OF g
    ),
    full_now AS (
      DELETE FROM waiting USING new WHERE waiting.game = new.id
        AND new.seats -> 0 ->> 'tokenHash' IS NOT NULL AND new.seats -> 1 ->> 'tokenHash' IS NOT NULL
    )
    UPDATE game SET seats = new.seats, changes = changes + 1, due = ${due("clock_initial", "new.seats")},
      seen_first = CASE new.seat WHEN 0 THEN new.seen ELSE seen_first END,
      seen_second = CASE new.seat WHEN 1 THEN new.seen ELSE seen_second END
    FROM new WHERE game.id = new.id RETURNING game.id`,
  seen: `
    UPDATE game SET seen_first = greatest(seen_first, n.first), seen_second = greatest(seen_second, n.second)
    FROM json_to_recordset($1::text::json) AS n (id text, first bigint, second bigint)
    WHERE game.id = n.id RETURNING game.id`,
  offer: `
    UPDATE game SET offers = n.offers::text, changes = game.changes + 1
    FROM json_to_recordset($1::text::json) AS n (id text, changes int, offers json)
    WHERE game.id = n.id AND game.changes = n.changes RETURNING game.id`,
};
