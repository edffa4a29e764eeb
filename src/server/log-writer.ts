import type { Seat } from "../games/index.ts";
import {
  clockState,
  type GameClock,
  pass,
  runOut,
  type Standing,
  type Step,
  turnOf,
} from "../match/index.ts";
import type { GameEvent } from "../notation/index.ts";
import { type ClockState, maxEvents } from "../protocol/index.ts";
import {
  type Absent,
  type Awaitable,
  type Bus,
  type EventText,
  eventText,
  type GameKeeper,
  isThenable,
  SerialQueue,
  type StoredEvent,
  type StoredSeat,
  StoreError,
  type Thenable,
} from "../store/index.ts";
import { type Answer, no, yes } from "./answer.ts";
import { Following } from "./following.ts";
import { GameLog } from "./game-log.ts";
import {
  type ClockPast,
  type ClockTurn,
  type Downtime,
  type RestedClock,
  RunningClock,
  reviveClock,
} from "./running-clock.ts";
import type { Time } from "./time.ts";
import type { ToldAsked } from "./told.ts";
import { eventMessage, finishOf } from "./views.ts";

export interface WriterContext {
  readonly games: GameKeeper;
  readonly bus: Bus;
  readonly time: Time;
  /** What is known of the times without a server. */
  readonly down: () => Downtime | undefined;
  readonly onFailure: (error: unknown) => void;
  /** Told when a clock begins to run (1), and when one runs no longer or is closed (-1). */
  readonly onClock: (change: 1 | -1) => void;
  /** Told of what must not happen and has been stopped where it did. */
  readonly onException: (place: "clock" | "timer" | "bus", error: unknown) => void;
}

/** What else a claim needs: who must not have been seen, and the answer when the store has seen him, after taking over what it has. */
interface Claim {
  readonly absent: Absent;
  readonly seen: () => Answer<never>;
}

/** Who is told of what happens to a game. */
export interface LogListener {
  /** An event is durable and part of the game; `text` is how everyone is told. */
  happened(event: StoredEvent, text: EventText): void;
  /** An event that another server has written is part of the game, and that server has told everyone else. */
  heard(event: StoredEvent, text: EventText): void;
  /** What the seats ask each other has changed on another server, and how everyone is told of it. */
  asked(message: ToldAsked["message"]): void;
  /** Someone else has changed the game: what is behind the first `seen` events is new, and so may be everything else about it. */
  overtaken(seen: number): void;
  /** The store has the game no longer. */
  gone(): void;
  /** What the network takes of a seat's time, in milliseconds. */
  delayOf(seat: Seat): number;
}

/** Something that others were faster with is looked at so often again. */
const mostTries = 5;

/**
 * Writes a game's log and runs its clock. Requests are taken one after another: the next is looked at when the event of
 * the one before is durable, so what is decided here is never taken back.
 */
