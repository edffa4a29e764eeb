import { type AnyGame, accept, type Facts, otherSeat, type Result, type Seat } from "../games/index.ts";
import { begin, enter, gameOf, type Play, positions } from "../match/index.ts";
import { type GameEvent, notationOf } from "../notation/index.ts";
import type { Finish, GameKeeper, LoadedGame, StoredEvent, StoredGame, StoredSeat } from "../store/store.ts";
import { clockState, type GameClock, leftAt, newClock, pass, press, timeUpIn } from "./clock.ts";
import { endingOf, eventOf, headOf, seatHead } from "./heads.ts";
import type {
  ErrorCode,
  EventMessage,
  GameSummary,
  GameView,
  ServerMessage,
  StateMessage,
} from "./protocol.ts";
import { maxEvents } from "./protocol.ts";
import { matches } from "./secret.ts";
import type { Time } from "./time.ts";

/** Whoever hears of a game: a connection. */
export interface Listener {
  send(text: string): void;
}

/** What a request came to. `outdated` is answered with what was missed as well. */
export type Answer<T = StoredEvent> =
  /** `repeated`: it had happened before, so nobody was told again. */
  | { readonly ok: true; readonly value: T; readonly repeated?: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly facts: Facts };

export function no(code: ErrorCode, facts: Facts = {}): { ok: false; code: ErrorCode; facts: Facts } {
  return { ok: false, code, facts };
}

function yes<T>(value: T): Answer<T> {
  return { ok: true, value };
}

function again<T>(value: T): Answer<T> {
  return { ok: true, value, repeated: true };
}

export interface RoomContext {
  readonly games: GameKeeper;
  readonly time: Time;
  /** Told of every event that has become durable. */
  readonly onEvent: (event: GameEvent) => void;
  readonly onFailure: (error: unknown) => void;
  readonly newId: () => string;
}

/** After a restart the player to move has this long to come back before the clock goes on. */
export const returnGrace = 10_000;
const presencePause = 200;

/**
 * One game while somebody is there. Requests are taken one after another: the next is looked at when the event of the
 * one before is durable, so what is decided here is never taken back.
 */
export class Room {
  readonly id: string;
  readonly #context: RoomContext;
  readonly #listeners = new Map<Listener, number>();
  #game: StoredGame;
  #play: Play;
  #events: StoredEvent[];
  #next: string | undefined;
  #clock: GameClock | undefined;
  #busy: Promise<unknown> | undefined;
  #takeBack: { readonly seat: Seat; readonly moves: number } | undefined;
  #rematch: [boolean, boolean] = [false, false];
  #timer: NodeJS.Timeout | undefined;
  #presence: NodeJS.Timeout | undefined;
  #changed: number;
  #touched: number;

  constructor(loaded: LoadedGame, play: Play, context: RoomContext, clock?: GameClock) {
    this.id = loaded.game.id;
    this.#context = context;
    this.#game = loaded.game;
    this.#play = play;
    this.#events = [...loaded.events];
    this.#next = loaded.next;
    this.#clock = clock;
    this.#changed = loaded.events.at(-1)?.at ?? loaded.game.created;
    this.#touched = context.time.steady();
    this.#watchClock();
  }

  /**
   * A game as the store has it. `downSince` is the last time the server was known to be up before it started: what a
   * player's clock lost since then is given back.
   */
  static open(loaded: LoadedGame, context: RoomContext, downSince?: number): Result<Room> {
    const { game, events } = loaded;
    let play = begin(game.game, game.options, game.from);
    for (const { event } of events) {
      if (!play.ok) return play;
      play = enter(play.value, event);
    }
    if (!play.ok) return play;
    return accept(
      new Room(loaded, play.value, context, reviveClock(loaded, play.value, context.time, downSince)),
    );
  }

  get game(): StoredGame {
    return this.#game;
  }

  get play(): Play {
    return this.#play;
  }

  get number(): number {
    return this.#events.length;
  }

  get changed(): number {
    return this.#changed;
  }

