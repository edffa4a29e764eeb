import { useEffect } from "preact/hooks";
import type { LearnSentences } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";

/** What refutes the move that was made, once that is known. */
export function refutationOf({ stage, mistake }: PuzzleTrial, say: LearnSentences): string | undefined {
  if (stage.value !== "wrong") return undefined;
  const { refutation, failed } = mistake.value ?? {};
  return failed ? say.puzzles.unrefuted : refutation?.text(language.value, say);
}

/** Why the solution wins, once it was found or shown. */
export function useExplanation(trial: PuzzleTrial, say: LearnSentences): string {
  const over = trial.over.value;
  const about = over ? say.tag : "";
  const { answer = "", failed } = useAnswer(
    about,
    over ? () => trial.explain(language.peek(), say) : undefined,
  );
  return failed ? say.puzzles.unrefuted : answer;
}

interface Sentences {
  readonly title: string;
  readonly task: string;
  readonly status: string;
  readonly refuted: string | undefined;
  readonly why: string;
}

/** What a screen reader hears: the task when a puzzle opens, each move, what came of it and why. */
export function useSaid(trial: PuzzleTrial, { title, task, status, refuted, why }: Sentences): void {
  const stage = trial.stage.value;
  useEffect(() => {
    // Behind the title, which is said by itself when the page is another one.
    const frame = requestAnimationFrame(() => announce(language.peek().text([title, task])));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const moves = trial.takeSaid();
    const told = stage === "open" || stage === "showing" || stage === "checking" ? [] : [status];
    const sentences = [...moves, ...told, ...(refuted === undefined ? [] : [refuted])];
    if (sentences.length > 0) announce(language.peek().text(sentences));
  }, [stage]);
  useEffect(() => {
    if (why !== "") announce(why);
  }, [why]);
}
