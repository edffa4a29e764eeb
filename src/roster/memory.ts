import { compareCodePoints, compareRanking, compareUsernames, wellFormed } from "./ranking.ts";
import type { Figures, Person, PersonDetails, RankingOrder, Roster } from "./roster.ts";
import { SortedList } from "./sorted.ts";

/** Keeps people as long as the program runs. */
export class MemoryRoster implements Roster {
  readonly #people = new Map<string, Person>();
  readonly #byUsername = new SortedList<Person>(compareUsernames);
  readonly #rankings = {
    desc: new SortedList<Person>(compareRanking("desc")),
    asc: new SortedList<Person>(compareRanking("asc")),
  };

  add(details: PersonDetails): boolean {
    return this.restore({ ...details, games: 0, wins: 0 });
  }

  remove(username: string): boolean {
    const person = this.find(username);
    if (person) this.#take(person);
    return person !== undefined;
  }

  removeAll(): void {
    this.#people.clear();
    this.#rebuild();
  }

  edit(username: string, { given, family }: Pick<Person, "given" | "family">): boolean {
    return this.#change(username, { given: wellFormed(given), family: wellFormed(family) });
  }

  reset(username: string): boolean {
    return this.#change(username, { games: 0, wins: 0 });
  }

  resetAll(): void {
    for (const person of this.#people.values())
      this.#people.set(person.username, { ...person, games: 0, wins: 0 });
    this.#rebuild();
  }

  giveBack(username: string, { games, wins }: Figures): boolean {
    const person = this.find(username);
    return person ? this.#change(username, { games: person.games + games, wins: person.wins + wins }) : false;
  }

  find(username: string): Person | undefined {
    return this.#people.get(wellFormed(username));
  }

  restore({ username: name, given, family, kind, games, wins }: Person): boolean {
    const username = wellFormed(name);
    if (this.#people.has(username)) return false;
    this.#put({ username, given: wellFormed(given), family: wellFormed(family), kind, games, wins });
    return true;
  }

  page(after: string | undefined, limit: number): readonly Person[] {
    if (after === undefined) return this.#byUsername.first(limit);
    const last = wellFormed(after);
    return this.#byUsername.behind(({ username }) => compareCodePoints(username, last) <= 0, limit);
  }

  all(): Iterable<Person> {
    return this.#byUsername;
  }

  rankings(order: RankingOrder, most: number): readonly Person[] {
    return this.#rankings[order].first(most);
  }

  countGame(players: readonly [string, string], winner: 0 | 1 | null): void {
    for (const [seat, username] of players.entries()) {
      const person = this.find(username);
      if (!person) continue;
      this.#change(username, {
        games: person.games + 1,
        wins: person.wins + (seat === winner ? 1 : 0),
      });
    }
  }

  settle(): void {}

  close(): void {}

  #change(username: string, changes: Partial<Person>): boolean {
    const person = this.find(username);
    if (!person) return false;
    this.#take(person);
    this.#put({ ...person, ...changes });
    return true;
  }

  #put(person: Person): void {
    this.#people.set(person.username, person);
    for (const list of this.#lists()) list.add(person);
  }

  #take(person: Person): void {
    this.#people.delete(person.username);
    for (const list of this.#lists()) list.delete(person);
  }

  #rebuild(): void {
    for (const list of this.#lists()) list.reset(this.#people.values());
  }

  #lists(): SortedList<Person>[] {
    return [this.#byUsername, this.#rankings.desc, this.#rankings.asc];
  }
}
