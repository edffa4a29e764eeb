import { MarkShape } from "../../board/mark-shape.tsx";
import type { FaceView } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";

/** The move that is made beside the board. It stands above all that is said, so that it never moves. */
export function ButtonBeside({ view }: { view: FaceView }) {
  const { id } = view.play.value;
  const { moveBeside, playText } = faceOf(view.game);
  const beside = moveBeside?.(view.position.value);
  if (!beside) return null;
  const { move, possible } = beside;
  const found = view.findings.value.find((finding) => finding.move === move);
  return (
    <p class="beside">
      <button
        type="button"
        class={view.hint.value === move ? "hinted" : ""}
        disabled={!possible || !view.active.value}
        onClick={() => view.move(move)}
      >
        {possible && found && (
          <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
            <MarkShape won={found.good} />
          </svg>
        )}
        {playText?.(id, move, view.position.value)}
      </button>
    </p>
  );
}
