import type Database from "libsql";
import type { Figures, Person, PersonDetails, RankingOrder, Roster } from "../../roster/index.ts";
import { StoreFile } from "./file.ts";
import { bytes, textOf } from "./text.ts";

const columns = `${bytes("username")}, ${bytes("given")}, ${bytes("family")}, kind = 'ai' AS ai, games, wins`;

/** How many people are fetched at a time when everyone is asked for. */
const pageSize = 1000;

/** The people of a file, without what keeps games. */
export function openRoster(path: string): Roster {
  return new SqliteRoster(new StoreFile(path));
}

/** Keeps people in a SQLite file; several programs may do so in one file at the same time. */
export class SqliteRoster implements Roster {
  readonly #file: StoreFile;
  readonly #statements: Record<keyof typeof changes | keyof typeof questions, Database.Statement>;

  constructor(file: StoreFile) {
    this.#file = file;
    this.#statements = {
      ...prepared(changes, (sql) => file.command(sql)),
      ...prepared(questions, (sql) => file.query(sql)),
    };
  }

  add(details: PersonDetails): boolean {
    return this.restore({ ...details, games: 0, wins: 0 });
  }

  remove(username: string): boolean {
    return this.#change("remove", username);
  }

  removeAll(): void {
    this.#change("removeAll");
  }

  edit(username: string, { given, family }: Pick<Person, "given" | "family">): boolean {
    return this.#change("edit", given, family, username);
  }

  reset(username: string): boolean {
    return this.#change("reset", username);
  }

  resetAll(): void {
    this.#change("resetAll");
  }

  giveBack(username: string, { games, wins }: Figures): boolean {
    return this.#change("giveBack", games, wins, username);
  }

  find(username: string): Person | undefined {
    // On raw rows `get` adds nothing to them, and unlike `all` it makes no room for a hundred.
    const row = this.#file.read(() => this.#statements.find.get(username) as Row | undefined);
    return row && personOf(row);
  }

  restore({ username, given, family, kind, games, wins }: Person): boolean {
    return this.#change("restore", username, given, family, kind, games, wins);
  }

  page(after: string | undefined, limit: number): readonly Person[] {
    return after === undefined ? this.#ask("first", limit) : this.#ask("after", after, limit);
  }

  /** Page by page: nothing is held between two pages, and very many people never are in memory at once. */
  *all(): Generator<Person> {
    let people = this.page(undefined, pageSize);
    while (people.length > 0) {
      yield* people;
      people = people.length < pageSize ? [] : this.page(people.at(-1)?.username, pageSize);
    }
  }

  rankings(order: RankingOrder, most: number): readonly Person[] {
    return this.#ask(order, most);
  }

  countGame(players: readonly [string, string], winner: 0 | 1 | null): void {
    for (const [seat, username] of players.entries())
      this.#change("count", seat === winner ? 1 : 0, username);
  }

  settle(): void | Promise<void> {
    return this.#file.settle();
  }

  close(): void {
    this.#file.close();
  }

  /** Whether anything was changed. */
  #change(name: keyof typeof changes, ...values: (string | number)[]): boolean {
    return this.#file.change(() => this.#statements[name].run(...values).changes > 0);
  }

  #ask(name: keyof typeof questions, ...values: (string | number)[]): Person[] {
    return this.#file.read(() => (this.#statements[name].all(...values) as Row[]).map(personOf));
  }
}

const changes = {
  restore: `INSERT INTO person (username, given, family, kind, games, wins) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  remove: "DELETE FROM person WHERE username = ?",
  removeAll: "DELETE FROM person",
  edit: "UPDATE person SET given = ?, family = ? WHERE username = ?",
  reset: "UPDATE person SET games = 0, wins = 0 WHERE username = ?",
  resetAll: "UPDATE person SET games = 0, wins = 0 WHERE games > 0",
  giveBack: "UPDATE person SET games = games + ?, wins = wins + ? WHERE username = ?",
  count: "UPDATE person SET games = games + 1, wins = wins + ? WHERE username = ?",
};

/** Within `ORDER BY` a bare `username` would be the bytes of the result, which no index is sorted by. */
export const questions = {
  find: `SELECT ${columns} FROM person WHERE username = ?`,
  first: `SELECT ${columns} FROM person ORDER BY person.username LIMIT ?`,
  after: `SELECT ${columns} FROM person WHERE person.username > ? ORDER BY person.username LIMIT ?`,
  desc: `SELECT ${columns} FROM person ORDER BY share DESC, person.username LIMIT ?`,
  asc: `SELECT ${columns} FROM person ORDER BY share, person.username LIMIT ?`,
};

function prepared<Name extends string>(
  texts: Record<Name, string>,
  prepare: (sql: string) => Database.Statement,
): Record<Name, Database.Statement> {
  const entries = (Object.keys(texts) as Name[]).map((name) => [name, prepare(texts[name])]);
  return Object.fromEntries(entries) as Record<Name, Database.Statement>;
}

type Row = [username: unknown, given: unknown, family: unknown, ai: number, games: number, wins: number];

function personOf([username, given, family, ai, games, wins]: Row): Person {
  return {
    username: textOf(username),
    given: textOf(given),
    family: textOf(family),
    kind: ai === 1 ? "ai" : "human",
    games,
    wins,
  };
}
