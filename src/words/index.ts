/**
 * Every sentence people read, one object a language. Whoever shows words holds a `Language` (the page in a signal, the
 * server and the consoles `english`) and hands it to a function that knows which sentence it is and works out its facts:
 *
 *   refusalText(language, refusal)                 why something was refused; foreignRefusalText for what a server sent
 *   statusText(language, situation)                what is going on, and what can be done now
 *   moveText, moveName, hintText, takenBackText, lookingBackText   what happened, what could
 *   boardName, tooLargeText, spotName, squareName, runName, runsText, takeButton   what is on the table
 *   gameTitle, gameAbout, goalText, howToText, rulesText, sideName, playerName, playerListed, playerAbout   what and who there is to choose
 *   explanationText, moveExplanationText           why a position of the Nim family is won or lost
 *   explain, explainMove                           the same sentence by sentence, each with its claims as data
 *   decidedText, mistakeText, slipText, verdictText, searchedText, valueText, openingText   what an analysis found
 *   thoughtText                                    what a player that thinks aloud says of its move
 *   takeText, tableText, takeRulesText             moves, table and rules of the Nim family in running text
 *   cliRefusalText(cli, language, refusal)         why the command line refused something; `CliSentences` is all it says
 *   submissionProblemText, submissionRemarkText    why a submission cannot be judged, and what was noticed of it
 *   loadArenaSentences(tag)                        what is said of tournaments; faultText and faultReason say what a bot did wrong
 *   loadJudgeSentences(tag)                        what the judge says of a program; the room `judge` works out its facts
 *   whoIsWho(language, game, seating)              both sides as sentences name them, "you" included
 *
 * What differs by family stands in `familyWords`. Nouns are one table, `nouns.ts`: a game without an entry has sticks in
 * rows. A new language is one object of type `Language` beside `english/` and its lines in `language-tags.ts`, `languages.ts`,
 * `cli-languages.ts` and `judge-languages.ts`; the compiler names what is lacking. `languageFor(wanted)` chooses one, `loadLanguage(tag)` loads it.
 */

export { type ArenaFigure, type ArenaSentences, arenaFigures, faultReason, faultText } from "./arena.ts";
export type { ArenaReadRefusal } from "./arena-command-sentences.ts";
export { loadArenaSentences } from "./arena-languages.ts";
export { type SaidChance, saidChance } from "./chance.ts";
export type { Claim, Statement } from "./claims.ts";
export { cliRefusalText } from "./cli.ts";
export { loadCliSentences } from "./cli-languages.ts";
export type { CliRefusal, CliRefusals, CliSentences, ProgramProblem, Where } from "./cli-sentences.ts";
export type { CommandName, Place } from "./command-sentences.ts";
export {
  type DoctorItem,
  type DoctorSentences,
  type DoctorTrial,
  doctorItems,
  type Purpose,
  purposes,
} from "./doctor-sentences.ts";
export { inWords, sentence } from "./english/grammar.ts";
export { english } from "./english/index.ts";
export { englishNames } from "./english/names.ts";
export {
  explain,
  explainMove,
  explainShortly,
  explanationText,
  moveExplanationText,
  whyText,
} from "./explanation.ts";
export type { Who } from "./facts.ts";
export { familyWords } from "./families.ts";
export type { FamilyWords } from "./family.ts";
export { gameAbout, gameTitle, goalText, howToText, rulesText, sideName } from "./games.ts";
export type { JudgeBatchSentences } from "./judge-batch-sentences.ts";
export {
  type DifferenceFacts,
  type OrderRule,
  type StatedNumber,
  statedNumbers,
  type TurnRule,
  type WinnerRule,
} from "./judge-facts.ts";
export { loadJudgeSentences } from "./judge-languages.ts";
export type {
  CauseFacts,
  ExceptionCause,
  JudgeSentences,
  MarkName,
  PassedOver,
  VerdictFacts,
} from "./judge-sentences.ts";
export type { HintJudgement, Language, MoveMark } from "./language.ts";
export {
  knownLanguage,
  type LanguageTag,
  languageFor,
  languageNames,
  languageTags,
  markupTag,
} from "./language-tags.ts";
export { loadLanguage } from "./languages.ts";
export { findTerms, type TextPart } from "./learn/find-terms.ts";
export { lessonOfTerm, type TermId, termIds } from "./learn/glossary.ts";
export { type Idea, ideas, type PuzzleFamily, puzzleFamilies } from "./learn/ideas.ts";
export type { LayerSentences } from "./learn/layers.ts";
export {
  type CourseId,
  courseIds,
  type LastGameWords,
  type LessonId,
  type LessonWords,
  type MistakeSaid,
  type NimLessonId,
  nimLessonIds,
  reversiLessonIds,
  type StepWords,
} from "./learn/lessons.ts";
export type { NimSteps } from "./learn/nim-course.ts";
export {
  type PuzzleKind,
  type PuzzleOutcome,
  type PuzzleSentences,
  type PuzzleWay,
  puzzleOutcomes,
  puzzleWays,
} from "./learn/puzzles.ts";
export type { ReversiSteps } from "./learn/reversi-course.ts";
export type {
  Edge,
  RefutedFacts,
  ReversiPuzzleSentences,
  SolutionPlace,
  SolvedFacts,
} from "./learn/reversi-puzzles.ts";
export type { SheetGrade } from "./learn/sheet.ts";
export type { StudyKey } from "./learn/study.ts";
export { loadLearnSentences } from "./learn-languages.ts";
export type { LearnSentences } from "./learn-sentences.ts";
export type { Names } from "./names.ts";
export { type Nouns, nounsOf } from "./nouns.ts";
export { type ConsoleCommand, type ConsoleId, consoleIds } from "./page/consoles.ts";
export type { ExploreKey, ExploreNamedKey } from "./page/explore.ts";
export type { CopyName, KeyAct, NamedKey } from "./page/game.ts";
export type { FavouredSide } from "./page/handicap.ts";
export {
  type ImportOutcome,
  importOutcomes,
  type OwnFileProblem,
  type OwnWhere,
  type OwnWhich,
  type Telling,
} from "./page/own.ts";
export { type PhraseId, phraseIds } from "./page/phrases.ts";
export type { SettingChoices, SettingName, SwitchName } from "./page/settings.ts";
export type { LoadedPart, PageTrouble } from "./page/shell.ts";
export { playerAbout, playerListed, playerName } from "./players.ts";
export {
  type AllRefusals,
  type AnyRefusal,
  foreignRefusalText,
  refusalText,
  type ServerRefusalCode,
  type ServerRefusals,
  shorten,
} from "./refusals.ts";
export { type Decision, decidedText, type Mistake, mistakeText, type Slip, slipText } from "./report.ts";
export { openingText, searchedText, signed, squareName, valueText, verdictText } from "./reversi.ts";
export { inOneText, punctuationOf } from "./sentences.ts";
export {
  boardName,
  hintText,
  lookingBackText,
  moveName,
  moveText,
  type Seating,
  type Situation,
  statusText,
  takenBackText,
  tooLargeText,
  whoIsWho,
} from "./status.ts";
export type { StoreDetail, StoreFailure, StoreFailureCode } from "./store-failures.ts";
export { type SubmissionSentences, submissionProblemText, submissionRemarkText } from "./submissions.ts";
export { runName, runsText, spotName, tableText, takeButton, takeRulesText, takeText } from "./taking.ts";
export { thoughtText } from "./thoughts.ts";
export { cutTo, padEnd, padStart, widthOf, wrapTo } from "./width.ts";
