import { batch, computed, effect, signal, untracked } from "@preact/signals";
import {
  type Family,
  flips,
  gameOf,
  type MoveOf,
  type PositionOf,
  type ReversiPosition,
  type Seat,
  type TakingMove,
} from "../../games/index.ts";
import { positions } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { announce } from "../base/announce.tsx";
import { moveInWords } from "../faces/spoken.ts";
import { statusOf } from "../faces/status.ts";
import type { Session } from "./session.ts";

/** A session as one looks at it: which move is shown, what is picked up, what the status line says. */
export class Table {
  readonly session: Session;
  /** How many moves are shown; undefined follows the game. */
  readonly #shown = signal<number | undefined>(undefined);
  readonly chosen = signal<TakingMove | undefined>(undefined);
  readonly hint = signal<unknown>(undefined);
  /** Where a finished game was decided, once the report knows. */
  readonly verdict = signal("");
  readonly #stop: () => void;

  readonly positions;
  readonly length;
  readonly index;
  readonly position;
  readonly live;
  readonly turn;
  readonly active;
  readonly lastMove;
  readonly turned;
  readonly texts;
  readonly status;

  constructor(session: Session) {
    this.session = session;
    const { play } = session;
    this.positions = computed(() => positions(play.value));
    this.length = computed(() => play.value.moves.length);
    this.index = computed(() => Math.min(this.#shown.value ?? this.length.value, this.length.value));
    this.position = computed(() => this.positions.value[this.index.value]);
    this.live = computed(() => this.index.value === this.length.value);
    this.turn = computed((): Seat => gameOf(play.value.id).turn(this.position.value as PositionOf<Family>));
    this.active = computed(
      () =>
        this.live.value &&
        !play.value.ending &&
        session.hands.value.includes(this.turn.value) &&
        !session.seats.value.some((seat) => seat.kind === "open"),
    );
    this.lastMove = computed(() =>
      this.index.value > 0 ? play.value.moves[this.index.value - 1] : undefined,
    );
    this.turned = computed(() => {
      if (play.value.id !== "reversi" || this.index.value === 0) return undefined;
      const before = this.positions.value[this.index.value - 1] as ReversiPosition;
      return flips(before, this.lastMove.value as number);
    });
    this.texts = computed(() => {
      const notation = notationOf(play.value.id);
      return play.value.moves.map((move, at) =>
        notation.makeMove(move, this.positions.value[at] as PositionOf<Family>),
      );
    });
    this.status = computed(() => this.#status());
    this.#stop = this.#announceMoves();
  }

  /** Shows the game after its first `count` moves. */
  show(count: number): void {
    const target = Math.max(0, Math.min(count, this.length.peek()));
    batch(() => {
      this.#shown.value = target === this.length.peek() ? undefined : target;
      this.chosen.value = undefined;
      this.hint.value = undefined;
    });
  }

  step(by: number): void {
    this.show(this.index.peek() + by);
  }

  /** Plays a move of the game's own kind, when it is this device's turn. */
  play(move: unknown): void {
    if (!this.active.peek()) return;
    const { id, position } = this.session.play.peek();
    const text = notationOf(id).makeMove(move as MoveOf<Family>, position);
    batch(() => {
      this.chosen.value = undefined;
      this.hint.value = undefined;
      this.session.move(text);
    });
  }

  close(): void {
    this.#stop();
    this.session.close();
  }

  /** The seat that made the move shown last. */
  mover(): Seat | undefined {
    const { index, positions: all } = this;
    if (index.value === 0) return undefined;
    return gameOf(this.session.play.value.id).turn(all.value[index.value - 1] as PositionOf<Family>);
  }

  #status(): string {
    const { session } = this;
    if (!this.live.value) {
      return `You are looking at move ${this.index.value} of ${this.length.value}. The game itself has not changed.`;
    }
    return statusOf({
      play: session.play.value,
      seats: session.seats.value,
      hands: session.hands.value,
      turn: this.turn.value,
      mover: this.mover(),
      thinking: session.thinking.value,
    });
  }

  /** Says each new move, and the ending; a take-back puts the picked-up run down. */
  #announceMoves(): () => void {
    let before = this.session.play.peek();
    return effect(() => {
      const play = this.session.play.value;
      if (play === before) return;
      const grown = play.moves.length - before.moves.length;
      const wasEnded = before.ending !== undefined;
      before = play;
      const count = play.moves.length;
      const sentences: string[] = [];
      if (grown > 0) {
        const position = this.positions.peek()[count - 1] as PositionOf<Family>;
        const seat = gameOf(play.id).turn(position);
        const { name } = this.session.seats.peek()[seat];
        const hands = this.session.hands.peek();
        const you = hands.length === 1 && hands[0] === seat;
        sentences.push(moveInWords(play.id, position, play.moves[count - 1], name, seat, you));
      } else if (grown < 0) sentences.push(`Taken back to move ${count}.`);
      if (play.ending && !wasEnded) sentences.push(untracked(() => this.#status()));
      if (sentences.length > 0) announce(sentences.join(" "));
      if (grown !== 0) this.chosen.value = undefined;
      if (!play.ending) this.verdict.value = "";
      if (grown < 0) this.#shown.value = undefined;
    });
  }
}
