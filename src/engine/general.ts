import { black, discOf, type ReversiPosition, white } from "../games/index.ts";
import { GeneralBoard, margin } from "./general-board.ts";
import { GeneralTable, type Known } from "./general-table.ts";
import type { Analysis, MoveValue } from "./types.ts";

/** One node on the way from the root. Its child's answer arrives when the child is done. */
interface Frame {
  side: number;
  depth: number;
  alpha: number;
  beta: number;
  best: number;
  moves: readonly number[];
  next: number;
  turned: readonly number[];
  line: readonly number[];
  /** Whether an unfinished game was judged below. */
  guessed: boolean;
}

/** Stands for a pass in a list of moves. */
const pass = -1;
const infinity = 1e9;

/**
 * The engine for boards that the core does not know: alpha-beta with iterative deepening over a plain evaluation, and
 * exact where the end of the game is within its depth, with a table of positions met before. It keeps its own stack, so
 * that it can be run in slices.
 */
export class GeneralSearch {
  nodes = 0;
  readonly #board: GeneralBoard;
  readonly #position: ReversiPosition;
  readonly #maxDepth: number;
  readonly #everyMove: boolean;
  readonly #frames: Frame[] = [];
  #depth = 0;
  #done = false;
  /** Whether this step judged any unfinished game. */
  #guessed = false;
  readonly #table = new GeneralTable();
  #order: number[];
  /** How often a cell was best: earlier in the order from then on. */
  readonly #history = new Map<number, number>();
  readonly #values = new Map<number, MoveValue>();

  /** With `everyMove` each root move gets a value of its own, without it the best. */
  constructor(position: ReversiPosition, depth: number, everyMove = false) {
    this.#position = position;
    this.#everyMove = everyMove;
    this.#board = new GeneralBoard(position);
    const most = Math.max(1, Math.min(depth, this.#board.empties));
    this.#maxDepth = this.#board.cropped ? Math.min(most, margin) : most;
    this.#order = this.#sorted(this.#board.moves(discOf(position.turn)));
  }

  get share(): number {
    const within = this.#frames[0] ? this.#frames[0].next / this.#frames[0].moves.length : 0;
    return this.#done ? 1 : (this.#depth - 1 + within) / this.#maxDepth;
  }

  /** Looks at about so many more positions; true when there is nothing left to look at. */
  run(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (!this.#done && this.nodes < until) {
      if (this.#frames.length === 0) this.#nextStep();
      else this.#advance();
    }
    return this.#done;
  }

  #nextStep(): void {
    if (this.#depth > 0) {
      this.#settle();
      if (this.#depth === this.#maxDepth || !this.#guessed || this.#order.length === 1) {
        this.#done = true;
        return;
      }
    }
    this.#depth++;
    this.#guessed = false;
    const side = discOf(this.#position.turn);
    this.#push(side, this.#depth, -infinity, infinity, this.#order);
  }

  #push(side: number, depth: number, alpha: number, beta: number, moves: readonly number[]): void {
    const fresh = { best: -infinity, next: 0, turned: [], line: [], guessed: false };
    this.#frames.push({ side, depth, alpha, beta, moves, ...fresh });
  }

  /** One move further, or back from a node that is done. */
  #advance(): void {
    const frame = this.#frames.at(-1) as Frame;
    if (frame.next === frame.moves.length || frame.best >= frame.beta) {
      this.#frames.pop();
      const parent = this.#frames.at(-1);
      if (!parent) return;
      this.#remember(frame);
      this.#receive(parent, -frame.best, frame.line, frame.guessed);
      return;
    }
    const move = frame.moves[frame.next++] as number;
    const other = black + white - frame.side;
    const open = this.#everyMove && this.#frames.length === 1;
    const alpha = open ? frame.alpha : Math.max(frame.alpha, frame.best);
    if (move !== pass) frame.turned = this.#board.play(move, frame.side);
    this.#open(frame, other, move === pass ? frame.depth : frame.depth - 1, -frame.beta, -alpha);
  }

  /** The side to move is one of the hash numbers' bits. */
  #lowHash(side: number): number {
    return side === black ? this.#board.hashLow : ~this.#board.hashLow;
  }

