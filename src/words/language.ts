import type { Family, GameId } from "../games/index.ts";
import type { ExplanationSentences } from "./explanation-sentences.ts";
import type { Ended, MistakeFacts, Who } from "./facts.ts";
import type { LanguageTag } from "./language-tags.ts";
import type { PageSentences } from "./page-sentences.ts";
import type { PlayerSentences } from "./player-sentences.ts";
import type { RefusalSentences } from "./refusals.ts";
import type { ReversiSentences } from "./reversi-sentences.ts";
import type { TakingSentences } from "./taking-sentences.ts";
import type { ThoughtSentences } from "./thought-sentences.ts";

/** What is said of each family's games; the type names a family of which nothing is said. */
type FamilySentences = OfEachFamily<{
  readonly taking: TakingSentences;
  readonly reversi: ReversiSentences;
}>;

type OfEachFamily<All extends { readonly [F in Family]: object }> = All;

/**
 * Everything a language has to say, each sentence with the facts it is made from. The type names what a language lacks.
 * Which sentence is said, and the facts, are worked out once for all languages in the files beside this one; a language
 * makes whole sentences and knows its own plurals, cases and order of words. What the command line says besides is an object of
 * its own (`CliSentences`): no page has to load it.
 */
export interface Language extends FamilySentences {
  /** Its tag, for `lang` and for `Intl`. */
  readonly tag: LanguageTag;
  /** Sentences one after another. */
  text(sentences: readonly string[]): string;
  /** A title before what it is of; without that, before what stands below it. */
  readonly titled: (facts: { readonly title: string; readonly text?: string }) => string;
  /** What was wrong, and what is right. */
  readonly refusals: RefusalSentences;
  /** A game that has no entry is called as its rules call it, and is told by its rules. */
  readonly games: { readonly [Id in GameId]?: GameSentences };
  readonly players: PlayerSentences;
  readonly status: StatusSentences;
  readonly explanation: ExplanationSentences;
  readonly report: ReportSentences;
  readonly thoughts: ThoughtSentences;
  /** What stands on the page around the games. */
  readonly page: PageSentences;
}

interface GameSentences {
  readonly title?: string;
  /** What one does in it, in a line. */
  readonly about: string;
}

/** What is going on, whatever the game. */
export interface StatusSentences {
  readonly seatOpen: string;
  readonly thinking: (who: Who) => string;
  readonly watching: (toMove: Who) => string;
  readonly waiting: (toMove: Who) => string;
  readonly passed: (facts: { readonly passes: string; readonly again: string }) => string;
  readonly lookingBack: (facts: { readonly move: number; readonly moves: number }) => string;
  readonly takenBack: (facts: { readonly move: number }) => string;
  readonly hint: (facts: { readonly move: string; readonly judged: HintJudgement | undefined }) => string;
  readonly won: (ended: Ended) => string;
  readonly resigned: (ended: Ended) => string;
  readonly timeOut: (ended: Ended) => string;
  readonly claimed: (ended: Ended) => string;
  readonly drawn: string;
}

/** What is known of a move that is recommended. */
export type HintJudgement = "wins" | "resists" | "certain";

/** How much a move gave away: something, or a lot (a won game, many discs). */
export type MoveMark = "slip" | "mistake";

/** Where a finished game was decided. */
export interface ReportSentences {
  readonly neverWinning: (loser: Who) => string;
  readonly stillWinning: (loser: Who) => string;
  /** `before` counts the moves from the mistake to the end. */
  readonly gaveAway: (facts: MistakeFacts & { readonly before: number }) => string;
  readonly mistake: (facts: MistakeFacts) => string;
  readonly slip: (facts: MistakeFacts & { readonly cost: number; readonly exact: boolean }) => string;
  /** How a side played: how many of its moves kept what there was, and what the others gave away. */
  readonly side: string;
  readonly accuracy: string;
  readonly percent: (facts: { readonly good: number; readonly among: number }) => string;
  readonly given: string;
  readonly givenWins: (facts: { readonly given: number; readonly among: number }) => string;
  readonly givenDiscs: (facts: { readonly discs: number; readonly exact: boolean }) => string;
  /** What the mark beside a move in the record means. */
  readonly marks: { readonly [Mark in MoveMark]: string };
  readonly noMistakes: string;
  readonly tryIt: string;
  readonly tryAt: (facts: { readonly number: number }) => string;
}
