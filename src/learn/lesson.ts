import type { Engine } from "../engine/index.ts";
import type { Family, GameId, MoveOf, PositionOf, Seat } from "../games/index.ts";
import type { Chance } from "../players/index.ts";
import type { CourseId, LessonId } from "../words/index.ts";
import type { LearnResources } from "./puzzle.ts";

/** A few steps that are played, and a game at the end. What is said stands in `words` under the same names (`LessonWords`). */
export interface LessonOf<F extends Family = Family> {
  readonly family: F;
  readonly id: LessonId;
  readonly course: CourseId;
  readonly steps: readonly StepOf<F>[];
  readonly last: LastGame<F>;
}
export type Lesson = { [F in Family]: LessonOf<F> }[Family];

/** A position and something to do in it. Methods on purpose, as in `Game`. */
export interface StepOf<F extends Family = Family> {
  /** Its name in the lesson's words. */
  readonly id: string;
  readonly game: GameId;
  /** The side to move is the reader's. */
  readonly position: PositionOf<F>;
  /** `move`: one right move ends the step. `play`: the reader plays to the end, `reply` answers, and every move is judged. */
  readonly task: "move" | "play";
  /** Judged by the solver or the engine, never by a list. */
  judge(position: PositionOf<F>, move: MoveOf<F>, resources: LearnResources): Promise<StepVerdict<F>>;
  /** Only of `play`: the other side's best move. */
  reply?(position: PositionOf<F>, resources: LearnResources): Promise<MoveOf<F>>;
}

export type StepVerdict<F extends Family = Family> =
  | { readonly right: true }
  | {
      readonly right: false;
      /** Which mistake it is: its sentence stands in the step's words. */
      readonly mistake: string;
      /** What refutes it, to be shown on the board; undefined where the game is over or nothing has to be shown. */
      readonly reply: MoveOf<F> | undefined;
    };

/** The game at the end: against someone who plays well but for just the mistake that the lesson is about. */
export interface LastGame<F extends Family = Family> {
  readonly game: GameId;
  readonly position: PositionOf<F>;
  /** The reader's seat; whoever's turn it is in the position begins. */
  readonly seat: Seat;
  choose(position: PositionOf<F>, chance: Chance, resources: GameResources): Promise<MoveOf<F>>;
}

export interface GameResources {
  readonly openEngine?: () => Promise<Pick<Engine, "analyse" | "choose">>;
}
