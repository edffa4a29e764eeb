import { useLayoutEffect } from "preact/hooks";
import { notationOf } from "../../../notation/index.ts";
import { tooLargeText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { focusBoard } from "../../board/focus.ts";
import type { FaceView } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";
import { TypedMove } from "./typed-move.tsx";

/** The board of whatever game it is; what is too large to draw is written, and played by typing. */
export function BoardView({ view }: { view: FaceView }) {
  const { id } = view.play.value;
  const face = faceOf(view.game);
  const rows = face.tooLarge(view.position.value);
  useLayoutEffect(focusBoard, []);
  if (!rows) return <face.Board view={view} />;
  return (
    <div class="too-large">
      <p>{tooLargeText(language.value, id, view.position.value)}</p>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, index) => (
            <li key={index}>{row}</li>
          ))}
        </ol>
      )}
      <TypedMove view={view} example={notationOf(id).example} />
    </div>
  );
}
