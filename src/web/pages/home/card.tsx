import { useMemo, useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { faceOf } from "../../faces/index.ts";
import { keptGame } from "../../session/keep.ts";

const abouts: Readonly<Record<GameId, string>> = {
  reversi: "Enclose discs and they are yours. The most at the end win.",
  sticks: "Mark any neighbouring matches. Whoever marks the last loses.",
  stones: "Take one to three from the end. The last stone loses.",
  kayles: "Knock one pin or two neighbours. The last pin wins.",
  piles: "Take one to three coins from a pile. The last coin wins.",
  taking: "Rows, takes and endings of your own.",
};

/** A game with a small board: the one being played, or one that plays a few moves by itself under the pointer. */
export function GameCard({ id, options }: { id: GameId; options: () => void }) {
  const kept = useMemo(() => keptGame(id), [id]);
  const going = kept && !kept.play.ending && kept.play.moves.length > 0 ? kept.play : undefined;
  const [watched, setWatched] = useState(false);
  const game = gameOf(id);
  const { SmallBoard } = faceOf(game);
  return (
    <li class={`card ${id}`} onPointerEnter={() => setWatched(true)} onPointerLeave={() => setWatched(false)}>
      <a class="card-play" href={`/play/${id}`}>
        <span class="card-board" aria-hidden="true">
          <SmallBoard game={game} position={going?.position} moving={watched && !going} />
        </span>
        <span class="card-title">
          <span class="unseen">{going ? "Go on with " : "Play "}</span>
          {game.title}
        </span>
        <span class="card-about">{abouts[id]}</span>
      </a>
      <div class="card-foot">
        <a class="button primary" href={`/play/${id}`} tabIndex={-1}>
          {going ? "Go on" : "Play"}
        </a>
        <button type="button" class="quiet" onClick={options} aria-label={`Options for ${game.title}`}>
          Options
        </button>
      </div>
    </li>
  );
}
