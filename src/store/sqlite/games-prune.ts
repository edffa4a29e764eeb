import type Database from "libsql";
import { type Dropped, droppable, type Pruned, type PruneRequest, patienceFor } from "../games.ts";
import type { StoreFile } from "./file.ts";
import { reachedEvery } from "./games-schema.ts";
import { bytes, textOf } from "./text.ts";

/** A piece looks at so many games, drops so many of them, and does so for so many milliseconds: moves wait for it. */
const lookedAt = 500;
const droppedAtMost = 100;
const dropsFor = 4;
/** With each piece space is given back to the disk for so long, so many pages before the time is looked at again. */
const givesBackFor = 3;
const pagesAtOnce = 4;
/** To find a page's place SQLite walks the list of free ones. Where it is longer than this, `compactFile` is the way. */
const mostFree = 100_000;

/** Drops games, in the batch of the file they are in. */
export class GamesPrune {
  readonly #file: StoreFile;
  readonly #queries: Record<keyof typeof questions, Database.Statement>;
  readonly #commands: Record<keyof typeof changes, Database.Statement>;

  constructor(file: StoreFile) {
    this.#file = file;
    const each = <Name extends string>(
      texts: Record<Name, string>,
      make: (sql: string) => Database.Statement,
    ) =>
      Object.fromEntries(Object.entries<string>(texts).map(([name, sql]) => [name, make(sql)])) as Record<
        Name,
        Database.Statement
      >;
    this.#queries = each(questions, (sql) => file.query(sql));
    this.#commands = each(changes, (sql) => file.command(sql));
  }

  drop(id: string): boolean {
    const [row] = this.#queries.key.all(id) as [number][];
    if (row) this.#drop(row[0]);
    return row !== undefined;
  }

  prune(request: PruneRequest): Pruned {
    const { retention, at, after = 0, dryRun = false } = request;
    const [[until]] = this.#queries.until.all(after) as [[number | null]];
    const begun = before(at, retention.begun);
    const unfinished = before(at, retention.unfinished);
    const rows = this.#queries.candidates.all(
      after,
      until,
      unfinished,
      begun,
      before(at, retention.unlisted),
    ) as Candidate[];
    const mayGo = droppable(request);
    const dropped: Dropped[] = [];
    const isTimeOver = stopwatch(dropsFor);
    let last = rows.length < droppedAtMost ? until : (rows.at(-1)?.[0] ?? until);
    for (const row of rows) {
      const [key, idBytes] = row;
      const id = textOf(idBytes);
      const reason = mayGo(id) ? this.#reason(row, begun, unfinished) : undefined;
      if (reason !== undefined) {
        if (!dryRun) this.#drop(key);
        dropped.push({ id, reason });
      }
      if (!isTimeOver()) continue;
      last = key;
      break;
    }
    const isSpaceLeft = !dryRun && this.giveBack();
    return { dropped, next: last ?? (isSpaceLeft ? after : undefined) };
  }

  #reason(
    [key, , ended, isShort, initial, perMove, changed]: Candidate,
    begunBefore: number,
    unfinishedBefore: number,
  ): Dropped["reason"] | undefined {
    if (ended !== null) return isShort && ended < begunBefore ? "begun" : "unlisted";
    const [[count, last]] = this.#queries.log.all(key) as [[number, number | null]];
    const at = Math.max(changed, last ?? 0);
    const clock =
      initial === null ? undefined : { initial, ...(perMove === 1 ? { perMove: true as const } : {}) };
    if (count < 2 && at < begunBefore - patienceFor(clock)) return "begun";
    return at < unfinishedBefore ? "unfinished" : undefined;
  }

  #drop(key: number): void {
    for (const command of ["events", "seats", "link", "game"] as const) this.#commands[command].run(key);
  }

  /** Hands free pages back to the disk for a while; whether there are more. */
  giveBack(): boolean {
    const free = () => (this.#queries.free.all() as [[number]])[0][0];
    const isTimeOver = stopwatch(givesBackFor);
    let left = free();
    while (left > 0 && left <= mostFree) {
      this.#file.giveBack(pagesAtOnce);
      const now = free();
      // A file of an earlier version has no way to do so.
      if (now >= left) return false;
      left = now;
      if (isTimeOver()) return left > 0;
    }
    return false;
  }
}

/** Says whether so many milliseconds are over. */
function stopwatch(milliseconds: number): () => boolean {
  const started = performance.now();
  return () => performance.now() - started > milliseconds;
}

/** Before when something must have been last to be over; never where there is no age. */
function before(at: number, age: number | undefined): number {
  return age === undefined ? -1 : at - age;
}

type Candidate = [
  key: number,
  id: unknown,
  ended: number | null,
  isShort: number,
  initial: number | null,
  perMove: number,
  changed: number,
];

/** A finished game without a second move: what the rules ended with the first one, or one that was given up then. */
const short = "(last_number < 2 OR last_number = 2 AND ended_by <> 'rules')";

export const questions = {
  key: "SELECT key FROM game WHERE id = ?",
  until: `SELECT max(key) FROM (SELECT key FROM game WHERE key > ? ORDER BY key LIMIT ${lookedAt})`,
  free: "SELECT freelist_count FROM pragma_freelist_count",
  // Of games going on only those are looked at closer that are old enough, or that are without a second move.
  candidates: `SELECT key, ${bytes("id")}, ended, ${short}, clock_initial, clock_per_move,
      max(created, coalesce((SELECT max(taken) FROM seat WHERE seat.game = game.key), 0))
    FROM game WHERE key > ?1 AND key <= ?2 AND CASE WHEN ended IS NULL THEN created < ?3
      OR (created < ?4 AND NOT EXISTS (SELECT 1 FROM event WHERE number = 2 AND event.game = game.key))
      ELSE (${short} AND ended < ?4) OR (listed = 0 AND ended < ?5) END ORDER BY key LIMIT ${droppedAtMost}`,
  log: `WITH RECURSIVE log (number, at) AS (
      SELECT number, at FROM event WHERE number = 1 AND game = ?1
      UNION ALL
      SELECT event.number, event.at FROM log JOIN event ON event.number = log.number + 1 AND event.game = ?1
    ) SELECT count(*), max(at) FROM log`,
};

export const changes = {
  // Behind a gap too: what was left would be taken for another game's that gets the same key.
  events: `DELETE FROM event WHERE key IN (
    WITH RECURSIVE place (number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM place
        WHERE number < (SELECT reached + ${reachedEvery - 1} FROM game WHERE key = ?1)
    ) SELECT event.key FROM place JOIN event ON event.number = place.number AND event.game = ?1)`,
  seats: "DELETE FROM seat WHERE game = ?",
  link: `UPDATE game SET next = NULL, changes = changes + 1 FROM (SELECT id, rematch_of FROM game WHERE key = ?) AS dropped
    WHERE game.id = dropped.rematch_of AND game.next = dropped.id`,
  game: "DELETE FROM game WHERE key = ?",
};
