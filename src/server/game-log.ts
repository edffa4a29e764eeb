import { accept, type Family, gameOf, type MoveOf, type Result, type Seat } from "../games/index.ts";
import {
  enter,
  follow,
  type Play,
  playAt,
  positions,
  recordOf,
  type Standing,
  type Step,
  step,
} from "../match/index.ts";
import { type GameEvent, type GameRecord, notationOf } from "../notation/index.ts";
import type { GameSummary } from "../protocol/index.ts";
import type { LoadedGame, StoredEvent, StoredGame, StoredSeat } from "../store/index.ts";
import type { Answer } from "./answer.ts";
import { beginOnline } from "./online.ts";
import { endingOf, headOf } from "./views.ts";

/** A request sent again is looked for among so many of the latest events. */
const remembered = 64;

/** What the store has of a game, and where its events lead: a `Play` that grows, without a copy of it with every move. */
export class GameLog {
  /** The rematch. */
  next: string | undefined;
  #game: StoredGame;
  readonly #begun: Play;
  #standing: Standing;
  #moves: MoveOf<Family>[];
  readonly #events: StoredEvent[];

  private constructor({ game, events, next }: LoadedGame, play: Play) {
    this.next = next;
    this.#game = game;
    this.#begun = play;
    this.#standing = play;
    this.#moves = [...play.moves];
    this.#events = [...events];
  }

  /** A game as it was stored, every event judged again, and its size too: a file may be older than the bounds. */
  static open(loaded: LoadedGame): Answer<GameLog> {
    const { game, options, from } = loaded.game;
    const begun = beginOnline(game, options, from);
    if (!begun.ok) return begun;
    const events = loaded.events.map(({ event }) => event);
    const play = follow(begun.value, events);
    return play.ok ? accept(new GameLog(loaded, play.value)) : play;
  }

  get game(): StoredGame {
    return this.#game;
  }

  get standing(): Standing {
    return this.#standing;
  }

  get events(): readonly StoredEvent[] {
    return this.#events;
  }

  get turn(): Seat {
    return gameOf(this.#game.game).turn(this.#standing.position);
  }

  get seatsTaken(): boolean {
    return this.#game.seats.every(({ tokenHash }) => tokenHash !== undefined);
  }

  /** When the last event was, or the game's beginning. */
  get changed(): number {
    return this.#events.at(-1)?.at ?? this.#game.created;
  }

  /** Where a move would lead, or why it cannot be played. */
  step(seat: Seat, text: string): Result<Step> {
    return step(this.#standing, seat, text);
  }

  /** Where any other event would lead, or why it cannot happen. */
  enter(event: Exclude<GameEvent, { type: "move" }>): Result<Play> {
    return enter(this.#play(), event);
  }

  /** The event has happened, and has led where `step` or `enter` said. */
  add(stored: StoredEvent, after: Step | Play): void {
    this.#events.push(stored);
    if ("standing" in after) {
      this.#moves.push(after.move);
      this.#standing = after.standing;
    } else {
      this.#moves = [...after.moves];
      this.#standing = after;
    }
  }

  seat(seat: Seat, by: StoredSeat): void {
    const [first, second] = this.#game.seats;
    this.#game = { ...this.#game, seats: seat === 0 ? [by, second] : [first, by] };
  }

  /** The event a request has become, if it has. */
  requested(id: string): StoredEvent | undefined {
    return this.#events.slice(-remembered).find((event) => event.id === id);
  }

  /** How many moves stand at the last turn of this seat's own before now. */
  ownTurnBefore(seat: Seat): number | undefined {
    const game = gameOf(this.#game.game);
    const found = positions(this.#play())
      .slice(0, -1)
      .findLastIndex((position) => game.turn(position) === seat);
    return found < 0 ? undefined : found;
  }

  summary(): GameSummary {
    const { position } = this.#standing;
    return {
      ...headOf(this.#game),
      number: this.#events.length,
      position: notationOf(this.#game.game).makePosition(position),
      ending: endingOf(this.#standing),
      changed: this.changed,
    };
  }

  record(): GameRecord {
    const { seats } = this.#game;
    const events = this.#events.map(({ event }) => event);
    return recordOf({ ...this.#begun, events }, [seats[0].name ?? "Player 1", seats[1].name ?? "Player 2"]);
  }

  #play(): Play {
    return playAt(this.#begun, this.#standing, this.#moves);
  }
}
