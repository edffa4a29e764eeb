import { accept, otherSeat, type Result, type Seat } from "../games/index.ts";
import { enter, gameOf, type Play, type Standing, type Step, step } from "../match/index.ts";
import {
  type GameEvent,
  type GameRecord,
  notationOf,
  recordFormat,
  recordVersion,
} from "../notation/index.ts";
import type { Later } from "../store/later.ts";
import type {
  EventText,
  GameKeeper,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredSeat,
} from "../store/store.ts";
import { type Answer, type Answering, again, no, type Refusal, yes } from "./answer.ts";
import { Audience, type Listener } from "./audience.ts";
import { clockState, type GameClock, leftAt, pass, press } from "./clock.ts";
import { makeFrame } from "./frame.ts";
import { endingOf, eventMessage, eventOf, headOf, seatHead } from "./heads.ts";
import { finishOf, ownTurnBefore, replayStored } from "./plays.ts";
import { type GameSummary, type GameView, maxEvents, type StateMessage } from "./protocol.ts";
import { RunningClock, reviveClock } from "./running-clock.ts";
import { matches } from "./secret.ts";
import type { Time } from "./time.ts";
import { Turns } from "./turns.ts";

export interface RoomContext {
  readonly games: GameKeeper;
  readonly time: Time;
  /** Told of every event that has become durable. */
  readonly onEvent: (event: GameEvent) => void;
  readonly onFailure: (error: unknown) => void;
  readonly newId: () => string;
}

/** A request whose answer may come without an event: a question was put, or answered with no. */
type Asked = StoredEvent | undefined;

/**
 * One game while somebody is there. Requests are taken one after another: the next is looked at when the event of the
 * one before is durable, so what is decided here is never taken back.
 */
export class Room {
  readonly id: string;
  readonly audience: Audience;
  readonly #context: RoomContext;
  #game: StoredGame;
  readonly #start: unknown;
  /** With the two lists below all that a `Play` is, without copies of them with every move. */
  #standing: Standing;
  #moves: unknown[];
  #events: StoredEvent[];
  #next: string | undefined;
  #clock: RunningClock | undefined;
  readonly #turns = new Turns();
  #takeBack: { readonly seat: Seat; readonly moves: number } | undefined;
  #rematch: [boolean, boolean] = [false, false];
  #touched: number;

  constructor(loaded: LoadedGame, play: Play, context: RoomContext, clock: GameClock | undefined) {
    this.id = loaded.game.id;
    this.audience = new Audience(this.id);
    this.#context = context;
    this.#game = loaded.game;
    this.#start = play.start;
    this.#standing = play;
    this.#moves = [...play.moves];
    this.#events = [...loaded.events];
    this.#next = loaded.next;
    this.#touched = context.time.steady();
    this.#clock = clock && this.#runClock(clock);
  }

  /** A game as the store has it; for `downSince` see `reviveClock`. */
  static open(loaded: LoadedGame, context: RoomContext, downSince?: number): Result<Room> {
    const play = replayStored(loaded);
    if (!play.ok) return play;
    return accept(
      new Room(loaded, play.value, context, reviveClock(loaded, play.value, context.time, downSince)),
    );
  }

  get game(): StoredGame {
    return this.#game;
  }

  get ending(): Standing["ending"] {
    return this.#standing.ending;
  }

  /** When the last event was, or the game's beginning. */
  get changed(): number {
    return this.#events.at(-1)?.at ?? this.#game.created;
  }

  /** Nobody is there, no clock runs, nothing is under way, and so since the given time. */
  isIdle(since: number): boolean {
    return this.audience.size === 0 && !this.#turns.busy && !this.hasRunningClock && this.#touched < since;
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
    this.audience.add(listener, seats);
    this.#clock?.returned(seats);
    this.sendState(listener, seen);
  }

  unsubscribe(listener: Listener): void {
    this.audience.remove(listener);
    this.#touched = this.#context.time.steady();
  }

