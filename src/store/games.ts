import type { GameId, Seat } from "../games/index.ts";
import type { ClockSettings, Ending } from "../match/index.ts";
import type { GameEvent } from "../notation/index.ts";
import type { Thenable } from "./serial.ts";

export interface GameKeeper {
  /**
   * A new game; with `rematchOf` the older game points to it from then on. False when there is a game with its id, when
   * the older one already has a rematch, or when there is no older one.
   */
  create(game: StoredGame): Promise<boolean>;
  /** The guest takes a seat that waits. False when it has been taken. */
  takeSeat(id: string, seat: Seat, by: StoredSeat): Promise<boolean>;
  /**
   * One more event. False when the game already has another event with this number, or not yet the one before: someone else
   * was faster, or knows more, and the game must be loaded anew. True when it has exactly this event already, which counts
   * once: whoever did not get an answer may ask again. `finish` comes with the event that ends the game; it also
   * counts the game for the roster's people. Whoever has the event as text already hands it in too, and a store that takes
   * texts need not make it again.
   */
  append(id: string, event: StoredEvent, finish?: Finish, text?: EventText): Thenable<boolean>;
  /**
   * As `append`, for a claim: kept only when the seat that is `absent` has not been noted as seen since the given time. Both are
   * judged in one step, so that somebody who comes back through another server is not too late by a moment.
   */
  claim(id: string, event: StoredEvent, finish: Finish, absent: Absent): Promise<ClaimAnswer>;
  /**
   * Notes that whoever holds a seat was there at this time; the latest counts, and a game that is not there is passed over. A server
   * notes it when his last connection goes, and not with every move. One of several servers also notes it when he comes and
   * every so often while he is connected: the others know of him by this alone.
   */
  noteSeen(id: string, seat: Seat, at: number): Promise<void>;
  /** The game with all its events; rejects with a `StoreError` when some of them are lost. */
  load(id: string): Promise<LoadedGame | undefined>;
  /** Listed games that have ended, the latest first, of one time those with the greater id first. For `aside` see `all`. */
  finished(query: FinishedQuery, aside?: Aside): Promise<FinishedPage>;
  /** How far these games are, those that are not there left out. */
  heads(ids: readonly string[]): Promise<readonly GameHead[]>;
  /**
   * What the seats ask each other stands so from now on, if the game has not changed since `changes`; false if it has, and the game must be
   * loaded anew.
   */
  offer(id: string, changes: number, offers: StoredOffers): Promise<boolean>;
  /**
   * Games whose time may be up before the given one if nothing happens: with a clock, begun, not ended, both seats taken. In the order
   * of their ids, a piece at a time.
   */
  due(before: number, after?: string): Promise<DuePiece>;
  /** How games stand now, for the list of those going on; a game that has ended or is not there is passed over. Need not be durable. */
  show(games: readonly ShownGame[]): Promise<void>;
  /** Listed games that have not ended, the latest change first. For `aside` see `all`. */
  goingOn(query: GoingOnQuery, aside?: Aside): Promise<GoingOnPage>;
  /**
   * Somebody waits in these games for anyone who comes, each until its time unless something else is said; the latest said counts. A game
   * that is not listed, not open, over, full or not there is passed over. Need not be durable.
   */
  wait(games: readonly WaitedGame[]): Promise<void>;
  /** Listed games that wait for anyone after the given time: open, a seat free, not ended. The latest made first. For `aside` see `all`. */
  waiting(query: WaitingQuery, aside?: Aside): Promise<readonly WaitingGame[]>;
  /**
   * Everything, in the order of creation, a piece at a time. A game that cannot be read is told to `aside` and left out;
   * without it the whole is rejected.
   */
  all(aside?: Aside): AsyncIterable<LoadedGame>;
  /**
   * Takes over a game as `all` gave it, which counts for nobody again. False when there is one with its id. Rejects when
   * its events are not numbered one after the other from 1.
   */
  restore(game: LoadedGame): Promise<boolean>;
  /** Forgets a game; false when there is none. A game it was the rematch of can have another. */
  drop(id: string): Promise<boolean>;
  /**
   * Packs some finished games, where a store has a way to keep them in less room; how many. They are read as before. A store
   * that has none, or has nothing left to pack, answers 0.
   */
  fold(): Promise<number>;
  /** Drops games whose time is over, a piece at a time: `next` is where the next piece begins, undefined at the end. */
  prune(request: PruneRequest): Promise<Pruned>;
}