  #remember({ side, depth, alpha, beta, best, line, guessed }: Frame): void {
    const bound = best >= beta ? "lower" : best <= alpha ? "upper" : "exact";
    const known = { value: best, bound, depth, guessed, move: line[0] ?? pass } as const;
    this.#table.enter(this.#lowHash(side), this.#board.hashHigh, known);
  }

  /** Enters a node; if there is nothing below it to search, its value goes to its parent at once. */
  #open(parent: Frame, side: number, depth: number, alpha: number, beta: number): void {
    this.nodes++;
    const other = black + white - side;
    if (depth === 0) {
      const { score, exact } = this.#board.judge(side);
      this.#receive(parent, -score, [], !exact);
      return;
    }
    const known = this.#table.find(this.#lowHash(side), this.#board.hashHigh);
    if (known && decides(known, depth, alpha, beta)) {
      this.#receive(parent, -known.value, known.move >= 0 ? [known.move] : [], known.guessed);
      return;
    }
    const moves = this.#board.moves(side);
    if (moves.length > 0) this.#push(side, depth, alpha, beta, this.#sorted(moves, known?.move));
    else if (this.#board.canMove(other)) this.#push(side, depth, alpha, beta, [pass]);
    else this.#receive(parent, -this.#board.finalScore(side), [], false);
  }

  #receive(frame: Frame, value: number, line: readonly number[], guessed: boolean): void {
    if (guessed) {
      frame.guessed = true;
      this.#guessed = true;
    }
    const move = frame.moves[frame.next - 1] as number;
    if (move !== pass) this.#board.takeBack(move, frame.side, frame.turned);
    if (frame === this.#frames[0]) this.#record(frame, move, value, line);
    if (value <= frame.best) return;
    frame.best = value;
    frame.line = move === pass ? line : [move, ...line];
    if (value >= frame.beta) this.#history.set(move, (this.#history.get(move) ?? 0) + frame.depth ** 2);
  }

  /** A root move's value; below the best so far it is only a bound, except right above the leaves. */
  #record(frame: Frame, move: number, value: number, line: readonly number[]): void {
    const bound = value > frame.best || this.#depth === 1 || this.#everyMove ? "value" : "upper";
    const squares = [move, ...line].map((cell) => this.#board.squareOf(cell));
    const square = this.#board.squareOf(move);
    this.#values.set(move, {
      square,
      score: value,
      bound,
      exact: false,
      depth: this.#depth,
      confidence: 100,
      line: squares,
    });
  }

  /** At the end of a step: the order for the next one, and what is known for certain if nothing was guessed. */
  #settle(): void {
    const score = (move: number) => (this.#values.get(move) as MoveValue).score;
    const isValue = (move: number) => Number((this.#values.get(move) as MoveValue).bound === "value");
    this.#order = [...this.#order].sort((a, b) => score(b) - score(a) || isValue(b) - isValue(a));
    if (this.#guessed) return;
    for (const [move, value] of this.#values) {
      this.#values.set(move, { ...value, exact: value.bound === "value", depth: this.#board.empties });
    }
  }

  /** Corners and what was good before come first, and before all the move that the table knows. */
  #sorted(moves: readonly number[], first?: number): number[] {
    const worth = (move: number) =>
      move === first ? infinity : this.#board.placeAt(move) + Math.min(50, this.#history.get(move) ?? 0);
    return moves
      .map((move) => ({ move, worth: worth(move) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ move }) => move);
  }

  /** What is known now. Within a step the best so far counts, since the step began with the best of the one before. */
  analysis(seconds: number, complete: boolean): Analysis {
    const known = this.#order.map((move): MoveValue => {
      const square = this.#board.squareOf(move);
      const none = {
        square,
        score: 0,
        bound: "upper",
        exact: false,
        depth: 0,
        confidence: 0,
        line: [square],
      } as const;
      return this.#values.get(move) ?? none;
    });
    const reached = Math.max(...known.map((value) => value.depth));
    const rank = (value: MoveValue) => Number(value.depth === reached && value.bound === "value");
    known.sort((a, b) => rank(b) - rank(a) || b.score - a.score);
    const best = known[0];
    return {
      best: best?.square,
      score: best?.score ?? 0,
      exact: best?.exact ?? false,
      depth: best?.depth ?? 0,
      confidence: best?.confidence ?? 0,
      moves: known,
      line: best?.line ?? [],
      nodes: this.nodes,
      seconds,
      complete,
      engine: "general",
    };
  }
}

/**
 * Whether a value found before answers a question. Every move adds one disc, so that a position met again in one step has
 * the same depth; only that depth counts, so that the table never changes a value.
 */
function decides(
  { value, bound, depth, guessed }: Known,
  wanted: number,
  alpha: number,
  beta: number,
): boolean {
  if (guessed && depth !== wanted) return false;
  return bound === "exact" || (bound === "lower" ? value >= beta : value <= alpha);
}
