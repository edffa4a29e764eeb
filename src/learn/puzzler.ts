import type { Family, GameId, MoveOf, PositionOf } from "../games/index.ts";
import type { Chance } from "../players/index.ts";
import type { Idea, Language, LearnSentences } from "../words/index.ts";
import type { LearnResources, PuzzleOf } from "./puzzle.ts";

/** Which puzzle is wanted, as far as that matters. */
export interface Wanted {
  readonly game?: GameId | undefined;
  readonly idea?: Idea | undefined;
  /** About so hard. */
  readonly rating?: number | undefined;
}

/** Makes and refutes the puzzles of a family. Methods on purpose, as in `Game`. */
export interface Puzzler<F extends Family = Family> {
  readonly games: readonly GameId[];
  readonly ideas: readonly Idea[];
  /** One candidate drawn by chance; undefined where it is no puzzle, or not the wanted one: then another is drawn. */
  draw(wanted: Wanted, chance: Chance, resources: LearnResources): Promise<PuzzleOf<F> | undefined>;
  /** What a position is as a puzzle; undefined where it is none. */
  puzzleAt(
    game: GameId,
    position: PositionOf<F>,
    resources: LearnResources,
  ): Promise<PuzzleOf<F> | undefined>;
  /** Puzzles with the same key are alike, whatever their board looks like. */
  keyOf(puzzle: PuzzleOf<F>): string;
  /** What refutes a move that is no solution. */
  refute(puzzle: PuzzleOf<F>, move: MoveOf<F>, resources: LearnResources): Promise<RefutationOf<F>>;
  /** Hints before the last one, which is the move itself: the idea, then where to look. */
  hints(language: Language, say: LearnSentences, puzzle: PuzzleOf<F>): readonly string[];
  /** Why the solution wins, once it was played. */
  solved(
    language: Language,
    say: LearnSentences,
    puzzle: PuzzleOf<F>,
    move: MoveOf<F>,
    resources: LearnResources,
  ): Promise<string>;
}

export interface RefutationOf<F extends Family = Family> {
  /** The position after the move. */
  readonly after: PositionOf<F>;
  /** The best answer; undefined where the move has ended the game, or the side that moved has to move again. */
  readonly reply: MoveOf<F> | undefined;
  readonly text: (language: Language, say: LearnSentences) => string;
}
