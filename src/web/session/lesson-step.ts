import { batch, signal } from "@preact/signals";
import { type Family, gameOf, type MoveOf, must, type PositionOf, type Seat } from "../../games/index.ts";
import type { LearnResources, StepOf, StepVerdict } from "../../learn/index.ts";
import { begin } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { announce } from "../base/announce.tsx";
import { TrialView } from "./trial-view.ts";

/** How a step of a lesson stands. Moves that have just been made on the board by the other side are said together with it (`heard`). */
export type StepState =
  | {
      readonly kind: "open";
      readonly answered: boolean;
      readonly shown?: MoveOf<Family>;
      readonly heard?: string;
    }
  | { readonly kind: "judging" }
  | { readonly kind: "right"; readonly heard?: string }
  | Mistake
  /** What judges it could not be asked. */
  | { readonly kind: "failed" };

export interface Mistake {
  readonly kind: "wrong";
  readonly mistake: string;
  readonly before: PositionOf<Family>;
  readonly move: MoveOf<Family>;
  readonly after: PositionOf<Family>;
  readonly reply: MoveOf<Family> | undefined;
  readonly heard?: string;
}

type Pause = (milliseconds: number) => Promise<void>;
const usualPause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One's own move is seen before it is answered, and heard before it is judged. */
const beforeReply = 700;
const beforeJudgement = 300;

/** After so many mistakes the solution can be shown. */
export const mistakesBeforeShown = 2;

/** A step of a lesson as it is played: each move is judged, a mistake refuted on the board and taken back, and nothing is lost by it. */
export class StepTrial {
  readonly view: TrialView;
  readonly reader: Seat;
  readonly state = signal<StepState>({ kind: "open", answered: false });
  readonly mistakes = signal(0);
  readonly #step: StepOf;
  readonly #resources: LearnResources;
  readonly #pause: Pause;
  /** Grows when what is being worked out is not wanted any more. */
  #round = 0;
  /** How many moves stand before the one that is judged. */
  #stand = 0;
  #heard: string | undefined;

  constructor(step: StepOf, resources: LearnResources, pause: Pause = usualPause) {
    const { game, position } = step;
    this.#step = step;
    this.#resources = resources;
    this.#pause = pause;
    this.reader = gameOf(game).turn(position);
    const from = notationOf(game).makePosition(position);
    this.view = new TrialView(must(begin(game, position.options, from)), this.reader);
    this.view.tried = (move, before) => void this.#judge(move, before);
  }

  /** Back to the position before the mistake. */
  again(): void {
    const { kind } = this.state.peek();
    if (kind !== "wrong" && kind !== "failed") return;
    this.#round++;
    batch(() => {
      this.view.back(this.#stand);
      this.#open(this.#stand > 0);
    });
  }

  /** Shows a right move on the board; it is still the reader's to play. */
  async showMe(): Promise<void> {
    if (this.mistakes.peek() < mistakesBeforeShown) return;
    this.again();
    const state = this.state.peek();
    if (state.kind !== "open" || state.shown !== undefined) return;
    const round = ++this.#round;
    const position = this.view.position.peek();
    const shown = await this.#solution(position).catch(() => undefined);
    if (round !== this.#round || shown === undefined) return;
    batch(() => {
      this.view.chosen.value = undefined;
      this.view.hint.value = shown;
      this.state.value = { kind: "open", answered: state.answered, shown };
    });
  }

  close(): void {
    this.#round++;
  }

  async #judge(move: MoveOf<Family>, before: PositionOf<Family>): Promise<void> {
    const round = ++this.#round;
    const { view } = this;
    batch(() => {
      view.open.value = false;
      this.state.value = { kind: "judging" };
    });
    this.#stand = view.index.peek() - 1;
    const [heard, seen] = [this.#pause(beforeJudgement), this.#pause(beforeReply)];
    try {
      const verdict = await this.#step.judge(before, move, this.#resources);
      await (verdict.right ? heard : seen);
      if (round !== this.#round) return;
      if (!verdict.right) this.#refute(verdict, move, before);
      else if (this.#step.task === "move" || view.play.peek().ending) this.#end();
      else await this.#goOn(round, seen);
    } catch {
      if (round === this.#round) this.state.value = { kind: "failed" };
    }
  }

  #refute(
    { mistake, reply }: Exclude<StepVerdict, { readonly right: true }>,
    move: MoveOf<Family>,
    before: PositionOf<Family>,
  ): void {
    const after = this.view.position.peek();
    batch(() => {
      this.mistakes.value++;
      if (reply !== undefined) this.#answer(reply);
      this.state.value = { kind: "wrong", mistake, before, move, after, reply, ...this.#said() };
    });
  }

  /** The other side answers, until it is the reader's turn again. */
  async #goOn(round: number, seen: Promise<void>): Promise<void> {
    const { view } = this;
    await seen;
    while (!view.play.peek().ending && view.turn.peek() !== this.reader) {
      const reply = await this.#step.reply?.(view.position.peek(), this.#resources);
      if (round !== this.#round) return;
      if (reply === undefined) throw new Error("a step that is played on answers every move");
      this.#answer(reply);
    }
    if (round !== this.#round) return;
    if (view.play.peek().ending) this.#end();
    else this.#open(true);
  }

  #answer(reply: MoveOf<Family>): void {
    this.view.says = (sentence) => {
      this.#heard = sentence;
    };
    this.view.answer(reply);
    this.view.says = announce;
  }

  /** What the other side's move is called, to be said once. */
  #said(): { heard?: string } {
    const heard = this.#heard;
    this.#heard = undefined;
    return heard === undefined ? {} : { heard };
  }

  #open(answered: boolean): void {
    batch(() => {
      this.view.open.value = true;
      this.state.value = { kind: "open", answered, ...this.#said() };
    });
  }

  #end(): void {
    this.state.value = { kind: "right", ...this.#said() };
  }

  async #solution(position: PositionOf<Family>): Promise<MoveOf<Family> | undefined> {
    for (const move of this.view.game.moves(position))
      if ((await this.#step.judge(position, move, this.#resources)).right) return move;
    return undefined;
  }
}
