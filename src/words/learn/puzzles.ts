import type { PuzzleFamily } from "./ideas.ts";

/** How puzzles are given out. */
export const puzzleWays = ["daily", "endless", "streak", "idea"] as const;
export type PuzzleWay = (typeof puzzleWays)[number];

/** How a puzzle ended: the first try was right; it was found with hints or after mistakes; not yet. */
export const puzzleOutcomes = ["missed", "helped", "solved"] as const;
export type PuzzleOutcome = (typeof puzzleOutcomes)[number];

/** Of which games: one family's, or of all. */
export type PuzzleKind = PuzzleFamily | "all";

export type PuzzleKey = "hint" | "next" | "again" | "help";

/** What the page of puzzles says. */
export interface PuzzleSentences {
  readonly title: string;
  readonly lead: string;
  readonly kinds: { readonly [Kind in PuzzleKind]: string };
  readonly choose: string;
  readonly ways: { readonly [Way in PuzzleWay]: { readonly name: string; readonly about: string } };
  readonly start: (facts: { readonly way: string; readonly kind: string }) => string;
  readonly daily: (facts: { readonly kind: string; readonly day: number }) => string;
  readonly solveIt: (facts: { readonly kind: string }) => string;
  readonly unsolved: string;
  readonly outcomes: { readonly [Outcome in PuzzleOutcome]: string };
  readonly comeBack: string;
  readonly week: string;
  /** Days are told by a moment in them. A day of the week, as short as it can be understood. */
  readonly weekday: (facts: { readonly day: number }) => string;
  /** The same for a screen reader, with what became of its puzzles. */
  readonly dayDone: (facts: {
    readonly day: number;
    readonly of: readonly { readonly kind: string; readonly outcome: PuzzleOutcome | undefined }[];
  }) => string;
  readonly yours: string;
  readonly rating: (facts: { readonly rating: number }) => string;
  readonly ratingOf: (facts: { readonly kind: string }) => string;
  readonly solved: (facts: { readonly solved: number; readonly tried: number }) => string;
  readonly bestStreak: (facts: { readonly best: number }) => string;
  readonly unloaded: string;
  readonly noMore: string;
  readonly unknown: string;
  readonly unknownAbout: string;
  readonly all: string;

  /** One puzzle. */
  readonly single: (facts: { readonly kind: string }) => string;
  readonly ofIdea: (facts: { readonly idea: string }) => string;
  readonly task: {
    readonly [F in PuzzleFamily]: (facts: {
      readonly side: string;
      readonly moves: number;
      /** Whether several moves are the same by symmetry. */
      readonly several: boolean;
    }) => string;
  };
  readonly checking: string;
  readonly right: (facts: { readonly move: string }) => string;
  readonly wrong: (facts: { readonly move: string }) => string;
  /** Solver or engine could not be asked. */
  readonly unrefuted: string;
  readonly shown: (facts: { readonly move: string }) => string;
  readonly back: string;
  readonly counted: string;
  readonly helped: string;
  /** `by`: how much this puzzle has moved it. */
  readonly nowRated: (facts: { readonly rating: number; readonly by: number | undefined }) => string;
  readonly itsRating: (facts: { readonly rating: number }) => string;
  readonly streak: (facts: { readonly count: number; readonly best: number }) => string;
  readonly streakEnded: (facts: {
    readonly count: number;
    readonly best: number;
    readonly isBest: boolean;
  }) => string;
  readonly streakAgain: string;
  readonly dailyDone: string;
  readonly otherDaily: (facts: { readonly kind: string }) => string;
  readonly hint: string;
  readonly hintCosts: string;
  readonly noHints: string;
  readonly moveHint: (facts: { readonly move: string }) => string;
  readonly again: string;
  readonly showSolution: string;
  readonly next: string;
  readonly panel: string;
  readonly explanation: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly keyDoes: { readonly [Key in PuzzleKey]: string };

  /** What is beside the puzzles. */
  readonly print: string;
  readonly printAbout: string;
  readonly printKind: string;
  readonly printIdea: string;
  readonly anyIdea: string;
  readonly printCount: string;
  readonly printIt: string;
  readonly printing: string;
  readonly tooFew: (facts: { readonly found: number }) => string;
  readonly beginAnew: string;
  readonly reallyAnew: string;
  readonly keep: string;
  readonly begunAnew: string;
  readonly notKept: string;
}
