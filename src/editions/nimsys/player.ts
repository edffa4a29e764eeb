import type { Person } from "../../roster/index.ts";

/** Counts a finished game; not for the public, which cannot set statistics. */
export let countResult: (player: NimPlayer, won: boolean) => void;

/** Who takes part: names and statistics. How a move comes about is for each kind of player to say. */
export abstract class NimPlayer {
  #person: Person;

  static {
    countResult = (player, won) => {
      const { games, wins } = player.#person;
      player.#person = { ...player.#person, games: games + 1, wins: wins + (won ? 1 : 0) };
    };
  }

  constructor(person: Person) {
    this.#person = person;
  }

  get username(): string {
    return this.#person.username;
  }

  get givenName(): string {
    return this.#person.given;
  }

  get familyName(): string {
    return this.#person.family;
  }

  /** Edition A knows no family names. */
  get fullName(): string {
    return this.familyName === "" ? this.givenName : `${this.givenName} ${this.familyName}`;
  }

  get gamesPlayed(): number {
    return this.#person.games;
  }

  get gamesWon(): number {
    return this.#person.wins;
  }

  /** How many of the stones left to remove, at most `bound`. Throws `InvalidMove` when the answer is no number. */
  abstract removeStone(stonesLeft: number, bound: number): Promise<number>;

  /** Which stones to remove in the advanced game, `"position number"`. */
  abstract advancedMove(available: readonly boolean[], lastMove: string | null): string | Promise<string>;
}
