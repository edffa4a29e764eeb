import { useMemo, useRef } from "preact/hooks";
import { gameOf } from "../../../games/index.ts";
import { begin, followMoves } from "../../../match/index.ts";
import { movesIn } from "../../../notation/index.ts";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { TournamentFeed } from "../../session/tournament-feed.ts";
import { BotName } from "./bot-name.tsx";
import { clockTime, whole } from "./figures.ts";
import { gameAddress } from "./game-address.ts";
import { nameOf, type PartProps, type Running } from "./parts.ts";
import { inSlots, type Slots } from "./slots.ts";

/** So many boards are shown at most. */
const most = 12;

/** The boards of the games that go on. A game keeps its place as long as it lasts, and the next one takes it. */
export function RunningPart({ say, head, feed }: PartProps & { feed: TournamentFeed }) {
  const words = say.page.running;
  const { running, more } = feed.running.value;
  const slots = useRef<Slots<Running>>([]);
  slots.current = inSlots(slots.current, running, most);
  const hidden = Math.max(0, running.length - most) + more;
  return (
    <section class="running" aria-labelledby="running">
      <h2 id="running">{words.title}</h2>
      <ul class="running-boards">
        {slots.current.map((game, index) => (
          <li key={index} class={game ? "" : "free"}>
            {game && <RunningBoard say={say} head={head} game={game} />}
          </li>
        ))}
      </ul>
      <p class="note running-more">
        {running.length === 0 ? words.none : hidden > 0 ? words.more({ games: hidden }) : ""}
      </p>
    </section>
  );
}

function RunningBoard({ say, head, game }: Pick<PartProps, "say" | "head"> & { game: Running }) {
  const words = say.page;
  const [first, second] = game.bots.map((bot) => nameOf(head, bot)) as [string, string];
  const { left } = game;
  return (
    <div class="running-board">
      <span class="running-names">
        <BotName name={first} />
        {left && <span class="running-clock">{clockTime(left[0])}</span>}
      </span>
      <span class="running-picture" aria-hidden="true">
        <Picture head={head} game={game} />
      </span>
      <span class="running-names">
        <BotName name={second} />
        {left && <span class="running-clock">{clockTime(left[1])}</span>}
      </span>
      <span class="running-names note">
        {words.running.moves({ moves: game.plies })}
        <a
          class="running-open"
          href={gameAddress(head, game)}
          aria-label={words.games.openOne({ number: whole(game.number + 1), first, second })}
        >
          {words.games.open}
        </a>
      </span>
    </div>
  );
}

function Picture({ head, game: { opening, moves, number } }: { head: PartProps["head"]; game: Running }) {
  const game = gameOf(head.game);
  const face = faceOf(game);
  const play = useMemo(() => {
    const begun = begin(head.game, head.options, opening);
    if (!begun.ok) return undefined;
    const played = followMoves(begun.value, movesIn(head.game, moves));
    return played.ok ? played.value : begun.value;
  }, [head.game, opening, moves]);
  if (!play) return null;
  const texts = face.tooLarge(play.position);
  if (texts) return <code class="running-text">{language.value.text(texts)}</code>;
  const { SmallBoard } = face;
  // A picture is what it was first told: after a move it is another one.
  return (
    <SmallBoard
      key={`${number} ${moves}`}
      id={head.game}
      game={game}
      position={play.position}
      moving={false}
    />
  );
}
