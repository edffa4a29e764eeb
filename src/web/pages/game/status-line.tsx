import type { ComponentChildren } from "preact";
import type { Family, MoveOf } from "../../../games/index.ts";
import { hintText, moveName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { MarkShape } from "../../board/marks.tsx";
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
      <ButtonBeside view={view} />
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

/** The move that is made beside the board. It stands above all that is said, so that it never moves. */
function ButtonBeside({ view }: { view: GameView }) {
  const { id } = view.play.value;
  const { moveBeside, playText } = faceOf(view.game);
  const beside = moveBeside?.(view.position.value);
  // Who only looks on has nothing to press.
  if (!beside || view.session.ownSeats.value.length === 0) return null;
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
        {playText?.(id, move)}
      </button>
    </p>
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
