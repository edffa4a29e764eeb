import { lessons } from "../../../learn/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { useLearn } from "../../base/learn-words.ts";
import { place } from "../../base/router.ts";
import "../../styles/learn.css";
import { Courses } from "./courses.tsx";
import { Glossary } from "./glossary.tsx";
import { LessonPage } from "./lesson-page.tsx";

/** The courses, one of their lessons, or what the words mean. */
export function LearnPage() {
  const { say, failed, again } = useLearn();
  const part = place.value.path.split("/")[2] ?? "";
  if (!say)
    return failed ? (
      <section class="page">
        <Failure text={language.value.page.notLoaded.page} again={again} />
      </section>
    ) : (
      <div class="waiting" aria-busy="true" />
    );
  if (part === "") return <Courses say={say} />;
  if (part === "glossary") return <Glossary say={say} />;
  const lesson = lessons.find(({ id }) => id === part);
  // The server and the router know which lessons there are.
  return lesson ? <LessonPage key={lesson.id} lesson={lesson} say={say} /> : <Courses say={say} />;
}