/** Who is away, and since when he must not have been seen. */
export interface Absent {
  readonly seat: Seat;
  readonly since: number;
}

/** `outdated`: the number has no place, as with `append`. */
export type ClaimAnswer = "kept" | "outdated" | "seen";

/** How many milliseconds after its last event a game is dropped, and never where nothing is said. */
export interface Retention {
  /** Without a second move; with a clock of more than half a day, after twice its time, with one for every move after two weeks at least. */
  readonly begun?: number | undefined;
  readonly unfinished?: number | undefined;
  /** Finished and not listed. */
  readonly unlisted?: number | undefined;
}

const day = 86_400_000;
export const usualRetention = {
  begun: day,
  unfinished: 90 * day,
  unlisted: 365 * day,
} as const satisfies Retention;

/** The link to a game with days for every move is waited for as long as if there were so many of them. */
const leastPerMove = 7 * day;

/** For keepers: what a game with a long clock is given beyond the usual day to get to its second move, in milliseconds. */
export function patienceFor(clock: Pick<ClockSettings, "initial" | "perMove"> | undefined): number {
  if (!clock) return 0;
  const { initial, perMove } = clock;
  const time = perMove && 2 * initial > day ? Math.max(initial, leastPerMove) : initial;
  return Math.max(0, 2 * time - day);
}

export interface PruneRequest {
  readonly retention: Retention;
  /** The time now. */
  readonly at: number;
  readonly after?: number | undefined;
  /** Ids of games that stay, whatever their age. */
  readonly except?: readonly string[];
  /** Ids of the games that may go; any where it is left out. */
  readonly only?: readonly string[];
  /** Says what would be dropped. */
  readonly dryRun?: boolean;
}

/** For keepers: whether a game may be dropped at all. */
export function droppable({ except = [], only }: PruneRequest): (id: string) => boolean {
  const [stay, go] = [new Set(except), only && new Set(only)];
  return (id) => !stay.has(id) && (go?.has(id) ?? true);
}

export interface Dropped {
  readonly id: string;
  readonly reason: keyof Retention;
}

export interface Pruned {
  readonly dropped: readonly Dropped[];
  readonly next?: number | undefined;
}

/** Told of a game that cannot be read, and why. */
export type Aside = (id: string, error: unknown) => void;

/** Tokens and the invitation are kept as hashes only: who reads the file cannot sit down. */
export interface StoredSeat {
  readonly name: string | null;
  /** Undefined while the seat waits for a guest. */
  readonly tokenHash?: string | undefined;
  readonly takenAt?: number | undefined;
  /** When whoever holds it was last noted to be there: see `noteSeen`. */
  readonly seenAt?: number | undefined;
  readonly computer?: string | undefined;
  /** A person of the roster, for whom the game counts. */
  readonly player?: string | undefined;
}

export interface StoredGame {
  readonly id: string;
  readonly game: GameId;
  readonly options: unknown;
  readonly from?: string | undefined;
  readonly seats: readonly [StoredSeat, StoredSeat];
  readonly clock?: ClockSettings | undefined;
  readonly listed: boolean;
  readonly open: boolean;
  /** Agreed by who made it and who joined it: hints and analysis while they play. Left out it is no. */
  readonly help?: true | undefined;
  readonly invitationHash?: string | undefined;
  readonly created: number;
  readonly rematchOf?: string | undefined;
}

export interface StoredEvent {
  readonly number: number;
  readonly event: GameEvent;
  readonly at: number;
  /** The client's own id of its request: the same request sent twice counts once. */
  readonly id?: string | undefined;
  /** What the clocks had left after the event. */
  readonly left?: readonly [number, number] | undefined;
}

/**
 * An event as JSON, with its game: an object with `game`, `number`, `event`, `at`, `id` and, where there is a clock, `clock`
 * with what is `left`. What else is in it a store passes over, so that a message to everyone at the game can be such a text.
 */
export type EventText = string;

