import type { ComponentChildren } from "preact";
import { notationOf } from "../../../notation/index.ts";
import { hintText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";

/** What is going on, in a sentence, and what can be done about it. */
export function StatusLine({
  view,
  absence,
  notice,
  rematch,
  newGame,
}: {
  view: GameView;
  absence: ComponentChildren;
  notice: ComponentChildren;
  rematch: (() => void) | undefined;
  newGame: () => void;
}) {
  const { game } = language.value.page;
  const { id, position, ending } = view.play.value;
  const trouble = view.session.trouble.value;
  const chosen = view.chosen.value;
  const hint = view.hint.value;
  const mine = view.active.value;
  const live = view.live.value;
  const decided = ending && live && view.verdict.value;
  return (
    <div class={`status-line${mine ? " turn" : ""}`}>
      {view.session.thinksAloud && (
        // Its place is kept free before anything is said; a screen reader hears it with the move.
        <p class="thought" data-testid="thought">
          {view.thought.value}
        </p>
      )}
      {absence}
      <p class="status" data-testid="status">
        {language.value.text([view.status.value, ...(decided ? [decided] : [])])}
        {trouble && <span class="trouble"> {sayTrouble(trouble, id)}</span>}
      </p>
      <div class="answers">
        {hint !== undefined && mine && (
          <span class="hint-text">{hintText(language.value, notationOf(id).makeMove(hint, position))}</span>
        )}
        {notice}
        {mine && chosen !== undefined && (
          <button type="button" class="primary" onClick={() => view.move(chosen)}>
            {faceOf(view.game).playText?.(id, chosen)}
          </button>
        )}
        {!live && (
          <button type="button" class="primary" onClick={() => view.show(view.length.value)}>
            {game.backToGame}
          </button>
        )}
        {ending && live && (
          <>
            {rematch && (
              <button type="button" class="primary" onClick={rematch}>
                {game.rematch}
              </button>
            )}
            <button type="button" onClick={newGame}>
              {game.another}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
