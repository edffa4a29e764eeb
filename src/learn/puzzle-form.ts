import type { Family, PositionOf, Result } from "../games/index.ts";
import type { Idea } from "../words/index.ts";

/** A puzzle as other programs read it: one JSON object. */
export interface PuzzleForm {
  /** Where it is shipped. */
  readonly id?: string;
  readonly game: string;
  /** Only of a game without rules of its own: as the command line takes them. */
  readonly options?: FormOptions;
  /** `grundy analyse GAME POSITION` with those options reads it as it stands. */
  readonly position: string;
  /** The player to move, 1 or 2; at Reversi 1 is black. */
  readonly to_move: number;
  /** The moves that win, all of one kind, as `grundy analyse --json` writes them. */
  readonly solutions: readonly string[];
  readonly idea: Idea;
  readonly rating: number;
  /** How many there are to choose from. */
  readonly moves: number;
}

/** `--take`, `--middle` and `--misere`. */
export interface FormOptions {
  readonly take: string;
  readonly middle: boolean;
  readonly misere: boolean;
}

/** What of a puzzle a family writes in a way of its own. */
export interface FamilyForm<F extends Family = Family> {
  options(game: string, position: PositionOf<F>): FormOptions | undefined;
  position(position: PositionOf<F>): string;
  /** What the game's own reader of options is given. */
  read(options: FormOptions): Result<object>;
}
