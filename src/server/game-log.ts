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

/** What a seat asked for, under an id of its own making. */
export type SeatRequest = { readonly seat: Seat; readonly id: string } & (
  | { readonly type: "move"; readonly move: string; readonly after: number }
  | { readonly type: "take-back" | "resign" | "claim" | "rematch" }
  | { readonly type: "take-back-answer"; readonly accept: boolean }
);

/** What the store has of a game, and where its events lead: a `Play` that grows, without a copy of it with every move. */
export class GameLog {
  /** The rematch. */
  next: string | undefined;
  #game: StoredGame;
  readonly #begun: Play;
  #standing: Standing;
  #moves: MoveOf<Family>[];
  /** The events of the moves that stand. */
  readonly #made: StoredEvent[] = [];
  readonly #events: StoredEvent[];
  /** What was asked for, by the ids of the requests, where the event does not say it: see `ask`. */
  readonly #asked = new Map<string, string>();

  private constructor({ game, events, next }: LoadedGame, play: Play) {
    this.next = next;
    this.#game = game;
    this.#begun = play;
    this.#standing = play;
    this.#moves = [...play.moves];
    this.#events = [...events];
    for (const stored of events) this.#stand(stored);
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
    this.#stand(stored);
    if ("standing" in after) {
      this.#moves.push(after.move);
      this.#standing = after.standing;
    } else {
      this.#moves = [...after.moves];
      this.#standing = after;
    }
  }

  #stand(stored: StoredEvent): void {
    if (stored.event.type === "move") this.#made.push(stored);
    else if (stored.event.type === "take-back") this.#made.length = stored.event.moves;
  }

  /** How many moves of each seat behind the first `moves` were made while the clock ran, and so were paid for. */
  paidSince(moves: number): [number, number] {
    const [first, second] = this.#game.seats;
    const ranFrom = Math.max(
      first.takenAt ?? Number.POSITIVE_INFINITY,
      second.takenAt ?? Number.POSITIVE_INFINITY,
    );
    const paid: [number, number] = [0, 0];
    for (let index = moves; index < this.#made.length; index++) {
      const { number, event, at } = this.#made[index] as StoredEvent;
      if (number > 1 && at >= ranFrom) paid[event.seat]++;
    }
    return paid;
  }

  seat(seat: Seat, by: StoredSeat): void {
    const [first, second] = this.#game.seats;
    this.#game = { ...this.#game, seats: seat === 0 ? [by, second] : [first, by] };
  }

  /** The event that has this request's id, if there is one; `same`: it is what the request has become, not another's. */
  requested(request: SeatRequest): { readonly event: StoredEvent; readonly same: boolean } | undefined {
    const oldest = Math.max(0, this.#events.length - remembered);
    for (let index = this.#events.length - 1; index >= oldest; index--) {
      const event = this.#events[index] as StoredEvent;
      if (event.id === request.id) return { event, same: this.#became(request, event) };
    }
    return undefined;
  }

  /** Notes what is asked for, as the event it becomes will not say it: a move in another form, and who agreed to a take-back. */
  ask(request: SeatRequest): void {
    this.#note(request.id, request.type === "move" ? request.move : kindOf(request));
  }

  #note(id: string, asked: string): void {
    const [oldest] = this.#asked.keys();
    if (this.#asked.size >= remembered && oldest !== undefined) this.#asked.delete(oldest);
    this.#asked.set(id, asked);
  }

  #became(request: SeatRequest, { number, event }: StoredEvent): boolean {
    if (request.type === "move") {
      const same = event.type === "move" && event.seat === request.seat && request.after === number - 1;
      return same && (event.move === request.move || this.#means(request, event.move));
    }
    if (request.type === "resign" || request.type === "claim")
      return event.type === request.type && event.seat === request.seat;
    if (event.type !== "take-back" || request.type === "rematch") return false;
    const asked = this.#asked.get(request.id);
    if (asked !== undefined) return asked === kindOf(request);
    // Its seat is the one that wanted it; the request that agreed may be the other's.
    return request.type !== "take-back-answer" || (request.accept && event.seat !== request.seat);
  }

  /** Whether a move that was written another way is the one in the log: remembered, or judged once where the game was at rest since. */
  #means(request: Extract<SeatRequest, { type: "move" }>, written: string): boolean {
    const asked = this.#asked.get(request.id);
    if (asked !== undefined) return asked === request.move;
    const { game, options, from } = this.#game;
    const begun = beginOnline(game, options, from);
    const events = this.#events.slice(0, request.after).map(({ event }) => event);
    const before = begun.ok ? follow(begun.value, events) : begun;
    const stepped = before.ok ? step(before.value, request.seat, request.move) : before;
    const same =
      before.ok &&
      stepped.ok &&
      notationOf(game).makeMove(stepped.value.move, before.value.position) === written;
    this.#note(request.id, same ? request.move : written);
    return same;
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

function kindOf(request: SeatRequest): string {
  const { type, seat } = request;
  return type === "take-back-answer" ? `${type} ${seat} ${request.accept}` : `${type} ${seat}`;
}