  /** What a listener needs who holds the first `seen` events. */
  sendState(listener: Listener, seen: number): void {
    const after = seen <= this.#events.length ? seen : 0;
    const seats = this.audience.held(listener) ?? 0;
    const state: StateMessage = {
      type: "state",
      game: this.id,
      head: headOf(this.#game),
      yours: ([0, 1] as const).filter((seat) => seats & (1 << seat)),
      after,
      events: this.#events.slice(after).map(eventOf),
      clock: this.#clock?.state() ?? null,
      present: this.audience.present(),
      watchers: this.audience.watchers(),
      takeBack: this.#takeBack?.seat ?? null,
      rematch: this.#rematch,
      next: this.#next ?? null,
    };
    listener.send(makeFrame(JSON.stringify(state)));
  }

  view(): GameView {
    return {
      ...headOf(this.#game),
      events: this.#events.map(eventOf),
      ending: endingOf(this.#standing),
      clockState: this.#clock?.state() ?? null,
      next: this.#next ?? null,
    };
  }

  summary(): GameSummary {
    return {
      ...headOf(this.#game),
      number: this.#events.length,
      position: notationOf(this.#game.game).makePosition(this.#standing.position),
      ending: endingOf(this.#standing),
      changed: this.changed,
    };
  }

  record(): GameRecord {
    const { game, options, from, seats } = this.#game;
    const players = [seats[0].name ?? "Player 1", seats[1].name ?? "Player 2"] as const;
    const head = { format: recordFormat, version: recordVersion, game, options, players } as const;
    return {
      ...head,
      ...(from === undefined ? {} : { from }),
      events: this.#events.map(({ event }) => event),
    };
  }

  move(seat: Seat, text: string, after: number, id: string): Answering<StoredEvent> {
    return this.#alone(() => {
      // A request sent again has the number it was first sent with, and so its event is the next one.
      const next = this.#events[after];
      if (next !== undefined && next.id === id) return again(next);
      if (after !== this.#events.length) return no("outdated", { number: this.#events.length });
      if (this.#clock?.isUp()) return this.#time();
      const stepped = step(this.#standing, seat, text);
      if (!stepped.ok) return no(stepped.refusal.code, stepped.refusal.facts);
      // Written in the one form that records use.
      const move = notationOf(this.#game.game).makeMove(stepped.value.move, this.#standing.position);
      return this.#append({ type: "move", seat, move }, stepped.value, id, press);
    });
  }

  resign(seat: Seat, id: string): Answering<StoredEvent> {
    return this.#alone(() => {
      const same = this.#requested(id);
      if (same) return again(same);
      return this.#enter({ type: "resign", seat }, id);
    });
  }

  /** Asks the other seat, or goes back at once for whoever holds both. Answers with the event when there was one. */
  takeBack(seat: Seat, id: string, holdsBoth: boolean): Answering<Asked> {
    return this.#alone<Asked>(() => {
      const same = this.#requested(id);
      if (same) return again<Asked>(same);
      if (this.#standing.ending) return no("game-over");
      const moves = ownTurnBefore(this.#play(), seat);
      if (moves === undefined) return no("nothing-to-undo");
      if (holdsBoth) return this.#enter({ type: "take-back", seat, moves }, id);
      // Asking back is consent to what the other has asked.
      const asked = this.#takeBack;
      if (asked && asked.seat !== seat) return this.#enter({ type: "take-back", ...asked }, id);
      this.#takeBack = { seat, moves };
      this.audience.tell({ type: "take-back-asked", game: this.id, seat, moves, id });
      return yes<Asked>(undefined);
    });
  }

  answerTakeBack(seat: Seat, consent: boolean, id: string): Answering<Asked> {
    return this.#alone<Asked>(() => {
      const same = this.#requested(id);
      if (same) return again<Asked>(same);
      const asked = this.#takeBack;
      if (!asked) return no("take-back-none");
      // The asker may withdraw, but not consent.
      if (asked.seat === seat && consent) return no("seat-not-yours");
      if (consent) return this.#enter({ type: "take-back", ...asked }, id);
      this.#takeBack = undefined;
      this.audience.tell({ type: "take-back-declined", game: this.id, seat: asked.seat });
      return yes<Asked>(undefined);
    });
  }

  /** Offers, accepts or declines another game. The id of the new game once both want it. */
  rematch(seat: Seat, wanted: boolean, id: string, holdsBoth: boolean): Answering<string | undefined> {
    return this.#alone<string | undefined>(() => {
      if (!this.#standing.ending) return no("game-going-on");
      if (this.#next !== undefined) return again<string | undefined>(this.#next);
      if (!wanted) {
        this.#rematch = [false, false];
        this.audience.tell({ type: "rematch-declined", game: this.id, seat });
        return yes<string | undefined>(undefined);
      }
      this.#rematch[seat] = true;
      if (!holdsBoth && !this.#rematch[otherSeat(seat)]) {
        this.audience.tell({ type: "rematch-offered", game: this.id, seat, id });
        return yes<string | undefined>(undefined);
      }
      return this.#hold(this.#makeRematch(), (next) => {
        if (next === undefined) return no("storage-failed");
        this.#next = next;
        this.audience.tell({ type: "rematch-ready", game: this.id, next });
        return yes<string | undefined>(next);
      });
    });
  }

  /** A guest sits down. */
  join(seat: Seat, by: StoredSeat): Answering<Seat> {
    return this.#alone<Seat>(() => {
      if (this.#game.seats[seat].tokenHash !== undefined) return no("no-seat-free");
      return this.#hold(this.#context.games.takeSeat(this.id, seat, by), (taken) =>
        taken ? this.#seated(seat, by) : this.#hold(this.#reload(), () => no("no-seat-free")),
      );
    });
  }

