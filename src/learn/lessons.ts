import type { LessonId } from "../words/index.ts";
import type { Lesson } from "./lesson.ts";
import { nimLessons } from "./lessons/nim.ts";
import { reversiLessons } from "./lessons/reversi.ts";

/** Every lesson, in the order of the courses. */
export const lessons: readonly Lesson[] = [...nimLessons, ...reversiLessons];

export function lessonOf(id: LessonId): Lesson | undefined {
  return lessons.find((each) => each.id === id);
}
