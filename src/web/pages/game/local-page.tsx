import { useEffect, useState } from "preact/hooks";
import { type GameId, gameOf, isGameId, must } from "../../../games/index.ts";
import { usualOpponent, usualOptions } from "../../../players/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { go, place, rename } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { faceOf } from "../../faces/index.ts";
import { type LinkTrouble, readGameLink } from "../../session/game-link.ts";
import { GameView } from "../../session/game-view.ts";
import { keepNew, latestGoing, type OpenedGame, openKept } from "../../session/keep.ts";
import { type LocalGame, LocalSession, newLocalGame } from "../../session/local.ts";
import { againstComputer } from "../../session/occupant.ts";
import { addGame, keptAddress, viewAddress } from "../../session/start.ts";
import { thinker } from "../../session/thinker.ts";
import { NewGameDialog } from "../setup/new-game.tsx";
import { GameLayout } from "./game-layout.tsx";
import { LinkPage } from "./link-page.tsx";
import { useTurnTitle } from "./turn-title.ts";

/** A game on this device: one that is kept, the one in a link, or a new one. */
export function LocalPage() {
  const { path, hash } = place.value;
  const [, , id = "", key] = path.split("/");
  if (!isGameId(id)) return <NoGame />;
  if (hash === "") return <KeptGamePage key={path} id={id} gameKey={key} />;
  const { play, trouble } = readGameLink(id, hash);
  if (play) return <LinkPage key={`${id}#${hash}`} play={play} trouble={trouble} />;
  return <BrokenLink id={id} trouble={trouble} />;
}

function KeptGamePage({ id, gameKey }: { id: GameId; gameKey: string | undefined }) {
  const [opened] = useState(() => openGame(id, gameKey));
  const [view] = useState(() => new GameView(new LocalSession(opened.game, thinker, opened.keep)));
  const [choosing, setChoosing] = useState(false);
  const { session } = view;

  useTurnTitle(session, false);
  useEffect(() => rename(keptAddress(id, opened.key)), []);
  useEffect(() => opened.follow((game) => session.adopt(game)), []);
  useEffect(() => () => view.close(), []);
  useEffect(() => {
    // What the computer needs is fetched while the first move is thought about.
    const timer = setTimeout(() => prepare(session.game), 500);
    return () => clearTimeout(timer);
  }, []);

  function rematch() {
    const { play, occupants, clock } = session.game;
    const [first, second] = occupants;
    const alone = occupants.some((occupant) => occupant.kind === "computer");
    const next = newLocalGame(id, play.options, alone ? [second, first] : occupants, clock?.settings);
    if (next.ok) go(addGame(next.value));
  }

  const { kept } = language.value.page;
  const isAnother = gameKey !== undefined && gameKey !== opened.key;
  return (
    <>
      {isAnother && <p class="banner">{kept.missing}</p>}
      <GameLayout
        view={view}
        newGame={() => setChoosing(true)}
        rematch={rematch}
        load={(play) => go(viewAddress(play))}
      />
      {choosing && (
        <NewGameDialog game={id} begun={({ address }) => go(address)} close={() => setChoosing(false)} />
      )}
    </>
  );
}

function prepare({ play, occupants }: LocalGame): void {
  for (const occupant of occupants) if (occupant.kind === "computer") faceOf(play).prepare?.(occupant.player);
}

/** The game of that key; without one the latest of its kind that goes on, or a new one. */
function openGame(id: GameId, key: string | undefined): OpenedGame {
  const wanted = key === undefined ? undefined : openKept(key);
  if (wanted?.game.play.id === id) return wanted;
  const going = latestGoing(id);
  const latest = going && openKept(going.key);
  if (latest) return latest;
  const usual = againstComputer(usualOpponent(gameOf(id)));
  const opened = openKept(keepNew(must(newLocalGame(id, usualOptions(gameOf(id)), usual))));
  if (!opened) throw new Error("a game that was kept a moment ago cannot be read");
  return opened;
}

/** A link that holds no game: what is wrong with it, and the way to a game of that kind. */
function BrokenLink({ id, trouble }: { id: GameId; trouble: LinkTrouble | undefined }) {
  const { game, home, online, shell } = language.value.page;
  const title = gameTitle(language.value, id);
  useTitle(online.cannotOpen, title, "Grundy");
  return (
    <section class="page narrow">
      <h1>{online.cannotOpen}</h1>
      <p>{language.value.text([game.linkBroken, ...(trouble ? [sayRefusal(trouble.refusal, id)] : [])])}</p>
      <p class="answers start">
        <a class="button primary" href={`/play/${id}`}>
          {home.playGame({ game: title })}
        </a>
        <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}

function NoGame() {
  const { shell } = language.value.page;
  useTitle(shell.gameUnknown, "Grundy");
  return (
    <section class="page narrow">
      <h1>{shell.gameUnknown}</h1>
      <p>
        <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}
