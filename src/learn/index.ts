/** Puzzles and lessons as data, proven by the solver and the engine; their words stand in `words`. */
export { dailyPuzzle, dayNumber } from "./daily.ts";
export { makeForm, parseForm } from "./form.ts";
export type { GameResources, LastGame, Lesson, LessonOf, StepOf, StepVerdict } from "./lesson.ts";
export { lessonOf, lessons } from "./lessons.ts";
export { makePuzzle, type Sought } from "./make.ts";
export type { LearnResources, Puzzle, PuzzleOf } from "./puzzle.ts";
export type { FormOptions, PuzzleForm } from "./puzzle-form.ts";
export type { Puzzler, RefutationOf, Wanted } from "./puzzler.ts";
export { puzzlerOf, puzzlers } from "./puzzlers.ts";
export { nearRating, nextRating, startRating } from "./rating.ts";
export { answerText } from "./sheet/answer.ts";
export { drawingOf } from "./sheet/drawings.ts";
export { gradeOf } from "./sheet/grade.ts";
export { html, type Markup } from "./sheet/markup.ts";
export { withReasons } from "./sheet/reasons.ts";
export { makeSheet, type Sheet, type SheetPuzzle } from "./sheet/sheet.ts";
export { findShipped, type ShippedPuzzle, shippedOf, shippedPuzzles } from "./shipped.ts";
