import { useState } from "preact/hooks";
import type { Refusal } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import type { FaceView } from "../../faces/face.ts";

/** A move typed in any form the game knows. */
export function TypedMove({ view, example }: { view: FaceView; example: string }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<Refusal | undefined>();
  const { game } = language.value.page;
  function submit(event: Event) {
    event.preventDefault();
    if (!view.active.value) return;
    const parsed = notationOf(view.play.value.id).parseMove(text, view.position.value);
    const played = parsed.ok ? view.move(parsed.value) : parsed;
    setWrong(played.ok ? undefined : played.refusal);
    if (played.ok) setText("");
  }
  return (
    <form class="typed" onSubmit={submit}>
      <label class="field">
        <span>{game.typedMove}</span>
        <input
          value={text}
          placeholder={example}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!view.active.value}>
        {game.playTyped}
      </button>
      <p class="note wrong" role="status">
        {wrong && sayRefusal(wrong, view.play.value.id)}
      </p>
    </form>
  );
}
