import type { Figures, Person, PersonDetails, PersonKind, RankingOrder, Roster } from "../../roster/index.ts";
import type { Client } from "./connection.ts";
import type { Database } from "./database.ts";
import { Gate, Lanes } from "./lanes.ts";
import { countGames } from "./roster-sql.ts";

/** How many people are fetched at a time when everyone is asked for. */
const pageSize = 5000;

/** The people of a database. A change is durable when it has answered. */
export class PostgresRoster implements Roster {
  readonly #database: Database;
  /** Whole lists of people are taken over: those that come together are one commit. */
  readonly #restores: Lanes<Person, boolean>;

  constructor(database: Database) {
    this.#database = database;
    this.#restores = new Lanes(1, new Gate(), (_, people) =>
      database.change((client) => restoreAll(client, people)),
    );
  }

  add(details: PersonDetails): Promise<boolean> {
    return this.restore({ ...details, games: 0, wins: 0 });
  }

  remove(username: string): Promise<boolean> {
    return this.#change("remove", bytes(username));
  }

  removeAll(): Promise<void> {
    return this.#changeAll("DELETE FROM person");
  }

  edit(username: string, { given, family }: Pick<Person, "given" | "family">): Promise<boolean> {
    return this.#change("edit", bytes(username), bytes(given), bytes(family));
  }

  reset(username: string): Promise<boolean> {
    return this.#change("reset", bytes(username));
  }

  resetAll(): Promise<void> {
    return this.#changeAll("UPDATE person SET games = 0, wins = 0 WHERE games > 0");
  }

  giveBack(username: string, { games, wins }: Figures): Promise<boolean> {
    return this.#change("giveBack", bytes(username), games, wins);
  }

  async find(username: string): Promise<Person | undefined> {
    const [person] = await this.#ask("find", bytes(username));
    return person;
  }

  async restore(person: Person): Promise<boolean> {
    // One username is in a batch once, however it is written.
    return this.#restores.write(bytes(person.username).toString(), person);
  }

  page(after: string | undefined, limit: number): Promise<readonly Person[]> {
    return after === undefined ? this.#ask("first", limit) : this.#ask("after", limit, bytes(after));
  }

  async all(): Promise<Iterable<Person>> {
    const everyone: Person[] = [];
    for (;;) {
      const people = await this.page(everyone.at(-1)?.username, pageSize);
      // Not spread: a call has room for some ten thousand arguments only.
      for (const person of people) everyone.push(person);
      if (people.length < pageSize) return everyone;
    }
  }

  rankings(order: RankingOrder, most: number): Promise<readonly Person[]> {
    return this.#ask(order, most);
  }

  async countGame([first, second]: readonly [string, string], winner: 0 | 1 | null): Promise<void> {
    await this.#change("count", bytes(first), bytes(second), winner);
  }

  settle(): void {}

  /** Waits for what is under way; the connections are the store's. */
  close(): Promise<void> {
    return this.#restores.close();
  }

  /** Whether anything was changed. */
  #change(name: keyof typeof changes, ...values: unknown[]): Promise<boolean> {
    return this.#database.change(async (client) => {
      const { count } = await client.query(changes[name], values, { name: `roster-${name}` });
      return count > 0;
    });
  }

  async #changeAll(text: string): Promise<void> {
    await this.#database.change(async (client) => {
      // Row by row it would meet, in whatever order, those who count games, and wait for each other in a circle.
      await client.query("LOCK TABLE person IN SHARE ROW EXCLUSIVE MODE");
      await client.query(text);
    });
  }

  async #ask(name: keyof typeof questions, ...values: unknown[]): Promise<readonly Person[]> {
    const rows = await this.#database.read<Row>(questions[name], values, { name: `roster-${name}` });
    return rows.map(personOf);
  }
}

/** In the order of names, so that two who take over the same people never wait for each other in a circle. */
const restoring = `INSERT INTO person (username, given, family, kind, games, wins)
  SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::text[], $5::bigint[], $6::bigint[])
    AS new (username, given, family, kind, games, wins)
  ORDER BY username ON CONFLICT DO NOTHING RETURNING username`;

async function restoreAll(client: Client, people: readonly Person[]): Promise<boolean[]> {
  const names = (["username", "given", "family"] as const).map((name) =>
    people.map((person) => bytes(person[name])),
  );
  const rest = (["kind", "games", "wins"] as const).map((name) => people.map((person) => person[name]));
  const { rows } = await client.query<Row>(restoring, [...names, ...rest], { name: "roster-restore" });
  const kept = new Set(rows.map(({ username }) => username.toString()));
  return people.map(({ username }) => kept.has(bytes(username).toString()));
}

const changes = {
  remove: "DELETE FROM person WHERE username = $1",
  edit: "UPDATE person SET given = $2, family = $3 WHERE username = $1",
  reset: "UPDATE person SET games = 0, wins = 0 WHERE username = $1",
  giveBack: "UPDATE person SET games = games + $2, wins = wins + $3 WHERE username = $1",
  count: `WITH played AS (SELECT $1::bytea AS first, $2::bytea AS second, $3::int AS winner), ${countGames("played")}
    SELECT FROM tallied`,
};

const columns = "username, given, family, kind, games, wins";

export const questions = {
  find: `SELECT ${columns} FROM person WHERE username = $1`,
  first: `SELECT ${columns} FROM person ORDER BY head, username LIMIT $1`,
  after: `SELECT ${columns} FROM person WHERE head >= substr($2::bytea, 1, 500) AND username > $2 ORDER BY head, username LIMIT $1`,
  desc: `SELECT ${columns} FROM person ORDER BY share DESC, head, username LIMIT $1`,
  asc: `SELECT ${columns} FROM person ORDER BY share, head, username LIMIT $1`,
};

interface Row {
  readonly username: Buffer;
  readonly given: Buffer;
  readonly family: Buffer;
  readonly kind: PersonKind;
  readonly games: number;
  readonly wins: number;
}

function personOf({ username, given, family, kind, games, wins }: Row): Person {
  return {
    username: username.toString(),
    given: given.toString(),
    family: family.toString(),
    kind,
    games,
    wins,
  };
}

/** Half a surrogate pair becomes U+FFFD. */
function bytes(text: string): Buffer {
  return Buffer.from(text);
}
