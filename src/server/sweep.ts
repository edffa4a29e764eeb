import { eachInPieces, type GameKeeper, pause } from "../store/index.ts";
import type { RestingClocks } from "./alarms.ts";
import { SetAside } from "./errors.ts";
import type { LiveGame } from "./live-game.ts";
import type { Time } from "./time.ts";

interface SweepOptions {
  readonly games: Pick<GameKeeper, "due">;
  readonly time: Time;
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** See `Alarms`. */
  readonly wake: (id: string) => Promise<LiveGame | undefined>;
  readonly awake: (id: string) => LiveGame | undefined;
  readonly rest: (game: LiveGame) => void;
  readonly onFailure: (error: unknown) => void;
}

/** How often the store is asked, in milliseconds, a quarter more or less by chance: so servers do not ask all at once. */
const sweepEvery = 1000;
/** A game whose time was up so long ago, the network's delay given back, is at no server that lives. */
const late = 500;
/** A game whose time is up so soon is not put to rest again before. */
const soon = 2000;
/** So many are awake for that at a time. */
const mostWoken = 50;
const lookEvery = 100;
/** A game that could not be read, or not be ended, is tried again after this. */
const againAfter = 60_000;

/** A game that is due by the store and is not: what runs is the longer of its clocks. */
interface Early {
  /** By the store; with another event it is another time. */
  readonly due: number;
  /** When it will be, by the time that never jumps. */
  readonly until: number;
}

/**
 * The clocks of games that no server of a shared store has in memory, be it that they rest or that their server is dead. Each server
 * asks the store what is overdue and wakes it; the event that ends a game is kept once, whoever was first. So nobody need have an
 * alarm for every game: kept in memory are the games alone that the store takes for due and that are not.
 */
export class Sweep implements RestingClocks {
  readonly size = 0;
  readonly #options: SweepOptions;
  #early = new Map<string, Early>();
  /** The games that were woken, when, and when they were due by the store. */
  readonly #woken = new Map<LiveGame, { readonly since: number; readonly due: number }>();
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#setTimer(this.#options.chance());
    this.#looking = setInterval(() => this.#look(), lookEvery).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
  }

  /** The next sweep will find it. */
  set(): void {}

  clockOf(): undefined {}

  remove(): void {}

  happened(): void {}

  #setTimer(share: number): void {
    if (this.#stopped) return;
    const again = async () => {
      await this.#sweep().catch((error: unknown) => {
        if (!this.#stopped) this.#options.onFailure(error);
      });
      this.#setTimer(0.75 + this.#options.chance() / 2);
    };
    this.#timer = setTimeout(() => void again(), share * sweepEvery).unref();
  }

  async #sweep(): Promise<void> {
    const { games, time, chance } = this.#options;
    const former = this.#early;
    this.#early = new Map();
    try {
      let after: string | undefined;
      do {
        const piece = await games.due(time.wall() - late, after);
        const due: { readonly id: string; readonly at: number }[] = [];
        await eachInPieces(piece.games, ({ id, at }) => {
          const early = former.get(id);
          if (early?.due === at && time.steady() < early.until) this.#early.set(id, early);
          else due.push({ id, at });
        });
        // Several servers that have much to end do not all begin with the same.
        const first = Math.floor(chance() * due.length);
        for (const { id, at } of [...due.slice(first), ...due.slice(0, first)]) await this.#wake(id, at);
        after = piece.next;
        await pause();
      } while (after !== undefined && !this.#stopped);
    } catch (error) {
      for (const [id, early] of former) if (!this.#early.has(id)) this.#early.set(id, early);
      throw error;
    }
  }

  async #wake(id: string, due: number): Promise<void> {
    const { time, wake, awake, onFailure } = this.#options;
    while (this.#woken.size >= mostWoken && !this.#stopped)
      await new Promise<void>((resolve) => void setTimeout(resolve, lookEvery).unref());
    // Who has it in memory runs its clock.
    if (this.#stopped || awake(id)) return;
    try {
      const game = await wake(id);
      if (game) this.#woken.set(game, { since: time.steady(), due });
    } catch (error) {
      this.#early.set(id, { due, until: time.steady() + againAfter });
      // That has been told.
      if (!(error instanceof SetAside)) onFailure(error);
    }
  }

  /** Lets the games rest that were woken and have ended, or are not due, or cannot be ended. */
  #look(): void {
    const { time, awake, rest } = this.#options;
    const now = time.steady();
    for (const [game, { since, due }] of this.#woken) {
      const { timeLeft = Number.POSITIVE_INFINITY } = game;
      const isStuck = timeLeft < 0 && now - since > againAfter;
      if (awake(game.id) !== game || game.isWanted(since)) this.#woken.delete(game);
      else if (!game.isBusy && (timeLeft > soon || isStuck)) {
        this.#woken.delete(game);
        if (!game.ending) this.#early.set(game.id, { due, until: now + (isStuck ? againAfter : timeLeft) });
        rest(game);
      }
    }
  }
}
