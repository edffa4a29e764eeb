import type { Family, GameId, MoveOf, PositionOf } from "../../games/index.ts";
import type { Language, LearnSentences } from "../../words/index.ts";
import type { Markup } from "./markup.ts";

/** What a family's puzzles look like where there is no page to play on: on paper and in a terminal. Methods on purpose, as in `Game`. */
export interface Drawing<F extends Family = Family> {
  /** The board in black on white; moves are marked on it where they are given, the first one strongest. */
  board(game: GameId, position: PositionOf<F>, marked: readonly MoveOf<F>[]): Picture;
  /** The board in letters and signs that every terminal has. */
  text(game: GameId, position: PositionOf<F>): string;
  /** What lies on it, for who does not see it. */
  label(language: Language, game: GameId, position: PositionOf<F>): string;
  /** The rules in a line, as far as they tell what wins. */
  rules(language: Language, game: GameId, position: PositionOf<F>): string;
  /** Who is to move, by the signs of the board on paper or in a terminal. */
  turn(
    language: Language,
    say: LearnSentences,
    game: GameId,
    position: PositionOf<F>,
    medium: "paper" | "terminal",
  ): string;
  /** How a move is written. */
  notation(say: LearnSentences): string;
}

/** A drawing and its size in millimetres, from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: Markup;
}
