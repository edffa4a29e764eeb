import { accept, type Family, gameOf, type MoveOf, type Result, refuse, type Seat } from "../games/index.ts";
import {
  enter,
  type Play,
  playAt,
  recordOf,
  retrace,
  type Standing,
  type Step,
  step,
  turnOf,
} from "../match/index.ts";
import { type GameEvent, notationOf } from "../notation/index.ts";
import type { GameSummary } from "../protocol/index.ts";
import {
  inPieces,
  type LoadedGame,
  type StoredEvent,
  type StoredGame,
  type StoredOffers,
  type StoredSeat,
} from "../store/index.ts";
import type { Answer } from "./answer.ts";
import { beginOnline } from "./online.ts";
import { endingOf, headOf } from "./views.ts";

/** A request sent again is looked for among so many of the latest events, or twice as many. */
const remembered = 64;
/** How the game stood is kept after each of so many of its latest moves, and after every so many before them. */
const keptLately = 8;
const keptEvery = 32;

/** What a seat asked for, under an id of its own making. */
export type SeatRequest = { readonly seat: Seat; readonly id: string } & (
  | { readonly type: "move"; readonly move: string; readonly after: number }
  | { readonly type: "take-back" | "resign" | "claim" }
  | { readonly type: "take-back-answer" | "rematch"; readonly accept: boolean }
);

/** Any event but a move. */
type OtherEvent = Exclude<GameEvent, { type: "move" }>;

/**
 * What the store has of a game, and where its events lead: a `Play` that grows, without a copy of it with every move. However long it has
 * become, a take-back plays a few moves again, not all.
 */
export class GameLog {
  /** The rematch. */
  next: string | undefined;
  /** See `LoadedGame`. */
  changes: number;
  /** What the seats ask each other, as the store has it. */
  offers: StoredOffers | undefined;
  #game: StoredGame;
  readonly #begun: Play;
  #standing: Standing;
  readonly #moves: MoveOf<Family>[] = [];
  /** The events of the moves that stand. */
  readonly #made: StoredEvent[] = [];
  /** How the game stood after so many moves, where it is kept. */
  readonly #stood: (Standing | undefined)[];
  readonly #events: StoredEvent[] = [];
  /** The position as it was last written for a list. */
  #written: { readonly standing: Standing; readonly position: string } | undefined;
  /** What was asked for, by the ids of the requests, where the event does not say it: see `ask`. */
  #asked: Map<string, string> | undefined;
  /** The ids of the latest events' requests, in two generations: every move is looked for among them. */
  #ids: Set<string> | undefined;
  #olderIds: Set<string> | undefined;

  private constructor({ game, next, changes = 0, offers }: LoadedGame, begun: Play) {
    this.next = next;
    this.changes = changes;
    this.offers = offers;
    this.#game = game;
    this.#begun = begun;
    this.#standing = begun;
    this.#stood = [begun];
  }

