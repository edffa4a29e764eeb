import { useEffect } from "preact/hooks";
import type { Result, Seat } from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { decidedText, type Mistake, mistakeText, moveName } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { BoardProps } from "../face.ts";
import { lostWhileWinning, mistakesOf } from "./report.ts";
import { askSolver } from "./solver-client.ts";

type ViewProps = BoardProps<"taking">;

/** Where a finished game was won and lost. */
export function Report({ view }: ViewProps) {
  const { ending } = view.play.value;
  const positions = view.positions.value;
  const review = useAnswer(positions, () => askSolver((solver) => solver.review(positions)));
  const words = language.value.page.analysis;
  if (!ending || ending.winner === null) return null;
  if (review.failed) return <Failure text={words.lookingFailed} again={review.again} />;
  if (!review.answer) return <p class="note">{words.looking}</p>;
  const unsolved = review.answer.find((found) => !found.ok);
  if (unsolved && !unsolved.ok) return <p class="note">{sayRefusal(unsolved.refusal, view.play.value.id)}</p>;
  return <Decided view={view} analyses={review.answer} winner={ending.winner} />;
}

function Decided({
  view,
  analyses,
  winner,
}: ViewProps & { analyses: readonly Result<Analysis>[]; winner: Seat }) {
  const { moves, ending } = view.play.value;
  const mistakes = mistakesOf(view.positions.value, moves, analyses, (position, move) =>
    moveName(language.value, view.play.value.id, position, move),
  );
  const early = ending?.by !== "rules";
  const text = decidedText(language.value, {
    mistakes,
    moves: moves.length,
    winner,
    who: view.who.value,
    stillWinning: early && lostWhileWinning(analyses.at(-1), view.turn.value, winner),
  });
  useEffect(() => {
    view.verdict.value = text;
  }, [text]);
  const words = language.value.page.analysis;
  return (
    <section class="report" aria-label={words.report}>
      <h2>{words.decided}</h2>
      <p data-testid="report">{text}</p>
      <MistakeList view={view} mistakes={mistakes} />
    </section>
  );
}

function MistakeList({ view, mistakes }: ViewProps & { mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <ul class="mistakes">
      {mistakes.map((mistake) => (
        <li key={mistake.number}>
          <button type="button" class="quiet" onClick={() => view.show(mistake.number - 1)}>
            {mistakeText(language.value, mistake, view.who.value)}
          </button>
        </li>
      ))}
    </ul>
  );
}
