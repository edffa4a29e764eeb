import { otherSeat, type Seat } from "../games/index.ts";
import { isByCorrespondence, judgeClaim } from "../match/index.ts";
import type { Absent, Bus, GameKeeper, StoredGame } from "../store/index.ts";
import type { Answer } from "./answer.ts";
import type { Audience } from "./audience.ts";
import type { GameLog } from "./game-log.ts";
import type { Time } from "./time.ts";

/** Between two notes of a seat in the store, in milliseconds, however often somebody comes and goes. */
const noteEvery = 10_000;
/** One of several servers notes who is connected so often: by this a claim is judged that is made elsewhere. */
const noteConnected = 30_000;
/** And so often where nothing can be claimed: a game at which somebody sits is not dropped, see `pruneHandler`. Watchers have no seat, and are not noted. */
const noteSitting = 240_000;

export interface AbsenceContext {
  readonly games: GameKeeper;
  readonly bus: Bus;
  readonly time: Time;
  /** So many milliseconds away, and the other may claim the game. */
  readonly claimAfter: number;
  /** Since when there has been a server to come to: nobody is away for longer. */
  readonly upSince: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** For each seat milliseconds until the other may claim the game; null where he may not. */
type ClaimIn = [number | null, number | null];

/** Since when the seats of a game are left alone, and what the store is told of it. */
export class Absence {
  readonly #log: () => GameLog;
  readonly #audience: Audience;
  readonly #context: AbsenceContext;
  /** When each was last seen by this server. */
  readonly #seen: [number, number] = [0, 0];
  /** When the store was last told, by the time that never jumps. */
  readonly #noted: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  readonly #timers: [NodeJS.Timeout | undefined, NodeJS.Timeout | undefined] = [undefined, undefined];
  /** While somebody who holds a seat is connected, if there are other servers. */
  #connected: NodeJS.Timeout | undefined;
  #closed = false;

  /** `log` gives the game as it is known now. */
  constructor(log: () => GameLog, audience: Audience, context: AbsenceContext) {
    this.#log = log;
    this.#audience = audience;
    this.#context = context;
  }

  /** Whoever holds this seat was there until now, or has shown now that he is. */
  saw(seat: Seat): void {
    if (this.#closed || !this.#counts) return;
    this.#seen[seat] = this.#context.time.wall();
    if (this.#timers[seat]) return;
    const wait = this.#noted[seat] + noteEvery - this.#context.time.steady();
    if (wait <= 0) this.#note(seat);
    else this.#timers[seat] = setTimeout(() => this.#note(seat), wait).unref();
  }

  /** Whoever holds these seats, as bits, has connected. */
  came(seats: number): void {
    const { bus, claimAfter } = this.#context;
    if (this.#closed || bus.alone || seats === 0) return;
    for (const seat of seatsIn(seats)) {
      if (this.#counts) this.saw(seat);
      else this.#noteAgain(seat);
    }
    const every = Math.min(noteConnected, claimAfter / 4);
    this.#connected ??= setInterval(() => this.#noteConnected(), every).unref();
  }

  claimIn(): ClaimIn {
    return this.#counts ? [this.#wait(0), this.#wait(1)] : [null, null];
  }

  /** Whether the seat may claim the game now. */
  judge(seat: Seat): Answer<Absent> {
    const { game, seatsTaken, standing } = this.#log();
    const other = otherSeat(seat);
    const facts = { hasClock: hasClock(game), seatsTaken, wait: this.#wait(other) };
    const judged = judgeClaim(standing, facts);
    const since = this.#context.time.wall() - this.#context.claimAfter + 1;
    return judged.ok ? { ok: true, value: { seat: other, since } } : judged;
  }

  /** Nothing is noted any more: after a start everyone counts as seen. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#connected);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Whether anything can be claimed here. */
  get #counts(): boolean {
    const { game, seatsTaken, standing } = this.#log();
    return hasClock(game) && seatsTaken && !standing.ending;
  }

  #wait(seat: Seat): number | null {
    if (this.#audience.present()[seat]) return null;
    const { claimAfter, time } = this.#context;
    // At most all of it, should the calendar have been set back.
    return Math.max(0, Math.min(claimAfter, this.#lastSeen(seat) + claimAfter - time.wall()));
  }

  /** Whoever plays over HTTP alone is seen by his moves; nobody can have left before both were there. */
  #lastSeen(seat: Seat): number {
    const { game, events } = this.#log();
    const [first, second] = game.seats;
    return Math.max(
      this.#seen[seat],
      this.#audience.seenElsewhere(seat),
      this.#context.upSince(),
      game.seats[seat].seenAt ?? 0,
      first.takenAt ?? 0,
      second.takenAt ?? 0,
      events.findLast(({ event }) => event.seat === seat)?.at ?? 0,
    );
  }

  #noteConnected(): void {
    const { seats } = this.#audience.here;
    for (const seat of seatsIn(seats)) this.#noteAgain(seat);
    if (seats !== 0) return;
    clearInterval(this.#connected);
    this.#connected = undefined;
  }

  /** Whoever holds this seat is connected, and the store is told when it is time to. */
  #noteAgain(seat: Seat): void {
    const { time, claimAfter } = this.#context;
    const every = this.#counts ? Math.min(noteConnected, claimAfter / 4) : noteSitting;
    if (this.#timers[seat] || time.steady() - this.#noted[seat] < every) return;
    this.#seen[seat] = time.wall();
    this.#note(seat);
  }

  #note(seat: Seat): void {
    const { games, time, onFailure } = this.#context;
    this.#timers[seat] = undefined;
    this.#noted[seat] = time.steady();
    games.noteSeen(this.#audience.game, seat, this.#seen[seat]).catch(onFailure);
    if (!this.#audience.present()[seat]) this.#audience.changed();
  }
}

function seatsIn(seats: number): Seat[] {
  return ([0, 1] as const).filter((seat) => seats & (1 << seat));
}

/** One to sit and wait at. */
function hasClock({ clock }: StoredGame): boolean {
  return clock !== undefined && !isByCorrespondence(clock);
}
