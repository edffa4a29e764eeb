import { computed, signal } from "@preact/signals";
import { type Family, gameOf, type MoveOf, must, type PositionOf } from "../../games/index.ts";
import {
  type LearnResources,
  type Puzzle,
  type Puzzler,
  puzzlers,
  type RefutationOf,
} from "../../learn/index.ts";
import { begin } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { type Language, type LearnSentences, moveName } from "../../words/index.ts";
import { TrialView } from "./trial-view.ts";

/**
 * Where a puzzle stands: to be solved; a move is looked at and answered; it did not win; it did; the solution was shown; the solution is on its way.
 */
export type TrialStage = "open" | "checking" | "wrong" | "right" | "shown" | "showing";

/** A move that does not win, and what refutes it, once that is known. */
interface Mistake {
  readonly move: MoveOf<Family>;
  readonly refutation: RefutationOf | undefined;
  /** The engine or the network was not there. */
  readonly failed: boolean;
}

/** One's own move is seen before the answer comes. */
const replyPause = 600;

/** Told what became of a puzzle, each at most once. */
interface Heard {
  /** The first that became of it: the solution at the first try, or a mistake, a hint, a look at the solution. */
  first(solved: boolean): void;
  /** It was found after that. */
  found(): void;
}

/** A puzzle being solved on a board of the page. */
export class PuzzleTrial {
  readonly puzzle: Puzzle;
  readonly view: TrialView;
  readonly stage = signal<TrialStage>("open");
  /** How many hints are shown; the last one is the move, on the board. */
  readonly hints = signal(0);
  readonly mistake = signal<Mistake | undefined>(undefined);
  /** The move that was found or shown. */
  readonly solution = signal<MoveOf<Family> | undefined>(undefined);
  /** How the first try ended; undefined before. */
  readonly first = signal<boolean | undefined>(undefined);
  readonly over = computed(() => this.stage.value === "right" || this.stage.value === "shown");

  readonly #puzzler: Puzzler;
  readonly #resources: LearnResources;
  readonly #heard: Heard;
  /** The moves that were made and have not been told. */
  #said: string[] = [];
  /** Grows with everything that is begun: what comes too late is dropped. */
  #turn = 0;

  constructor(puzzle: Puzzle, resources: LearnResources, heard: Heard) {
    this.puzzle = puzzle;
    this.#resources = resources;
    this.#heard = heard;
    const { game, position } = puzzle;
    const puzzler = puzzlers[puzzle.family];
    if (!puzzler) throw new Error(`nobody judges puzzles of ${puzzle.family}`);
    this.#puzzler = puzzler;
    const play = must(begin(game, position.options, notationOf(game).makePosition(position)));
    this.view = new TrialView(play, gameOf(game).turn(position));
    this.view.says = (sentence) => this.#said.push(sentence);
    this.view.tried = (move, before) => void this.#judge(move, before);
  }

  /** The moves made since this was last asked, as they are told. */
  takeSaid(): readonly string[] {
    return this.#said.splice(0);
  }

  /** Every hint there is, the move last. */
  hintTexts(language: Language, say: LearnSentences): readonly string[] {
    const { game, position, solutions } = this.puzzle;
    const [move] = solutions as readonly MoveOf<Family>[];
    const last = move === undefined ? "" : moveName(language, game, position, move);
    return [...this.#puzzler.hints(language, say, this.puzzle), say.puzzles.moveHint({ move: last })];
  }

  /** Why the solution wins. */
  explain(language: Language, say: LearnSentences): Promise<string> {
    const move = this.solution.peek();
    if (move === undefined) return Promise.resolve("");
    return this.#puzzler.solved(language, say, this.puzzle, move, this.#resources);
  }

  /** Shows one hint more of `among`. */
  hint(among: number): void {
    if (this.stage.peek() !== "open") return;
    this.#first(false);
    this.hints.value = Math.min(this.hints.peek() + 1, among);
    this.#mark(among);
  }

  again(among: number): void {
    if (this.stage.peek() !== "wrong") return;
    this.#restart();
    this.stage.value = "open";
    this.view.open.value = true;
    this.#mark(among);
  }

  async showSolution(): Promise<void> {
    if (this.over.peek() || this.stage.peek() === "showing") return;
    this.#first(false);
    const [move] = this.puzzle.solutions as readonly MoveOf<Family>[];
    if (move === undefined) return;
    this.#restart();
    this.stage.value = "showing";
    this.view.open.value = false;
    if (!(await this.#pause())) return;
    this.solution.value = move;
    this.view.answer(move);
    this.stage.value = "shown";
  }

  /** Nothing comes any more. */
  close(): void {
    this.#turn++;
    this.view.open.value = false;
  }

  async #judge(move: MoveOf<Family>, before: PositionOf<Family>): Promise<void> {
    this.view.open.value = false;
    const { makeMove } = notationOf(this.puzzle.game);
    const text = makeMove(move, before);
    if (
      (this.puzzle.solutions as readonly MoveOf<Family>[]).some((each) => makeMove(each, before) === text)
    ) {
      this.solution.value = move;
      this.stage.value = "right";
      if (this.first.peek() === undefined) this.#first(true);
      else this.#heard.found();
      return;
    }
    this.#first(false);
    this.mistake.value = { move, refutation: undefined, failed: false };
    this.stage.value = "checking";
    const asked = this.#puzzler.refute(this.puzzle, move, this.#resources).catch(() => undefined);
    if (!(await this.#pause())) return;
    const turn = this.#turn;
    const refutation = await asked;
    if (turn !== this.#turn) return;
    this.mistake.value = { move, refutation, failed: refutation === undefined };
    if (refutation?.reply !== undefined) this.view.answer(refutation.reply);
    this.stage.value = "wrong";
  }

  #first(solved: boolean): void {
    if (this.first.peek() !== undefined) return;
    this.first.value = solved;
    this.#heard.first(solved);
  }

  #restart(): void {
    this.#turn++;
    this.view.back(0);
    this.mistake.value = undefined;
  }

  #mark(among: number): void {
    const [move] = this.puzzle.solutions as readonly MoveOf<Family>[];
    if (among > 0 && this.hints.peek() === among) this.view.hint.value = move;
  }

  /** False when something else was begun meanwhile. */
  async #pause(): Promise<boolean> {
    const turn = ++this.#turn;
    await new Promise((resolve) => setTimeout(resolve, replyPause));
    return turn === this.#turn;
  }
}
