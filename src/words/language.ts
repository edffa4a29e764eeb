import type { GameId, Run, Seat } from "../games/index.ts";
import type { GradeId, ProgramProtocol, SearchLimit } from "../players/index.ts";
import type {
  Colour,
  Counted,
  Discs,
  Ended,
  Lead,
  LevelFacts,
  MistakeFacts,
  ModuloFacts,
  ResistanceFacts,
  RowKind,
  RunFacts,
  SaidMove,
  SpotFacts,
  SquareFacts,
  TakeFacts,
  TakeRules,
  Thing,
  Who,
  WorthFacts,
} from "./facts.ts";
import type { RefusalSentences } from "./refusals.ts";

/**
 * Everything a language has to say, each sentence with the facts it is made from. The type names what a language lacks.
 * Which sentence is said, and the facts, are worked out once for all languages in the files beside this one; a language
 * makes whole sentences and knows its own plurals, cases and order of words.
 */
export interface Language {
  /** Its tag, for `lang` and for `Intl`. */
  readonly tag: string;
  /** Sentences one after another. */
  text(sentences: readonly string[]): string;
  /** What was wrong, and what is right. */
  readonly refusals: RefusalSentences;
  /** A game that has no entry is called as its rules call it, and is told by its rules. */
  readonly games: { readonly [Id in GameId]?: GameSentences };
  readonly players: PlayerSentences;
  readonly status: StatusSentences;
  readonly taking: TakingSentences;
  readonly reversi: ReversiSentences;
  readonly explanation: ExplanationSentences;
  readonly report: ReportSentences;
}

export interface GameSentences {
  readonly title?: string;
  /** What one does in it, in a line. */
  readonly about: string;
}

/** A player as one picks it from a list. */
export interface PlayerWords {
  readonly name: string;
  readonly about: string;
}

export interface PlayerSentences {
  /** Whoever reads it. */
  readonly you: string;
  /** The sides of a game that has no names for them. */
  readonly numbered: (seat: Seat) => string;
  readonly human: PlayerWords;
  readonly random: PlayerWords;
  readonly heuristic: PlayerWords;
  readonly smart: PlayerWords;
  readonly grades: { readonly [Grade in GradeId]: PlayerWords };
  readonly engine: (facts: LevelFacts) => PlayerWords;
  readonly search: (facts: { readonly limit: SearchLimit; readonly amount: number }) => PlayerWords;
  readonly program: (facts: { readonly protocol: ProgramProtocol; readonly command: string }) => PlayerWords;
  /** Name and description in one line. */
  readonly line: (words: PlayerWords) => string;
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
  readonly drawn: string;
}

/** What is known of a move that is recommended. */
export type HintJudgement = "wins" | "resists" | "certain";

export interface TakingSentences {
  /** Takes as a command without an end: `take 2 sticks from row 3, places 2 and 3`. */
  readonly take: (take: TakeFacts) => string;
  readonly takes: (facts: TakeFacts & { readonly who: Who }) => string;
  /** What can be done now: `Take 1 to 3 stones from the right end.` */
  readonly rule: (rules: TakeRules) => string;
  readonly turn: (facts: TakeRules & { readonly who: Who }) => string;
  readonly lastTaker: (rules: TakeRules) => string;
  /** Everything about the rules in one sentence, for a head line. */
  readonly rules: (rules: TakeRules) => string;
  readonly tookLast: (facts: Ended & { readonly taker: Who; readonly thing: Thing }) => string;
  readonly stuck: (facts: Ended & Counted) => string;
  /** The board's name for a screen reader. */
  readonly left: (left: Counted) => string;
  /** What lies on the table, as a sentence: of one row, and of several. */
  readonly table: (left: Counted) => string;
  readonly tableRows: (facts: { readonly kind: RowKind; readonly counts: readonly number[] }) => string;
  readonly spot: (spot: SpotFacts) => string;
  /** A run with its place, as a heading. */
  readonly run: (run: RunFacts) => string;
  /** What is left of one row, from left to right. */
  readonly runs: (runs: readonly Run[]) => string;
  readonly tooMany: (left: Counted) => string;
  /** The button that plays what is picked up. */
  readonly button: (taken: Counted) => string;
}

