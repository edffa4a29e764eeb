import { type ReadonlySignal, signal } from "@preact/signals";
import { otherSeat, type Seat } from "../../games/index.ts";
import { type Play, turnOf } from "../../match/index.ts";
import { type PlayerSpec, resultFor } from "../../players/index.ts";
import { Reply } from "./reply.ts";
import type { Thinker, Thought } from "./thinker.ts";

/** What the computers that play from here need of their game. */
interface Hosting {
  readonly game: string;
  /** The player in a seat whose moves are computed here. */
  readonly players: readonly [PlayerSpec | null, PlayerSpec | null];
  play(): Play;
  /** Whether a seat is this browser's and may move now. */
  mayMove(seat: Seat): boolean;
  move(text: string): void;
  failed(): void;
}

/** The computers of a game on the server: their moves are worked out in their owner's browser and go through the same door as everyone's. */
export class HostedPlayers {
  readonly #thinker: Thinker;
  readonly #reply: Reply;
  readonly #hosting: Hosting;
  readonly #thinking = signal<Seat | undefined>(undefined);
  readonly #thought = signal<Thought | undefined>(undefined);

  constructor(thinker: Thinker, hosting: Hosting) {
    this.#thinker = thinker;
    this.#reply = new Reply(thinker);
    this.#hosting = hosting;
  }

  get progress(): ReadonlySignal<number | undefined> {
    return this.#reply.progress;
  }
  get thinking(): ReadonlySignal<Seat | undefined> {
    return this.#thinking;
  }
  get thought(): ReadonlySignal<Thought | undefined> {
    return this.#thought;
  }

  hurry(): void {
    this.#reply.hurry();
  }

  forget(): void {
    this.#reply.forget();
  }

  /** Has the computer whose turn it is move. */
  goOn(): void {
    const play = this.#hosting.play();
    const seat = turnOf(play);
    const player = this.#hosting.players[seat];
    if (play.ending || player === null || !this.#hosting.mayMove(seat)) {
      this.#thinking.value = undefined;
      this.#reply.forget();
      return;
    }
    if (this.#thinking.peek() === seat) return;
    this.#thinking.value = seat;
    this.#reply.to(play, player).then(
      ({ move, thought }) => {
        this.#thinking.value = undefined;
        if (this.#hosting.play() === play) {
          this.#thought.value = thought;
          this.#hosting.move(move);
        } else this.goOn();
      },
      () => {
        this.#thinking.value = undefined;
        this.#hosting.failed();
      },
    );
  }

  /** Tells the computer that plays here how the game ended for the one person who plays it from here. */
  count([seat, other]: readonly Seat[]): void {
    const play = this.#hosting.play();
    if (!play.ending || seat === undefined || other !== undefined) return;
    const opponent = this.#hosting.players[otherSeat(seat)];
    if (opponent)
      this.#thinker.ended?.(play, opponent, resultFor(seat, play.ending.winner), this.#hosting.game);
  }
}
