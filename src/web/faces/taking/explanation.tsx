import { must, type TakingPosition, taking } from "../../../games/index.ts";
import { makeRun, makeShortRun } from "../../../notation/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { moveExplanationText, moveName } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import { MarkShape } from "../../board/mark-shape.tsx";
import type { BoardProps } from "../face.ts";
import { TakingLayers } from "./layers.tsx";
import type { Explained } from "./solver.ts";
import { askSolver } from "./solver-client.ts";

type ViewProps = BoardProps<"taking">;

/** Who wins, what that rests on, and what each move does. */
export function Explanation({
  view,
  position,
  explained: { found, values },
}: ViewProps & { position: TakingPosition; explained: Explained }) {
  if (!found.ok) return <p>{sayRefusal(found.refusal, view.play.value.id)}</p>;
  const analysis = found.value;
  const words = language.value.page.analysis;
  return (
    <>
      <h2>{analysis.outcome === "win" ? words.wins : words.loses}</h2>
      <ChosenMove view={view} position={position} />
      <TakingLayers view={view} position={position} analysis={analysis} values={values} />
      <MoveChips view={view} position={position} analysis={analysis} />
    </>
  );
}

/** The reason for the move that is picked up. */
function ChosenMove({ view, position }: ViewProps & { position: TakingPosition }) {
  const move = view.chosen.value;
  const { answer: judged } = useAnswer(
    move,
    move && (() => askSolver((solver) => solver.analyseMove(position, move))),
  );
  if (!move || !judged) return null;
  const sentence = judged.ok
    ? moveExplanationText(language.value, view.play.value.id, must(taking.play(position, move)), judged.value)
    : sayRefusal(judged.refusal, view.play.value.id);
  const name = moveName(language.value, view.play.value.id, position, move);
  return (
    <p class="hint-text" data-testid="chosen-reason" role="status">
      {language.value.page.analysis.chosen({ move: name, text: sentence })}
    </p>
  );
}

const mostChips = 60;

function MoveChips({
  view,
  position,
  analysis: { moves },
}: ViewProps & { position: TakingPosition; analysis: Analysis }) {
  const words = language.value.page.analysis;
  return (
    <>
      <h3>{words.moves}</h3>
      <ul class="chips">
        {moves.slice(0, mostChips).map(({ move, equal, outcome }) => (
          <li key={makeRun(move)}>
            <button
              type="button"
              class={`chip ${outcome}`}
              onClick={() => {
                if (view.active.value) view.chosen.value = move;
              }}
            >
              <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
                <MarkShape won={outcome === "win"} />
              </svg>
              {words.chip({
                move: moveName(language.value, view.play.value.id, position, move),
                wins: outcome === "win",
              })}
              <span class="notation">{makeShortRun(move)}</span>
              {equal > 1 && <span class="note">{words.alike({ count: equal - 1 })}</span>}
            </button>
          </li>
        ))}
      </ul>
      {moves.length > mostChips && <p class="note">{words.moreKinds({ count: moves.length - mostChips })}</p>}
    </>
  );
}
