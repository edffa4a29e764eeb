import type { CourseId } from "./lessons.ts";

/** What the keys of a lesson do, besides those of the board. */
export type StudyKey = "next" | "again" | "show" | "walk" | "help";

interface StepFacts {
  /** From 1; the game at the end is the last. */
  readonly step: number;
  readonly steps: number;
}

/** The page of the lessons. */
export interface StudySentences {
  readonly title: string;
  readonly about: string;
  readonly courses: { readonly [Id in CourseId]: { readonly title: string; readonly about: string } };
  /** What is offered first: the very first lesson, the one that was left, or the next. */
  readonly begin: (facts: { readonly title: string }) => string;
  readonly goOn: (facts: { readonly title: string }) => string;
  readonly allDone: string;
  readonly done: string;
  /** How far a lesson has come. */
  readonly reached: (facts: StepFacts) => string;
  readonly allLessons: string;
  /** Instead of a lesson that cannot be shown. */
  readonly missing: string;

  readonly step: (facts: StepFacts) => string;
  /** Said when a step opens, before its text; the lesson's title where it has just been opened. */
  readonly opened: (facts: StepFacts & { readonly title: string | undefined }) => string;
  readonly game: string;
  /** The way from step to step. */
  readonly steps: string;
  readonly toStep: (facts: StepFacts & { readonly done: boolean; readonly last: boolean }) => string;

  readonly looking: string;
  readonly right: string;
  readonly wrong: string;
  readonly playOn: string;
  readonly notJudged: string;
  /** The solution, on the board and in words; it is still to be played. */
  readonly shown: (facts: { readonly move: string }) => string;

  readonly next: string;
  readonly again: string;
  readonly showMe: string;
  readonly beginGame: string;
  readonly playAgain: string;
  readonly nextLesson: (facts: { readonly title: string }) => string;
  /** Who is played against at the end. */
  readonly opponent: string;
  readonly keys: { readonly [Key in StudyKey]: string };
}
