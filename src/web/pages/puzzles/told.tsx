import type { LearnSentences } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { Terms } from "../../base/terms.tsx";
import { faceOf } from "../../faces/index.ts";
import type { PuzzleWish } from "../../session/puzzle-address.ts";
import { progressKept } from "../../session/puzzle-keep.ts";
import type { PuzzleTrial } from "../../session/puzzle-trial.ts";
import type { Score } from "./use-trial.ts";

/** The layers of the puzzle's position: nobody is told its reason before it is over. */
function Deeper({ trial: { view, puzzle } }: { trial: PuzzleTrial }) {
  const { loadLayers } = faceOf(view.game);
  if (!loadLayers) return null;
  return (
    <Later load={loadLayers} what="analysis" waiting={null}>
      {({ PositionLayers }) => <PositionLayers view={view} position={puzzle.position} />}
    </Later>
  );
}

/** Hints, what refutes a move, why the solution wins: in a place of its own that does not grow with it. */
export function Told({
  trial,
  say,
  wish,
  score,
  refuted,
  why,
}: {
  trial: PuzzleTrial;
  say: LearnSentences;
  wish: PuzzleWish;
  score: Score | undefined;
  refuted: string | undefined;
  why: string;
}) {
  const { puzzles } = say;
  const hints = trial.hintTexts(language.value, say).slice(0, trial.hints.value);
  const over = trial.over.value;
  const notes = [
    ...(trial.stage.value === "open" && hints.length === 0
      ? [wish.way === "streak" ? puzzles.noHints : puzzles.hintCosts]
      : []),
    ...(over && score && score.by === undefined ? [puzzles.counted] : []),
    ...(trial.stage.value === "right" && trial.first.value === false ? [puzzles.helped] : []),
    ...(over && wish.way === "daily" ? [puzzles.dailyDone] : []),
    ...(progressKept.value ? [] : [puzzles.notKept]),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reached by keys, also while nothing in it can be
    <section class="told" tabIndex={0} aria-label={puzzles.explanation} data-testid="told">
      {!over && refuted === undefined && hints.length > 0 && (
        <ol class="hints">
          {hints.map((hint) => (
            <li key={hint}>
              <Terms text={hint} />
            </li>
          ))}
        </ol>
      )}
      {refuted !== undefined && (
        <p>
          <Terms text={refuted} />
        </p>
      )}
      {over && (
        <p>
          <Terms text={why} />
        </p>
      )}
      {over && <Deeper trial={trial} />}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </section>
  );
}
