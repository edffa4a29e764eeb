import { useMemo, useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { gameAbout, gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import { keptGame } from "../../session/keep.ts";

/** A game with a small board: the one being played, or one that plays a few moves by itself under the pointer. */
export function GameCard({ id, options }: { id: GameId; options: () => void }) {
  const kept = useMemo(() => keptGame(id), [id]);
  const going = kept && !kept.play.ending && kept.play.moves.length > 0 ? kept.play : undefined;
  const [watched, setWatched] = useState(false);
  const game = gameOf(id);
  const title = gameTitle(language.value, id);
  const { home } = language.value.page;
  const { SmallBoard } = faceOf(game);
  return (
    <li class={`card ${id}`} onPointerEnter={() => setWatched(true)} onPointerLeave={() => setWatched(false)}>
      <a class="card-play" href={`/play/${id}`}>
        <span class="card-board" aria-hidden="true">
          <SmallBoard id={id} game={game} position={going?.position} moving={watched && !going} />
        </span>
        <span class="card-title">
          <span class="unseen">
            {going ? home.goOnWith({ game: title }) : home.playGame({ game: title })}
          </span>
          <span aria-hidden="true">{title}</span>
        </span>
        <span class="card-about">{gameAbout(language.value, id)}</span>
      </a>
      <div class="card-foot">
        <a class="button primary" href={`/play/${id}`} tabIndex={-1}>
          {going ? home.goOn : home.play}
        </a>
        <button type="button" class="quiet" onClick={options} aria-label={home.optionsFor({ game: title })}>
          {home.options}
        </button>
      </div>
    </li>
  );
}
