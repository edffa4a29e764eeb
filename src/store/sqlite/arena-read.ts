import type Database from "libsql";
import type { ArenaGame, FaultEvidence, KeptTournament, RunningGame } from "../../arena/index.ts";
import { shownFor } from "../arena.ts";
import { evidenceOf, gameOf, runningOf, tournamentOf } from "../arena-row-reader.ts";
import { StoreError } from "../errors.ts";
import type { Aside } from "../games.ts";
import type { StoreFile } from "./file.ts";
import { bytes, textOf } from "./text.ts";

/** Reads tournaments from a file; what others have committed is seen at once. */
export class ArenaRead {
  readonly #file: StoreFile;
  readonly #statements: Record<keyof typeof questions, Database.Statement>;

  constructor(file: StoreFile) {
    this.#file = file;
    this.#statements = Object.fromEntries(
      Object.entries(questions).map(([name, text]) => [name, file.query(text)]),
    ) as Record<keyof typeof questions, Database.Statement>;
  }

  find(id: string): KeptTournament | undefined {
    const [row] = this.#all("find", id);
    return row && this.#tournamentOf(row);
  }

  list(limit: number, before: string | undefined, aside: Aside | undefined): KeptTournament[] {
    let place = before === undefined ? [Number.MAX_SAFE_INTEGER, 0] : this.#all("place", before)[0];
    const found: KeptTournament[] = [];
    while (place && found.length < limit) {
      const rows = this.#all("list", ...place, limit);
      for (const row of rows.slice(0, limit - found.length)) {
        try {
          found.push(this.#tournamentOf(row));
        } catch (error) {
          if (!aside || !(error instanceof StoreError) || error.code !== "damaged") throw error;
          aside(textOf(row[0]), error);
        }
        place = [row[1], row[6]];
      }
      // Instead of those set aside there are others.
      if (rows.length < limit) break;
    }
    return found;
  }

  games(
    id: string,
    after: number,
    limit: number,
  ): { readonly games: readonly ArenaGame[]; readonly next: number } {
    const rows = this.#all("games", id, after, limit);
    return { games: rows.map((row) => this.#gameOf(id, row)), next: Number(rows.at(-1)?.[13] ?? after) };
  }

  game(
    id: string,
    number: number,
  ): { readonly game: ArenaGame; readonly evidence: FaultEvidence | null } | undefined {
    const [row] = this.#all("game", id, number);
    if (!row) return undefined;
    const evidence = evidenceOf(textOrNull(row[14]));
    if (evidence === undefined) throw this.#broken(id, number);
    return { game: this.#gameOf(id, row), evidence };
  }

  running(id: string, now: number): readonly RunningGame[] {
    const [row] = this.#all("running", id, now - shownFor);
    return (row && runningOf(textOf(row[0]))) ?? [];
  }

  #tournamentOf([id, created, ended, ending, games, setup]: unknown[]): KeptTournament {
    const read = tournamentOf({
      ...{ id: textOf(id), created: Number(created), ended: numberOrNull(ended), ending: textOrNull(ending) },
      ...{ games: Number(games), setup: textOf(setup) },
    });
    if (!read) throw this.#broken(textOf(id));
    return read;
  }

  #gameOf(id: string, row: unknown[]): ArenaGame {
    const [number, opening, first, second, winner, fault, moves, plies, ...more] = row;
    const [thoughtFirst, thoughtSecond, annulled, at, quality] = more;
    const read = gameOf({
      ...{
        number: Number(number),
        opening: textOrNull(opening),
        first: Number(first),
        second: Number(second),
      },
      ...{
        winner: numberOrNull(winner),
        fault: textOrNull(fault),
        moves: textOf(moves),
        plies: Number(plies),
      },
      ...{ thoughtFirst: Number(thoughtFirst), thoughtSecond: Number(thoughtSecond) },
      ...{ annulled: Number(annulled), at: Number(at), quality: textOrNull(quality) },
    });
    if (!read) throw this.#broken(id, Number(number));
    return read;
  }

  #broken(id: string, number?: number): StoreError {
    const game = number === undefined ? id : `${id}/${number}`;
    return new StoreError("damaged", this.#file.path, { game });
  }

  #all(name: keyof typeof questions, ...values: unknown[]): unknown[][] {
    return this.#file.read(() => this.#statements[name].all(...values) as unknown[][]);
  }
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : textOf(value);
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

const tournament = `SELECT ${bytes("id")}, created, ended, ${bytes("ending")}, games, ${bytes("setup")}, key
  FROM tournament LEFT JOIN tournament_setup ON tournament_setup.tournament = tournament.key`;

const key = "(SELECT key FROM tournament WHERE id = ?1)";
const opening = "CAST(tournament_opening.opening AS BLOB)";
const game = `SELECT number, ${opening}, first, second, winner, ${bytes("fault")}, ${bytes("moves")}, plies,
    thought_first, thought_second, annulled, at, ${bytes("quality")}, place`;
const played = `FROM tournament_game AS game LEFT JOIN tournament_opening ON tournament_opening.key = game.opening`;

export const questions = {
  find: `${tournament} WHERE tournament.id = ?`,
  place: "SELECT created, key FROM tournament WHERE id = ?",
  list: `${tournament} WHERE tournament.id IS NOT NULL AND (created, key) < (?1, ?2) ORDER BY created DESC, key DESC LIMIT ?3`,
  games: `${game} ${played} WHERE game.tournament = ${key} AND place > ?2 ORDER BY place LIMIT ?3`,
  game: `${game}, (SELECT CAST(evidence AS BLOB) FROM tournament_evidence
      WHERE tournament = game.tournament AND number = game.number)
    ${played} WHERE game.tournament = ${key} AND number = ?2`,
  running: `SELECT ${bytes("games")} FROM tournament_running WHERE tournament = ${key} AND at > ?2`,
} as const;