  /** Nobody is there, no clock runs, nothing is under way, and so for a while. */
  isIdle(since: number): boolean {
    return (
      this.#listeners.size === 0 &&
      this.#busy === undefined &&
      (this.#clock?.running ?? null) === null &&
      this.#touched < since
    );
  }

  get hasRunningClock(): boolean {
    return this.#clock !== undefined && this.#clock.running !== null;
  }

  /** The seats these tokens hold, as bits. */
  seatsOf(tokens: readonly string[]): number {
    let seats = 0;
    for (const token of tokens) {
      if (matches(token, this.#game.seats[0].tokenHash)) seats |= 1;
      if (matches(token, this.#game.seats[1].tokenHash)) seats |= 2;
    }
    return seats;
  }

  subscribe(listener: Listener, seats: number, seen: number): void {
    this.#listeners.set(listener, seats);
    this.#returned(seats);
    this.sendState(listener, seen);
    this.#presenceChanged();
  }

  unsubscribe(listener: Listener): void {
    if (this.#listeners.delete(listener)) this.#presenceChanged();
    this.#touched = this.#context.time.steady();
  }

  /** The seats a subscribed listener holds; undefined when it is not subscribed. */
  held(listener: Listener): number | undefined {
    return this.#listeners.get(listener);
  }

  sendState(listener: Listener, seen: number): void {
    const after = Math.min(seen, this.#events.length) === seen ? seen : 0;
    const seats = this.#listeners.get(listener) ?? 0;
    const state: StateMessage = {
      type: "state",
      game: this.id,
      head: headOf(this.#game),
      yours: ([0, 1] as const).filter((seat) => seats & (1 << seat)),
      after,
      events: this.#events.slice(after).map(eventOf),
      clock: this.#clockState() ?? null,
      present: this.#present(),
      watchers: this.#watchers(),
      takeBack: this.#takeBack?.seat ?? null,
      rematch: this.#rematch,
      next: this.#next ?? null,
    };
    listener.send(JSON.stringify(state));
  }

  view(): GameView {
    return {
      ...headOf(this.#game),
      events: this.#events.map(eventOf),
      ending: endingOf(this.#play),
      clockState: this.#clockState() ?? null,
      next: this.#next ?? null,
    };
  }

  summary(): GameSummary {
    return {
      ...headOf(this.#game),
      number: this.#events.length,
      position: notationOf(this.#game.game).makePosition(this.#play.position),
      ending: endingOf(this.#play),
      changed: this.#changed,
    };
  }

  move(seat: Seat, text: string, after: number, id: string): Promise<Answer> {
    return this.#alone(() => {
      // A request sent again has the number it was first sent with, and so its event is the next one.
      const next = this.#events[after];
      if (next !== undefined && next.id === id) return again(next);
      if (after !== this.#events.length) return no("outdated", { number: this.#events.length });
      if (this.#timeIsUp()) return this.#time();
      const played = this.#enterMove(seat, text);
      if (!played.ok) return no(played.refusal.code, played.refusal.facts);
      return this.#append(played.value, id, (clock, now, turn) => press(clock, now, turn));
    });
  }

  resign(seat: Seat, id: string): Promise<Answer> {
    return this.#alone(() => {
      const same = this.#requested(id);
      if (same) return again(same);
      const played = enter(this.#play, { type: "resign", seat });
      if (!played.ok) return no(played.refusal.code, played.refusal.facts);
      return this.#append(played.value, id, pass);
    });
  }

  /** Asks the other seat, or goes back at once for whoever holds both. Answers with the event when there was one. */
  takeBack(seat: Seat, id: string, holdsBoth: boolean): Promise<Answer<StoredEvent | undefined>> {
    return this.#alone<StoredEvent | undefined>(() => {
      const same = this.#requested(id);
      if (same) return again<StoredEvent | undefined>(same);
      if (this.#play.ending) return no("game-over");
      const moves = ownTurnBefore(this.#play, seat);
      if (moves === undefined) return no("nothing-to-undo");
      if (holdsBoth) return this.#takeBackTo(seat, moves, id);
      // Asking back is consent to what the other has asked.
      const asked = this.#takeBack;
      if (asked && asked.seat !== seat) return this.#takeBackTo(asked.seat, asked.moves, id);
      this.#takeBack = { seat, moves };
      this.#tell({ type: "take-back-asked", game: this.id, seat, moves, id });
      return yes<StoredEvent | undefined>(undefined);
    });
  }

  answerTakeBack(seat: Seat, consent: boolean, id: string): Promise<Answer<StoredEvent | undefined>> {
    return this.#alone<StoredEvent | undefined>(() => {
      const same = this.#requested(id);
      if (same) return again<StoredEvent | undefined>(same);
      const asked = this.#takeBack;
      if (!asked) return no("take-back-none");
      // The asker may withdraw, but not consent.
      if (asked.seat === seat && consent) return no("seat-not-yours");
      if (consent) return this.#takeBackTo(asked.seat, asked.moves, id);
      this.#takeBack = undefined;
      this.#tell({ type: "take-back-declined", game: this.id, seat: asked.seat });
      return yes<StoredEvent | undefined>(undefined);
    });
  }

  /** Offers, accepts or declines another game. The id of the new game once both want it. */
  rematch(seat: Seat, wanted: boolean, id: string, holdsBoth: boolean): Promise<Answer<string | undefined>> {
    return this.#alone<string | undefined>(async () => {
      if (!this.#play.ending) return no("game-going-on");
      if (this.#next !== undefined) return again<string | undefined>(this.#next);
      if (!wanted) {
        this.#rematch = [false, false];
        this.#tell({ type: "rematch-declined", game: this.id, seat });
        return yes<string | undefined>(undefined);
      }
      this.#rematch[seat] = true;
      if (holdsBoth) this.#rematch = [true, true];
      if (!this.#rematch[otherSeat(seat)]) {
        this.#tell({ type: "rematch-offered", game: this.id, seat, id });
        return yes<string | undefined>(undefined);
      }
      const next = await this.#makeRematch();
      if (next === undefined) return no("storage-failed");
      this.#next = next;
      this.#tell({ type: "rematch-ready", game: this.id, next });
      return yes<string | undefined>(next);
    });
  }

  /** A guest sits down. */
  join(seat: Seat, by: StoredSeat): Promise<Answer<Seat>> {
    return this.#alone<Seat>(async () => {
      if (this.#game.seats[seat].tokenHash !== undefined) return no("no-seat-free");
      try {
        if (!(await this.#context.games.takeSeat(this.id, seat, by))) {
          await this.#reload();
          return no("no-seat-free");
        }
      } catch (error) {
        this.#context.onFailure(error);
        return no("storage-failed");
      }
      const [first, second] = this.#game.seats;
      this.#game = { ...this.#game, seats: seat === 0 ? [by, second] : [first, by] };
      this.#startClock();
      const clock = this.#clockState();
      const seats = this.#game.seats;
      const message = {
        type: "seats",
        game: this.id,
        seats: [seatHead(seats[0]), seatHead(seats[1])],
      } as const;
      this.#tell({ ...message, seats: [...message.seats], ...(clock ? { clock } : {}) });
      return yes(seat);
    });
  }

  /** Stops the timers; the room must not be used any more. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#presence);
    this.#timer = undefined;
    this.#presence = undefined;
  }

  /** One request after another, in the order they came. */
  async #alone<T>(work: () => Answer<T> | Promise<Answer<T>>): Promise<Answer<T>> {
    while (this.#busy) await this.#busy;
    this.#touched = this.#context.time.steady();
    const done = work();
    if (!(done instanceof Promise)) return done;
    const settled = done.finally(() => {
      this.#busy = undefined;
    });
    this.#busy = settled.catch(() => undefined);
    return settled;
  }

  /** The event this request has become, if it has: it is looked for among the latest ones. */
  #requested(id: string): StoredEvent | undefined {
    for (let index = this.#events.length - 1; index >= Math.max(0, this.#events.length - 64); index--) {
      const event = this.#events[index] as StoredEvent;
      if (event.id === id) return event;
    }
    return undefined;
  }

  /** The play with one more move, written in the one form that records use. */
  #enterMove(seat: Seat, text: string): Result<Play> {
    const played = enter(this.#play, { type: "move", seat, move: text });
    if (!played.ok) return played;
    const notation = notationOf(this.#game.game);
    const made = notation.makeMove(played.value.moves.at(-1), this.#play.position);
    return made === text ? played : enter(this.#play, { type: "move", seat, move: made });
  }

  #takeBackTo(
    seat: Seat,
    moves: number,
    id: string,
  ): Promise<Answer<StoredEvent | undefined>> | Answer<never> {
    const played = enter(this.#play, { type: "take-back", seat, moves });
    if (!played.ok) return no(played.refusal.code, played.refusal.facts);
    return this.#append(played.value, id, pass);
  }

  /** Makes the play's last event durable, then part of the game, then known. */
  async #append(
    play: Play,
    id: string | undefined,
    turnClock: (clock: GameClock, now: number, running: Seat | null) => GameClock,
  ): Promise<Answer> {
    const { games, time, onEvent, onFailure } = this.#context;
    if (this.#events.length >= maxEvents) return no("game-too-long", { max: maxEvents });
    const at = time.wall();
    const event = play.events[play.events.length - 1] as GameEvent;
    const runs = this.#bothSeated && !play.ending;
    const turn = runs ? gameOf(play.id).turn(play.position) : null;
    const clock = this.#clock && turnClock(this.#clock, time.steady(), turn);
    const stored: StoredEvent = { number: this.#events.length + 1, event, at, id, left: clock?.left };
    try {
      if (!(await games.append(this.id, stored, finishOf(play, at)))) {
        await this.#reload();
        return no("outdated", { number: this.#events.length });
      }
    } catch (error) {
      onFailure(error);
      return no("storage-failed");
    }
    this.#events.push(stored);
    this.#play = play;
    this.#changed = at;
    this.#takeBack = undefined;
    // The other's time begins when the move can be seen.
    if (clock) this.#clock = { ...clock, since: time.steady() };
    if (this.#clock) this.#watchClock();
    onEvent(event);
    this.#tell(this.#eventMessage(stored));
    return yes(stored);
  }

  eventMessage(stored: StoredEvent): string {
    return JSON.stringify(this.#eventMessage(stored));
  }

  #eventMessage(stored: StoredEvent): EventMessage {
    const clock = this.#clockState();
    return { type: "event", game: this.id, ...eventOf(stored), ...(clock ? { clock } : {}) };
  }

  #tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const listener of this.#listeners.keys()) listener.send(text);
  }

  /** Someone else has written to this game: take over what the store has, and show it. */
  async #reload(): Promise<void> {
    const loaded = await this.#context.games.load(this.id);
    if (!loaded) return;
    const room = Room.open(loaded, this.#context);
    if (!room.ok) return;
    room.value.close();
    const seen = this.#events.length;
    this.#game = loaded.game;
    this.#play = room.value.#play;
    this.#events = room.value.#events;
    this.#clock = room.value.#clock;
    this.#next = loaded.next;
    this.#watchClock();
    for (const listener of this.#listeners.keys()) this.sendState(listener, seen);
  }

  async #makeRematch(): Promise<string | undefined> {
    const { games, time, newId, onFailure } = this.#context;
    const created = time.wall();
    const [first, second] = this.#game.seats;
    const { invitationHash: _, rematchOf: __, ...kept } = this.#game;
    const game: StoredGame = {
      ...kept,
      id: newId(),
      seats: [
        { ...second, takenAt: created },
        { ...first, takenAt: created },
      ],
      created,
      rematchOf: this.id,
    };
    try {
      if (await games.create(game)) return game.id;
      return (await games.load(this.id))?.next;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  get #bothSeated(): boolean {
    const [first, second] = this.#game.seats;
    return first.tokenHash !== undefined && second.tokenHash !== undefined;
  }

  #clockState() {
    return this.#clock && clockState(this.#clock, this.#context.time.steady());
  }

  /** The clock runs once both are seated and a move has been made. */
  #startClock(): void {
    const clock = this.#clock;
    if (
      !clock ||
      clock.running !== null ||
      this.#play.ending ||
      this.#events.length === 0 ||
      !this.#bothSeated
    )
      return;
    const turn = gameOf(this.#play.id).turn(this.#play.position);
    this.#clock = pass(clock, this.#context.time.steady(), turn);
    this.#watchClock();
  }

  /** After a restart the clock waits for the player to move; here he is. */
  #returned(seats: number): void {
    const clock = this.#clock;
    const now = this.#context.time.steady();
    if (!clock || clock.running === null || clock.since <= now || !(seats & (1 << clock.running))) return;
    this.#clock = { ...clock, since: now };
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#watchClock();
  }

  /** One timer for a game, set anew only when it fires: a move need not touch it. */
  #watchClock(): void {
    if (this.#timer || !this.#clock) return;
    const due = timeUpIn(this.#clock, this.#context.time.steady());
    if (due === undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#timeIsUp()) void this.#alone(() => (this.#timeIsUp() ? this.#time() : no("game-going-on")));
      else this.#watchClock();
    }, due + 1);
    this.#timer.unref();
  }

  #timeIsUp(): boolean {
    const clock = this.#clock;
    if (!clock || clock.running === null) return false;
    return leftAt(clock, this.#context.time.steady())[clock.running] <= 0;
  }

  async #time(): Promise<Answer> {
    const seat = this.#clock?.running ?? 0;
    const played = enter(this.#play, { type: "time", seat });
    if (!played.ok) return no(played.refusal.code, played.refusal.facts);
    const kept = await this.#append(played.value, undefined, (clock, now) => {
      const left = leftAt(clock, now);
      left[seat] = 0;
      return { ...clock, left, running: null, since: now };
    });
    if (kept.ok) return no("game-over");
    // Time stays up: tried again until it can be written.
    setTimeout(() => this.#watchClock(), 1000).unref();
    return kept;
  }

  #present(): [boolean, boolean] {
    let seats = 0;
    for (const held of this.#listeners.values()) seats |= held;
    return [(seats & 1) !== 0, (seats & 2) !== 0];
  }

  #watchers(): number {
    let watchers = 0;
    for (const held of this.#listeners.values()) if (held === 0) watchers++;
    return watchers;
  }

  /** Told after a short pause, so that a crowd that comes together is one message. */
  #presenceChanged(): void {
    if (this.#presence || this.#listeners.size === 0) return;
    this.#presence = setTimeout(() => {
      this.#presence = undefined;
      this.#tell({ type: "presence", game: this.id, present: this.#present(), watchers: this.#watchers() });
    }, presencePause);
    this.#presence.unref();
  }
}

/** How many moves stand at the last turn of this seat's own before now. */
function ownTurnBefore(play: Play, seat: Seat): number | undefined {
  const game: AnyGame = gameOf(play.id);
  const all = positions(play);
  for (let moves = play.moves.length - 1; moves >= 0; moves--)
    if (game.turn(all[moves]) === seat) return moves;
  return undefined;
}

function finishOf(play: Play, at: number): Finish | undefined {
  return play.ending && { ...play.ending, at, position: notationOf(play.id).makePosition(play.position) };
}

/** The clock of a game that comes from the store. */
function reviveClock(
  { game, events }: LoadedGame,
  play: Play,
  time: Time,
  downSince: number | undefined,
): GameClock | undefined {
  if (!game.clock) return undefined;
  const clock = newClock(game.clock);
  const last = events.at(-1);
  if (!last) return clock;
  const left = last.left ?? clock.left;
  const [first, second] = game.seats;
  if (play.ending || first.takenAt === undefined || second.takenAt === undefined) return { ...clock, left };
  const running = gameOf(play.id).turn(play.position);
  // What was thought before the server went down counts; from then until the player is back, nothing does.
  const begun = Math.max(last.at, first.takenAt, second.takenAt);
  const spent = Math.max(0, (downSince ?? begun) - begun);
  const charged = leftAt({ ...clock, left, running, since: 0 }, spent);
  charged[running] = Math.max(1, charged[running]);
  return { ...clock, left: charged, running, since: time.steady() + returnGrace };
}
