import type Database from "libsql";
import { isGameId } from "../../games/index.ts";
import { readEvent } from "../../notation/index.ts";
import { StoreError } from "../errors.ts";
import type {
  Aside,
  Finish,
  FinishedGame,
  FinishedQuery,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredSeat,
} from "../store.ts";
import type { StoreFile } from "./file.ts";
import { bytes, textOf as bytesToText } from "./text.ts";

/** Reads games from a file; what other threads have committed is seen at once. */
export class GamesRead {
  readonly #file: StoreFile;
  readonly #statements: Record<keyof typeof questions, Database.Statement>;

  constructor(file: StoreFile) {
    this.#file = file;
    this.#statements = Object.fromEntries(
      Object.entries(questions).map(([name, text]) => [name, file.query(text)]),
    ) as Record<keyof typeof questions, Database.Statement>;
  }

  load(id: string): LoadedGame | undefined {
    return this.#file.snapshot(() => {
      const [row] = this.#all("load", id);
      return row && this.#loaded(row);
    });
  }

  finished(
    { limit, before = Number.MAX_SAFE_INTEGER, player }: FinishedQuery,
    aside: Aside | undefined,
  ): FinishedGame[] {
    const rows =
      player === undefined
        ? this.#all("finished", before, limit)
        : this.#all("finishedOf", player, before, limit);
    return readEach(rows, aside, (row) => {
      const { game, finish, number } = this.#headOf(row);
      if (!finish) throw this.#broken(game.id);
      return { game, finish, number };
    });
  }

  timed(): string[] {
    return this.#all("timed").map(([id]) => known(id));
  }

  /** Up to `limit` games behind the one with this key, and the last one's key. */
  some(behind: number, limit: number, aside: Aside | undefined): { games: LoadedGame[]; last: number } {
    return this.#file.snapshot(() => {
      const rows = this.#all("some", behind, limit);
      const games = readEach(rows, aside, (row) => this.#loaded(row));
      return { games, last: Number(rows.at(-1)?.[0] ?? behind) };
    });
  }

  lastAlive(): number | undefined {
    const [row] = this.#all("alive");
    return row === undefined ? undefined : Number(row[0]);
  }

  prunesByDefault(): boolean {
    return this.#all("retention").length > 0;
  }

  #all(name: keyof typeof questions, ...values: unknown[]): unknown[][] {
    return this.#file.read(() => this.#statements[name].all(...values) as unknown[][]);
  }

  #loaded(row: unknown[]): LoadedGame {
    const { game, finish, number, next } = this.#headOf(row);
    // One after the other as long as there are any. What stands behind a gap has been lost from the middle.
    const events = this.#all("events", row[0]).map((event) => this.#eventOf(game.id, event));
    const whole = finish ? number === events.length : !this.#hasLater(row[0], events.length + 2);
    if (!whole) throw this.#broken(game.id);
    return { game, events, finish, next };
  }

  /** Whether the game has an event with this number or a higher one. Each is looked for: no index begins with the game. */
  #hasLater(key: unknown, number: number): boolean {
    return this.#all("later", number, key).length > 0;
  }

  #headOf(row: unknown[]): {
    game: StoredGame;
    finish: Finish | undefined;
    number: number;
    next: string | undefined;
  } {
    const [key, id, name, options, from, initial, increment, listed, open, invitation, created, rematchOf] =
      row;
    const [next, ended, winner, by, position, number] = row.slice(12);
    const [first, second] = this.#all("seats", key).map(seatOf);
    const rules = known(name);
    if (!isGameId(rules) || !first || !second) throw this.#broken(known(id));
    const game = {
      id: known(id),
      game: rules,
      options: JSON.parse(known(options)) as unknown,
      from: textOf(from),
      seats: [first, second] as const,
      clock: initial === null ? undefined : { initial: Number(initial), increment: Number(increment) },
      listed: listed === 1,
      open: open === 1,
      invitationHash: textOf(invitation),
      created: Number(created),
      rematchOf: textOf(rematchOf),
    };
    const finish: Finish | undefined =
      ended === null
        ? undefined
        : {
            at: Number(ended),
            winner: winner === 0 || winner === 1 ? winner : null,
            by: known(by) as Finish["by"],
            position: known(position),
          };
    return { game, finish, number: Number(number ?? 0), next: textOf(next) };
  }

  #eventOf(id: string, [number, at, text, request, first, second]: unknown[]): StoredEvent {
    const event = readEvent(JSON.parse(known(text)));
    if (!event) throw this.#broken(id);
    const left = first === null ? undefined : ([Number(first), Number(second)] as const);
    return { number: Number(number), event, at: Number(at), id: textOf(request), left };
  }

  #broken(id: string): StoreError {
    return new StoreError("damaged", this.#file.path, { game: id });
  }
}

