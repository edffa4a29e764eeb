import { useEffect } from "preact/hooks";
import type { Family } from "../../games/index.ts";
import { language } from "../base/language.ts";
import type { FaceView, JudgedMove } from "./face.ts";

/** The moves that gave something away: a press shows the position before, with both moves on the board; there one can try it oneself. */
export function JudgedList<F extends Family, J extends JudgedMove<F>>({
  view,
  moves,
  say,
}: {
  view: FaceView<F>;
  moves: readonly J[];
  say: (judged: J) => string;
}) {
  const { report } = language.value;
  useEffect(() => {
    view.judged.value = moves;
  }, [moves]);
  if (moves.length === 0) return null;
  return (
    <ul class="mistakes">
      {moves.map((judged) => (
        <li key={judged.number}>
          <button
            type="button"
            class="quiet"
            aria-current={view.compared.value?.number === judged.number ? "step" : undefined}
            onClick={() => view.show(judged.number - 1)}
          >
            {say(judged)}
          </button>
          <a
            class="button quiet"
            href={view.exploreAddress(judged.number - 1)}
            aria-label={report.tryAt({ number: judged.number })}
          >
            {report.tryIt}
          </a>
        </li>
      ))}
    </ul>
  );
}
