import { type Language, type LearnSentences, moveName } from "../../../words/index.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";

/** What is to be done, or what came of it, in a sentence. */
export function statusOf(
  language: Language,
  { puzzles }: LearnSentences,
  { stage, mistake, solution, puzzle }: PuzzleTrial,
  task: string,
): string {
  const { game, position } = puzzle;
  const name = (move: Parameters<typeof moveName>[3] | undefined) =>
    move === undefined ? "" : moveName(language, game, position, move);
  switch (stage.value) {
    case "open":
    case "showing":
      return task;
    case "checking":
      return puzzles.checking;
    case "wrong":
      return puzzles.wrong({ move: name(mistake.value?.move) });
    case "right":
      return puzzles.right({ move: name(solution.value) });
    case "shown":
      return puzzles.shown({ move: name(solution.value) });
  }
}
