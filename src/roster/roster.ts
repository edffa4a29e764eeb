/** People and bots: who they are and how they have done. */
export interface Person {
  readonly username: string;
  readonly given: string;
  readonly family: string;
  readonly kind: PersonKind;
  readonly games: number;
  readonly wins: number;
}

export const personKinds = ["human", "ai"] as const;
export type PersonKind = (typeof personKinds)[number];

export type PersonDetails = Pick<Person, "username" | "given" | "family" | "kind">;

export type Figures = Pick<Person, "games" | "wins">;

/** What a keeper may answer at once or later. */
export type Awaitable<T> = T | Promise<T>;

export type RankingOrder = "asc" | "desc";

/**
 * The contract for keeping people. Usernames are told apart by every character and ordered by code point; half a
 * surrogate pair counts as U+FFFD. A change is visible at once and durable after `settle`.
 */
export interface Roster {
  /** False when the username is taken. */
  add(details: PersonDetails): Awaitable<boolean>;
  /** False when there is no such person; so for `edit` and `reset`. */
  remove(username: string): Awaitable<boolean>;
  removeAll(): Awaitable<void>;
  edit(username: string, names: Pick<Person, "given" | "family">): Awaitable<boolean>;
  /** Sets games and wins to 0. */
  reset(username: string): Awaitable<boolean>;
  resetAll(): Awaitable<void>;
  /** Adds games and wins, those that a reset took: what was counted since stays. False when there is no such person. */
  giveBack(username: string, figures: Figures): Awaitable<boolean>;
  find(username: string): Awaitable<Person | undefined>;
  /** Takes over a person with all figures, as `page` gave it elsewhere. False when the username is taken. */
  restore(person: Person): Awaitable<boolean>;
  /** The first `limit` people by username, or of those behind `after`, who need not be there any more. */
  page(after: string | undefined, limit: number): Awaitable<readonly Person[]>;
  /** Everyone by username. Use it up before the next change. */
  all(): Awaitable<Iterable<Person>>;
  /** The first `most` by exact share of wins (0 without games), ties by username ascending in either order. */
  rankings(order: RankingOrder, most: number): Awaitable<readonly Person[]>;
  /**
   * Counts a game for both and a win for the winner, if it was not drawn; a person in both seats has two games. Unknown
   * names are passed over.
   */
  countGame(players: readonly [string, string], winner: 0 | 1 | null): Awaitable<void>;
  settle(): Awaitable<void>;
  close(): Awaitable<void>;
}
