import { batch, computed, signal } from "@preact/signals";
import {
  accept,
  type Family,
  type Game,
  gameOf,
  type MoveOf,
  must,
  type PositionOf,
  type Result,
  refuse,
  type Seat,
} from "../../games/index.ts";
import { begin, followMoves, type Play, positions } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { moveText, whoIsWho } from "../../words/index.ts";
import { announce } from "../base/announce.tsx";
import { language } from "../base/language.ts";
import type { FaceView, Finding, JudgedMove } from "../faces/face.ts";
import { analysisAddress } from "./analysis-link.ts";

/** Both sides go by their own names, unless one of them is the reader's. */
const nobody = { name: "", kind: "person" } as const;
const seats = [nobody, nobody] as const;

/**
 * A position in which something is tried: a puzzle, a step of a lesson. Whoever judges hears of every move that is made on the board, may answer
 * it there and take it back. Nothing is kept.
 */
export class TrialView implements FaceView {
  readonly game: Game;
  readonly play;
  /** Whether a move may be made on the board now. */
  readonly open = signal(true);
  /** Says a move to a screen reader; whoever judges may say it together with more. */
  says: (sentence: string) => void = announce;
  /** Told of a move that was made on the board. */
  tried: (move: MoveOf<Family>, before: PositionOf<Family>) => void = () => {};

  readonly chosen = signal<MoveOf<Family> | undefined>(undefined);
  readonly hint = signal<MoveOf<Family> | undefined>(undefined);
  readonly findings = signal<readonly Finding[]>([]);
  readonly analysing = signal(false);
  readonly hintsAsked = signal(0);
  readonly verdict = signal("");
  readonly judged = signal<readonly JudgedMove[]>([]);
  readonly compared = signal<JudgedMove | undefined>(undefined);
  readonly live = signal(true);
  readonly exploring = true;

  readonly positions;
  readonly index;
  readonly position;
  readonly turn;
  readonly active;
  readonly lastMove;
  readonly who;

  constructor(start: Play, reader?: Seat) {
    const ownSeats: readonly Seat[] = reader === undefined ? [0, 1] : [reader];
    this.game = gameOf(start.id);
    this.play = signal(start);
    this.positions = computed(() => positions(this.play.value));
    this.index = computed(() => this.play.value.moves.length);
    this.position = computed(() => this.play.value.position as PositionOf<Family>);
    this.turn = computed((): Seat => this.game.turn(this.position.value));
    this.active = computed(() => this.open.value && !this.play.value.ending);
    this.lastMove = computed(() => this.play.value.moves.at(-1));
    this.who = computed(() => whoIsWho(language.value, start.id, { seats, ownSeats }));
  }

  /** The reader's move. */
  move(move: MoveOf<Family>): Result<unknown> {
    if (!this.active.peek()) return refuse("not-your-turn", { seat: this.turn.peek() + 1 });
    const before = this.position.peek();
    const made = this.#enter(move);
    if (made.ok) this.tried(move, before);
    return made;
  }

  /** A move that answers the reader's. */
  answer(move: MoveOf<Family>): void {
    this.#enter(move);
  }

  /** Back to the position after the first `count` moves. */
  back(count: number): void {
    const play = this.play.peek();
    const texts = play.events.slice(0, count).flatMap((event) => (event.type === "move" ? [event.move] : []));
    const { id, options, from } = play;
    const again = followMoves(must(begin(id, options, from)), texts);
    if (again.ok) this.#set(again.value);
  }

  show(): void {
    // A trial has one place: where it stands.
  }

  exploreAddress(count: number): string {
    return analysisAddress(this.play.value, count);
  }

  exploreOther(play: Play): string {
    return analysisAddress(play, 0);
  }

  #enter(move: MoveOf<Family>): Result<unknown> {
    const { id } = this.play.peek();
    const before = this.position.peek();
    const next = followMoves(this.play.peek(), [notationOf(id).makeMove(move, before)]);
    if (!next.ok) return next;
    const who = this.who.peek()[this.game.turn(before)];
    this.#set(next.value);
    this.says(moveText(language.peek(), id, before, move, who));
    return accept(undefined);
  }

  #set(play: Play): void {
    batch(() => {
      this.play.value = play;
      this.chosen.value = undefined;
      this.hint.value = undefined;
      this.findings.value = [];
    });
  }
}
