import type { LearnSentences, LessonId, LessonWords } from "../../../words/index.ts";

/** What a lesson says, whichever course it belongs to. */
export function wordsOfLesson({ courses }: LearnSentences, id: LessonId): LessonWords {
  return { ...courses.nim, ...courses.reversi }[id];
}
