import type { Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Analysis } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { slipText, verdictText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { FaceView } from "../face.ts";
import { JudgedList } from "../judged-list.tsx";
import { SidesTable } from "../sides-table.tsx";
import { reviewPosition } from "./engine-client.ts";
import { ReversiLayers } from "./layers.tsx";
import { type Choices, reviewOf } from "./report.ts";

type Known = ReadonlyMap<ReversiPosition, Analysis>;

/** After the game every position is judged, the last one first, one at a time. */
export function useReview(
  view: FaceView<"reversi">,
  known: Signal<Known>,
  failed: Signal<boolean>,
  tries: number,
): void {
  const play = view.play.value;
  const ended = play.ending !== undefined;
  useEffect(() => {
    if (!ended) return;
    let current = true;
    async function review() {
      for (const position of view.positions.peek().toReversed()) {
        if (!current) return;
        if (position.over || known.value.has(position)) continue;
        const analysis = await reviewPosition(position);
        if (current) known.value = new Map(known.value).set(position, analysis);
      }
    }
    review().catch(() => {
      if (current) failed.value = true;
    });
    return () => {
      current = false;
    };
  }, [play, ended, tries]);
}

/** How both sides played, and the moves that cost most; positions are judged from the last one on, so the list grows at its end. */
export function Report({ view, known }: { view: FaceView<"reversi">; known: Known }) {
  const { page, report } = language.value;
  const positions = view.positions.value;
  const { moves, options } = view.play.value;
  const judged = positions.filter((position) => position.over || known.has(position)).length;
  const { dear, choices } = useMemo(
    () =>
      reviewOf(
        positions,
        moves,
        positions.map((position) => known.get(position)),
      ),
    [positions, known],
  );
  const figures = ({ had, best, cost, exact }: Choices) => ({
    accuracy: report.percent({ good: best, among: had }),
    given: report.givenDiscs({ discs: cost, exact }),
  });
  // The position before the move that is looked at.
  const compared = view.compared.value;
  const before = compared && positions[compared.number - 1];
  const shown = before && known.get(before);
  const done = judged === positions.length;
  const name = (square: number) => makeSquare(square, options.size);
  return (
    <section class="report" aria-label={page.analysis.report} data-testid="report">
      <h2>{page.analysis.report}</h2>
      <SidesTable view={view} figures={done ? [figures(choices[0]), figures(choices[1])] : undefined} />
      <p class="note">
        {done ? (dear.length > 0 ? page.engine.slips : page.engine.noSlips) : page.engine.reviewing}
      </p>
      <progress
        class={done ? "done" : ""}
        max={positions.length}
        value={judged}
        aria-label={page.engine.reviewed}
      />
      <JudgedList
        view={view}
        moves={dear}
        say={(move) =>
          slipText(
            language.value,
            { ...move, played: name(move.played), better: name(move.better) },
            view.who.value,
          )
        }
      />
      {shown && before && !view.analysing.value && (
        <>
          <h3>{verdictText(language.value, before, shown)}</h3>
          <ReversiLayers view={view} position={before} found={shown} />
        </>
      )}
    </section>
  );
}
