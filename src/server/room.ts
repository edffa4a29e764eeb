import { accept, otherSeat, type Result, type Seat } from "../games/index.ts";
import {
  clockState,
  type GameClock,
  leftAt,
  type Play,
  pass,
  press,
  type Standing,
  type Step,
  turnOf,
} from "../match/index.ts";
import { type GameEvent, type GameRecord, notationOf } from "../notation/index.ts";
import { type GameSummary, type GameView, maxEvents, type StateMessage } from "../protocol/index.ts";
import type {
  EventText,
  GameKeeper,
  Later,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredSeat,
} from "../store/index.ts";
import { type Answer, type Answering, again, no, yes } from "./answer.ts";
import { Audience, type Listener } from "./audience.ts";
import { makeFrame } from "./frame.ts";
import { GameLog } from "./game-log.ts";
import { endingOf, eventMessage, eventOf, finishOf, headOf, seatHead } from "./heads.ts";
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
  #log: GameLog;
  #clock: RunningClock | undefined;
  readonly #turns = new Turns();
  #takeBack: { readonly seat: Seat; readonly moves: number } | undefined;
  #rematch: [boolean, boolean] = [false, false];
  #touched: number;
  /** Made once, not with every event. */
  readonly #failed = (error: unknown): Answer<never> => {
    this.#context.onFailure(error);
    return no("storage-failed");
  };

  constructor(log: GameLog, context: RoomContext, downSince: number | undefined) {
    this.id = log.game.id;
    this.audience = new Audience(this.id);
    this.#context = context;
    this.#log = log;
    this.#touched = context.time.steady();
    this.#clock = this.#runClock(downSince);
  }

  /** A game as the store has it; for `downSince` see `reviveClock`. */
  static open(loaded: LoadedGame, context: RoomContext, downSince?: number): Result<Room> {
    const log = GameLog.open(loaded);
    return log.ok ? accept(new Room(log.value, context, downSince)) : log;
  }

  get game(): StoredGame {
    return this.#log.game;
  }

  get ending(): Standing["ending"] {
    return this.#log.standing.ending;
  }

  get changed(): number {
    return this.#log.changed;
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
      if (matches(token, this.game.seats[0].tokenHash)) seats |= 1;
      if (matches(token, this.game.seats[1].tokenHash)) seats |= 2;
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
    const { events, next } = this.#log;
    const after = seen <= events.length ? seen : 0;
    const seats = this.audience.held(listener) ?? 0;
    const state: StateMessage = {
      type: "state",
      game: this.id,
      head: headOf(this.game),
      yours: ([0, 1] as const).filter((seat) => seats & (1 << seat)),
      after,
      events: events.slice(after).map(eventOf),
      clock: this.#clock?.state() ?? null,
      present: this.audience.present(),
      watchers: this.audience.watchers(),
      takeBack: this.#takeBack?.seat ?? null,
      rematch: this.#rematch,
      next: next ?? null,
    };
    listener.send(makeFrame(JSON.stringify(state)));
  }

  view(): GameView {
    const { game, events, standing, next } = this.#log;
    return {
      ...headOf(game),
      events: events.map(eventOf),
      ending: endingOf(standing),
      clockState: this.#clock?.state() ?? null,
      next: next ?? null,
    };
  }

  summary(): GameSummary {
    return this.#log.summary();
  }

  record(): GameRecord {
    return this.#log.record();
  }

  move(seat: Seat, text: string, after: number, id: string): Answering<StoredEvent> {
    return this.#alone(() => {
      const { events, standing } = this.#log;
      // A request sent again has the number it was first sent with, and so its event is the next one.
      const next = events[after];
      if (next !== undefined && next.id === id) return again(next);
      if (after !== events.length) return no("outdated", { number: events.length });
      if (this.#clock?.isUp()) return this.#time();
      const stepped = this.#log.step(seat, text);
      if (!stepped.ok) return stepped;
      // Written in the one form that records use.
      const move = notationOf(standing.id).makeMove(stepped.value.move, standing.position);
      return this.#append({ type: "move", seat, move }, stepped.value, id, press);
    });
  }

  resign(seat: Seat, id: string): Answering<StoredEvent> {
    return this.#alone(() => {
      const same = this.#log.requested(id);
      if (same) return again(same);
      return this.#enter({ type: "resign", seat }, id);
    });
  }

  /** Asks the other seat, or goes back at once for whoever holds both. Answers with the event when there was one. */
  takeBack(seat: Seat, id: string, holdsBoth: boolean): Answering<Asked> {
    return this.#alone<Asked>(() => {
      const same = this.#log.requested(id);
      if (same) return again<Asked>(same);
      if (this.ending) return no("game-over");
      const moves = this.#log.ownTurnBefore(seat);
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
      const same = this.#log.requested(id);
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
      if (!this.ending) return no("game-going-on");
      if (this.#log.next !== undefined) return again<string | undefined>(this.#log.next);
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
        this.#log.next = next;
        this.audience.tell({ type: "rematch-ready", game: this.id, next });
        return yes<string | undefined>(next);
      });
    });
  }

  /** A guest sits down. */
  join(seat: Seat, by: StoredSeat): Answering<Seat> {
    return this.#alone<Seat>(() => {
      if (this.game.seats[seat].tokenHash !== undefined) return no("no-seat-free");
      return this.#hold(this.#context.games.takeSeat(this.id, seat, by), (taken) =>
        taken ? this.#seated(seat, by) : this.#hold(this.#reload(), () => no("no-seat-free")),
      );
    });
  }

  #seated(seat: Seat, by: StoredSeat): Answer<Seat> {
    this.#log.seat(seat, by);
    if (this.#log.events.length > 0 && this.#runs(this.#log.standing)) this.#clock?.start(this.#log.turn);
    const clock = this.#clock?.state();
    const seats: [ReturnType<typeof seatHead>, ReturnType<typeof seatHead>] = [
      seatHead(this.game.seats[0]),
      seatHead(this.game.seats[1]),
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
    return this.#turns.hold(writing, written, this.#failed);
  }

  #enter(
    event: Parameters<GameLog["enter"]>[0],
    id: string | undefined,
    turn = pass,
  ): Answering<StoredEvent> {
    const entered = this.#log.enter(event);
    if (!entered.ok) return entered;
    return this.#append(event, entered.value, id, turn);
  }

  /** Makes an event durable, then part of the game, then known. */
  #append(
    event: GameEvent,
    after: Step | Play,
    id: string | undefined,
    turn: typeof pass,
  ): Answering<StoredEvent> {
    const number = this.#log.events.length + 1;
    if (number > maxEvents) return no("game-too-long", { max: maxEvents });
    const at = this.#context.time.wall();
    const standing = "standing" in after ? after.standing : after;
    const clock = this.#clock?.after(turn, this.#runs(standing) ? turnOf(standing) : null);
    const stored: StoredEvent = { number, event, at, id, left: clock?.left };
    const text = eventMessage(this.id, stored, clock && clockState(clock, clock.since));
    return this.#hold(this.#context.games.append(this.id, stored, finishOf(standing, at), text), (kept) =>
      kept ? this.#happened(stored, text, after, clock) : this.#overtaken(),
    );
  }

  #happened(
    stored: StoredEvent,
    text: EventText,
    after: Step | Play,
    clock: GameClock | undefined,
  ): Answer<StoredEvent> {
    this.#log.add(stored, after);
    this.#takeBack = undefined;
    if (clock) this.#clock?.set(clock);
    this.#context.onEvent(stored.event);
    this.audience.tellText(text);
    return yes(stored);
  }

  /** Someone else has written to this game: take over what the store has, and show it. */
  #overtaken(): Answering<never> {
    return this.#hold(this.#reload(), () => no("outdated", { number: this.#log.events.length }));
  }

  async #reload(): Promise<void> {
    const loaded = await this.#context.games.load(this.id);
    if (!loaded) return;
    const log = GameLog.open(loaded);
    if (!log.ok) return;
    const seen = this.#log.events.length;
    this.#log = log.value;
    this.#clock?.close();
    this.#clock = this.#runClock(undefined);
    for (const listener of this.audience.listeners()) this.sendState(listener, seen);
  }

  async #makeRematch(): Promise<string | undefined> {
    const { games, time, newId } = this.#context;
    const created = time.wall();
    const [first, second] = this.game.seats;
    const { invitationHash: _, rematchOf: __, ...kept } = this.game;
    const seats = [
      { ...second, takenAt: created },
      { ...first, takenAt: created },
    ] as const;
    const game: StoredGame = { ...kept, id: newId(), seats, created, rematchOf: this.id };
    return (await games.create(game)) ? game.id : (await games.load(this.id))?.next;
  }

  /** Clocks run while both seats are taken and the game goes on. */
  #runs({ ending }: Standing): boolean {
    return !ending && this.#log.seatsTaken;
  }

  #runClock(downSince: number | undefined): RunningClock | undefined {
    const { time } = this.#context;
    const clock = reviveClock(this.#log, time, downSince);
    if (!clock) return undefined;
    return new RunningClock(clock, time, () => {
      void this.#alone(() => (this.#clock?.isUp() ? this.#time() : no("game-going-on")));
    });
  }

  /** The running seat's time is up: the game is over, and whatever was asked for comes too late. */
  async #time(): Promise<Answer<StoredEvent>> {
    const seat = this.#clock?.running ?? 0;
    const kept = await this.#enter({ type: "time", seat }, undefined, (clock, now) => {
      const left = leftAt(clock, now);
      left[seat] = 0;
      return { ...clock, left, running: null, since: now };
    });
    if (kept.ok) return no("game-over");
    this.#clock?.tryAgain();
    return kept;
  }
}
