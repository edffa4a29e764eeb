import { type DuePiece, eachInPieces, type GameKeeper, pause } from "../store/index.ts";
import { SetAside } from "./errors.ts";
import { Heap } from "./heap.ts";
import type { LiveGame } from "./live-game.ts";
import { longestTimer, type RestedClock } from "./running-clock.ts";
import type { Time } from "./time.ts";

interface AlarmsOptions {
  readonly games: Pick<GameKeeper, "due">;
  readonly time: Time;
  /** Wakes a game; undefined when there is none. */
  readonly wake: (id: string) => Promise<LiveGame | undefined>;
  /** The game if it is awake. */
  readonly awake: (id: string) => LiveGame | undefined;
  /** Puts a game to rest: with a clock that runs it comes back by `set`. */
  readonly rest: (game: LiveGame) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Sees to it that games which are not in memory end when their time is up. */
export interface RestingClocks {
  /** How many of them this server alone knows of. */
  readonly size: number;
  /** All clocks run when this is done. */
  start(): Promise<void>;
  stop(): void;
  /** The game has gone to rest with a clock that runs. */
  set(id: string, clock: RestedClock, timeLeft: number): void;
  /** The clock with which a game has gone to rest, where it is kept. */
  clockOf(id: string): RestedClock | undefined;
  /** The game is awake, or is no more. */
  remove(id: string): void;
  /** Something has happened in a game. */
  happened(game: LiveGame): void;
}

/** A game at rest that is to be woken. */
interface Alarm {
  readonly id: string;
  /** When, by the time that never jumps. */
  readonly at: number;
  /** Its clock, where this server has put it to rest. */
  readonly clock: RestedClock | undefined;
}

/** A game is woken so many milliseconds before its time may be up, to be there when it is. */
export const ahead = 60_000;
/** So many are awake for that at a time. The others wait: nobody is at them, and who comes wakes his game himself. */
const mostRung = 50;
/** While there are such games it is seen so often whether they can rest again. */
const lookEvery = 1000;
/** After a game that could not be woken, or not be ended, it is tried again with others, and with itself. */
const othersAfter = 1000;
const itselfAfter = 60_000;

/**
 * The clocks of games at rest where there is no other server: such a game is woken when its time may be up, and rests again when it has
 * ended or was woken too early.
 */
export class Alarms implements RestingClocks {
  readonly #options: AlarmsOptions;
  readonly #queue = new Heap<string, Alarm>();
  /** The games that were woken, and when. */
  readonly #rung = new Map<LiveGame, number>();
  #timer: NodeJS.Timeout | undefined;
  #ringing = false;
  #stopped = false;

  constructor(options: AlarmsOptions) {
    this.#options = options;
  }

  /** How many clocks run of games at rest. */
  get size(): number {
    return this.#queue.size;
  }

  /** Sets the alarms of all games in the store, a piece at a time, and wakes those whose time may be up soon. */
  async start(): Promise<void> {
    const { time, awake } = this.#options;
    const early = time.steady() - time.wall() - ahead;
    let after: string | undefined;
    do {
      const piece = await this.#due(after);
      if (!piece || this.#stopped) return;
      await eachInPieces(piece.games, ({ id, at }) => {
        if (!awake(id) && !this.#queue.get(id)) this.#put({ id, at: at + early, clock: undefined });
      });
      after = piece.next;
      await pause();
    } while (after !== undefined);
    await this.#ring();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  set(id: string, clock: RestedClock, timeLeft: number): void {
    const now = this.#options.time.steady();
    // What is late could not be ended.
    const wait = timeLeft > 0 ? timeLeft - ahead : itselfAfter;
    this.#put({ id, at: now + wait, clock });
    if (this.#queue.first?.id === id) this.#setTimer();
  }

  clockOf(id: string): RestedClock | undefined {
    return this.#queue.get(id)?.clock;
  }

  remove(id: string): void {
    this.#queue.remove(id);
  }

  /** A game that was woken can rest as soon as it is done with it. */
  happened(game: LiveGame): void {
    if (this.#rung.has(game)) this.#setTimer(0);
  }

  #put(alarm: Alarm): void {
    this.#queue.put(alarm.id, alarm, alarm.at);
  }

  /** The next piece of what is in the store; as long as that fails it is tried again. */
  async #due(after: string | undefined): Promise<DuePiece | undefined> {
    const { games, onFailure } = this.#options;
    while (!this.#stopped) {
      try {
        return await games.due(Number.POSITIVE_INFINITY, after);
      } catch (error) {
        onFailure(error);
        await new Promise<void>((resolve) => void setTimeout(resolve, othersAfter).unref());
      }
    }
    return undefined;
  }

  /** Wakes what is due, one after the other, until as many are awake as may be. */
  async #ring(): Promise<void> {
    if (this.#ringing || this.#stopped) return;
    this.#ringing = true;
    let well = true;
    try {
      this.#look();
      while (well && !this.#stopped && this.#rung.size < mostRung) {
        const { first } = this.#queue;
        if (!first || first.at > this.#options.time.steady()) break;
        well = await this.#wake(first.id);
        // Whoever wanted the game at the same time has it before it may rest again.
        await pause();
        this.#look();
      }
    } finally {
      this.#ringing = false;
      this.#setTimer(well ? undefined : othersAfter);
    }
  }

  /** False when the store could not do it at the moment. */
  async #wake(id: string): Promise<boolean> {
    const { time, wake, onFailure } = this.#options;
    const clock = this.clockOf(id);
    try {
      const game = await wake(id);
      this.#queue.remove(id);
      if (game) this.#rung.set(game, time.steady());
      return true;
    } catch (error) {
      this.#queue.remove(id);
      // That has been told, and whoever asks for the game is told it cannot be read.
      if (error instanceof SetAside) return true;
      this.#put({ id, at: time.steady() + itselfAfter, clock });
      onFailure(error);
      return false;
    }
  }

  /** Lets the games rest that were woken and have no need to be awake: they have ended, or were woken too early, or cannot be ended. */
  #look(): void {
    const { time, awake, rest } = this.#options;
    for (const [game, since] of this.#rung) {
      const { timeLeft = Number.POSITIVE_INFINITY } = game;
      const isStuck = Math.max(timeLeft, since - time.steady()) < -itselfAfter;
      // Where somebody has come, it rests as any other does.
      if (awake(game.id) !== game || game.isWanted(since)) this.#rung.delete(game);
      else if (!game.isBusy && (timeLeft > 2 * ahead || isStuck)) {
        this.#rung.delete(game);
        rest(game);
      }
    }
  }

  #setTimer(soon?: number): void {
    if (this.#ringing || this.#stopped) return;
    clearTimeout(this.#timer);
    const { time, onFailure } = this.#options;
    const first = this.#rung.size < mostRung ? this.#queue.first : undefined;
    const next = first ? Math.max(0, first.at - time.steady()) + 1 : Number.POSITIVE_INFINITY;
    const look = this.#rung.size > 0 ? lookEvery : Number.POSITIVE_INFINITY;
    const wait = soon ?? Math.min(next, look);
    if (wait === Number.POSITIVE_INFINITY) return;
    const ring = () => void this.#ring().catch(onFailure);
    this.#timer = setTimeout(ring, Math.min(wait, longestTimer)).unref();
  }
}
