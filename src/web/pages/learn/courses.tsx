import { useEffect } from "preact/hooks";
import { type Lesson, lessons } from "../../../learn/index.ts";
import { type CourseId, courseIds, type LearnSentences } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { followLessons, latestLesson, progressOf } from "../../session/lesson-progress.ts";
import { wordsOfLesson } from "./lesson-words.ts";

/** Both courses; first of all where one left off. */
export function Courses({ say }: { say: LearnSentences }) {
  const { study, glossary } = say;
  useTitle(study.title, "Grundy");
  useEffect(followLessons, []);
  return (
    <section class="page learn">
      <h1>{study.title}</h1>
      <p class="lead">{study.about}</p>
      <Offer say={say} />
      <div class="courses">
        {courseIds.map((id) => (
          <Course key={id} id={id} say={say} />
        ))}
      </div>
      <p class="learn-ways">
        <a href="/learn/glossary">{glossary.title}</a>
        <a href="/puzzles">{language.value.page.shell.puzzles}</a>
      </p>
    </section>
  );
}

/** The one thing to press for whoever does not want to choose. */
function Offer({ say }: { say: LearnSentences }) {
  const { study } = say;
  const offered = offeredLesson();
  if (!offered) return <p class="offer">{study.allDone}</p>;
  const { title } = wordsOfLesson(say, offered.id);
  const isNew = lessons.every(({ id }) => progressOf(id).steps === 0);
  return (
    <p class="offer">
      <a class="button primary" href={`/learn/${offered.id}`}>
        {isNew ? study.begin({ title }) : study.goOn({ title })}
      </a>
    </p>
  );
}

/** The one that was left, else the next after it that is not done, else any. */
function offeredLesson(): Lesson | undefined {
  const latest = lessons.findIndex(({ id }) => id === latestLesson());
  const from = Math.max(0, latest);
  return [...lessons.slice(from), ...lessons.slice(0, from)].find(({ id }) => !progressOf(id).won);
}

function Course({ id, say }: { id: CourseId; say: LearnSentences }) {
  const { title, about } = say.study.courses[id];
  return (
    <section aria-labelledby={`course-${id}`}>
      <h2 id={`course-${id}`}>{title}</h2>
      <p class="note">{about}</p>
      <ol class="lessons">
        {lessons
          .filter(({ course }) => course === id)
          .map((lesson, index) => (
            <LessonLine key={lesson.id} lesson={lesson} number={index + 1} say={say} />
          ))}
      </ol>
    </section>
  );
}

function LessonLine({ lesson, number, say }: { lesson: Lesson; number: number; say: LearnSentences }) {
  const { study } = say;
  const { title, about } = wordsOfLesson(say, lesson.id);
  const { steps, won } = progressOf(lesson.id);
  const count = lesson.steps.length + 1;
  const state = won
    ? study.done
    : steps > 0
      ? study.reached({ step: Math.min(steps + 1, count), steps: count })
      : "";
  return (
    <li class={won ? "won" : ""}>
      <span class="lesson-number" aria-hidden="true">
        {won ? (
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path class="stroke" d="M5 12.5L10 17.5L19 7" />
          </svg>
        ) : (
          number
        )}
      </span>
      <div>
        <a href={`/learn/${lesson.id}`}>{title}</a>
        <p>{about}</p>
      </div>
      <span class="note">{state}</span>
    </li>
  );
}
