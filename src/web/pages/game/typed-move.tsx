import { useState } from "preact/hooks";
import { notationOf } from "../../../notation/index.ts";
import { sayRefusal } from "../../base/language.ts";
import type { GameView } from "../../session/game-view.ts";

/** A move typed in any form the game knows. */
export function TypedMove({ view, example }: { view: GameView; example: string }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  function submit(event: Event) {
    event.preventDefault();
    if (!view.active.value) return;
    const { id, position } = view.play.value;
    const parsed = notationOf(id).parseMove(text, position);
    const played = parsed.ok ? view.move(parsed.value) : parsed;
    setWrong(played.ok ? "" : sayRefusal(played.refusal));
    if (played.ok) setText("");
  }
  return (
    <form class="typed" onSubmit={submit}>
      <label class="field">
        <span>Move</span>
        <input
          value={text}
          placeholder={example}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!view.active.value}>
        Play
      </button>
      <p class="note wrong" role="status">
        {wrong}
      </p>
    </form>
  );
}
