import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";

/** Who plays which side and what each has, in one line. */
export function Sides({ view }: { view: GameView }) {
  const { SeatMark, score } = faceOf(view.game);
  const { ending } = view.play.value;
  const running = !(ending && view.live.value);
  const { players, won } = language.value.page.game;
  return (
    <ul class="sides" aria-label={players}>
      {([0, 1] as const).map((seat) => (
        <li key={seat} aria-current={running && view.turn.value === seat ? "true" : undefined}>
          <svg class="seat-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <SeatMark seat={seat} />
          </svg>
          <span class="name">{view.session.seats.value[seat].name}</span>
          <span class="score">
            {score?.(view.position.value, seat) ?? (!running && ending?.winner === seat ? won : "")}
          </span>
        </li>
      ))}
    </ul>
  );
}
