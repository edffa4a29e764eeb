import { useEffect } from "preact/hooks";
import { type LearnSentences, lessonOfTerm, termIds } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { place } from "../../base/router.ts";
import { Terms } from "../../base/terms.tsx";
import { useTitle } from "../../base/title.ts";
import { wordsOfLesson } from "./lesson-words.ts";

/** Every word that needs an explanation. A word behind `#` is looked at first. */
export function Glossary({ say }: { say: LearnSentences }) {
  const { glossary, study } = say;
  useTitle(glossary.title, study.title, "Grundy");
  const { hash } = place.value;
  useEffect(() => {
    const wanted = termIds.find((id) => id === hash);
    // After the page's own focus, which is at its beginning.
    const frame = requestAnimationFrame(() => wanted && document.getElementById(wanted)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    <section class="page narrow glossary">
      <h1>{glossary.title}</h1>
      <p class="lead">{glossary.about}</p>
      <dl>
        {termIds.map((id) => {
          const { word, meaning, example } = glossary.terms[id];
          return (
            <div key={id}>
              <dt id={id} tabIndex={-1}>
                {word}
              </dt>
              <dd>
                <Terms text={meaning} known={[id]} />
              </dd>
              <dd class="example">{example}</dd>
              <dd>
                <a href={`/learn/${lessonOfTerm[id]}`}>
                  {glossary.inLesson({ title: wordsOfLesson(say, lessonOfTerm[id]).title })}
                </a>
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="learn-ways">
        <a href="/learn">{study.allLessons}</a>
        <a href="/puzzles">{language.value.page.shell.puzzles}</a>
      </p>
    </section>
  );
}
