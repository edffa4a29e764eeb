import { language } from "../../base/language.ts";
import type { FaceView } from "../../faces/face.ts";
import { faceOf } from "../../faces/index.ts";

/** Plays the move that is picked up, in games whose moves are. */
export function ChosenMove({ view }: { view: FaceView }) {
  // What it says is in the page's language.
  language.value;
  const chosen = view.chosen.value;
  if (chosen === undefined || !view.active.value) return null;
  return (
    <button type="button" class="primary" onClick={() => view.move(chosen)}>
      {faceOf(view.game).playText?.(view.play.value.id, chosen, view.position.value)}
    </button>
  );
}