  #seated(seat: Seat, by: StoredSeat): Answer<Seat> {
    const [first, second] = this.#game.seats;
    this.#game = { ...this.#game, seats: seat === 0 ? [by, second] : [first, by] };
    if (this.#events.length > 0 && this.#runs(this.#standing)) {
      this.#clock?.start(gameOf(this.#game.game).turn(this.#standing.position));
    }
    const clock = this.#clock?.state();
    const seats: [ReturnType<typeof seatHead>, ReturnType<typeof seatHead>] = [
      seatHead(this.#game.seats[0]),
      seatHead(this.#game.seats[1]),
    ];
    this.audience.tell({ type: "seats", game: this.id, seats, ...(clock ? { clock } : {}) });
    return yes(seat);
  }

  /** An event of before, as listeners got it. */
  eventText(stored: StoredEvent): EventText {
    return eventMessage(this.id, stored, this.#clock?.state());
  }

  /** Stops the timers; the room must not be used any more. */
  close(): void {
    this.#clock?.close();
    this.audience.close();
  }

  /** In its turn, with nothing else of this game under way. */
  #alone<T>(work: () => Answering<T>): Answering<T> {
    this.#touched = this.#context.time.steady();
    return this.#turns.take(work);
  }

  #hold<T, U>(writing: Later<T>, written: (result: T) => Answering<U>): Answering<U> {
    return this.#turns.hold(writing, written, (error) => this.#failed(error));
  }

