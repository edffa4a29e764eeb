import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type GameId, gameOf, otherSeat, type Result, type Seat } from "../../games/index.ts";
import { begin, enter, moveTexts, type Play, positions, turnOf } from "../../match/index.ts";
import type { ClockSetting, Sitter } from "./occupant.ts";
import { levelName } from "./opponents.ts";
import { type ClockView, movesBefore, type SeatView, type Session } from "./session.ts";
import type { Thinker } from "./thinker.ts";

/** A game on this device: what is on the table, who sits at it, what was taken back and the time left. */
export interface LocalGame {
  readonly play: Play;
  readonly sitters: readonly [Sitter, Sitter];
  /** Moves taken back that can be replayed, the next one first. */
  readonly taken: readonly string[];
  readonly clock?: ClockSetting | undefined;
  readonly left?: readonly [number, number] | undefined;
}

export class LocalSession implements Session {
  readonly #game;
  readonly #thinking = signal<Seat | undefined>(undefined);
  readonly #trouble = signal<string | undefined>(undefined);
  readonly #clock = signal<ClockView | undefined>(undefined);
  readonly #thinker: Thinker;
  readonly #keep: (game: LocalGame) => void;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  readonly play: ReadonlySignal<Play>;
  readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;
  readonly hands: ReadonlySignal<readonly Seat[]>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly canReplay: ReadonlySignal<boolean>;
  readonly connection = signal("none" as const);
  readonly asking = signal<Seat | undefined>(undefined);
  readonly link = undefined;

  constructor(game: LocalGame, thinker: Thinker, keep: (game: LocalGame) => void) {
    this.#game = signal(game);
    this.#thinker = thinker;
    this.#keep = keep;
    this.play = computed(() => this.#game.value.play);
    this.seats = computed(() => seatsOf(game.sitters));
    this.hands = signal(handsOf(game.sitters));
    this.canTakeBack = computed(() => this.#movesToKeep() !== undefined);
    this.canReplay = computed(() => this.#game.value.taken.length > 0);
    this.#startClock(game.left);
    this.#goOn();
  }

  get thinking(): ReadonlySignal<Seat | undefined> {
    return this.#thinking;
  }

  get trouble(): ReadonlySignal<string | undefined> {
    return this.#trouble;
  }

  get clock(): ReadonlySignal<ClockView | undefined> {
    return this.#clock;
  }

  get game(): LocalGame {
    return this.#game.peek();
  }

  move(text: string): Result<unknown> {
    const { play } = this.game;
    const next = enter(play, { type: "move", seat: turnOf(play), move: text });
    if (next.ok) this.#set({ play: next.value, taken: [] }, turnOf(play));
    return next;
  }

  takeBack(): void {
    const count = this.#movesToKeep();
    if (count === undefined) return;
    const { play, taken } = this.game;
    const seat = this.#asker(play);
    const next = enter(play, { type: "take-back", seat, moves: count });
    if (!next.ok) return;
    this.#set({ play: next.value, taken: [...moveTexts(play).slice(count), ...taken] });
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
    } while (!play.ending && !this.hands.peek().includes(turnOf(play)));
    this.#set({ play, taken });
  }

  resign(): void {
    const { play } = this.game;
    const next = enter(play, { type: "resign", seat: this.#asker(play) });
    if (next.ok) this.#set({ play: next.value, taken: [] });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#alarm);
  }

  /** Whoever sits here: the side to move when both do. */
  #asker(play: Play): Seat {
    const hands = this.hands.peek();
    const turn = turnOf(play);
    return hands.includes(turn) ? turn : otherSeat(turn);
  }

  #movesToKeep(): number | undefined {
    const { play } = this.#game.value;
    const hands = this.hands.peek();
    if (hands.length === 0 || play.moves.length === 0) return undefined;
    if (hands.length === 2) return play.moves.length - 1;
    const turns = positions(play).map((position) => gameOf(play.id).turn(position));
    return movesBefore(turns.slice(0, -1), hands[0] as Seat);
  }

  #set(change: Partial<LocalGame>, mover?: Seat): void {
    const left = this.#press(mover);
    this.#game.value = { ...this.game, ...change, ...(left ? { left } : {}) };
    this.#keep(this.game);
    this.#startClock(left);
    this.#goOn();
  }

  /** Asks the computer whose turn it is. An answer to a position that is no longer on the table is dropped. */
  #goOn(): void {
    const { play, sitters } = this.game;
    const seat = turnOf(play);
    const sitter = sitters[seat];
    this.#thinking.value = undefined;
    if (play.ending || sitter.kind !== "computer" || this.#closed) return;
    this.#thinking.value = seat;
    this.#thinker.choose(play, sitter.level).then(
      (text) => {
        if (this.game.play !== play || this.#closed) return;
        this.#trouble.value = undefined;
        this.move(text);
      },
      () => {
        if (this.game.play !== play || this.#closed) return;
        this.#thinking.value = undefined;
        this.#trouble.value = `${levelName(sitter.level)} could not be asked for its move. Take back and try again.`;
      },
    );
  }

  /** What each side has left after a move of `mover`. */
  #press(mover: Seat | undefined): readonly [number, number] | undefined {
    const { clock } = this.game;
    const view = this.#clock.peek();
    if (!clock || !view) return undefined;
    const left: [number, number] = [...view.left];
    if (view.running !== undefined) {
      left[view.running] = Math.max(0, left[view.running] - (performance.now() - view.at));
    }
    if (mover !== undefined) left[mover] += clock.increment * 1000;
    return left;
  }

  #startClock(kept: readonly [number, number] | undefined): void {
    const { clock, play } = this.game;
    clearTimeout(this.#alarm);
    if (!clock) return;
    const left = kept ?? ([clock.base * 1000, clock.base * 1000] as const);
    // The first move is free: nobody's time runs before the game has begun.
    const running = play.ending || play.moves.length === 0 ? undefined : turnOf(play);
    this.#clock.value = { left, running, at: performance.now() };
    if (running === undefined) return;
    this.#alarm = setTimeout(() => {
      const next = enter(this.game.play, { type: "time", seat: running });
      if (next.ok) this.#set({ play: next.value, taken: [] });
    }, left[running]);
  }
}

export function seatNames(sitters: readonly [Sitter, Sitter]): [string, string] {
  const [first, second] = seatsOf(sitters);
  return [first.name, second.name];
}

export function newLocalGame(
  id: GameId,
  options: unknown,
  sitters: readonly [Sitter, Sitter],
  clock?: ClockSetting,
): Result<LocalGame> {
  const play = begin(id, options);
  return play.ok ? { ok: true, value: { play: play.value, sitters, taken: [], clock } } : play;
}

function handsOf(sitters: readonly [Sitter, Sitter]): Seat[] {
  return ([0, 1] as const).filter((seat) => sitters[seat].kind === "human");
}

function seatsOf(sitters: readonly [Sitter, Sitter]): [SeatView, SeatView] {
  const alone = handsOf(sitters).length === 1;
  const view = (sitter: Sitter): SeatView =>
    sitter.kind === "computer"
      ? { name: levelName(sitter.level), kind: "computer", present: true }
      : { name: sitter.name, kind: alone ? "you" : "person", present: true };
  return [view(sitters[0]), view(sitters[1])];
}
