import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import { Terms } from "../../base/terms.tsx";
import { useTitle } from "../../base/title.ts";
import type { FaceView } from "../../faces/face.ts";
import { BoardView } from "../game/board-view.tsx";
import { type LessonActs, LessonKeys, useLessonKeys } from "./lesson-keys.tsx";
import { wordsOfLesson } from "./lesson-words.ts";
import type { PartProps } from "./parts.ts";
import { Room } from "./room.tsx";
import { StepDots } from "./step-dots.tsx";

interface LayoutProps extends PartProps {
  readonly view: FaceView;
  readonly text: string;
  readonly task: string;
  readonly status: ComponentChildren;
  /** Everything that can come to stand in the status line, here and in other parts. */
  readonly statuses: readonly string[];
  readonly farStatuses: readonly string[];
  readonly answers: ComponentChildren;
  readonly acts: LessonActs;
  /** Where the focus is when it opens: on the board, unless there is nothing to do there yet. */
  readonly opensOn?: "answers";
}

/** Words, board, result and the way from step to step. Each has its place, whatever is said: room is kept for the longest. */
export function LessonLayout(props: LayoutProps) {
  const {
    lesson,
    say,
    at,
    reached,
    go,
    view,
    text,
    task,
    status,
    statuses,
    farStatuses,
    answers,
    acts,
    opensOn,
  } = props;
  const words = wordsOfLesson(say, lesson.id);
  const [keys, setKeys] = useState(false);
  useTitle(words.title, say.study.title, "Grundy");
  useLessonKeys({ ...acts, walk: (by) => go(at + by), help: () => setKeys(true) });
  useEffect(() => {
    // Behind the page's own focus, which is at its beginning.
    const frame = requestAnimationFrame(() => (opensOn ? focusOn(".answers>button") : focusOnBoard()));
    return () => cancelAnimationFrame(frame);
  }, [view]);
  const all = Object.values(words.steps);
  const count = lesson.steps.length;
  return (
    <section class={`lesson ${view.play.value.id}`}>
      <header class="lesson-head">
        <a href="/learn">{say.study.allLessons}</a>
        <h1>{words.title}</h1>
        <button
          type="button"
          class="quiet icon"
          aria-label={language.value.page.keys.title}
          title={language.value.page.keys.title}
          onClick={() => setKeys(true)}
        >
          <Icon name="keys" />
        </button>
      </header>
      <div class="lesson-say">
        <p class="note">{at < count ? say.study.step({ step: at + 1, steps: count + 1 }) : say.study.game}</p>
        <Room among={[]} far={[...all.map((each) => [each.text, each.task]), [words.last.intro]]}>
          <p data-testid="text">
            <Terms text={text} />
          </p>
          <p class="task" data-testid="task">
            {task}
          </p>
        </Room>
      </div>
      <div class="stage">
        <BoardView view={view} />
      </div>
      <div class={`status-line lesson-status${view.active.value ? " turn" : ""}`}>
        <Room among={statuses.map((each) => [each])} far={farStatuses.map((each) => [each])}>
          <p class="status" data-testid="status">
            {status}
          </p>
        </Room>
        <div class="answers">{answers}</div>
      </div>
      <StepDots say={say} at={at} reached={reached} count={count} go={go} />
      {keys && <LessonKeys say={say} close={() => setKeys(false)} />}
    </section>
  );
}

export function focusOnBoard(): void {
  focusOn('.lesson .stage [tabindex="0"]');
}

function focusOn(place: string): void {
  document.querySelector<HTMLElement | SVGElement>(place)?.focus({ preventScroll: true });
}