export interface ReversiSentences {
  readonly colours: { readonly [Side in Colour]: string };
  readonly rules: string;
  readonly turn: (facts: { readonly who: Who; readonly squares: number }) => string;
  readonly plays: (facts: {
    readonly colour: Colour;
    readonly square: string;
    readonly turned: number;
  }) => string;
  readonly won: (facts: Ended & Discs) => string;
  readonly drawn: (discs: Discs) => string;
  readonly board: (facts: Discs & { readonly size: number }) => string;
  readonly square: (square: SquareFacts) => string;
  readonly tooLarge: (facts: { readonly size: number }) => string;
  readonly verdict: (lead: Lead) => string;
  readonly searched: (facts: {
    readonly colour: Colour;
    readonly depth: number;
    readonly exact: boolean;
  }) => string;
  /** The value of one position, for Black; undefined where nobody has looked. */
  readonly value: (facts: {
    readonly move: number;
    readonly value: { readonly black: number; readonly exact: boolean } | undefined;
  }) => string;
}

/** Why a position of the Nim family is won or lost, for someone who has never heard of Nim. */
export interface ExplanationSentences {
  readonly verdict: (facts: { readonly wins: boolean }) => string;
  readonly moveVerdict: (facts: { readonly wins: boolean }) => string;
  readonly answer: (move: SaidMove) => string;
  readonly noAnswer: string;
  readonly over: (facts: { readonly misere: boolean }) => string;
  readonly modulo: (facts: ModuloFacts) => string;
  readonly parity: (facts: {
    readonly thing: Thing;
    readonly moves: number;
    readonly misere: boolean;
  }) => string;
  readonly twins: string;
  readonly takeAll: (left: Counted) => string;
  /** A run that has no twin, all others having one. */
  readonly takeRun: (facts: { readonly length: number }) => string;
  readonly halve: (facts: Counted & { readonly length: number; readonly twins: boolean }) => string;
  readonly lengths: (facts: WorthFacts) => string;
  readonly worths: (facts: WorthFacts) => string;
  /** The terms in binary, all of one width; none where there are too many. */
  readonly xor: (facts: {
    readonly xor: number;
    readonly binary: { readonly terms: readonly string[]; readonly sum: string } | undefined;
  }) => string;
  readonly xorRule: (facts: { readonly misere: boolean }) => string;
  readonly lastOne: (facts: { readonly thing: Thing }) => string;
  readonly singles: (left: Counted) => string;
  readonly ones: (facts: { readonly ones: number }) => string;
  readonly turningSingles: (facts: Counted & { readonly run: number }) => string;
  readonly turning: (facts: { readonly run: number; readonly ones: number }) => string;
  readonly quotient: (facts: {
    readonly thing: Thing;
    readonly order: number;
    readonly lost: number;
    readonly longest: number | null;
  }) => string;
  readonly search: string;
  readonly wins: (facts: {
    readonly move: SaidMove;
    readonly others: readonly string[];
    readonly more: boolean;
  }) => string;
  readonly hopeless: (move: SaidMove) => string;
  readonly resists: (facts: ResistanceFacts) => string;
}

/** Where a finished game was decided. */
export interface ReportSentences {
  readonly neverWinning: (loser: Who) => string;
  readonly stillWinning: (loser: Who) => string;
  /** `before` counts the moves from the mistake to the end. */
  readonly gaveAway: (facts: MistakeFacts & { readonly before: number }) => string;
  readonly mistake: (facts: MistakeFacts) => string;
  readonly slip: (facts: MistakeFacts & { readonly cost: number; readonly exact: boolean }) => string;
}
