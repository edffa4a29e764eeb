import type {
  Aside,
  DuePiece,
  FinishedPage,
  FinishedQuery,
  GameHead,
  GoingOnPage,
  GoingOnQuery,
  LoadedGame,
  WaitingGame,
  WaitingQuery,
} from "../games.ts";
import { eachInPieces, pause } from "../pieces.ts";
import type { Database } from "./database.ts";
import { columns, type EventRow, eventArray, freeSeat, type GameRow, Rows } from "./games-rows.ts";
import { plain } from "./text.ts";

/** So many events of a game are read at a time, so many games of all, and so many are looked at whether they are due. */
const eventsAtOnce = 500;
const gamesAtOnce = 50;
const dueAtOnce = 500;

type WithEvents = GameRow & { readonly log: string | null; readonly events: readonly EventRow[] | null };

export class GamesRead {
  readonly #database: Database;
  readonly #rows: Rows;

  constructor(database: Database) {
    this.#database = database;
    this.#rows = new Rows(database.address);
  }

  /** A long game is read piece by piece. What is read stays so: events are only ever added. */
  async load(id: string): Promise<LoadedGame | undefined> {
    const known = plain(id);
    const [row] = await this.#database.read<WithEvents>(questions.load, [known], { name: "load" });
    if (!row) return undefined;
    if (row.log !== null) return this.#rows.loaded(row, unfolded(row.log));
    const events = [...(row.events ?? [])];
    for (let piece = events.length; piece === eventsAtOnce; ) {
      await pause();
      const more = await this.#database.read<{ event: EventRow }>(questions.events, [known, events.length], {
        name: "events",
      });
      for (const { event } of more) events.push(event);
      piece = more.length;
    }
    // Folded, or dropped, between two pieces.
    if (row.ended !== null && events.length !== row.last_number && events.length >= eventsAtOnce) {
      const [again] = await this.#database.read<WithEvents>(questions.load, [known], { name: "load" });
      if (!again) return undefined;
      if (again.log !== null) return this.#rows.loaded(again, unfolded(again.log));
    }
    return this.#rows.loaded(row, events);
  }

  async finished({ limit, before, player }: FinishedQuery, aside?: Aside): Promise<FinishedPage> {
    const { at, id } = before ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
    const rows =
      player === undefined
        ? await this.#database.read<GameRow>(questions.finished, [at, id, limit], { name: "finished" })
        : await this.#database.read<GameRow>(questions.finishedOf, [at, id, limit, plain(player)], {
            name: "finished-of",
          });
    const games = this.#rows.each(rows, aside, (row) => {
      const [game, finish] = [this.#rows.game(row), this.#rows.finish(row)];
      if (!finish) throw this.#rows.broken(row.id);
      return { game, finish, number: row.last_number ?? 0 };
    });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { games, ...(last ? { next: { at: last.ended ?? 0, id: last.id } } : {}) };
  }

  heads(ids: readonly string[]): Promise<readonly GameHead[]> {
    return this.#database.read<GameHead>(questions.heads, [ids.map(plain)], { name: "heads" });
  }

  /**
   * No sweep reads all games with a clock: `due` is not later than when time may be up, for clocks run no faster than time. Those
   * that turn out not to be due are looked at again when that may be, and those that have not begun when they could be due had they
   * begun now.
   */
  async due(before: number, after = ""): Promise<DuePiece> {
    const until = Math.min(before, Number.MAX_SAFE_INTEGER);
    const rows = await this.#database.read<{ id: string; at: number; begun: boolean }>(
      questions.due,
      [until, plain(after), dueAtOnce],
      { name: "due" },
    );
    const later = rows.filter(({ at, begun }) => at >= until || !begun);
    if (later.length > 0) await this.#database.loosely(putOff, [JSON.stringify(later)]);
    const games = rows.filter(({ at, begun }) => at < until && begun).map(({ id, at }) => ({ id, at }));
    const last = rows.length < dueAtOnce ? undefined : rows.at(-1);
    return { games, ...(last ? { next: last.id } : {}) };
  }

  async goingOn({ limit, since, before }: GoingOnQuery, aside?: Aside): Promise<GoingOnPage> {
    const { at, id } = before ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
    type Row = GameRow & { changed: number; number: number | null; position: string | null };
    const rows = await this.#database.read<Row>(questions.goingOn, [at, id, limit, since], {
      name: "going-on",
    });
    const games = this.#rows.each(rows, aside, (row) => {
      const { changed, number, position } = row;
      const game = this.#rows.game(row);
      return {
        game,
        ...(number === null ? {} : { shown: { id: game.id, number, position: position ?? "", changed } }),
      };
    });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return { games, ...(last ? { next: { at: last.changed, id: last.id } } : {}) };
  }

  async waiting({ limit, at }: WaitingQuery, aside?: Aside): Promise<readonly WaitingGame[]> {
    type Row = GameRow & { until: number };
    const rows = await this.#database.read<Row>(questions.waiting, [at, limit], { name: "waiting" });
    const games: WaitingGame[] = [];
    await eachInPieces(rows, (row) => {
      games.push(...this.#rows.each([row], aside, ({ until }) => ({ game: this.#rows.game(row), until })));
    });
    return games;
  }

  async *all(aside?: Aside): AsyncGenerator<LoadedGame> {
    let last = 0;
    for (;;) {
      const rows = await this.#database.read<WithEvents>(questions.some, [last, gamesAtOnce], {
        patience: 60_000,
      });
      const games = this.#rows.each(rows, aside, (row) => {
        const events = row.log === null ? (row.events ?? []) : unfolded(row.log);
        const { changes: _, offers: __, ...loaded } = this.#rows.loaded(row, events);
        return loaded;
      });
      yield* games;
      const { key } = rows.at(-1) ?? {};
      if (key === undefined) return;
      last = key;
    }
  }
}

