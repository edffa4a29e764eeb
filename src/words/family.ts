import type { Family, GameId, MoveOf, OptionsOf, PositionOf, Seat } from "../games/index.ts";
import type { Ended, Who } from "./facts.ts";
import type { Language } from "./language.ts";
import type { Names } from "./names.ts";

/** What is said otherwise in each family of games: which sentence, from which facts. Methods on purpose, as in `Game`. */
export interface FamilyWords<F extends Family = Family> {
  /** What a side is called where nobody's name is known. */
  side(names: Names, seat: Seat): string;
  /** The rules in a line or two, for whoever is about to play. */
  rules(language: Language, game: GameId, options: OptionsOf<F>): string;
  /** Who wins, in a sentence. */
  goal(language: Language, game: GameId, options: OptionsOf<F>): string;
  /** How it is played, for someone who has never seen it. */
  howTo(language: Language, game: GameId, options: OptionsOf<F>): HowTo;
  /** Whose turn it is and what can be done. */
  turn(language: Language, game: GameId, position: PositionOf<F>, who: Who): string;
  /** A move as it happens; the position is the one before it. */
  move(language: Language, game: GameId, position: PositionOf<F>, move: MoveOf<F>, who: Who): string;
  /** A move as a thing with a name, for lists: `2 coins from pile 3`; the position is the one before it. */
  moveName(language: Language, game: GameId, position: PositionOf<F>, move: MoveOf<F>): string;
  /** How it ended by the rules; `mover` made the last move, if there was one. */
  won(
    language: Language,
    game: GameId,
    position: PositionOf<F>,
    ended: Ended & { readonly mover: Who | undefined },
  ): string;
  drawn(language: Language, position: PositionOf<F>): string;
  /** The whole board, for a screen reader. */
  board(language: Language, game: GameId, position: PositionOf<F>): string;
  /** Said in place of a board that is too large to draw. */
  tooLarge(language: Language, game: GameId, position: PositionOf<F>): string;
}

/** A sentence for each picture: a move, what it does, how it ends. Besides, words of the game that need explaining. */
export interface HowTo {
  readonly steps: readonly [begin: string, move: string, end: string];
  readonly notes: readonly { readonly title: string; readonly text: string }[];
}
