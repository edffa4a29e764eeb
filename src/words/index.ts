/**
 * Every sentence people read, one object a language. Whoever shows words holds a `Language` (the page in a signal, the
 * server and the consoles `english`) and hands it to a function that knows which sentence it is and works out its facts:
 *
 *   refusalText(language, refusal)                 why something was refused; foreignRefusalText for what a server sent
 *   statusText(language, situation)                what is going on, and what can be done now
 *   moveText, hintText, takenBackText, lookingBackText   what happened, what could
 *   boardName, tooLargeText, spotName, squareName, runName, runsText, takeButton   what is on the table
 *   gameTitle, gameAbout, rulesText, sideName, playerName, playerAbout   what and who there is to choose
 *   explanationText, moveExplanationText           why a position of the Nim family is won or lost
 *   explain, explainMove                           the same sentence by sentence, each with its claims as data
 *   decidedText, mistakeText, slipText, verdictText, searchedText, valueText, openingText   what an analysis found
 *   thoughtText                                    what a player that thinks aloud says of its move
 *   takeText, tableText, takeRulesText             moves, table and rules of the Nim family in running text
 *   cliRefusalText(cli, language, refusal)         why the command line refused something; `CliSentences` is all it says
 *   whoIsWho(language, game, seating)              both sides as sentences name them, "you" included
 *
 * What differs by family stands in `familyWords`. Nouns are one table, `nouns.ts`: a game without an entry has sticks in
 * rows. A new language is one object of type `Language` beside `english/` and its lines in `language-tags.ts`, `languages.ts` and
 * `cli-languages.ts`; the compiler names what is lacking. `languageFor(wanted)` chooses one, `loadLanguage(tag)` loads it.
 */

export type { Claim, Statement } from "./claims.ts";
export { cliRefusalText } from "./cli.ts";
export { loadCliSentences } from "./cli-languages.ts";
export type { CliRefusal, CliRefusals, CliSentences, Where } from "./cli-sentences.ts";
export type { CommandName, Place } from "./command-sentences.ts";
export { inWords, sentence } from "./english/grammar.ts";
export { english } from "./english/index.ts";
export { explain, explainMove, explanationText, moveExplanationText } from "./explanation.ts";
export type { SaidChance } from "./explanation-sentences.ts";
export type { Who } from "./facts.ts";
export { familyWords } from "./families.ts";
export type { FamilyWords } from "./family.ts";
export { gameAbout, gameTitle, rulesText, sideName } from "./games.ts";
export type { HintJudgement, Language } from "./language.ts";
export {
  knownLanguage,
  type LanguageTag,
  languageFor,
  languageNames,
  languageTags,
} from "./language-tags.ts";
export { loadLanguage } from "./languages.ts";
export { type Nouns, nounsOf } from "./nouns.ts";
export type { ConsoleId, CopyName, KeyAct, LoadedPart, NamedKey, PageTrouble } from "./page-sentences.ts";
export { playerAbout, playerName } from "./players.ts";
export {
  type AllRefusals,
  type AnyRefusal,
  foreignRefusalText,
  refusalText,
  type ServerRefusalCode,
  type ServerRefusals,
} from "./refusals.ts";
export { type Decision, decidedText, type Mistake, mistakeText, type Slip, slipText } from "./report.ts";
export { openingText, searchedText, signed, squareName, valueText, verdictText } from "./reversi.ts";
export {
  boardName,
  hintText,
  lookingBackText,
  moveText,
  type Seating,
  type Situation,
  statusText,
  takenBackText,
  tooLargeText,
  whoIsWho,
} from "./status.ts";
export type { StoreDetail, StoreFailure, StoreFailureCode } from "./store-failures.ts";
export { runName, runsText, spotName, tableText, takeButton, takeRulesText, takeText } from "./taking.ts";
export { thoughtText } from "./thoughts.ts";
