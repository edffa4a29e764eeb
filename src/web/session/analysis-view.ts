import { batch, computed, signal } from "@preact/signals";
import {
  accept,
  type Family,
  type Game,
  gameOf,
  type MoveOf,
  type PositionOf,
  type Result,
  type Seat,
} from "../../games/index.ts";
import {
  add,
  addMove,
  begin,
  current,
  historyOf,
  isMainLine,
  lineThrough,
  moveAt,
  type Place,
  type Play,
  playAt,
  promote,
  prune,
  redo,
  type Standing,
  type Tree,
  treeOf,
  treeStart,
  undo,
  variationsAt,
} from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import { moveName, moveText, statusText, whoIsWho } from "../../words/index.ts";
import { announce } from "../base/announce.tsx";
import { language } from "../base/language.ts";
import type { FaceView, Finding, JudgedMove } from "../faces/face.ts";
import type { Explored } from "./analysis-keep.ts";
import { analysisAddress } from "./analysis-link.ts";
import { LinePositions } from "./line-positions.ts";
import { treeAddress } from "./tree-link.ts";

/** Everything that can be undone: the tree, a position that is being set up, and which analysis of the browser it is. */
export interface AnalysisState extends Explored {
  /** Grows with every analysis that is begun here: a position that was set up is one of its own. */
  readonly book: number;
}

/** So many changes can be undone. */
const mostUndone = 2000;

/** Nobody sits at an analysis: both sides go by their own names. */
const nobody = { name: "", kind: "person" } as const;
const seating = { seats: [nobody, nobody], ownSeats: [0, 1] } as const;

/** Moves that are tried on a board, with every variation: where one is in the tree, what is known, and how to change it. */
export class AnalysisView implements FaceView {
  readonly exploring = true;
  readonly game: Game;
  readonly #history;
  /** The places that are walked along, whichever is shown: through the one that was chosen last, then the main line. */
  readonly #line;
  readonly #along: LinePositions;
  readonly index;
  readonly chosen = signal<MoveOf<Family> | undefined>(undefined);
  readonly hint = signal<MoveOf<Family> | undefined>(undefined);
  readonly findings = signal<readonly Finding[]>([]);
  readonly analysing = signal(true);
  readonly hintsAsked = signal(0);
  readonly verdict = signal("");
  /** Nothing here is a finished game that would be judged. */
  readonly judged = signal<readonly JudgedMove[]>([]);
  readonly compared = signal<JudgedMove | undefined>(undefined);
  readonly live = signal(true);

  readonly state;
  readonly tree;
  readonly at;
  readonly positions;
  readonly play;
  readonly position;
  readonly standing;
  readonly turn;
  readonly active;
  readonly lastMove;
  readonly who;
  readonly status;
  readonly canUndo;
  readonly canRedo;

