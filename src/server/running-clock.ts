import type { Seat } from "../games/index.ts";
import {
  clockState,
  type GameClock,
  isTimeUp,
  mostDelay,
  newClock,
  pass,
  resume,
  runFrom,
  timeUpIn,
} from "../match/index.ts";
import type { ClockState } from "../protocol/index.ts";
import type { Outage } from "../store/index.ts";
import type { GameLog } from "./game-log.ts";
import type { Time } from "./time.ts";

/** After a restart the player to move has this long to come back before the clock goes on. */
export const returnGrace = 10_000;
/** The longest a timer can be set for; one that is longer fires at once. */
export const longestTimer = 2 ** 31 - 1;
/** Time that is up and could not be written is tried again after this. */
const retryAfter = 1000;

/** What an event does to the clock; `delay` is what the network took of the running seat's time. */
export type ClockTurn = (clock: GameClock, now: number, running: Seat | null, delay: number) => GameClock;

/** A game's clock that runs: says when time is up. */
export class RunningClock {
  readonly #time: Time;
  readonly #onTimeUp: () => void;
  readonly #delayOf: (seat: Seat) => number;
  #clock: GameClock;
  #timer: NodeJS.Timeout | undefined;

  /** `delayOf` says what the network takes of a seat's time. */
  constructor(clock: GameClock, time: Time, onTimeUp: () => void, delayOf: (seat: Seat) => number) {
    this.#clock = clock;
    this.#delayOf = delayOf;
    this.#time = time;
    this.#onTimeUp = onTimeUp;
    this.#watch();
  }

  get running(): Seat | null {
    return this.#clock.running;
  }

  /** As it is at the moment. */
  get value(): GameClock {
    return this.#clock;
  }

  /** Milliseconds until time is up; undefined when nothing runs. */
  get timeLeft(): number | undefined {
    return timeUpIn(this.#clock, this.#time.steady());
  }

  state(): ClockState {
    return clockState(this.#clock, this.#time.steady());
  }

  /** What the clock becomes with an event that is not durable yet, and was asked for at `asked`. */
  after(turn: ClockTurn, running: Seat | null, asked = this.#time.steady()): GameClock {
    return turn(this.#clock, asked, running, this.#delay);
  }

  /** It has become so. The next one's time begins only now, when the event can be seen. */
  set(clock: GameClock): void {
    this.#clock = runFrom(clock, this.#time.steady());
    this.#watch();
  }

  start(seat: Seat): void {
    if (this.#clock.running === null) this.set(pass(this.#clock, this.#time.steady(), seat));
  }

  /** After a restart the clock waits for the player to move; here he is. */
  returned(seats: number): void {
    const { running, since } = this.#clock;
    const now = this.#time.steady();
    if (running === null || since <= now || !(seats & (1 << running))) return;
    this.#clock = runFrom(this.#clock, now);
    this.close();
    this.#watch();
  }

  /** Whether time was up when something was asked for. */
  isUp(asked = this.#time.steady()): boolean {
    return isTimeUp(this.#clock, asked, this.#delay);
  }

  /** Of the seat whose time runs. */
  get #delay(): number {
    return this.#clock.running === null ? 0 : this.#delayOf(this.#clock.running);
  }

  tryAgain(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#watch();
    }, retryAfter).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** One timer for a game, set anew only when it fires: a move need not touch it. */
  #watch(): void {
    if (this.#timer) return;
    const due = timeUpIn(this.#clock, this.#time.steady());
    if (due === undefined) return;
    const wait = Math.max(0, due + Math.min(mostDelay, this.#delay)) + 1;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.isUp()) this.#onTimeUp();
        else this.#watch();
      },
      Math.min(wait, longestTimer),
    );
    this.#timer.unref();
  }
}

/** What a server knows of the times in which there was none. */
export interface Downtime {
  /** When the last of them ended, by the calendar: with its own start, or long before if others were there. */
  readonly ended: number;
  readonly outages: readonly Outage[];
  /** Until when of its own clock it waits for players to come back after that. */
  readonly until: number;
}

/** The clock of a game that this server has put to rest. It runs on, and is the same when the game wakes. */
export interface RestedClock {
  readonly clock: GameClock;
  /** How many events the game had then. With more of them it is another clock. */
  readonly number: number;
}

/** What a server knows of the time in which it did not have a game in memory. */
export interface ClockPast {
  readonly down?: Downtime | undefined;
  readonly rested?: RestedClock | undefined;
}

/**
 * The clock of a game that comes from the store. What was thought before the server was down counts; from then until the player is
 * back, or has had time to, nothing does. It is the same however late after its start, and however often, the server comes to this game.
 */
export function reviveClock(
  { game, events, standing, turn }: GameLog,
  time: Time,
  { down, rested }: ClockPast,
): GameClock | undefined {
  if (!game.clock) return undefined;
  if (rested?.number === events.length) return rested.clock;
  const last = events.at(-1);
  const clock = newClock(game.clock, last?.left);
  const [first, second] = game.seats;
  if (!last || standing.ending || first.takenAt === undefined || second.takenAt === undefined) return clock;
  const from = Math.max(last.at, first.takenAt, second.takenAt);
  // It has begun to run while a server was up, for which nobody is given time.
  if (down && from > down.ended)
    return resume(clock, turn, 0, time.steady() - Math.max(0, time.wall() - from));
  const spent = down ? upBetween(from, down.outages) : 0;
  return resume(clock, turn, spent, down?.until ?? time.steady() + returnGrace);
}

/** How long there was a server between a time and the beginning of the last outage. */
function upBetween(from: number, outages: readonly Outage[]): number {
  const last = outages.at(-1);
  if (!last) return 0;
  const down = outages
    .slice(0, -1)
    .map((outage) => Math.max(0, Math.min(outage.until, last.from) - Math.max(outage.from, from)));
  return Math.max(0, last.from - from - down.reduce((sum, each) => sum + each, 0));
}
