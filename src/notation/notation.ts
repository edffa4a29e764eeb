import type { Family, MoveOf, OptionsOf, PositionOf, Result } from "../games/index.ts";

/** A game's own text forms: what is written, and everything that is understood. Methods on purpose, as in `Game`. */
export interface Notation<F extends Family = Family> {
  /** A move as it would be typed, to show what is wanted. */
  readonly example: string;
  /** Reads every form of a move that the game knows. */
  parseMove(text: string, position: PositionOf<F>): Result<MoveOf<F>>;
  /** The one form that records use. */
  makeMove(move: MoveOf<F>, position: PositionOf<F>): string;
  /** As people read it, where that is shorter; `parseMove` reads it, too. */
  shortMove?(move: MoveOf<F>, position: PositionOf<F>): string;
  /** Many moves as one word, for a link; each as `makeMove` wrote it. */
  joinMoves(texts: readonly string[]): string;
  splitMoves(text: string): string[];
  /** Reads every form of a position that fits in a line or a word. */
  parsePosition(text: string, options: OptionsOf<F>): Result<PositionOf<F>>;
  makePosition(position: PositionOf<F>): string;
  /** Reads whatever else holds a position or a whole game: transcripts, pictures, entries of files. */
  parseGame(text: string, options: OptionsOf<F>): Result<ParsedGame<F>>;
}

/** Where a game began and the moves from there, all of them legal. */
export interface ParsedGame<F extends Family = Family> {
  readonly start: PositionOf<F>;
  readonly moves: readonly MoveOf<F>[];
}
