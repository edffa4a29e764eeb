import type { Figures, Person, PersonDetails, RankingOrder, Roster } from "../../roster/index.ts";
import type { RosterChange, Writer } from "./operations.ts";
import type { SqliteRoster } from "./roster.ts";

/** A roster that is read at once and changed through the writer. */
export class WrittenRoster implements Roster {
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

  giveBack(username: string, figures: Figures): Promise<boolean> {
    return this.#change("giveBack", username, figures);
  }

  restore(person: Person): Promise<boolean> {
    return this.#change("restore", person);
  }

  find(username: string): Person | undefined {
    return this.#reader.find(username);
  }

  page(after: string | undefined, limit: number): readonly Person[] {
    return this.#reader.page(after, limit);
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
