import type { LearnSentences } from "../../../words/index.ts";
import { faceOf } from "../../faces/index.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";
import type { PuzzleActs } from "./acts.ts";

/** What can be done now, under the sentence that says what is going on; the room is there while there is nothing. */
export function Answers({
  trial,
  say,
  wish,
  act,
  next,
}: {
  trial: PuzzleTrial;
  say: LearnSentences;
  wish: PuzzleWish;
  act: PuzzleActs;
  next: string;
}) {
  const { puzzles } = say;
  const { view } = trial;
  const chosen = view.chosen.value;
  const stage = trial.stage.value;
  const { playText } = faceOf(view.game);
  const failedRun = wish.way === "streak" && trial.first.value === false;
  return (
    <div class="answers">
      {stage === "open" && chosen !== undefined && playText && (
        <button type="button" class="primary" onClick={() => view.move(chosen)}>
          {playText(trial.puzzle.game, chosen, view.position.value)}
        </button>
      )}
      {stage === "wrong" && (
        <>
          <button type="button" class="primary" onClick={act.again}>
            {puzzles.again}
          </button>
          <button type="button" onClick={act.show}>
            {puzzles.showSolution}
          </button>
        </>
      )}
      {trial.over.value && (
        <button type="button" class="primary" onClick={act.next}>
          {failedRun ? puzzles.streakAgain : next}
        </button>
      )}
    </div>
  );
}