  /** The event this request has become, if it has: it is looked for among the latest ones. */
  #requested(id: string): StoredEvent | undefined {
    for (let index = this.#events.length - 1; index >= Math.max(0, this.#events.length - 64); index--) {
      const event = this.#events[index] as StoredEvent;
      if (event.id === id) return event;
    }
    return undefined;
  }

  #play(): Play {
    const { game, options } = this.#game;
    const { position, ending } = this.#standing;
    return { id: game, options, start: this.#start, position, moves: this.#moves, events: [], ending };
  }

  #enter(event: GameEvent, id: string | undefined): Answering<StoredEvent> {
    const played = enter(this.#play(), event);
    return played.ok
      ? this.#append(event, played.value, id, pass)
      : no(played.refusal.code, played.refusal.facts);
  }

  /** Makes an event durable, then part of the game, then known. */
  #append(
    event: GameEvent,
    after: Step | Play,
    id: string | undefined,
    turn: typeof pass,
  ): Answering<StoredEvent> {
    const number = this.#events.length + 1;
    if (number > maxEvents) return no("game-too-long", { max: maxEvents });
    const at = this.#context.time.wall();
    const clock = this.#clock?.after(turn, this.#runs(after) ? gameOf(after.id).turn(after.position) : null);
    const stored: StoredEvent = { number, event, at, id, left: clock?.left };
    const text = eventMessage(this.id, stored, clock && clockState(clock, clock.since));
    return this.#hold(this.#context.games.append(this.id, stored, finishOf(after, at), text), (kept) =>
      kept ? this.#happened(stored, text, after, clock) : this.#overtaken(),
    );
  }

  #happened(
    stored: StoredEvent,
    text: EventText,
    after: Step | Play,
    clock: GameClock | undefined,
  ): Answer<StoredEvent> {
    this.#events.push(stored);
    if ("move" in after) this.#moves.push(after.move);
    else this.#moves = [...after.moves];
    this.#standing = after;
    this.#takeBack = undefined;
    if (clock) this.#clock?.set(clock);
    this.#context.onEvent(stored.event);
    this.audience.tellText(text);
    return yes(stored);
  }

  /** Someone else has written to this game: take over what the store has, and show it. */
  #overtaken(): Answering<never> {
    return this.#hold(this.#reload(), () => no("outdated", { number: this.#events.length }));
  }

  #failed(error: unknown): Refusal {
    this.#context.onFailure(error);
    return no("storage-failed");
  }

  async #reload(): Promise<void> {
    const loaded = await this.#context.games.load(this.id);
    if (!loaded) return;
    const play = replayStored(loaded);
    if (!play.ok) return;
    const seen = this.#events.length;
    this.#game = loaded.game;
    this.#standing = play.value;
    this.#moves = [...play.value.moves];
    this.#events = [...loaded.events];
    this.#next = loaded.next;
    this.#clock?.close();
    const clock = reviveClock(loaded, play.value, this.#context.time, undefined);
    this.#clock = clock && this.#runClock(clock);
    for (const listener of this.audience.listeners()) this.sendState(listener, seen);
  }

  async #makeRematch(): Promise<string | undefined> {
    const { games, time, newId } = this.#context;
    const created = time.wall();
    const [first, second] = this.#game.seats;
    const { invitationHash: _, rematchOf: __, ...kept } = this.#game;
    const seats = [
      { ...second, takenAt: created },
      { ...first, takenAt: created },
    ] as const;
    const game: StoredGame = { ...kept, id: newId(), seats, created, rematchOf: this.id };
    return (await games.create(game)) ? game.id : (await games.load(this.id))?.next;
  }

  /** Clocks run while both seats are taken and the game goes on. */
  #runs({ ending }: Standing): boolean {
    const [first, second] = this.#game.seats;
    return !ending && first.tokenHash !== undefined && second.tokenHash !== undefined;
  }

  #runClock(clock: GameClock): RunningClock {
    return new RunningClock(clock, this.#context.time, () => {
      void this.#alone(() => (this.#clock?.isUp() ? this.#time() : no("game-going-on")));
    });
  }

  /** The running seat's time is up: the game is over, and whatever was asked for comes too late. */
  async #time(): Promise<Answer<StoredEvent>> {
    const seat = this.#clock?.running ?? 0;
    const event = { type: "time", seat } as const;
    const played = enter(this.#play(), event);
    if (!played.ok) return no(played.refusal.code, played.refusal.facts);
    const kept = await this.#append(event, played.value, undefined, (clock, now) => {
      const left = leftAt(clock, now);
      left[seat] = 0;
      return { ...clock, left, running: null, since: now };
    });
    if (kept.ok) return no("game-over");
    this.#clock?.tryAgain();
    return kept;
  }
}
