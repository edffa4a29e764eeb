import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { accept, type GameId, gameOf, otherSeat, type Result, type Seat } from "../../games/index.ts";
import {
  begin,
  type ClockSettings,
  enter,
  type GameClock,
  moveTexts,
  newClock,
  type Play,
  pass,
  positions,
  press,
  timeUpIn,
  turnOf,
} from "../../match/index.ts";
import { resultFor } from "../../players/index.ts";
import { language } from "../base/language.ts";
import { type Trouble, trouble } from "../base/trouble.ts";
import type { Help } from "./help.ts";
import { type Occupants, occupantName, recordNames } from "./occupant.ts";
import { Reply } from "./reply.ts";
import type { SeatView, Session } from "./session.ts";
import type { Thinker, Thought } from "./thinker.ts";

/** A game on this device: how it stands, who has its seats, what was taken back and the time left. */
export interface LocalGame {
  readonly play: Play;
  readonly occupants: Occupants;
  /** Moves taken back that can be replayed, the next one first. */
  readonly taken: readonly string[];
  readonly clock?: GameClock | undefined;
  /** Whether its result has been counted: taken back and played again it does not count again. */
  readonly counted?: boolean | undefined;
}

/** Kept; not kept, because nothing more can be; or not, because another tab has gone on with the game, which is this one now. */
export type KeepAnswer = "kept" | "full" | LocalGame;

/** The tab that made the last move has the computer answer it; another one does when that tab must be gone, after so many milliseconds. */
const otherTabAnswersIn = 15_000;
/** The longest a timer can be set for; one that is longer fires at once. */
const longestTimer = 2 ** 31 - 1;

export class LocalSession implements Session {
  readonly #game;
  readonly #thinking = signal<Seat | undefined>(undefined);
  readonly #thought = signal<Thought | undefined>(undefined);
  readonly #trouble = signal<Trouble | undefined>(undefined);
  readonly #thinker: Thinker;
  readonly #reply: Reply;
  readonly #keep: (game: LocalGame) => KeepAnswer;
  #takeOver: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  readonly play: ReadonlySignal<Play>;
  readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly clock: ReadonlySignal<GameClock | undefined>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly canReplay: ReadonlySignal<boolean>;
  readonly thinksAloud: boolean;
  readonly connection = signal("none" as const);
  readonly asking = signal<Seat | undefined>(undefined);
  /** Who sits beside each other see the same. */
  readonly help: ReadonlySignal<Help> = signal("free");
  readonly pending: ReadonlySignal<string | undefined> = signal(undefined);
  readonly viewOnly = false;
  readonly link = undefined;

