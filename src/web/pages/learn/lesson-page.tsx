import { useEffect, useRef, useState } from "preact/hooks";
import { type Lesson, lessons } from "../../../learn/index.ts";
import type { LearnSentences } from "../../../words/index.ts";
import { followLessons, lookAtStep, progressOf, stepDone } from "../../session/lesson-progress.ts";
import { GamePart } from "./game-part.tsx";
import { wordsOfLesson } from "./lesson-words.ts";
import { StepPart } from "./step-part.tsx";

/** A lesson, one step at a time, and where one was. */
export function LessonPage({ lesson, say }: { lesson: Lesson; say: LearnSentences }) {
  const count = lesson.steps.length;
  const reached = Math.min(progressOf(lesson.id).steps, count);
  const [at, setAt] = useState(() => Math.min(progressOf(lesson.id).at, count));
  const shown = useRef(0);
  useEffect(followLessons, []);
  useEffect(() => {
    shown.current++;
    lookAtStep(lesson.id, at);
  }, [at]);
  const go = (to: number) => {
    if (to >= 0 && to <= Math.min(progressOf(lesson.id).steps, count)) setAt(to);
  };
  const part = { lesson, say, at, reached, go, isFirst: shown.current === 0 };
  const step = lesson.steps[at];
  if (!step) return <GamePart key="game" {...part} next={nextAfter(lesson, say)} />;
  return <StepPart key={at} {...part} step={step} done={() => stepDone(lesson.id, at)} />;
}

/** The lesson behind it, and what it is called. */
function nextAfter(lesson: Lesson, say: LearnSentences) {
  const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1];
  return next && { address: `/learn/${next.id}`, title: wordsOfLesson(say, next.id).title };
}
