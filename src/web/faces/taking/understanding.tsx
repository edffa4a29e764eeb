import { useEffect } from "preact/hooks";
import { hintText, moveName } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { Failure } from "../../base/failure.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { BoardProps } from "../face.ts";
import { Explanation } from "./explanation.tsx";
import { findingsOf } from "./kinds.ts";
import { TakingLayers } from "./layers.tsx";
import { Report } from "./report-view.tsx";
import { askSolver } from "./solver-client.ts";

/** Hint, analysis and report for the games of the Nim family, from the solver. */
export function Understanding({ view }: BoardProps<"taking">) {
  const position = view.position.value;
  const analysing = view.analysing.value;
  const asked = view.hintsAsked.value;
  const hinted = view.hint.value !== undefined;
  const wanted = analysing || asked > 0 || hinted;
  const explained = useAnswer(
    position,
    wanted ? () => askSolver((solver) => solver.analyse(position)) : undefined,
  );
  const ready = explained.answer;
  const words = language.value.page.analysis;

  useEffect(() => {
    view.findings.value = analysing && ready?.found.ok ? findingsOf(position, ready.found.value) : [];
  }, [ready, analysing]);

  useEffect(() => {
    if (asked === 0 || !ready || !view.active.peek()) return;
    view.hintsAsked.value = 0;
    if (!ready.found.ok) {
      announce(sayRefusal(ready.found.refusal, view.play.value.id));
      return;
    }
    // Where no move is proven the best, the first is the one that was found to be a good try.
    const { moves } = ready.found.value;
    const best = moves.find((move) => move.best) ?? moves[0];
    view.hint.value = best?.move;
    if (!best) return;
    const resists = best.best ? "resists" : undefined;
    const judged = best.outcome === "win" ? "wins" : resists;
    const name = moveName(language.value, view.play.value.id, position, best.move);
    announce(hintText(language.value, name, judged));
  }, [asked, ready]);

  return (
    <section class="understanding" aria-label={words.title}>
      {wanted && explained.failed && <Failure text={words.failed} again={explained.again} />}
      {analysing && ready && <Explanation view={view} position={position} explained={ready} />}
      {hinted && !analysing && ready?.found.ok && (
        <TakingLayers view={view} position={position} analysis={ready.found.value} values={ready.values} />
      )}
      {analysing && !ready && !explained.failed && <p class="note">{words.working}</p>}
      {view.play.value.ending && !view.exploring && <Report view={view} />}
    </section>
  );
}
