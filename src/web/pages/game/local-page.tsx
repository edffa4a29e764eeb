import { useEffect, useState } from "preact/hooks";
import { type GameId, gameOf, isGameId, must, type Refusal } from "../../../games/index.ts";
import type { Play } from "../../../match/index.ts";
import { usualOpponent } from "../../../players/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { go, place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { faceOf } from "../../faces/index.ts";
import { parseGameLink } from "../../session/game-link.ts";
import { GameView } from "../../session/game-view.ts";
import { keepGame, keptGame } from "../../session/keep.ts";
import { freshGame, type LocalGame, LocalSession, newLocalGame } from "../../session/local.ts";
import { againstComputer, twoPeople } from "../../session/occupant.ts";
import { thinker } from "../../session/thinker.ts";
import { NewGameDialog } from "../setup/new-game.tsx";
import { GameLayout } from "./game-layout.tsx";

/** A game on this device: the one that was kept, the one in the link, or a new one. */
export function LocalPage() {
  const { path, hash } = place.value;
  const id = path.split("/")[2] ?? "";
  if (!isGameId(id)) return <NoGame />;
  return <LocalGamePage key={id} id={id} hash={hash} />;
}

function LocalGamePage({ id, hash }: { id: GameId; hash: string }) {
  const [view, setView] = useState(() => sit(opened(id, hash).game));
  const [trouble, setTrouble] = useState(() => opened(id, hash).trouble);
  const [choosing, setChoosing] = useState(false);
  const { session } = view;

  function put(game: LocalGame) {
    keepGame(game);
    view.close();
    setTrouble(undefined);
    setView(sit(game));
  }

  useTitle(gameTitle(language.value, id), "Grundy");
  useEffect(() => () => view.close(), [view]);
  useEffect(() => {
    // What the computer needs is fetched while the first move is thought about.
    const timer = setTimeout(() => prepare(session.game), 500);
    return () => clearTimeout(timer);
  }, [session]);
  useEffect(() => {
    if (hash === "") return;
    // The link's game is kept from here on: a reload goes on with it, not with the link.
    const { game, trouble } = opened(id, hash);
    if (!trouble) put(game);
    else setTrouble(trouble);
    go(`/play/${id}`, { replace: true });
  }, [id, hash]);

  function rematch() {
    const { play, occupants, clock } = session.game;
    const [first, second] = occupants;
    const alone = occupants.some((occupant) => occupant.kind === "computer");
    const next = newLocalGame(id, play.options, alone ? [second, first] : occupants, clock?.settings);
    if (next.ok) put(next.value);
  }

  function load(play: Play) {
    if (play.id === id) put(freshGame(play, session.game.occupants));
    else {
      keepGame(freshGame(play, twoPeople));
      go(`/play/${play.id}`);
    }
  }

  return (
    <>
      {trouble && (
        <p class="banner">
          {language.value.text([language.value.page.game.linkBroken, sayRefusal(trouble, id)])}
        </p>
      )}
      <GameLayout key={view} view={view} newGame={() => setChoosing(true)} rematch={rematch} load={load} />
      {choosing && (
        <NewGameDialog
          game={id}
          begun={({ local, address }) => {
            setChoosing(false);
            if (local) put(local);
            else go(address);
          }}
          close={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function sit(game: LocalGame): GameView<LocalSession> {
  return new GameView(new LocalSession(game, thinker, keepGame));
}

function prepare({ play, occupants }: LocalGame): void {
  for (const occupant of occupants) if (occupant.kind === "computer") faceOf(play).prepare?.(occupant.player);
}

function opened(id: GameId, hash: string): { game: LocalGame; trouble: Refusal | undefined } {
  const linked = hash === "" ? undefined : parseGameLink(id, hash);
  if (linked?.ok) return { game: freshGame(linked.value, twoPeople), trouble: undefined };
  const usual = againstComputer(usualOpponent(gameOf(id)));
  return { game: keptGame(id) ?? must(newLocalGame(id, undefined, usual)), trouble: linked?.refusal };
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
