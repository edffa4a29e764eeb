import type { GameId, TakingPosition } from "../../../games/index.ts";
import { must, taking } from "../../../games/index.ts";
import { makeRun, makeShortRun } from "../../../notation/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { explanationText, moveExplanationText, moveName, runName } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import { MarkShape } from "../../board/mark-shape.tsx";
import type { BoardProps } from "../face.ts";
import type { Explained } from "./solver.ts";
import { askSolver } from "./solver-client.ts";
import { type RunWorth, XorPicture } from "./xor-picture.tsx";

type ViewProps = BoardProps<"taking">;

/** Who wins, why, and what each move does. */
export function Explanation({
  view,
  position,
  explained: { found, values },
}: ViewProps & { position: TakingPosition; explained: Explained }) {
  if (!found.ok) return <p>{sayRefusal(found.refusal, view.play.value.id)}</p>;
  const analysis = found.value;
  const words = language.value.page.analysis;
  const { id } = view.play.value;
  const misere = position.options.last === "loses";
  const { reason } = analysis;
  // What is said of the runs is said of whoever has to take from them.
  const kind = reason.kind === "swap" ? reason.runs.kind : reason.kind;
  // Near the end of a game whose last taker loses, even columns no longer tell who wins; before a swap they tell nothing.
  const telling = kind !== "swap-to-come" && (!misere || kind === "xor");
  const runs = telling ? worthsOf(id, position, values) : undefined;
  return (
    <>
      <h2>{analysis.outcome === "win" ? words.wins : words.loses}</h2>
      <ChosenMove view={view} position={position} />
      {runs && runs.length > 0 && (
        <XorPicture runs={runs} plain={runs.every((run) => run.value === run.length)} misere={misere} />
      )}
      <p data-testid="reason" data-move={view.index.value}>
        {explanationText(language.value, id, position, analysis)}
      </p>
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

const mostRuns = 12;

/** Each run by its place, with its value; undefined where the game has no such values or there are too many. */
function worthsOf(
  game: GameId,
  position: TakingPosition,
  values: readonly number[] | undefined,
): RunWorth[] | undefined {
  if (!values || values.length > mostRuns) return undefined;
  const named = position.rows.flatMap((runs, index) =>
    runs.map((run) => ({
      name: runName(language.value, game, position, index + 1, run),
      length: run.length,
    })),
  );
  return named.map((run, index) => ({ ...run, value: values[index] ?? 0 }));
}