  /**
   * A game as it was stored, every event judged again, and its size too: a file may be older than the bounds. A long one takes
   * several turns of the event loop.
   */
  static async open(loaded: LoadedGame): Promise<Answer<GameLog>> {
    const { game, options, from } = loaded.game;
    const begun = beginOnline(game, options, from);
    return begun.ok ? inPieces(GameLog.#replay(loaded, begun.value)) : begun;
  }

  static *#replay(loaded: LoadedGame, begun: Play): Generator<void, Answer<GameLog>> {
    const log = new GameLog(loaded, begun);
    for (const stored of loaded.events) {
      const after = log.judge(stored.event);
      if (!after.ok) return after;
      log.add(stored, after.value);
      yield;
    }
    return accept(log);
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

  /** Where an event would lead, or why it cannot happen. */
  judge(event: GameEvent): Result<Step | Standing> {
    return event.type === "move" ? this.step(event.seat, event.move) : this.enter(event);
  }

  /** Where a move would lead, or why it cannot be played. */
  step(seat: Seat, text: string): Result<Step> {
    return step(this.#standing, seat, text);
  }

  /** Where any other event would lead, or why it cannot happen. */
  enter(event: OtherEvent): Result<Standing> {
    if (event.type !== "take-back") return enter(playAt(this.#begun, this.#standing, []), event);
    return event.moves >= this.#moves.length
      ? refuse("nothing-to-undo")
      : accept(this.#stoodAfter(event.moves));
  }

  /** The event has happened, and has led where `step` or `enter` said. */
  add(stored: StoredEvent, after: Step | Standing): void {
    const { event } = stored;
    this.#events.push(stored);
    this.#remember(stored);
    this.#standing = "standing" in after ? after.standing : after;
    if ("standing" in after) {
      this.#moves.push(after.move);
      this.#made.push(stored);
    } else if (event.type === "take-back") {
      this.#moves.length = event.moves;
      this.#made.length = event.moves;
      this.#stood.length = event.moves;
    } else return;
    this.#keep();
  }

  #keep(): void {
    const count = this.#moves.length;
    const old = count - keptLately;
    if (old > 0 && old % keptEvery !== 0) this.#stood[old] = undefined;
    this.#stood[count] = this.#standing;
  }

  /** How the game stood after the first `count` of the moves that stand. */
  #stoodAfter(count: number): Standing {
    let kept = count;
    while (kept > 0 && !this.#stood[kept]) kept--;
    return retrace(this.#stood[kept] ?? this.#begun, this.#moves.slice(kept, count));
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

  /** The store has counted one change more. */
  change({ offers = this.offers, next = this.next }: Pick<LoadedGame, "offers" | "next"> = {}): void {
    this.changes++;
    this.offers = offers;
    this.next = next;
  }

  seat(seat: Seat, by: StoredSeat): void {
    const [first, second] = this.#game.seats;
    this.#game = { ...this.#game, seats: seat === 0 ? [by, second] : [first, by] };
  }

  /** The event that has this request's id, if there is one; `same`: it is what the request has become, not another's. */
  requested(request: SeatRequest): { readonly event: StoredEvent; readonly same: boolean } | undefined {
    if (!this.#ids?.has(request.id) && !this.#olderIds?.has(request.id)) return undefined;
    const oldest = Math.max(0, this.#events.length - 2 * remembered);
    for (let index = this.#events.length - 1; index >= oldest; index--) {
      const event = this.#events[index] as StoredEvent;
      if (event.id === request.id) return { event, same: this.#became(request, event) };
    }
    return undefined;
  }

  #remember({ id }: StoredEvent): void {
    if (this.#events.length % remembered === 0) [this.#olderIds, this.#ids] = [this.#ids, undefined];
    if (id === undefined) return;
    this.#ids ??= new Set();
    this.#ids.add(id);
  }

  /** Notes what is asked for, as the event it becomes will not say it: a move in another form, and who agreed to a take-back. */
  ask(request: SeatRequest): void {
    this.#note(request.id, request.type === "move" ? request.move : kindOf(request));
  }

  #note(id: string, asked: string): void {
    this.#asked ??= new Map();
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
    const asked = this.#asked?.get(request.id);
    if (asked !== undefined) return asked === kindOf(request);
    // After a rest only the event is known, and its seat is the one that wanted it: he asked himself, or the other agreed.
    return request.type === "take-back-answer"
      ? request.accept && event.seat !== request.seat
      : event.seat === request.seat;
  }

  /** Whether a move that was written another way is the one in the log: remembered, or judged once where the game was at rest since. */
  #means(request: Extract<SeatRequest, { type: "move" }>, written: string): boolean {
    const asked = this.#asked?.get(request.id);
    if (asked !== undefined) return asked === request.move;
    const before = this.#standingAt(request.after);
    const stepped = step(before, request.seat, request.move);
    const same =
      stepped.ok && notationOf(this.#game.game).makeMove(stepped.value.move, before.position) === written;
    this.#note(request.id, same ? request.move : written);
    return same;
  }

  /** How the game stood after the first `number` events: of its moves those that stand no longer are played again, and a few others. */
  #standingAt(number: number): Standing {
    const made: StoredEvent[] = [];
    for (const stored of this.#events.slice(0, number)) {
      if (stored.event.type === "move") made.push(stored);
      else if (stored.event.type === "take-back") made.length = stored.event.moves;
    }
    let common = 0;
    while (common < made.length && made[common] === this.#made[common]) common++;
    let standing = this.#stoodAfter(common);
    for (const { event } of made.slice(common)) {
      const stepped = event.type === "move" ? step(standing, event.seat, event.move) : undefined;
      if (stepped?.ok) standing = stepped.value.standing;
    }
    return standing;
  }

  /** Whose turn it was after the first `number` events; nobody's where the game was over. */
  turnAfter(number: number): Seat | null {
    const isLast = number === this.#events.length;
    const standing = isLast ? this.#standing : this.#standingAt(number);
    return standing.ending ? null : turnOf(standing);
  }

  /** How many moves stand at the last turn of this seat's own before now. */
  ownTurnBefore(seat: Seat): number | undefined {
    const found = this.#made.findLastIndex(({ event }) => event.seat === seat);
    return found < 0 ? undefined : found;
  }

  summary(): GameSummary {
    if (this.#written?.standing !== this.#standing) {
      const position = notationOf(this.#game.game).makePosition(this.#standing.position);
      this.#written = { standing: this.#standing, position };
    }
    return {
      ...headOf(this.#game),
      number: this.#events.length,
      position: this.#written.position,
      ending: endingOf(this.#standing),
      changed: this.changed,
    };
  }

  /** The game's record as JSON; of a long game it is made in several turns of the event loop. */
  async recordText(): Promise<string> {
    const { seats } = this.#game;
    const events = await inPieces(textOf(this.#events.slice()));
    const names = [seats[0].name ?? "Player 1", seats[1].name ?? "Player 2"] as const;
    const { events: _, ...head } = recordOf(this.#begun, names);
    return `${JSON.stringify(head).slice(0, -1)},"events":[${events}]}`;
  }
}

function* textOf(events: readonly StoredEvent[]): Generator<void, string> {
  let text = "";
  for (const { event } of events) {
    text += text === "" ? JSON.stringify(event) : `,${JSON.stringify(event)}`;
    yield;
  }
  return text;
}

/** What a request is, whatever its id; of a move only that it is one. */
export function kindOf(request: SeatRequest): string {
  const { type, seat } = request;
  return "accept" in request ? `${type} ${seat} ${request.accept}` : `${type} ${seat}`;
}
