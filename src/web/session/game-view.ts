import { batch, computed, effect, signal, untracked } from "@preact/signals";
import {
  type Family,
  type Game,
  gameOf,
  type MoveOf,
  type PositionOf,
  type Result,
  refuse,
  type Seat,
} from "../../games/index.ts";
import { type Play, positions } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import {
  lookingBackText,
  moveName,
  moveText,
  statusText,
  takenBackText,
  whoIsWho,
} from "../../words/index.ts";
import { announce } from "../base/announce.tsx";
import { language } from "../base/language.ts";
import type { FaceView, Finding, JudgedMove } from "../faces/face.ts";
import { analysisAddress } from "./analysis-link.ts";
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
  readonly judged = signal<readonly JudgedMove[]>([]);

  readonly play;
  readonly positions;
  readonly length;
  readonly index;
  readonly position;
  readonly live;
  readonly turn;
  readonly active;
  readonly lastMove;
  /** Each move in notation, as people read it, and by its name. */
  readonly texts;
  readonly names;
  readonly who;
  readonly status;
  readonly thought;
  readonly compared;

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
        session.pending.value === undefined &&
        !seats.value.some((seat) => seat.kind === "open"),
    );
    this.lastMove = computed(() => play.value.moves[this.index.value - 1]);
    this.texts = computed(() => this.#each((move, position) => this.notationOf(move, position)));
    this.names = computed(() =>
      this.#each((move, position) => moveName(language.value, play.value.id, position, move)),
    );
    this.who = computed(() =>
      whoIsWho(language.value, play.value.id, { seats: seats.value, ownSeats: ownSeats.value }),
    );
    this.status = computed(() => this.#status());
    this.thought = computed(() => this.#thought());
    this.compared = computed(() => this.judged.value.find(({ number }) => number === this.index.value + 1));
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

  exploreAddress(count: number): string {
    return analysisAddress(this.play.value, count);
  }

  exploreOther(play: Play): string {
    return analysisAddress(play, 0);
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

  notationOf(move: MoveOf<Family>, position: PositionOf<Family>): string {
    const notation = notationOf(this.play.peek().id);
    return (notation.shortMove ?? notation.makeMove)(move, position);
  }

  askForHint(): void {
    this.hintsAsked.value++;
  }

  close(): void {
    this.#stop();
    this.session.close();
  }

  /** Something of every move, from the position before it. */
  #each<T>(make: (move: MoveOf<Family>, position: PositionOf<Family>) => T): T[] {
    const before = this.positions.value;
    return this.play.value.moves.map((move, index) => make(move, before[index] ?? this.play.value.position));
  }

  /** The seat that made the move shown last. */
  #mover(): Seat | undefined {
    const before = this.positions.value[this.index.value - 1];
    return before && this.game.turn(before);
  }

  /** What a computer that thinks aloud said of its last move; nothing before that, or while an earlier position is shown. */
  #thought(): string {
    const thought = this.session.thought.value;
    if (!thought || !this.live.value || this.length.value < thought.after) return "";
    return thought.say(language.value);
  }

  #status(): string {
    const { play, seats, ownSeats, thinking, viewOnly, waitsInLobby } = this.session;
    if (viewOnly && !play.value.ending)
      return language.value.page.view.status({
        side: this.who.value[this.turn.value].name,
        move: this.index.value,
        moves: this.length.value,
      });
    if (!this.live.value) return lookingBackText(language.value, this.index.value, this.length.value);
    const isWaiting = waitsInLobby && seats.value.some(({ kind }) => kind === "open");
    if (isWaiting && !play.value.ending) return language.value.page.lobby.waitingForAnyone;
    return statusText(language.value, {
      play: play.value,
      seats: seats.value,
      ownSeats: ownSeats.value,
      mover: this.#mover(),
      thinking: thinking.value,
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
      const move = play.moves[count - 1];
      const words = language.peek();
      const sentences: string[] = [];
      if (grown > 0 && position && move !== undefined) {
        const who = this.who.peek()[this.game.turn(position)];
        sentences.push(moveText(words, play.id, position, move, who));
        const thought = this.session.thought.peek();
        if (thought?.after === count) sentences.push(thought.say(words));
      } else if (grown < 0) sentences.push(takenBackText(words, count));
      if (play.ending && !wasEnded) sentences.push(untracked(() => this.#status()));
      if (sentences.length > 0) announce(words.text(sentences));
      if (grown !== 0) this.chosen.value = undefined;
      if (!play.ending) {
        this.verdict.value = "";
        this.judged.value = [];
      }
      if (grown < 0) this.#shown.value = undefined;
    });
  }
}
