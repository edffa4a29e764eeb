import { useEffect, useMemo } from "preact/hooks";
import {
  type Result,
  type Seat,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { decidedText, mistakeText, moveName } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { BoardProps, JudgedMove } from "../face.ts";
import { JudgedList } from "../judged-list.tsx";
import { SidesTable } from "../sides-table.tsx";
import { TakingLayers } from "./layers.tsx";
import { type Chances, lostWhileWinning, reviewOf } from "./report.ts";
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
  const { id, moves, ending } = view.play.value;
  const positions = view.positions.value;
  const { mistakes, chances } = useMemo(() => reviewOf(positions, moves, analyses), [analyses]);
  const named = (judged: JudgedMove<"taking">) => {
    const position = positions[judged.number - 1] as TakingPosition;
    const name = (move: TakingMove) => moveName(language.value, id, position, move);
    return { ...judged, played: name(judged.played), better: name(judged.better) };
  };
  const early = ending?.by !== "rules";
  const last = positions.at(-1) as TakingPosition;
  const text = decidedText(language.value, {
    mistakes: mistakes.map(named),
    moves: moves.length,
    winner,
    who: view.who.value,
    stillWinning: early && lostWhileWinning(analyses.at(-1), taking.turn(last), winner),
  });
  useEffect(() => {
    // The status line says it, under the board.
    view.verdict.value = text;
  }, [text]);
  // The mistake that is looked at.
  const compared = view.compared.value;
  const shown = compared && analyses[compared.number - 1];
  const { report, page } = language.value;
  const figures = ({ had, kept }: Chances) => ({
    accuracy: report.percent({ good: kept, among: had }),
    given: report.givenWins({ given: had - kept, among: had }),
  });
  return (
    <section class="report" aria-label={page.analysis.report} data-testid="report">
      <h2>{page.analysis.report}</h2>
      <SidesTable view={view} figures={[figures(chances[0]), figures(chances[1])]} />
      {mistakes.length === 0 && <p class="note">{report.noMistakes}</p>}
      <JudgedList
        view={view}
        moves={mistakes}
        say={(judged) => mistakeText(language.value, named(judged), view.who.value)}
      />
      {shown?.ok && !view.analysing.value && (
        <TakingLayers view={view} position={view.position.value} analysis={shown.value} />
      )}
    </section>
  );
}
