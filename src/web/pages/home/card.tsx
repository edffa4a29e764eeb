import { useId, useMemo, useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { gameAbout, gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { useTurn } from "../../base/use-turn.ts";
import { faceOf } from "../../faces/index.ts";
import { latestGoing, openKept } from "../../session/keep.ts";
import { keptAddress } from "../../session/start.ts";
import { useInvite } from "./use-invite.ts";

/** A game with a small board: the one being played, or one that plays a few moves by itself under the pointer. */
export function GameCard({ id, options }: { id: GameId; options: () => void }) {
  const going = useMemo(() => goingOf(id), [id]);
  const [watched, setWatched] = useState(false);
  const isTurn = useTurn();
  const about = useId();
  const game = gameOf(id);
  const title = gameTitle(language.value, id);
  const { home, lobby } = language.value.page;
  const { invite, isInviting, problem } = useInvite(id);
  const { SmallBoard } = faceOf(game);
  const address = going ? keptAddress(id, going.key) : `/play/${id}`;
  return (
    <li class={`card ${id}`} onPointerEnter={() => setWatched(true)} onPointerLeave={() => setWatched(false)}>
      <div class="card-play">
        <span class="card-board" aria-hidden="true">
          {isTurn && (
            <SmallBoard id={id} game={game} position={going?.game.play.position} moving={watched && !going} />
          )}
        </span>
        <a
          class="card-title"
          href={address}
          aria-label={going ? home.goOnWith({ game: title }) : home.playGame({ game: title })}
          aria-describedby={about}
        >
          {title}
        </a>
        {/* What went wrong is said in its place. */}
        <span class={`card-about${problem ? " wrong" : ""}`} id={about} role={problem && "alert"}>
          {problem ? sayTrouble(problem, id) : gameAbout(language.value, id)}
        </span>
      </div>
      <div class="card-foot">
        <a class="button primary" href={address} tabIndex={-1}>
          {going ? home.goOn : home.play}
        </a>
        <button
          type="button"
          onClick={invite}
          disabled={isInviting}
          aria-label={lobby.playFriendAt({ game: title })}
        >
          {lobby.playFriend}
        </button>
        <button type="button" class="quiet" onClick={options} aria-label={home.optionsFor({ game: title })}>
          {home.options}
        </button>
      </div>
    </li>
  );
}

/** The latest game of a kind that has begun and goes on. */
function goingOf(id: GameId) {
  const latest = latestGoing(id, 1);
  return latest && openKept(latest.key);
}
