import type Database from "libsql";
import { type Dropped, type Pruned, type PruneRequest, patienceFor } from "../store.ts";
import type { StoreFile } from "./file.ts";
import { reachedEvery } from "./games-schema.ts";
import { bytes, textOf } from "./text.ts";

/** A piece looks at so many games at most, and drops them for so many milliseconds: moves wait for it. */
const lookedAt = 1000;
const longest = 5;
/** Pages given back to the disk with a piece. */
const givenBack = 100;

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

  prune({ retention, at, after = 0, dryRun = false }: PruneRequest): Pruned {
    const until = after + lookedAt;
    const { begun, unfinished, unlisted } = retention;
    const before = (age: number | undefined) => (age === undefined ? -1 : at - age);
    const ages = [begun, unfinished].filter((age) => age !== undefined);
    const eldest = ages.length === 0 ? -1 : at - Math.min(...ages);
    const rows = this.#queries.candidates.all(
      after,
      until,
      eldest,
      before(begun),
      before(unlisted),
    ) as Candidate[];
    const dropped: Dropped[] = [];
    const started = performance.now();
    for (const row of rows) {
      const [key, id] = row;
      const reason = this.#reason(row, before(begun), before(unfinished));
      if (reason !== undefined) {
        if (!dryRun) this.#drop(key);
        dropped.push({ id: textOf(id), reason });
      }
      if (performance.now() - started > longest) return { dropped, next: key };
    }
    if (!dryRun) this.#file.giveBack(givenBack);
    const [[last]] = this.#queries.last.all() as [[number | null]];
    return { dropped, next: (last ?? 0) > until ? until : undefined };
  }

  #reason(
    [key, , ended, , isShort, clock, changed]: Candidate,
    begunBefore: number,
    unfinishedBefore: number,
  ): Dropped["reason"] | undefined {
    if (ended !== null) return isShort && ended < begunBefore ? "begun" : "unlisted";
    const [[count, last]] = this.#queries.log.all(key) as [[number, number | null]];
    const at = Math.max(changed, last ?? 0);
    if (count < 2 && at < begunBefore - patienceFor(clock ?? undefined)) return "begun";
    return at < unfinishedBefore ? "unfinished" : undefined;
  }

  #drop(key: number): void {
    for (const command of ["events", "seats", "link", "game"] as const) this.#commands[command].run(key);
  }
}

type Candidate = [
  key: number,
  id: unknown,
  ended: number | null,
  listed: number,
  isShort: number,
  clock: number | null,
  changed: number,
];

/** A finished game without a second move: what the rules ended with the first one, or one that was given up then. */
const short = "(last_number < 2 OR last_number = 2 AND ended_by <> 'rules')";

const questions = {
  key: "SELECT key FROM game WHERE id = ?",
  last: "SELECT max(key) FROM game",
  candidates: `SELECT key, ${bytes("id")}, ended, listed, ${short}, clock_initial,
      max(created, coalesce((SELECT max(taken) FROM seat WHERE seat.game = game.key), 0))
    FROM game WHERE key > ?1 AND key <= ?2 AND CASE WHEN ended IS NULL THEN created < ?3
      ELSE (${short} AND ended < ?4) OR (listed = 0 AND ended < ?5) END ORDER BY key`,
  log: `WITH RECURSIVE log (number, at) AS (
      SELECT number, at FROM event WHERE number = 1 AND game = ?1
      UNION ALL
      SELECT event.number, event.at FROM log JOIN event ON event.number = log.number + 1 AND event.game = ?1
    ) SELECT count(*), max(at) FROM log`,
};

const changes = {
  // Behind a gap too: what was left would be taken for another game's that gets the same key.
  events: `DELETE FROM event WHERE key IN (
    WITH RECURSIVE place (number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM place
        WHERE number < (SELECT reached + ${reachedEvery - 1} FROM game WHERE key = ?1)
    ) SELECT event.key FROM place JOIN event ON event.number = place.number AND event.game = ?1)`,
  seats: "DELETE FROM seat WHERE game = ?",
  link: `UPDATE game SET next = NULL FROM (SELECT id, rematch_of FROM game WHERE key = ?) AS dropped
    WHERE game.id = dropped.rematch_of AND game.next = dropped.id`,
  game: "DELETE FROM game WHERE key = ?",
};