  constructor(game: LocalGame, thinker: Thinker, keep: (game: LocalGame) => KeepAnswer) {
    this.#game = signal<LocalGame>(withRunningClock(game));
    this.#thinker = thinker;
    this.#reply = new Reply(thinker);
    this.#keep = keep;
    this.play = computed(() => this.#game.value.play);
    this.clock = computed(() => this.#game.value.clock);
    this.seats = computed(() => seatsOf(game));
    this.ownSeats = signal(ownSeatsOf(game.occupants));
    this.thinksAloud = game.occupants.some(
      (each) => each.kind === "computer" && each.player.kind === "aloud",
    );
    this.canTakeBack = computed(() => this.#movesToKeep() !== undefined);
    this.canReplay = computed(() => this.#game.value.taken.length > 0);
    this.#watchClock();
    this.#goOn();
  }

  get thinking(): ReadonlySignal<Seat | undefined> {
    return this.#thinking;
  }

  get thought(): ReadonlySignal<Thought | undefined> {
    return this.#thought;
  }

  get progress(): ReadonlySignal<number | undefined> {
    return this.#reply.progress;
  }

  get trouble(): ReadonlySignal<Trouble | undefined> {
    return this.#trouble;
  }

  get game(): LocalGame {
    return this.#game.peek();
  }

  get recordNames(): readonly [string, string] {
    return recordNames(this.game.play.id, this.game.occupants);
  }

  move(text: string): Result<unknown> {
    const { play } = this.game;
    const next = enter(play, { type: "move", seat: turnOf(play), move: text });
    if (next.ok) this.#set(next.value, [], press);
    return next;
  }

  takeBack(): void {
    const count = this.#movesToKeep();
    if (count === undefined) return;
    const { play, taken } = this.game;
    const next = enter(play, { type: "take-back", seat: this.#asker(play), moves: count });
    if (next.ok) this.#set(next.value, [...moveTexts(play).slice(count), ...taken]);
  }

  consent(): void {
    // At one device nobody has to be asked.
  }

  /** Plays again what was taken back, up to the next turn of someone here. */
  replay(): void {
    let { play, taken } = this.game;
    do {
      const [text, ...rest] = taken;
      if (text === undefined) break;
      const next = enter(play, { type: "move", seat: turnOf(play), move: text });
      if (!next.ok) break;
      play = next.value;
      taken = rest;
    } while (!play.ending && !this.ownSeats.peek().includes(turnOf(play)));
    this.#set(play, taken);
  }

  resign(): void {
    const { play } = this.game;
    const next = enter(play, { type: "resign", seat: this.#asker(play) });
    if (next.ok) this.#set(next.value, []);
  }

  moveNow(): void {
    this.#reply.hurry();
  }

  /** Goes on with what another tab has made of the game. */
  adopt(game: LocalGame): void {
    this.#game.value = withRunningClock(game);
    this.#thinking.value = undefined;
    this.#reply.forget();
    this.#watchClock();
    clearTimeout(this.#takeOver);
    this.#takeOver = setTimeout(() => this.#goOn(), otherTabAnswersIn);
  }

  close(): void {
    this.#closed = true;
    this.#reply.forget();
    clearTimeout(this.#takeOver);
    clearTimeout(this.#alarm);
  }

  /** Whoever sits here: the side to move when both do. */
  #asker(play: Play): Seat {
    const turn = turnOf(play);
    return this.ownSeats.peek().includes(turn) ? turn : otherSeat(turn);
  }

  /** How many moves stay when someone here takes back: the game as it was before their own last move. */
  #movesToKeep(): number | undefined {
    const { play } = this.#game.value;
    const [seat, other] = this.ownSeats.peek();
    if (seat === undefined || play.moves.length === 0) return undefined;
    if (other !== undefined) return play.moves.length - 1;
    const game = gameOf(play.id);
    const count = positions(play)
      .slice(0, -1)
      .findLastIndex((position) => game.turn(position) === seat);
    return count === -1 ? undefined : count;
  }

  #set(play: Play, taken: readonly string[], turnClock: typeof pass = pass): void {
    const { clock } = this.game;
    this.#game.value = {
      ...this.game,
      play,
      taken,
      clock: clock && turnClock(clock, performance.now(), runningIn(play)),
      counted: this.game.counted || this.#count(play),
    };
    const answer = this.#keep(this.game);
    if (typeof answer === "object") {
      this.#trouble.value = trouble("other-tab");
      this.adopt(answer);
      return;
    }
    this.#trouble.value = answer === "full" ? trouble("not-kept") : undefined;
    this.#watchClock();
    this.#goOn();
  }

  /** Tells the computer how the game ended for the one person it was against; whether there was anything to tell. */
  #count(play: Play): boolean | undefined {
    const [seat, other] = this.ownSeats.peek();
    if (!play.ending || seat === undefined || other !== undefined) return undefined;
    const opponent = this.game.occupants[otherSeat(seat)];
    if (opponent.kind !== "computer") return undefined;
    this.#thinker.ended?.(play, opponent.player, resultFor(seat, play.ending.winner));
    return true;
  }

  /** Asks the computer whose turn it is. An answer to a position that is no longer on the table is dropped. */
  #goOn(): void {
    const { play, occupants } = this.game;
    const seat = turnOf(play);
    const occupant = occupants[seat];
    this.#thinking.value = undefined;
    this.#reply.forget();
    clearTimeout(this.#takeOver);
    if (play.ending || occupant.kind !== "computer" || this.#closed) return;
    this.#thinking.value = seat;
    this.#reply.to(play, occupant.player).then(
      ({ move, thought }) => {
        if (this.game.play !== play || this.#closed) return;
        batch(() => {
          this.#thought.value = thought;
          this.move(move);
        });
      },
      () => {
        if (this.game.play !== play || this.#closed) return;
        this.#thinking.value = undefined;
        this.#trouble.value = trouble("computer-failed");
      },
    );
  }

  #watchClock(): void {
    clearTimeout(this.#alarm);
    const { clock } = this.game;
    const seat = clock?.running ?? null;
    const due = clock && timeUpIn(clock, performance.now());
    if (seat === null || due === undefined) return;
    this.#alarm = setTimeout(
      () => {
        if (due > longestTimer) return this.#watchClock();
        const next = enter(this.game.play, { type: "time", seat });
        if (next.ok) this.#set(next.value, []);
      },
      Math.min(due, longestTimer),
    );
  }
}

/** As it is from now on. */
function withRunningClock(game: LocalGame): LocalGame {
  const { play, clock } = game;
  return { ...game, clock: clock && { ...clock, running: runningIn(play), since: performance.now() } };
}

/** The first move is free: nobody's time runs before the game has begun. */
function runningIn(play: Play): Seat | null {
  return play.ending || play.moves.length === 0 ? null : turnOf(play);
}

export function newLocalGame(
  id: GameId,
  options: unknown,
  occupants: Occupants,
  clock?: ClockSettings,
): Result<LocalGame> {
  const begun = begin(id, options);
  return begun.ok ? accept({ ...freshGame(begun.value, occupants), clock: clock && newClock(clock) }) : begun;
}

/** A game that goes on here without a past of its own. */
export function freshGame(play: Play, occupants: Occupants): LocalGame {
  return { play, occupants, taken: [] };
}

function ownSeatsOf(occupants: Occupants): Seat[] {
  return ([0, 1] as const).filter((seat) => occupants[seat].kind === "human");
}

function seatsOf({ play, occupants }: LocalGame): [SeatView, SeatView] {
  const person = ownSeatsOf(occupants).length === 1 ? "you" : "person";
  const view = (seat: Seat): SeatView => ({
    name: occupantName(language.value, play.id, occupants, seat),
    kind: occupants[seat].kind === "computer" ? "computer" : person,
    present: true,
  });
  return [view(0), view(1)];
}
