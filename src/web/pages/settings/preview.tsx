import { useEffect, useState } from "preact/hooks";
import { type GameId, gameOf, must } from "../../../games/index.ts";
import { begin, followMoves } from "../../../match/index.ts";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import { GameView } from "../../session/game-view.ts";
import { freshGame, LocalSession } from "../../session/local.ts";
import { twoPeople } from "../../session/occupant.ts";
import { thinker } from "../../session/thinker.ts";
import { useSounds } from "../../session/use-sounds.ts";
import { shownGames } from "../home/shown-games.ts";

/** A game in which everything that can be set is seen: a last move, what it turned, squares to play on. */
const shown: { readonly id: GameId; readonly moves: readonly string[] } = {
  id: "reversi",
  moves: ["f5", "d6", "c3", "d3", "c4", "f4"],
};

/** A board one can try the settings on, kept nowhere, and a picture of each other game. */
export function Preview() {
  const { settings } = language.value.page;
  const [view] = useState(trialView);
  useEffect(() => () => view.close(), [view]);
  useSounds(view);
  const { Board, playText } = faceOf(view.game);
  const chosen = view.chosen.value;
  return (
    <aside class="preview" aria-label={settings.preview}>
      <Board view={view} />
      <p class="preview-act note">
        {chosen === undefined || !playText ? (
          settings.previewAbout
        ) : (
          <button type="button" class="primary" onClick={() => view.move(chosen)}>
            {playText(shown.id, chosen, view.position.value)}
          </button>
        )}
      </p>
      <div class="preview-pieces" aria-hidden="true">
        {shownGames
          .filter((id) => id !== shown.id)
          .map((id) => (
            <SmallBoard key={id} id={id} />
          ))}
      </div>
    </aside>
  );
}

function SmallBoard({ id }: { id: GameId }) {
  const game = gameOf(id);
  const { SmallBoard: Picture } = faceOf(game);
  return <Picture id={id} game={game} position={undefined} moving={false} />;
}

function trialView(): GameView {
  const play = must(followMoves(must(begin(shown.id)), shown.moves));
  return new GameView(new LocalSession(freshGame(play, twoPeople), thinker, () => "kept"));
}
