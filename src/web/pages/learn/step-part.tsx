import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { StepOf } from "../../../learn/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { Terms } from "../../base/terms.tsx";
import { MarkShape } from "../../board/mark-shape.tsx";
import { learnResources } from "../../session/learn-resources.ts";
import { mistakesBeforeShown, StepTrial } from "../../session/lesson-step.ts";
import { ChosenMove } from "./chosen-move.tsx";
import { focusOnBoard, LessonLayout } from "./lesson-layout.tsx";
import { wordsOfLesson } from "./lesson-words.ts";
import type { PartProps } from "./parts.ts";
import { allStatuses, saysReply, statusesOf, stepStatus } from "./step-texts.ts";

interface StepProps extends PartProps {
  readonly step: StepOf;
  readonly done: () => void;
}

/** A step: something to do on the board, and what came of it. */
export function StepPart({ step, done, ...part }: StepProps) {
  const { lesson, say, at, isFirst, go } = part;
  const { study } = say;
  const [trial] = useState(() => new StepTrial(step, learnResources));
  const words = wordsOfLesson(say, lesson.id);
  const own = words.steps[step.id];
  const state = trial.state.value;
  const statuses = useMemo(() => statusesOf(language.value, say, step, words), [say, step]);
  const far = useMemo(() => allStatuses(language.value, say, lesson, words), [say, lesson]);
  const primary = useRef<HTMLButtonElement>(null);
  if (!own) throw new Error(`nothing is said in step ${step.id}`);
  const status = stepStatus(language.value, say, own, trial);

  useEffect(() => () => trial.close(), []);
  useEffect(() => {
    const title = isFirst ? words.title : undefined;
    const opened = study.opened({ title, step: at + 1, steps: lesson.steps.length + 1 });
    announce(language.value.text([opened, own.text, own.task]));
  }, []);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (state.kind === "right") done();
    if (state.kind === "judging") return;
    // Of most mistakes the answer is said in their own sentence.
    const isSaid =
      state.kind === "wrong" && saysReply(language.value, trial.view.play.value.id, state, status);
    const heard = "heard" in state && state.heard !== undefined && !isSaid ? [state.heard] : [];
    const isBack = state.kind === "open" && !state.answered && state.shown === undefined;
    announce(language.value.text([...heard, isBack ? own.task : status]));
    // The one button that goes on, or the board.
    if (state.kind === "open") focusOnBoard();
    else primary.current?.focus({ preventScroll: true });
  }, [state]);

  const again = () => trial.again();
  const canShow =
    trial.mistakes.value >= mistakesBeforeShown &&
    (state.kind === "wrong" || (state.kind === "open" && state.shown === undefined));
  const showMe = canShow ? () => void trial.showMe() : undefined;
  const next = state.kind === "right" ? () => go(at + 1) : undefined;
  const back = state.kind === "wrong" || state.kind === "failed" ? again : undefined;

  return (
    <LessonLayout
      {...part}
      view={trial.view}
      text={own.text}
      task={own.task}
      statuses={statuses}
      farStatuses={far}
      acts={{ next, again: back, show: showMe }}
      status={
        <>
          {(state.kind === "right" || state.kind === "wrong") && (
            <svg class="judged-mark" viewBox="-9 -9 18 18" aria-hidden="true">
              <MarkShape won={state.kind === "right"} />
            </svg>
          )}
          <Terms text={status} />
        </>
      }
      answers={
        <>
          <ChosenMove view={trial.view} />
          {next && (
            <button type="button" class="primary" ref={primary} onClick={next}>
              {study.next}
            </button>
          )}
          {back && (
            <button type="button" class="primary" ref={primary} onClick={back}>
              {study.again}
            </button>
          )}
          {showMe && (
            <button type="button" onClick={showMe}>
              {study.showMe}
            </button>
          )}
        </>
      }
    />
  );
}
