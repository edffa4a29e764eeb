import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { startRating } from "../../../learn/index.ts";
import { learnResources } from "../../session/learn-resources.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import { changeProgress, progress } from "../../session/puzzle-keep.ts";
import type { Run, Standing } from "../../session/puzzle-progress.ts";
import {
  type Counted,
  countPuzzle,
  countRun,
  hasCounted,
  newRun,
  notePuzzle,
} from "../../session/puzzle-score.ts";
import { type Given, rate } from "../../session/puzzle-source.ts";
import { PuzzleTrial } from "../../session/puzzle-trial.ts";

/** What a puzzle has changed. */
export interface Score {
  /** By how much the rating has moved; undefined where the puzzle had counted before. */
  readonly by: number | undefined;
  readonly run: Run | undefined;
  /** Whether the run that is over was the longest. */
  readonly ended: { readonly count: number; readonly isBest: boolean } | undefined;
}

/** A puzzle on a board, and what becomes of it in the progress that is kept. */
export function useTrial(wish: PuzzleWish, { puzzle, id, day }: Given) {
  const score = useSignal<Score | undefined>(undefined);
  const [trial] = useState(() => {
    const { family, rating } = puzzle;
    const counted: Counted = { family, rating, id, day };
    return new PuzzleTrial(puzzle, learnResources, {
      first(solved) {
        const before = progress.peek();
        changeProgress((now) => {
          const next = countPuzzle(now, counted, solved, rate);
          if (wish.way !== "streak") return next;
          return countRun(next, wish.of, solved, Math.floor(Math.random() * 2 ** 32));
        });
        const after = progress.peek();
        const moved = ratingOf(after.standings[family]) - ratingOf(before.standings[family]);
        const [run, last] =
          wish.way === "streak" ? [after.runs[wish.of], before.runs[wish.of] ?? newRun(0)] : [];
        score.value = {
          by: hasCounted(before, counted) ? undefined : moved,
          run,
          ended:
            last && !solved
              ? { count: last.count, isBest: last.count > 0 && last.count === last.longest }
              : undefined,
        };
      },
      found: () => changeProgress((now) => notePuzzle(now, counted)),
    });
  });
  useEffect(() => () => trial.close(), [trial]);
  return { trial, score };
}

function ratingOf(standing: Standing | undefined): number {
  return standing?.rating ?? startRating;
}
