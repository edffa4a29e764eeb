/** How hard a puzzle is, in words. */
export type SheetGrade = "easy" | "medium" | "hard" | "veryHard";

/** What stands on a printed sheet of puzzles. */
export interface SheetSentences {
  /** The head: of a sheet with one game the game's puzzles. */
  readonly title: (facts: { readonly game: string | undefined }) => string;
  readonly date: (day: { readonly year: number; readonly month: number; readonly day: number }) => string;
  /** Before the lines that are filled in. */
  readonly name: string;
  readonly className: string;
  readonly answer: string;
  /** What is to be done, once for all puzzles. */
  readonly task: string;
  readonly grades: { readonly [Grade in SheetGrade]: string };
  /** Who is to move: in games without colours the reader. */
  readonly yours: string;
  readonly colour: (facts: { readonly side: string; readonly sign: string }) => string;
  /** The teacher's page. */
  readonly answers: (facts: { readonly title: string }) => string;
  /** How a move is written. */
  readonly notations: { readonly run: string; readonly square: string };
  readonly move: (facts: { readonly name: string; readonly written: string }) => string;
  /** Moves of one kind, of which each is right; `more`: how many are not named. */
  readonly moves: (facts: { readonly moves: readonly string[]; readonly more: number }) => string;
}
