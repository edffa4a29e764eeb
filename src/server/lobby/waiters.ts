import { isByCorrespondence } from "../../match/index.ts";
import { type GameKeeper, patienceFor, type StoredGame, usualRetention } from "../../store/index.ts";
import type { LiveGame } from "../live-game.ts";
import type { Time } from "../time.ts";
import { isOpen } from "./open-game.ts";

/** How often the store is told that somebody waits, in milliseconds, while he does, and for how long each time: two such words may be lost. */
const sayEvery = 15_000;
const saidFor = 40_000;
/** Who leaves may be changing pages, or his network. */
const graceFor = 8000;
/** Who has made a game, or asked for it over HTTP alone, was there for a moment. */
const touchedFor = 60_000;
/** What there is to say is said together. */
const gatherFor = 100;

interface WaitersOptions {
  readonly games: Pick<GameKeeper, "wait">;
  readonly time: Time;
  /** Told when the store knows it. */
  readonly onWaited: (game: StoredGame, until: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Who waits through this server for anyone who comes, and what the store is told of it. A game by correspondence waits by itself; any other
 * one only while whoever holds its seat is there: nobody should sit down in front of an empty chair.
 */
export class Waiters {
  readonly #options: WaitersOptions;
  /** Games in which somebody waits who is connected. */
  readonly #here = new Set<LiveGame>();
  /** What the store is to be told. */
  readonly #said = new Map<LiveGame, number>();
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WaitersOptions) {
    this.#options = options;
  }

  /** Somebody has come to an open game, or left it. */
  look(game: LiveGame): void {
    const isHere = game.audience.here.seats !== 0;
    if (isHere === this.#here.has(game)) return;
    const now = this.#options.time.wall();
    if (isHere) {
      this.#here.add(game);
      this.#say(game, now + saidFor);
      this.#renewal ??= setInterval(() => this.#renew(), sayEvery).unref();
    } else {
      this.#here.delete(game);
      // Through another server he may still be there, which says so.
      if (!game.audience.present().includes(true)) this.#say(game, now + graceFor);
    }
  }

  /** Whoever holds a seat of an open game has shown that he is there. */
  touch(game: LiveGame): void {
    if (!this.#here.has(game)) this.#say(game, this.#options.time.wall() + touchedFor);
  }

  /** It is open no longer, or in memory no longer. */
  remove(game: LiveGame): void {
    this.#here.delete(game);
    this.#said.delete(game);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
  }

  #renew(): void {
    const until = this.#options.time.wall() + saidFor;
    for (const game of this.#here) this.#say(game, until);
    if (this.#here.size > 0) return;
    clearInterval(this.#renewal);
    this.#renewal = undefined;
  }

  #say(game: LiveGame, until: number): void {
    if (this.#isStopped) return;
    const { clock, created } = game.stored;
    const byItself =
      clock && isByCorrespondence(clock) ? created + usualRetention.begun + patienceFor(clock) : 0;
    this.#said.set(game, Math.max(until, byItself));
    this.#timer ??= setTimeout(() => void this.#tell(), gatherFor).unref();
  }

  async #tell(): Promise<void> {
    const { games, onWaited, onFailure } = this.#options;
    const said = [...this.#said];
    this.#said.clear();
    try {
      await games.wait(said.map(([{ id }, until]) => ({ id, until })));
      for (const [game, until] of said) if (isOpen(game)) onWaited(game.stored, until);
    } catch (error) {
      // Who is here is said again with the next round.
      onFailure(error);
    }
    this.#timer = undefined;
    if (this.#said.size > 0 && !this.#isStopped)
      this.#timer = setTimeout(() => void this.#tell(), gatherFor).unref();
  }
}