/** Rows of games, but for those that cannot be read where somebody wants to be told of them. */
function readEach<T>(rows: unknown[][], aside: Aside | undefined, read: (row: unknown[]) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      const damaged = !(error instanceof StoreError) || error.code === "damaged";
      if (!aside || !damaged) throw error;
      aside(known(row[1]), error);
      return [];
    }
  });
}

function seatOf([name, token, taken, computer, player, seen]: unknown[]): StoredSeat {
  return {
    name: textOf(name) ?? null,
    tokenHash: textOf(token),
    takenAt: taken === null ? undefined : Number(taken),
    seenAt: seen === null ? undefined : Number(seen),
    computer: textOf(computer),
    player: textOf(player),
  };
}

function textOf(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : bytesToText(value);
}

function known(value: unknown): string {
  return textOf(value) ?? "";
}

function list(names: string): string {
  return names
    .split(", ")
    .map((name) => (textColumns.has(name) ? bytes(name) : name))
    .join(", ");
}

const textColumns = new Set(
  "id game options start invitation rematch_of next ended_by last_position name token computer player event request".split(
    " ",
  ),
);

const columns = list(
  "key, id, game, options, start, clock_initial, clock_increment, listed, open, invitation, created, rematch_of, " +
    "next, ended, winner, ended_by, last_position, last_number",
);

export const questions = {
  load: `SELECT ${columns} FROM game WHERE id = ?`,
  some: `SELECT ${columns} FROM game WHERE key > ? ORDER BY key LIMIT ?`,
  finished: `SELECT ${columns} FROM game WHERE ended IS NOT NULL AND listed = 1 AND ended < ?
    ORDER BY ended DESC LIMIT ?`,
  // Whoever had both seats is found once.
  finishedOf: `SELECT ${columns} FROM game WHERE key IN (
      SELECT DISTINCT game FROM seat WHERE player = ? AND ended IS NOT NULL AND ended < ? ORDER BY ended DESC LIMIT ?)
    ORDER BY ended DESC`,
  timed: `SELECT ${list("id")} FROM game WHERE ended IS NULL AND clock_initial IS NOT NULL
    AND EXISTS (SELECT 1 FROM event WHERE event.game = game.key AND number = 1)`,
  seats: `SELECT ${list("name, token, taken, computer, player, seen")} FROM seat WHERE game = ? ORDER BY seat`,
  events: `WITH RECURSIVE log (number, key) AS (
      SELECT number, key FROM event WHERE number = 1 AND game = ?1
      UNION ALL
      SELECT event.number, event.key FROM log JOIN event ON event.number = log.number + 1 AND event.game = ?1
    ) SELECT ${list("event.number, at, event, request, left_first, left_second")} FROM log JOIN event USING (key)`,
  later: `WITH RECURSIVE later (number) AS (
      SELECT ?1 UNION ALL SELECT number + 1 FROM later WHERE number < (SELECT max(number) FROM event)
    ) SELECT 1 FROM later JOIN event ON event.number = later.number AND event.game = ?2 LIMIT 1`,
  retention: "SELECT value FROM service WHERE name = 'retention'",
  alive: "SELECT value FROM service WHERE name = 'alive'",
} as const;