export class LogWriter {
  readonly #id: string;
  readonly #context: WriterContext;
  readonly #listener: LogListener;
  readonly #queue = new SerialQueue();
  readonly others: Following;
  #log: GameLog;
  #clock: RunningClock | undefined;
  #isGone = false;
  #isClosed = false;
  /** Whether its clock has been told to run. */
  #isCounted = false;
  /** What is in memory may never have happened: it is loaded before anything is done with it. */
  #isDoubted = false;
  /** Somebody was faster with what is asked for at the moment. */
  #isOvertaken = false;
  /** Made once, not with every event. */
  readonly #failed = (error: unknown): Answer<never> => {
    if (error instanceof StoreError && error.code === "no-room") return no("storage-full");
    this.#context.onFailure(error);
    return no("storage-failed");
  };

  /** For `past` see `reviveClock`. */
  constructor(log: GameLog, context: WriterContext, listener: LogListener, past: ClockPast) {
    this.#id = log.game.id;
    this.#log = log;
    this.#context = context;
    this.#listener = listener;
    this.others = new Following(this, context);
    this.#clock = this.#runClock(past);
    this.#countClock();
  }

  get log(): GameLog {
    return this.#log;
  }

  /** The store has the game no longer. */
  get isGone(): boolean {
    return this.#isGone;
  }

  get isBusy(): boolean {
    return this.#queue.busy;
  }

  get clockState(): ClockState | undefined {
    return this.#clock?.state();
  }

  /** Milliseconds until time is up; undefined when no clock runs. */
  get timeLeft(): number | undefined {
    return this.#isGone ? undefined : this.#clock?.timeLeft;
  }

  /** The clock that runs on while the game is at rest, if one does. */
  get rested(): RestedClock | undefined {
    if (!this.#clock || this.timeLeft === undefined) return undefined;
    return { clock: this.#clock.value, number: this.#log.events.length };
  }

  /** Does the work in its turn, with nothing else of this game under way. */
  alone<T>(work: () => Awaitable<Answer<T>>): Awaitable<Answer<T>> {
    return this.#queue.run(() => {
      if (this.#isGone) return no("game-missing");
      return this.#context.bus.alone ? work() : this.#amongOthers(work, mostTries);
    });
  }

  /** With what others were faster with, the same request is looked at again: for who asks it is as if there were one server. */
  #amongOthers<T>(work: () => Awaitable<Answer<T>>, tries: number): Awaitable<Answer<T>> {
    if (this.#isGone) return no("game-missing");
    if (this.#isDoubted) return this.hold(this.reload(), () => (this.#isGone ? no("game-missing") : work()));
    this.#isOvertaken = false;
    const answer = work();
    if (!isThenable(answer)) return answer;
    const given = (later: Answer<T>) =>
      this.#isOvertaken && !later.ok && tries > 0 ? this.#amongOthers(work, tries - 1) : later;
    return this.#queue.hold(answer, given, rethrow);
  }

  /** Waits for the store in the middle of a turn. */
  hold<T, U>(writing: Thenable<T>, written: (result: T) => Awaitable<Answer<U>>): Awaitable<Answer<U>> {
    return this.#queue.hold(writing, written, this.#failed);
  }

  /** Any event but a move, if it can happen. */
  enter(
    event: Parameters<GameLog["enter"]>[0],
    id: string | undefined,
    turn: ClockTurn = pass,
    claim?: Claim,
  ): Awaitable<Answer<StoredEvent>> {
    const entered = this.#log.enter(event);
    if (!entered.ok) return entered;
    return this.append(event, entered.value, id, turn, undefined, claim);
  }

  /** Makes an event durable, then part of the game, then known. The clock is set by when it was `asked` for. */
  append(
    event: GameEvent,
    after: Step | Standing,
    id: string | undefined,
    turn: ClockTurn,
    asked?: number,
    claim?: Claim,
  ): Awaitable<Answer<StoredEvent>> {
    const number = this.#log.events.length + 1;
    const standing = "standing" in after ? after.standing : after;
    // However long a game is, it can end.
    if (number > maxEvents && !standing.ending) return no("game-too-long", { max: maxEvents });
    const at = this.#context.time.wall();
    const clock = this.#clock?.after(turn, this.#runs(standing) ? turnOf(standing) : null, asked);
    const stored: StoredEvent = { number, event, at, id, left: clock?.left };
    const text = eventMessage(this.#id, stored, clock && clockState(clock, clock.since));
    const finish = finishOf(standing, at);
    if (claim && finish) {
      return this.hold(this.#context.games.claim(this.#id, stored, finish, claim.absent), (answer) => {
        if (answer === "seen") return this.hold(this.reload(), claim.seen);
        return answer === "kept" ? this.#happened(stored, text, after, clock) : this.overtaken();
      });
    }
    return this.hold(this.#context.games.append(this.#id, stored, finish, text), (kept) =>
      kept ? this.#happened(stored, text, after, clock) : this.overtaken(),
    );
  }

  isTimeUp(asked?: number): boolean {
    return this.#clock?.isUp(asked) ?? false;
  }

  /** The running seat's time is up: the game is over, and whatever was asked for comes too late. */
  endByTime(): Awaitable<Answer<never>> {
    const seat = this.#clock?.running ?? 0;
    const ended = (kept: Answer<StoredEvent>) => {
      if (kept.ok) return no("game-over");
      if (!this.#isGone) this.#clock?.tryAgain();
      return kept;
    };
    const kept = this.enter({ type: "time", seat }, undefined, runOut);
    return isThenable(kept) ? this.#queue.hold(kept, ended, rethrow) : ended(kept);
  }

  /** A guest has sat down; a clock that waited for that begins to run. */
  seat(seat: Seat, by: StoredSeat): void {
    this.#log.seat(seat, by);
    if (this.#log.events.length > 0 && this.#runs(this.#log.standing)) this.#clock?.start(this.#log.turn);
    this.#countClock();
  }

  /** Whoever holds these seats is here: see `RunningClock`. */
  returned(seats: number): void {
    this.#clock?.returned(seats);
  }

  /** Takes over what the store has, which may be nothing. */
  async reload(): Promise<void> {
    const loaded = await this.#context.games.load(this.#id);
    if (this.#isClosed) return;
    if (!loaded) {
      this.drop();
      return this.#listener.gone();
    }
    const log = await GameLog.open(loaded);
    if (this.#isClosed || !log.ok) return;
    const [before, isDoubted] = [this.#log, this.#isDoubted];
    const seen = commonEvents(before.events, log.value.events);
    const isLonger = log.value.events.length > seen;
    const isSame = !isLonger && before.events.length === seen && before.seatsTaken === log.value.seatsTaken;
    const clock = this.#clock?.value;
    const rested = isSame && !isDoubted && clock ? { clock, number: seen } : undefined;
    this.#isDoubted = false;
    this.#log = log.value;
    this.#clock?.close();
    this.#clock = this.#runClock({ down: this.#context.down(), rested });
    this.#countClock();
    if (!isSame || before.changes !== log.value.changes) this.#listener.overtaken(seen);
  }

  /** An event that another server has written, and that fits. */
  follow(stored: StoredEvent, after: Step | Standing, text: EventText): void {
    this.#log.add(stored, after);
    const { standing } = this.#log;
    const running = this.#runs(standing) ? turnOf(standing) : null;
    if (stored.left && this.#clock) this.#clock.set({ ...this.#clock.value, left: stored.left, running });
    this.#countClock();
    this.#listener.heard(stored, text);
  }

  /** What another server has changed besides events, and that fits. */
  take({ number, offers, message }: ToldAsked): void {
    this.#log.change({ offers, next: message.type === "rematch-ready" ? message.next : undefined });
    // With an event since then it is settled already.
    if (number === this.#log.events.length) this.#listener.asked(message);
  }

  /** From now on nothing of the game is relied on before it was loaded. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** The store has the game no longer: nothing more happens in it. */
  drop(): void {
    this.#isGone = true;
    this.close();
  }

  /** Stops the timers. */
  close(): void {
    this.#isClosed = true;
    this.#clock?.close();
    this.#countClock();
  }

  #happened(
    stored: StoredEvent,
    text: EventText,
    after: Step | Standing,
    clock: GameClock | undefined,
  ): Answer<StoredEvent> {
    // Kept, and dropped with the same write or before this answer came.
    if (this.#isGone) return no("game-missing");
    this.#log.add(stored, after);
    if (clock) this.#clock?.set(clock);
    this.#countClock();
    this.#listener.happened(stored, text);
    return yes(stored);
  }

  /** Somebody was faster with what is asked for: it is looked at again, with what he has done. */
  overtaken(): Awaitable<Answer<never>> {
    this.#isOvertaken = true;
    return this.hold(this.others.passOn(), () =>
      this.#isGone ? no("game-missing") : no("outdated", { number: this.#log.events.length }),
    );
  }

  /** Clocks run while both seats are taken and the game goes on. */
  #runs({ ending }: Standing): boolean {
    return !ending && this.#log.seatsTaken;
  }

  /** Tells whether its clock runs, where that has changed. */
  #countClock(): void {
    const runs = !this.#isClosed && this.#clock !== undefined && this.#clock.running !== null;
    if (runs === this.#isCounted) return;
    this.#isCounted = runs;
    this.#context.onClock(runs ? 1 : -1);
  }

  #runClock(past: ClockPast): RunningClock | undefined {
    const { time } = this.#context;
    const clock = reviveClock(this.#log, time, past);
    if (!clock) return undefined;
    return new RunningClock(
      clock,
      time,
      () => this.#timeUp(),
      (seat) => this.#listener.delayOf(seat),
    );
  }

  #timeUp(): void {
    this.aside("clock", () => (this.isTimeUp() ? this.endByTime() : no("game-going-on")));
  }

  /** Nobody waits for the answer, and nobody but this game may suffer from an exception. */
  aside(place: "clock" | "bus", work: () => Awaitable<Answer<undefined>>): void {
    const failed = (error: unknown) => this.#context.onException(place, error);
    try {
      const done = this.alone(work);
      if (isThenable(done)) done.then(() => {}, failed);
    } catch (error) {
      failed(error);
    }
  }
}

/** How many events two logs of a game have in common. They are the same up to where one goes on or another was lost: the end is looked at first. */
function commonEvents(one: readonly StoredEvent[], other: readonly StoredEvent[]): number {
  let common = Math.min(one.length, other.length);
  while (common > 0 && !isSame(one[common - 1] as StoredEvent, other[common - 1] as StoredEvent)) common--;
  return common;
}

function isSame(one: StoredEvent, other: StoredEvent): boolean {
  return one === other || eventText("", one) === eventText("", other);
}

function rethrow(error: unknown): never {
  throw error;
}
