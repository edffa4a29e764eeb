import { batch, computed, effect, signal, untracked } from "@preact/signals";
import {
  type Family,
  type Game,
  gameOf,
  type MoveOf,
  type Result,
  refuse,
  type Seat,
} from "../../games/index.ts";
import { moveTexts, positions } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { announce } from "../base/announce.tsx";
import type { FaceView, Finding } from "../faces/face.ts";
import { moveInWords } from "../faces/spoken.ts";
import { statusOf } from "../faces/status.ts";
import type { Session } from "./session.ts";

/** A session as one looks at it: which move is shown, what is picked up, what is known, what the status line says. */
export class GameView<S extends Session = Session> implements FaceView {
  readonly session: S;
  readonly game: Game;
  /** How many moves are shown; undefined follows the game. */
  readonly #shown = signal<number | undefined>(undefined);
  readonly #stop: () => void;
  readonly chosen = signal<MoveOf<Family> | undefined>(undefined);
  readonly hint = signal<MoveOf<Family> | undefined>(undefined);
  readonly findings = signal<readonly Finding[]>([]);
  readonly analysing = signal(false);
  readonly hintsAsked = signal(0);
  readonly verdict = signal("");

  readonly play;
  readonly positions;
  readonly length;
  readonly index;
  readonly position;
  readonly live;
  readonly turn;
  readonly active;
  readonly lastMove;
  readonly texts;
  readonly names;
  readonly you;
  readonly status;

  constructor(session: S) {
    this.session = session;
    const { play, ownSeats, seats } = session;
    this.play = play;
    this.game = gameOf(play.peek().id);
    this.positions = computed(() => positions(play.value));
    this.length = computed(() => play.value.moves.length);
    this.index = computed(() => Math.min(this.#shown.value ?? this.length.value, this.length.value));
    this.position = computed(() => this.positions.value[this.index.value] ?? play.value.position);
    this.live = computed(() => this.index.value === this.length.value);
    this.turn = computed((): Seat => this.game.turn(this.position.value));
    this.active = computed(
      () =>
        this.live.value &&
        !play.value.ending &&
        ownSeats.value.includes(this.turn.value) &&
        !seats.value.some((seat) => seat.kind === "open"),
    );
    this.lastMove = computed(() => play.value.moves[this.index.value - 1]);
    this.texts = computed(() => moveTexts(play.value));
    this.names = computed((): [string, string] => [seats.value[0].name, seats.value[1].name]);
    this.you = computed(() => (ownSeats.value.length === 1 ? ownSeats.value[0] : undefined));
    this.status = computed(() => this.#status());
    this.#stop = this.#announceMoves();
  }

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

  /** Plays a move, when it is this device's turn. */
  move(move: MoveOf<Family>): Result<unknown> {
    if (!this.active.peek()) return refuse("not-your-turn", { seat: this.turn.peek() + 1 });
    const { id, position } = this.play.peek();
    const text = notationOf(id).makeMove(move, position);
    return batch(() => {
      this.chosen.value = undefined;
      this.hint.value = undefined;
      return this.session.move(text);
    });
  }

  askForHint(): void {
    this.hintsAsked.value++;
  }

  close(): void {
    this.#stop();
    this.session.close();
  }

  /** The seat that made the move shown last. */
  #mover(): Seat | undefined {
    const before = this.positions.value[this.index.value - 1];
    return before && this.game.turn(before);
  }

  #status(): string {
    const { session } = this;
    if (!this.live.value) {
      return `You are looking at move ${this.index.value} of ${this.length.value}. The game itself has not changed.`;
    }
    return statusOf({
      play: session.play.value,
      seats: session.seats.value,
      ownSeats: session.ownSeats.value,
      turn: this.turn.value,
      mover: this.#mover(),
      thinking: session.thinking.value,
    });
  }

  /** Says each new move, and the ending; a take-back puts the picked-up run down. */
  #announceMoves(): () => void {
    let before = this.play.peek();
    return effect(() => {
      const play = this.play.value;
      if (play === before) return;
      const grown = play.moves.length - before.moves.length;
      const wasEnded = before.ending !== undefined;
      before = play;
      const count = play.moves.length;
      const position = this.positions.peek()[count - 1];
      const sentences: string[] = [];
      if (grown > 0 && position) {
        const seat = this.game.turn(position);
        const name = this.names.peek()[seat];
        const you = this.you.peek() === seat;
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
