import type { Person, PersonDetails, RankingOrder, Roster } from "../../roster/index.ts";
import type { Thenable } from "../serial.ts";
import { eventText, type GameKeeper, type LoadedGame, type Store } from "../store.ts";
import { StoreFile } from "./file.ts";
import { GamesCommit } from "./games-commit.ts";
import { GamesRead } from "./games-read.ts";
import type { Committer, Operation, Packed, PackedAnswers, RosterChange, Writer } from "./operations.ts";
import { SqliteRoster } from "./roster.ts";
import { bytes, textOf } from "./text.ts";

/**
 * A file that is read here and written through a writer, which commits in another thread while a server runs. The file
 * is the console's as well: `players.dat` can be served.
 */
export function sqliteStore(path: string, writer: Writer): Store {
  const file = new StoreFile(path);
  const reader = new GamesRead(file);
  const behind = file.query(`SELECT ${bytes("username")} FROM person WHERE person.username > ?
    ORDER BY person.username LIMIT ?`);
  const roster = new WrittenRoster(new SqliteRoster(file), writer);
  return {
    games: gameKeeper(reader, writer),
    roster,
    async people(username = "", limit) {
      const names = file.read(() => behind.all(username, limit) as [unknown][]);
      const found: Person[] = [];
      for (const [name] of names) {
        const person = await roster.find(textOf(name));
        if (person) found.push(person);
      }
      return found;
    },
    restorePerson: async (person) => (await writer.write({ do: "restore-person", person })) === true,
    async markAlive(at) {
      await writer.write({ do: "alive", at });
    },
    lastAlive: async () => reader.lastAlive(),
    async close() {
      await writer.close();
      file.close();
    },
  };
}

function gameKeeper(reader: GamesRead, writer: Writer): GameKeeper {
  const write = async (operation: Operation) => (await writer.write(operation)) === true;
  return {
    create: (game) => write({ do: "create", game }),
    takeSeat: (id, seat, by) => write({ do: "take-seat", id, seat, by }),
    // The way of every move: no promise.
    append: (id, event, finish, text = eventText(id, event)) =>
      writer.write({ do: "append", id, number: event.number, text, finish }) as Thenable<boolean>,
    restore: (game) => write({ do: "restore", game }),
    load: async (id) => reader.load(id),
    finished: async (query) => reader.finished(query),
    timed: async () => reader.timed(),
    async *all(): AsyncGenerator<LoadedGame> {
      let last = 0;
      for (;;) {
        const some = reader.some(last, 100);
        if (some.games.length === 0) return;
        yield* some.games;
        last = some.last;
      }
    },
  };
}

/** A roster that is read at once and changed through the writer. */
class WrittenRoster implements Roster {
  readonly #reader: SqliteRoster;
  readonly #writer: Writer;

  constructor(reader: SqliteRoster, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  add(details: PersonDetails): Promise<boolean> {
    return this.#change("add", details);
  }

  remove(username: string): Promise<boolean> {
    return this.#change("remove", username);
  }

  async removeAll(): Promise<void> {
    await this.#change("removeAll");
  }

  edit(username: string, names: Pick<Person, "given" | "family">): Promise<boolean> {
    return this.#change("edit", username, names);
  }

  reset(username: string): Promise<boolean> {
    return this.#change("reset", username);
  }

  async resetAll(): Promise<void> {
    await this.#change("resetAll");
  }

  find(username: string): Person | undefined {
    return this.#reader.find(username);
  }

  all(): Iterable<Person> {
    return this.#reader.all();
  }

  rankings(order: RankingOrder, most: number): readonly Person[] {
    return this.#reader.rankings(order, most);
  }

  async countGame(players: readonly [string, string], winner: 0 | 1 | null): Promise<void> {
    await this.#change("countGame", players, winner);
  }

  /** A change is durable when it has answered. */
  settle(): void {}

  close(): void {}

  async #change(change: RosterChange, ...values: unknown[]): Promise<boolean> {
    return (await this.#writer.write({ do: "roster", change, arguments: values })) === true;
  }
}

/** Commits batches to a file. After a failure it opens the file anew: what was not committed is gone. */
export class SqliteCommitter implements Committer {
  readonly #path: string;
  #file: StoreFile;
  #games: GamesCommit;

  constructor(path: string) {
    this.#path = path;
    this.#file = openToWrite(path);
    this.#games = new GamesCommit(this.#file, new SqliteRoster(this.#file));
  }

  commit(packed: Packed): PackedAnswers {
    try {
      const answers = this.#games.perform(packed);
      // The pause it may ask for, for other programs' sake, is between two batches anyway.
      void this.#file.settle();
      return answers;
    } catch (error) {
      this.#file.close();
      this.#file = openToWrite(this.#path);
      this.#games = new GamesCommit(this.#file, new SqliteRoster(this.#file));
      throw error;
    }
  }

  close(): void {
    this.#file.close();
  }
}

/**
 * The log is folded into the file every 32 MB instead of every 4: each time, the moves that arrive meanwhile wait, and
 * with many games going on 4 MB are full several times a second.
 */
function openToWrite(path: string): StoreFile {
  const file = new StoreFile(path);
  const setting = file.query("PRAGMA wal_autocheckpoint = 8000");
  file.read(() => setting.all());
  return file;
}
