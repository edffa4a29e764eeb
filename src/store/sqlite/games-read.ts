import type Database from "libsql";
import { isGameId } from "../../games/index.ts";
import type { ClockSettings } from "../../match/index.ts";
import { readEvent } from "../../notation/index.ts";
import { StoreError } from "../errors.ts";
import type {
  Aside,
  DuePiece,
  Finish,
  FinishedPage,
  FinishedQuery,
  GameHead,
  GoingOnPage,
  GoingOnQuery,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredOffers,
  StoredSeat,
  WaitingGame,
  WaitingQuery,
} from "../games.ts";
import { eachInPieces, pause } from "../pieces.ts";
import type { Outage } from "../store.ts";
import type { StoreFile } from "./file.ts";
import { reachedEvery } from "./games-schema.ts";
import { bytes, textOf as bytesToText } from "./text.ts";

/** So many events of a game are read at a time, and so many games are looked at: about a millisecond's work. */
const eventsAtOnce = 100;
const timedAtOnce = 50;
/** Where games are long there are fewer: a piece of them ends after so many milliseconds. */
const longestPiece = 1;

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

  /** A long game is read piece by piece, others have their turn between. What is read stays so: events are only ever added. */
  async load(id: string): Promise<LoadedGame | undefined> {
    let events: StoredEvent[] = [];
    let key: unknown;
    for (;;) {
      const found = this.#file.snapshot(() => {
        const [row] = this.#all("load", id);
        if (!row) return { game: undefined };
        // Dropped meanwhile, and another has its id.
        if (row[0] !== key) [key, events] = [row[0], []];
        const piece = this.#events(row, events.length);
        events.push(...piece);
        return piece.length < eventsAtOnce ? { game: this.#loaded(row, events) } : undefined;
      });
      if (found) return found.game;
      await pause();
    }
  }

  finished({ limit, before, player }: FinishedQuery, aside: Aside | undefined): FinishedPage {
    const { at, id } = before ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
    const rows =
      player === undefined
        ? this.#all("finished", at, id, limit)
        : this.#all("finishedOf", at, id, limit, player);
    const games = readEach(rows, aside, (row) => {
      const { game, finish, number } = this.#headOf(row);
      if (!finish) throw this.#broken(game.id);
      return { game, finish, number };
    });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { games, ...(last ? { next: { at: Number(last[13]), id: known(last[1]) } } : {}) };
  }

  heads(ids: readonly string[]): GameHead[] {
    return ids.flatMap((id) => {
      const [row] = this.#all("head", id);
      if (!row) return [];
      const [key, changes, ended, reached] = row;
      const number = ended ?? this.#all("last", key, reached)[0]?.[3] ?? 0;
      return [{ id, number: Number(number), changes: Number(changes) }];
    });
  }

  /** A piece is of the games it looks at: those that are not due are no reason to look further. */
  due(before: number, after = ""): DuePiece {
    const until = performance.now() + longestPiece;
    const rows = this.#all("timed", after, timedAtOnce);
    const games: { id: string; at: number }[] = [];
    let looked = 0;
    for (const row of rows) {
      looked++;
      const at = this.#dueAt(row);
      if (at !== undefined && at < before) games.push({ id: known(row[0]), at });
      if (performance.now() > until) break;
    }
    const isEnd = looked === rows.length && rows.length < timedAtOnce;
    return { games, ...(isEnd ? {} : { next: known(rows[looked - 1]?.[0]) }) };
  }

  /** When a game's time may be up; undefined where no clock runs. */
  #dueAt([, key, reached, initial, taken]: unknown[]): number | undefined {
    const [last] = taken === null ? [] : this.#all("last", key, reached);
    if (!last) return undefined;
    const [at, first, second] = last;
    return (
      Math.max(Number(at), Number(taken)) + Math.min(Number(first ?? initial), Number(second ?? initial))
    );
  }

  goingOn({ limit, since, before }: GoingOnQuery, aside: Aside | undefined): GoingOnPage {
    const { at, id } = before ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
    const rows = this.#all("goingOn", at, id, limit, since);
    const games = readEach(rows, aside, (row) => {
      const { game, changed, shown } = this.#headOf(row);
      return { game, ...(shown ? { shown: { id: game.id, changed, ...shown } } : {}) };
    });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { games, ...(last ? { next: { at: Number(last[21]), id: known(last[1]) } } : {}) };
  }

  /** However many wait, they are read piece by piece; one that is gone between is left out. */
  async waiting({ limit, at }: WaitingQuery, aside: Aside | undefined): Promise<readonly WaitingGame[]> {
    const games: WaitingGame[] = [];
    await eachInPieces(this.#all("waiting", at, limit), ([id, until]) => {
      const rows = this.#all("load", known(id));
      games.push(...readEach(rows, aside, (row) => ({ game: this.#headOf(row).game, until: Number(until) })));
    });
    return games;
  }

  /** Up to `limit` games behind the one with this key, and the last one's key. */
  some(behind: number, limit: number, aside: Aside | undefined): { games: LoadedGame[]; last: number } {
    return this.#file.snapshot(() => {
      const rows = this.#all("some", behind, limit);
      const games = readEach(rows, aside, (row) => {
        const events: StoredEvent[] = [];
        let piece: StoredEvent[];
        do {
          piece = this.#events(row, events.length);
          events.push(...piece);
        } while (piece.length === eventsAtOnce);
        const { changes: _, offers: __, ...loaded } = this.#loaded(row, events);
        return loaded;
      });
      return { games, last: Number(rows.at(-1)?.[0] ?? behind) };
    });
  }

  lastAlive(): number | undefined {
    const [row] = this.#all("alive");
    return row === undefined ? undefined : Number(row[0]);
  }

  outages(): Outage[] {
    return this.#all("outages").map(([from, until]) => ({ from: Number(from), until: Number(until) }));
  }

  prunesByDefault(): boolean {
    return this.#all("retention").length > 0;
  }

  #all(name: keyof typeof questions, ...values: unknown[]): unknown[][] {
    return this.#file.read(() => this.#statements[name].all(...values) as unknown[][]);
  }

  #loaded(row: unknown[], events: readonly StoredEvent[]): LoadedGame {
    const { game, finish, number, reached, next, changes, offers } = this.#headOf(row);
    const whole = finish ? number === events.length : this.#isWhole(row[0], events.length, reached);
    if (!whole) throw this.#broken(game.id);
    return { game, events, finish, next, changes, offers };
  }

  /** The next events of a game behind the first `seen`, one after the other as long as there are any. */
  #events([key, id]: unknown[], seen: number): StoredEvent[] {
    return this.#all("events", key, seen + 1, eventsAtOnce).map((event) => this.#eventOf(known(id), event));
  }

  /**
   * What stands behind a gap has been lost from the middle. How far the game had come is known but for the latest few events, which are
   * looked for: no index begins with the game.
   */
  #isWhole(key: unknown, count: number, reached: number): boolean {
    return count >= reached && this.#all("later", count + 2, key, reached + reachedEvery - 1).length === 0;
  }

  #headOf(row: unknown[]): {
    game: StoredGame;
    finish: Finish | undefined;
    number: number;
    reached: number;
    next: string | undefined;
    changes: number;
    offers: StoredOffers | undefined;
    changed: number;
    shown: { number: number; position: string } | undefined;
  } {
    const [key, id, name, options, from, initial, increment, listed, open, invitation, created, rematchOf] =
      row;
    const [next, ended, winner, by, position, number, reached] = row.slice(12);
    const [changes, offers, changed, shownNumber, shownPosition, help, perMove] = row.slice(19);
    const [first, second] = this.#all("seats", key).map(seatOf);
    const rules = known(name);
    if (!isGameId(rules) || !first || !second) throw this.#broken(known(id));
    const game = {
      id: known(id),
      game: rules,
      options: JSON.parse(known(options)) as unknown,
      from: textOf(from),
      seats: [first, second] as const,
      clock: initial === null ? undefined : clockOf(initial, increment, perMove),
      listed: listed === 1,
      open: open === 1,
      help: help === 1 ? (true as const) : undefined,
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
    return {
      game,
      finish,
      number: Number(number ?? 0),
      reached: Number(reached),
      next: textOf(next),
      changes: Number(changes),
      offers: offers === null ? undefined : (JSON.parse(known(offers)) as StoredOffers),
      changed: Number(changed),
      shown:
        shownNumber === null ? undefined : { number: Number(shownNumber), position: known(shownPosition) },
    };
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

function clockOf(initial: unknown, increment: unknown, perMove: unknown): ClockSettings {
  return {
    initial: Number(initial),
    increment: Number(increment),
    ...(perMove === 1 ? { perMove: true } : {}),
  };
}

const textColumns = new Set(
  "id game options start invitation rematch_of next ended_by last_position offers shown_position name token computer player event request".split(
    " ",
  ),
);

const columns = list(
  "key, id, game, options, start, clock_initial, clock_increment, listed, open, invitation, created, rematch_of, " +
    "next, ended, winner, ended_by, last_position, last_number, reached, changes, offers, changed, shown_number, shown_position, help, clock_per_move",
);

export const questions = {
  load: `SELECT ${columns} FROM game WHERE id = ?`,
  some: `SELECT ${columns} FROM game WHERE key > ? ORDER BY key LIMIT ?`,
  finished: `SELECT ${columns} FROM game
    WHERE ended IS NOT NULL AND listed = 1 AND ended <= ?1 AND (ended < ?1 OR game.id < ?2)
    ORDER BY ended DESC, game.id DESC LIMIT ?3`,
  // Whoever had both seats is found once.
  finishedOf: `SELECT ${columns} FROM game WHERE key IN (
      SELECT DISTINCT seat.game FROM seat JOIN game AS its ON its.key = seat.game
      WHERE seat.player = ?4 AND seat.ended IS NOT NULL AND seat.ended <= ?1 AND (seat.ended < ?1 OR its.id < ?2)
      ORDER BY seat.ended DESC, its.id DESC LIMIT ?3)
    ORDER BY ended DESC, game.id DESC`,
  goingOn: `SELECT ${columns} FROM game
    WHERE ended IS NULL AND listed = 1 AND changed > ?4 AND changed <= ?1 AND (changed < ?1 OR game.id < ?2)
    ORDER BY changed DESC, game.id DESC LIMIT ?3`,
  waiting: `SELECT ${list("id")}, waited_until FROM game
    WHERE waited_until > ? AND ended IS NULL ORDER BY created DESC, game.id DESC LIMIT ?`,
  head: "SELECT key, changes, CASE WHEN ended IS NULL THEN NULL ELSE last_number END, reached FROM game WHERE id = ?",
  // With when the second seat was taken, where both are.
  timed: `SELECT ${list("id")}, key, reached, clock_initial,
      (SELECT CASE count(taken) WHEN 2 THEN max(taken) END FROM seat WHERE seat.game = game.key)
    FROM game WHERE ended IS NULL AND clock_initial IS NOT NULL AND game.id > ? ORDER BY game.id LIMIT ?`,
  seats: `SELECT ${list("name, token, taken, computer, player, seen")} FROM seat WHERE game = ? ORDER BY seat`,
  events: `WITH RECURSIVE log (number, key) AS (
      SELECT number, key FROM event WHERE number = ?2 AND game = ?1
      UNION ALL
      SELECT event.number, event.key FROM log JOIN event ON event.number = log.number + 1 AND event.game = ?1
      LIMIT ?3
    ) SELECT ${list("event.number, at, event, request, left_first, left_second")} FROM log JOIN event USING (key)`,
  later: `WITH RECURSIVE later (number) AS (
      SELECT ?1 UNION ALL SELECT number + 1 FROM later WHERE number < ?3
    ) SELECT 1 FROM later JOIN event ON event.number = later.number AND event.game = ?2 LIMIT 1`,
  // No index begins with the game: its last event is looked for behind the number that stands with it.
  last: `WITH RECURSIVE log (number) AS (
      SELECT ?2 UNION ALL SELECT event.number FROM log JOIN event ON event.number = log.number + 1 AND event.game = ?1
    ) SELECT at, left_first, left_second, number FROM event WHERE game = ?1 AND number = (SELECT max(number) FROM log)`,
  retention: "SELECT value FROM service WHERE name = 'retention'",
  alive: "SELECT value FROM service WHERE name = 'alive'",
  outages: "SELECT since, until FROM outage ORDER BY since",
} as const;