  constructor(opened: Explored) {
    const { play } = opened.tree;
    this.game = gameOf(play.id);
    this.#along = new LinePositions(this.game);
    this.#history = signal(historyOf<AnalysisState>({ ...opened, book: 0 }));
    this.state = computed(() => current(this.#history.value));
    this.tree = computed(() => this.state.value.tree);
    this.#line = signal<readonly Place[]>(lineThrough(opened.tree, opened.at));
    this.index = signal(moveAt(opened.tree, opened.at).count);
    this.at = computed(() => this.#line.value[this.index.value - 1] ?? treeStart);
    this.positions = computed(() => this.#along.of(this.tree.value, this.#line.value));
    this.position = computed(() => this.positions.value[this.index.value] as PositionOf<Family>);
    this.play = computed(() => {
      const { tree } = this.state.value;
      const moves = this.#line.value.map((place) => moveAt(tree, place).move as MoveOf<Family>);
      return playAt(tree.play, this.#standingIn(this.positions.value.at(-1) as PositionOf<Family>), moves);
    });
    this.standing = computed(() => this.#standingIn(this.position.value));
    this.turn = computed((): Seat => this.game.turn(this.position.value));
    this.active = computed(() => !this.standing.value.ending && this.state.value.draft === undefined);
    this.lastMove = computed(() => moveAt(this.tree.value, this.at.value).move);
    this.who = computed(() => whoIsWho(language.value, play.id, seating));
    this.status = computed(() => this.#status());
    this.canUndo = computed(() => this.#history.value.index > 0);
    this.canRedo = computed(() => this.#history.value.index < this.#history.value.items.length - 1);
  }

  /** How many moves the line has that is walked along. */
  get length(): number {
    return this.#line.value.length;
  }

  show(count: number): void {
    this.#turn(() => {
      this.index.value = Math.max(0, Math.min(count, this.#line.peek().length));
    });
  }

  exploreAddress(count: number): string {
    return treeAddress(this.tree.value, this.#line.value[count - 1] ?? treeStart);
  }

  exploreOther(play: Play): string {
    return analysisAddress(play, 0);
  }

  step(by: number): void {
    this.show(this.index.peek() + by);
  }

  /** Shows a place. The line that is walked along stays as long as it leads there. */
  goTo(place: Place): void {
    const tree = this.tree.peek();
    const { count } = moveAt(tree, place);
    this.#turn(() => {
      if (place !== treeStart && this.#line.peek()[count - 1] !== place)
        this.#line.value = lineThrough(tree, place);
      this.index.value = count;
    });
  }

  /** To the variation before or after the one that is shown. */
  vary(by: number): void {
    const tree = this.tree.peek();
    const others = variationsAt(tree, this.at.peek());
    const next = others[others.indexOf(this.at.peek()) + by];
    if (next !== undefined) this.goTo(next);
  }

  /** Tries a move where one is. */
  move(move: MoveOf<Family>): Result<unknown> {
    const { id, position } = this.standing.peek();
    return this.#add(notationOf(id).makeMove(move, position));
  }

  /** Tries moves one after another, as far as they go: a line that was suggested. */
  moveAlong(moves: readonly MoveOf<Family>[]): void {
    batch(() => {
      for (const move of moves) if (!this.move(move).ok) return;
    });
  }

  #add(text: string): Result<unknown> {
    const { tree } = this.state.peek();
    const before = this.standing.peek();
    const added = addMove(tree, this.at.peek(), text, before);
    if (!added.ok) return added;
    const { at } = added.value;
    if (added.value.tree !== tree) this.#enter({ tree: added.value.tree, at });
    else this.goTo(at);
    const { move } = moveAt(added.value.tree, at);
    if (move !== undefined) announce(this.#said(before, move));
    return accept(at);
  }

  #said({ id, position }: Standing, move: MoveOf<Family>): string {
    const said = moveText(language.peek(), id, position, move, this.who.peek()[this.game.turn(position)]);
    return language.peek().text(this.standing.peek().ending ? [said, this.status.peek()] : [said]);
  }

  /** Deletes the move that is shown and all behind it. */
  remove(): void {
    if (this.at.peek() === treeStart) return;
    this.#enter(prune(this.tree.peek(), this.at.peek()));
  }

  /** Makes the line to the move that is shown the main one. */
  promote(): void {
    const tree = promote(this.tree.peek(), this.at.peek());
    if (tree !== this.tree.peek()) this.#enter({ tree });
  }

  get isMain(): boolean {
    return isMainLine(this.tree.value, this.at.value);
  }

  /** Opens the editor with the position that is shown, or changes what is set up there. */
  edit(draft: PositionOf<Family> = this.position.peek()): void {
    this.#enter({ draft });
  }

  stopEditing(): void {
    if (this.state.peek().draft !== undefined) this.#enter({ draft: undefined });
  }

  /** Goes on from a position that was set up: an analysis of its own, unless there was none before. */
  setUp(position: PositionOf<Family>): Result<unknown> {
    const { id } = this.tree.peek().play;
    const notation = notationOf(id);
    const from = notation.makePosition(position);
    const atStart = from === notation.makePosition(this.game.start(position.options));
    const begun = begin(id, position.options, atStart ? undefined : from);
    if (!begun.ok) return begun;
    const { book, tree } = this.state.peek();
    const at = treeStart;
    this.#enter({ tree: treeOf(begun.value), at, draft: undefined, book: tree.moves > 0 ? book + 1 : book });
    return accept(at);
  }

  undo(): void {
    this.#turnBack(undo(this.#history.peek()));
  }

  redo(): void {
    this.#turnBack(redo(this.#history.peek()));
  }

  /** What the place's move is called: from the position before it. */
  nameOf(place: Place): { readonly name: string; readonly text: string; readonly seat: Seat } {
    const { id } = this.tree.peek().play;
    const { move, before } = moveAt(this.tree.peek(), place);
    const position = this.#along.at(this.tree.peek(), before);
    const notation = notationOf(id);
    return {
      name: moveName(language.value, id, position, move as MoveOf<Family>),
      text: (notation.shortMove ?? notation.makeMove)(move as MoveOf<Family>, position),
      seat: this.game.turn(position),
    };
  }

  #enter(change: Partial<AnalysisState>): void {
    const state = { ...this.state.peek(), at: this.at.peek(), ...change };
    const { items, index } = add(this.#history.peek(), state);
    const extra = Math.max(0, items.length - mostUndone);
    this.#take({ items: items.slice(extra), index: index - extra });
  }

  #turnBack(turned: Result<ReturnType<typeof historyOf<AnalysisState>>>): void {
    if (!turned.ok) return;
    // Numbers of places that are undone are given again.
    this.#along.forget();
    this.#take(turned.value);
  }

  #take(history: ReturnType<typeof historyOf<AnalysisState>>): void {
    this.#turn(() => {
      this.#history.value = history;
      const { tree, at } = current(history);
      this.#line.value = lineThrough(tree, at);
      this.index.value = moveAt(tree, at).count;
    });
  }

  /** Whatever is shown next: nothing is picked up there, and what is known of another position is not shown with it. */
  #turn(change: () => void): void {
    batch(() => {
      const before = this.position.peek();
      change();
      this.chosen.value = undefined;
      this.hint.value = undefined;
      if (this.position.peek() !== before) this.findings.value = [];
    });
  }

  #standingIn(position: PositionOf<Family>): Standing {
    const { family, id } = this.tree.peek().play;
    const outcome = this.game.outcome(position);
    const ending = outcome && { winner: outcome.winner, by: "rules" as const };
    return { family, id, position, ending } as Standing;
  }

  #status(): string {
    const before = this.positions.value[this.index.value - 1];
    const mover = before && this.game.turn(before);
    return statusText(language.value, {
      ...seating,
      play: this.standing.value,
      mover,
      thinking: undefined,
    });
  }
}

/** An analysis that begins with the tree given. */
export function exploredOf(tree: Tree, at: Place = treeStart): Explored {
  return { tree, at, draft: undefined };
}
