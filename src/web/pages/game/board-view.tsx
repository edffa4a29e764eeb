import { notationOf } from "../../../notation/index.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";
import { TypedMove } from "./typed-move.tsx";

/** The board of whatever game it is; what is too large to draw is written, and played by typing. */
export function BoardView({ view }: { view: GameView }) {
  const { id } = view.play.value;
  const face = faceOf(view.game);
  const large = face.tooLarge(id, view.position.value);
  if (!large) return <face.Board view={view} />;
  return (
    <div class="too-large">
      <p>There are {large.what}: too many to draw. Moves are typed here.</p>
      {large.lines.length > 0 && (
        <ol>
          {large.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
      <TypedMove view={view} example={notationOf(id).example} />
    </div>
  );
}
