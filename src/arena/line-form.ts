import type { Family, OptionsOf, PositionOf, Seat } from "../games/index.ts";

/** What the line protocol says of a family's games: options as words `name=value`, and a position as one word. */
export interface LineForm<F extends Family = Family> {
  /** The options that a bot has to know, without those that only say where a game begins. */
  optionWords(options: OptionsOf<F>): readonly string[];
  /** What `game.options` reads, from such words; the rest of them is passed over. */
  readOptions(words: ReadonlyMap<string, string>): unknown;
  /** The position without the side to move, which is the one that is asked. */
  makeWord(position: PositionOf<F>): string;
  /** The word and the side to move, as the game's notation reads them. */
  textOf(word: string, seat: Seat, marks: readonly string[]): string;
  /** What else can be done now than usual. */
  marks(position: PositionOf<F>): readonly string[];
}
