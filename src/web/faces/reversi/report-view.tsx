import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Analysis } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { slipText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { FaceView } from "../face.ts";
import { reviewPosition } from "./engine-client.ts";
import { slipsOf } from "./report.ts";

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

const mostSlips = 6;

/** The moves that cost most. */
export function Report({ view, known }: { view: FaceView<"reversi">; known: Known }) {
  const { analysis, engine } = language.value.page;
  const positions = view.positions.value;
  const judged = positions.filter((position) => position.over || known.has(position)).length;
  const slips = slipsOf(
    positions,
    view.play.value.moves,
    positions.map((position) => known.get(position)),
  );
  return (
    <section class="report" aria-label={analysis.report}>
      <h2>{analysis.decided}</h2>
      {judged < positions.length && (
        <progress max={positions.length} value={judged} aria-label={engine.reviewed} />
      )}
      <p data-testid="report">
        {slips.length > 0 ? engine.slips : judged < positions.length ? engine.reviewing : engine.noSlips}
      </p>
      <ul class="mistakes">
        {slips.slice(0, mostSlips).map((slip) => (
          <li key={slip.number}>
            <button type="button" class="quiet" onClick={() => view.show(slip.number - 1)}>
              {slipText(language.value, slip, view.who.value)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
