import type {
  ArenaGame,
  ArenaHold,
  ArenaKeeper,
  Ending,
  FaultEvidence,
  KeptTournament,
  Quality,
  RunningGame,
  TournamentSetup,
} from "../../arena/index.ts";
import {
  checkedGames,
  checkedQuality,
  checkedTournament,
  isTournamentId,
  newTournamentId,
  noTournament,
  type Tournament,
  textOfEnding,
} from "../arena.ts";
import { evidenceOf, gameOf, runningOf, tournamentOf } from "../arena-row-reader.ts";
import { type GameRow, qualityText, rowOf, type TournamentRow } from "../arena-rows.ts";
import { StoreError } from "../errors.ts";
import type { Aside } from "../games.ts";
import * as sql from "./arena-sql.ts";
import type { Client } from "./connection.ts";
import type { Database } from "./database.ts";

/** The tournaments of a database. */
export class PostgresArena implements ArenaKeeper {
  readonly hold: () => Promise<ArenaHold>;
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number, hold: () => Promise<ArenaHold>) {
    this.#database = database;
    this.#now = now;
    this.hold = hold;
  }

  async create(setup: TournamentSetup): Promise<string> {
    const id = newTournamentId();
    await this.restore({ id, setup, created: this.#now(), ended: null, ending: null });
    return id;
  }

  async restore(given: Tournament): Promise<boolean> {
    const { tournament, setupText, endingText } = checkedTournament(given);
    const values = [tournament.id, setupText, tournament.created, tournament.ended, endingText];
    return this.#database.change(async (client) => (await client.query(sql.create, values)).count > 0);
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    const [row] = isTournamentId(id) ? await this.#read<TournamentRow>("find", id) : [];
    return row && this.#tournamentOf(row);
  }

  async list(
    { limit, before }: { readonly limit: number; readonly before?: string | undefined },
    aside?: Aside,
  ): Promise<readonly KeptTournament[]> {
    let place: Place | undefined = { created: Number.MAX_SAFE_INTEGER, key: 0 };
    if (before !== undefined)
      [place] = isTournamentId(before) ? await this.#read<Place>("place", before) : [];
    const found: KeptTournament[] = [];
    while (place && found.length < limit) {
      const rows: readonly (TournamentRow & Place)[] = await this.#read(
        "list",
        place.created,
        place.key,
        limit,
      );
      for (const row of rows.slice(0, limit - found.length)) {
        try {
          found.push(this.#tournamentOf(row));
        } catch (error) {
          if (!aside) throw error;
          aside(row.id, error);
        }
        place = row;
      }
      // Instead of those set aside there are others.
      if (rows.length < limit) break;
    }
    return found;
  }

  async add(
    id: string,
    given: readonly ArenaGame[],
    evidence?: ReadonlyMap<number, FaultEvidence>,
  ): Promise<void> {
    const games = checkedGames(given, evidence).map(({ game, evidence: proof }, nth) => ({
      ...rowOf(game),
      evidence: proof && JSON.stringify(proof),
      nth,
    }));
    if (games.length === 0) return;
    const text = JSON.stringify(games);
    const isThere = await this.#locked(id, async (client, { key, changes }) => {
      await client.query(sql.addOpenings, [key, text], { name: "arena-openings" });
      await client.query(sql.addGames, [key, text, changes], { name: "arena-games" });
    });
    if (!isThere) throw noTournament(id);
  }

  async judge(id: string, number: number, given: readonly [Quality, Quality]): Promise<void> {
    const quality = qualityText(checkedQuality(given));
    if (!isNumber(number)) return;
    await this.#locked(id, async (client, { key, changes }) => {
      const { count } = await client.query(sql.judge, [key, number, changes, quality], {
        name: "arena-judge",
      });
      if (count > 0) await client.query(sql.judged, [key], { name: "arena-judged" });
    });
  }

  async games(
    id: string,
    after: number,
    limit: number,
  ): Promise<{ readonly games: readonly ArenaGame[]; readonly next: number }> {
    const rows = isTournamentId(id) ? await this.#read<PlacedRow>("games", id, after, limit) : [];
    return { games: rows.map((row) => this.#gameOf(id, row)), next: rows.at(-1)?.place ?? after };
  }

  async game(
    id: string,
    number: number,
  ): Promise<{ readonly game: ArenaGame; readonly evidence: FaultEvidence | null } | undefined> {
    const [row] =
      isTournamentId(id) && isNumber(number) ? await this.#read<PlacedRow>("gameOfNumber", id, number) : [];
    if (!row) return undefined;
    const evidence = evidenceOf(row.evidence ?? null);
    if (evidence === undefined) throw this.#broken(`${id}/${number}`);
    return { game: this.#gameOf(id, row), evidence };
  }

  async show(id: string, games: readonly RunningGame[]): Promise<void> {
    if (!isTournamentId(id)) return;
    if (games.length === 0) await this.#database.loosely(sql.hide, [id]);
    else await this.#database.loosely(sql.show, [id, this.#now(), JSON.stringify(games)]);
  }

  async running(id: string): Promise<readonly RunningGame[]> {
    const [row] = isTournamentId(id)
      ? await this.#read<{ readonly games: string }>("running", id, this.#now())
      : [];
    return (row && runningOf(row.games)) ?? [];
  }

  async end(id: string, ending: Ending | null): Promise<void> {
    const values = [id, textOfEnding(ending), this.#now()];
    const isThere =
      isTournamentId(id) &&
      (await this.#database.change(async (client) => (await client.query(sql.end, values)).count > 0));
    if (!isThere) throw noTournament(id);
  }

  /** It is gone at once; its games go a piece at a time, also those that were left when a program ended in the middle. */
  async remove(id: string): Promise<boolean> {
    if (!isTournamentId(id)) return false;
    const isGone = await this.#database.change(
      async (client) => (await client.query(sql.remove, [id])).count > 0,
    );
    // What is left when that fails goes with the next.
    await this.#sweep().catch(() => {});
    return isGone;
  }

  async #sweep(): Promise<void> {
    for (;;) {
      const [next] = await this.#database.read<{ readonly key: number }>(sql.removed);
      if (!next) return;
      for (const sweep of sql.sweeps) while ((await this.#database.loosely(sweep, [next.key])).count > 0);
    }
  }

  /** Work with the tournament's row locked; false when there is none. */
  #locked(id: string, work: (client: Client, locked: Locked) => Promise<void>): Promise<boolean> {
    if (!isTournamentId(id)) return Promise.resolve(false);
    return this.#database.change(async (client) => {
      const { rows } = await client.query<Locked>(sql.lock, [id], { name: "arena-lock" });
      if (rows[0]) await work(client, rows[0]);
      return rows[0] !== undefined;
    });
  }

  #read<Row>(name: keyof typeof sql.questions, ...values: unknown[]): Promise<readonly Row[]> {
    return this.#database.read<Row>(sql.questions[name], values, { name: `arena-${name}` });
  }

  #tournamentOf(row: TournamentRow): KeptTournament {
    const read = tournamentOf(row);
    if (!read) throw this.#broken(row.id);
    return read;
  }

  #gameOf(id: string, row: GameRow): ArenaGame {
    const read = gameOf(row);
    if (!read) throw this.#broken(`${id}/${row.number}`);
    return read;
  }

  #broken(game: string): StoreError {
    return new StoreError("damaged", this.#database.address, { game });
  }
}

interface Place {
  readonly created: number;
  readonly key: number;
}

interface Locked {
  readonly key: number;
  readonly changes: number;
}

interface PlacedRow extends GameRow {
  readonly place: number;
  readonly evidence?: string | null;
}

/** What the database would not even read is no game's. */
function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < 2 ** 31;
}
