import { startRating } from "../../../learn/index.ts";
import type { LearnSentences } from "../../../words/index.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import { progress } from "../../session/puzzle-keep.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";
import type { Score } from "./use-trial.ts";

/** How one stands, above what is said of the puzzle: as many lines whatever is known yet. */
export function Standings({
  trial,
  say,
  wish,
  score,
}: {
  trial: PuzzleTrial;
  say: LearnSentences;
  wish: PuzzleWish;
  score: Score | undefined;
}) {
  const { puzzles } = say;
  const { family, rating: its } = trial.puzzle;
  const { standings, runs } = progress.value;
  const rating = standings[family]?.rating ?? startRating;
  const run = wish.way === "streak" ? runs[wish.of] : undefined;
  const known = trial.first.value !== undefined;
  return (
    <div class="standings" data-testid="standings">
      <p>{puzzles.nowRated({ rating, by: score?.by })}</p>
      <p class="note">{known && puzzles.itsRating({ rating: its })}</p>
      {wish.way === "streak" && (
        <p data-testid="streak">
          {score?.ended
            ? puzzles.streakEnded({ ...score.ended, best: run?.longest ?? 0 })
            : puzzles.streak({ count: run?.count ?? 0, best: run?.longest ?? 0 })}
        </p>
      )}
    </div>
  );
}
