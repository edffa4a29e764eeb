import { sideName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";

/** Both sides, whose turn it is, and what each has. */
export function Sides({ view }: { view: AnalysisView }) {
  const { SeatMark, score } = faceOf(view.game);
  const { game } = language.value.page;
  const { id } = view.play.value;
  const { draft } = view.state.value;
  const position = draft ?? view.position.value;
  const { ending } = view.standing.value;
  const moving = ending && !draft ? undefined : view.game.turn(position);
  return (
    <ul class="seats" aria-label={game.players}>
      {([0, 1] as const).map((seat) => (
        <li
          key={seat}
          class={`seat${moving === seat ? " turn" : ""}`}
          aria-current={moving === seat ? "true" : undefined}
        >
          <svg class="seat-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <SeatMark seat={seat} />
          </svg>
          <span class="name">{sideName(language.value, id, seat)}</span>
          <span class="side" />
          <span class="score">
            {score?.(position, seat) ?? (!draft && ending?.winner === seat ? game.won : "")}
          </span>
        </li>
      ))}
    </ul>
  );
}