export function eventText(game: string, { number, event, at, id, left }: StoredEvent): EventText {
  return JSON.stringify({ game, number, event, at, id, clock: left && { left } });
}

/** How a game ended, and what a list shows of it without replaying it. */
export interface Finish extends Ending {
  readonly at: number;
  readonly position: string;
}

export interface LoadedGame {
  readonly game: StoredGame;
  readonly events: readonly StoredEvent[];
  readonly finish?: Finish | undefined;
  /** The rematch. */
  readonly next?: string | undefined;
  /** How often seats, offers and the rematch have changed; 0 where it is left out. Not for another store. */
  readonly changes?: number | undefined;
  readonly offers?: StoredOffers | undefined;
}

export interface GameHead {
  readonly id: string;
  /** Of the last event, 0 before the first. */
  readonly number: number;
  /** See `LoadedGame`. */
  readonly changes: number;
}

/** What the seats of a game have asked each other. */
export interface StoredOffers {
  /** How many events there were: a take-back is settled when the game goes on. */
  readonly number: number;
  /** Who wants to go back, and how many moves would stand then. */
  readonly takeBack?: { readonly seat: Seat; readonly moves: number } | undefined;
  /** Who has asked for a take-back since the last event: once is enough. */
  readonly asked: readonly [boolean, boolean];
  /** Who wants another game, and who has ever offered one. */
  readonly rematch: readonly [boolean, boolean];
  readonly offered: readonly [boolean, boolean];
  /** Each seat's latest requests that have changed this: one that is sent again, be it to another server, counts once. */
  readonly heard?: readonly [readonly HeardRequest[], readonly HeardRequest[]] | undefined;
}

/** A request by the client's own id, and what it asked for. */
export interface HeardRequest {
  readonly id: string;
  readonly kind: string;
}

export interface ShownGame {
  readonly id: string;
  readonly number: number;
  readonly position: string;
  /** When its last event was. */
  readonly changed: number;
}

export interface GoingOnQuery {
  readonly limit: number;
  /** Only games that have changed after this time. */
  readonly since: number;
  readonly before?: ListPlace | undefined;
}

export interface GoingOnPage {
  /** `shown` is how a game was last shown; undefined until then. */
  readonly games: readonly { readonly game: StoredGame; readonly shown?: ShownGame | undefined }[];
  readonly next?: ListPlace | undefined;
}

export interface WaitedGame {
  readonly id: string;
  readonly until: number;
}

export interface WaitingQuery {
  readonly limit: number;
  /** The time now. */
  readonly at: number;
}

export interface WaitingGame {
  readonly game: StoredGame;
  readonly until: number;
}

/** For keepers: whether anyone may find the game and sit down. */
export function isOpenToAll({ listed, open, seats }: StoredGame): boolean {
  return listed && open && seats.some(({ tokenHash }) => tokenHash === undefined);
}

export interface FinishedGame {
  readonly game: StoredGame;
  readonly finish: Finish;
  readonly number: number;
}

export interface FinishedQuery {
  readonly limit: number;
  /** Only what stands behind this place of the list. */
  readonly before?: ListPlace | undefined;
  /** Only games in which this person of the roster had a seat. */
  readonly player?: string | undefined;
}

/** A place in a list of games: behind the one with this id that ended, or changed, then. No game has an empty id. */
export interface ListPlace {
  readonly at: number;
  readonly id: string;
}

export interface FinishedPage {
  readonly games: readonly FinishedGame[];
  /** Where the next page begins, those set aside counted; undefined at the end. */
  readonly next?: ListPlace | undefined;
}

export interface DuePiece {
  /**
   * `at`: when time may be up, not before. It is what the clocks had left, the less of the two, after the last event, or after the second
   * seat was taken; times without a server only make it later.
   */
  readonly games: readonly { readonly id: string; readonly at: number }[];
  /** Behind which the next piece begins; undefined at the end. */
  readonly next?: string | undefined;
}

/** For keepers: whoever hands in a game with a gap has a bug, and the game must not be kept without what is missing. */
export function checkNumbers({ game, events }: LoadedGame): void {
  const wrong = events.findIndex(({ number }, index) => number !== index + 1);
  if (wrong >= 0) throw new Error(`game ${game.id} has no event ${wrong + 1}`);
}
