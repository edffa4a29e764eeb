import type { ComponentChildren } from "preact";
import type { Family, MoveOf } from "../../../games/index.ts";
import { hintText, moveName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";
import { ButtonBeside } from "./button-beside.tsx";

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
  const { id, ending } = view.play.value;
  const trouble = view.session.trouble.value;
  const chosen = view.chosen.value;
  const hint = view.hint.value;
  const mine = view.active.value;
  const live = view.live.value;
  const progress = view.session.progress.value;
  const decided = ending && live && view.verdict.value;
  return (
    <div class={`status-line${mine ? " turn" : ""}`}>
      {/* Who only looks on has nothing to press. */}
      {view.session.ownSeats.value.length > 0 && <ButtonBeside view={view} />}
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
          <span class="hint-text">
            <HintText view={view} hint={hint} />
          </span>
        )}
        {progress !== undefined && live && (
          <span class="slow">
            <progress value={progress} aria-label={game.progress} />
            <button type="button" onClick={() => view.session.moveNow()}>
              {game.moveNow}
            </button>
          </span>
        )}
        {notice}
        {mine && chosen !== undefined && (
          <button type="button" class="primary" onClick={() => view.move(chosen)}>
            {faceOf(view.game).playText?.(id, chosen, view.position.value)}
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

/** By its name, and beside it in notation where that is another text. */
function HintText({ view, hint }: { view: GameView; hint: MoveOf<Family> }) {
  const { id, position } = view.play.value;
  const name = moveName(language.value, id, position, hint);
  const notation = view.notationOf(hint, position);
  return (
    <>
      {hintText(language.value, name)}
      {notation !== name && <span class="notation"> {notation}</span>}
    </>
  );
}
