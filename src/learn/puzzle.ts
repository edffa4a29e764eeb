import type { Engine } from "../engine/index.ts";
import type { Family, GameId, MoveOf, PositionOf } from "../games/index.ts";
import type { Idea, PuzzleFamily } from "../words/index.ts";

/**
 * A position in which exactly one kind of move wins: one move, and with it those that are the same by symmetry (mirror images, the same in
 * runs of the same length; at Reversi images of the board). All other moves do not win.
 */
export interface PuzzleOf<F extends Family = Family> {
  readonly family: F;
  readonly game: GameId;
  readonly position: PositionOf<F>;
  /** The moves that win, in the order of the game's own moves. */
  readonly solutions: readonly MoveOf<F>[];
  /** The thought that finds them. */
  readonly idea: Idea;
  /** How hard it is, on the scale of people's ratings: about 600 to 2,400. */
  readonly rating: number;
  /** How many moves there are to choose from. */
  readonly moves: number;
}

/** A union by family: a look at `family` narrows position and moves. */
export type Puzzle = { [F in PuzzleFamily]: PuzzleOf<F> }[PuzzleFamily];

/** What making and judging draw on. The engine is asked only where a family needs one. */
export interface LearnResources {
  readonly openEngine?: () => Promise<Pick<Engine, "analyse">>;
  /** Waited for between two pieces of work: what draws and answers meanwhile stays smooth. */
  readonly rest?: () => Promise<void> | undefined;
}
