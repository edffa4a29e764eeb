import type { SheetGrade } from "./learn/sheet.ts";

/** The help of `grundy puzzles`. */
export interface PuzzleHelp {
  readonly summary: string;
  readonly about: (facts: { readonly games: string; readonly ideas: string }) => string;
  readonly game: string;
  readonly idea: string;
  readonly count: (facts: { readonly max: number; readonly usual: number }) => string;
  readonly seed: string;
  readonly rating: (facts: { readonly min: number; readonly max: number }) => string;
  readonly daily: string;
  readonly sheet: string;
  readonly answers: string;
  readonly json: (facts: { readonly fields: string }) => string;
  readonly examples: string;
}

/** What it says. */
export interface PuzzleAnswerSentences {
  /** Above a puzzle: its number, its game and how hard it is. */
  readonly head: (facts: {
    readonly number: number;
    readonly title: string;
    readonly grade: SheetGrade;
    readonly rating: number;
  }) => string;
  readonly question: string;
  /** Above the answers, at the end. */
  readonly answers: string;
  /** Below puzzles without answers: what to type for them. */
  readonly askAnswers: (facts: { readonly command: string }) => string;
  /** On standard error where nobody has chosen one. */
  readonly seed: (facts: { readonly seed: number }) => string;
  readonly written: (facts: { readonly file: string; readonly count: number }) => string;
  readonly making: (facts: { readonly at: number; readonly of: number }) => string;
}

/** What it refuses. */
export interface PuzzleRefusals {
  "idea-unknown": { readonly text: string; readonly near: string | undefined; readonly ideas: string };
  "idea-of-another-game": { readonly idea: string; readonly game: string; readonly ideas: string };
  /** `found`: so many of those wanted. `options`: those that narrow the choice, as they were typed. */
  "puzzles-too-few": { readonly wanted: number; readonly found: number; readonly options: readonly string[] };
  "date-needed": { readonly name: string; readonly text: string };
}

export type PuzzleRefusalSentences = {
  readonly [Code in keyof PuzzleRefusals]: (facts: PuzzleRefusals[Code]) => string;
};
