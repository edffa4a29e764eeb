import { type Family, type GameId, gameOf, type OptionsOf, type Seat } from "../games/index.ts";
import { wordsOf } from "./families.ts";
import type { HowTo } from "./family.ts";
import type { Language } from "./language.ts";
import type { Names } from "./names.ts";

export function gameTitle(language: Language, id: GameId): string {
  return language.games[id]?.title ?? gameOf(id).title;
}

/** What one does in a game, in a line; of a game that has none, its rules. */
export function gameAbout(language: Language, id: GameId): string {
  return language.games[id]?.about ?? rulesText(language, id, gameOf(id).defaults);
}

/** The rules with these options, for whoever is about to play: `Take 1 or 2 pins side by side. Whoever takes the last one wins.` */
export function rulesText(language: Language, id: GameId, options: OptionsOf<Family>): string {
  return wordsOf(gameOf(id).family).rules(language, id, options);
}

/** Who wins with these options: `Whoever takes the last one loses.` */
export function goalText(language: Language, id: GameId, options: OptionsOf<Family>): string {
  return wordsOf(gameOf(id).family).goal(language, id, options);
}

/** How a game with these options is played, for someone who has never seen it. */
export function howToText(language: Language, id: GameId, options: OptionsOf<Family>): HowTo {
  return wordsOf(gameOf(id).family).howTo(language, id, options);
}

/** What a side is called where nobody's name is known: `Black`, `Player 1`. */
export function sideName(names: Names, id: GameId, seat: Seat): string {
  return wordsOf(gameOf(id).family).side(names, seat);
}