function unfolded(log: string): EventRow[] {
  return JSON.parse(log) as EventRow[];
}

const questions = {
  load: `SELECT ${columns}, g.log, (
      SELECT json_agg(${eventArray} ORDER BY e.number) FROM (
        SELECT * FROM event WHERE event.game = g.id ORDER BY number LIMIT ${eventsAtOnce}) AS e
    ) AS events FROM game g WHERE g.id = $1`,
  events: `SELECT ${eventArray} AS event FROM event e WHERE e.game = $1 AND e.number > $2
    ORDER BY e.number LIMIT ${eventsAtOnce}`,
  some: `SELECT ${columns}, g.log, (
      SELECT json_agg(${eventArray} ORDER BY e.number) FROM event e WHERE e.game = g.id
    ) AS events FROM game g WHERE g.key > $1 ORDER BY g.key LIMIT $2`,
  finished: `SELECT ${columns} FROM game g
    WHERE g.ended IS NOT NULL AND g.listed AND (g.ended, g.id) < ($1::bigint, $2::text)
    ORDER BY g.ended DESC, g.id DESC LIMIT $3`,
  // Whoever had both seats is found once.
  finishedOf: `SELECT ${columns} FROM game g WHERE g.id IN (
      (SELECT id FROM game WHERE ended IS NOT NULL AND listed AND seats -> 0 ->> 'player' = $4
        AND (ended, id) < ($1::bigint, $2::text) ORDER BY ended DESC, id DESC LIMIT $3)
      UNION
      (SELECT id FROM game WHERE ended IS NOT NULL AND listed AND seats -> 1 ->> 'player' = $4
        AND (ended, id) < ($1::bigint, $2::text) ORDER BY ended DESC, id DESC LIMIT $3))
    ORDER BY g.ended DESC, g.id DESC LIMIT $3`,
  heads: `SELECT g.id, g.changes, coalesce(g.last_number,
      (SELECT e.number FROM event e WHERE e.game = g.id ORDER BY e.number DESC LIMIT 1), 0) AS number
    FROM unnest($1::text[]) AS wanted (id) JOIN game g ON g.id = wanted.id`,
  due: `SELECT g.id, last.at IS NOT NULL AS begun, greatest((g.seats -> 0 ->> 'takenAt')::bigint,
        (g.seats -> 1 ->> 'takenAt')::bigint, coalesce(last.at, (extract(epoch FROM now()) * 1000)::bigint))
      + least(coalesce(last.left_first, g.clock_initial), coalesce(last.left_second, g.clock_initial)) AS at
    FROM (SELECT id, seats, clock_initial FROM game
      WHERE ended IS NULL AND due IS NOT NULL AND due < $1 AND id > $2 ORDER BY id LIMIT $3) AS g
    LEFT JOIN LATERAL (SELECT e.at, e.left_first, e.left_second FROM event e WHERE e.game = g.id
      ORDER BY e.number DESC LIMIT 1) AS last ON true
    ORDER BY g.id`,
  goingOn: `SELECT ${columns}, s.changed, s.number, s.position FROM going_on s JOIN game g ON g.id = s.game
    WHERE s.changed > $4 AND (s.changed, s.game) < ($1::bigint, $2::text)
    ORDER BY s.changed DESC, s.game DESC LIMIT $3`,
  // A server of the version before takes seats and says nothing here.
  waiting: `SELECT ${columns}, w.until FROM waiting w JOIN game g ON g.id = w.game
    WHERE w.until > $1 AND g.ended IS NULL AND ${freeSeat} ORDER BY g.created DESC, g.id DESC LIMIT $2`,
} as const;

const putOff = `UPDATE game SET due = n.at FROM json_to_recordset($1::text::json) AS n (id text, at bigint)
  WHERE game.id = n.id AND game.ended IS NULL AND game.due < n.at`;
