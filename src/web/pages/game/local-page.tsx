import { useEffect, useState } from "preact/hooks";
import { type GameId, gameOf, isGameId } from "../../../games/index.ts";
import { refusalText } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { go, place } from "../../base/router.ts";
import { Table } from "../../session/game-view.ts";
import { keepGame, keptGame, parseGameLink } from "../../session/keep.ts";
import { type LocalGame, LocalSession, newLocalGame } from "../../session/local.ts";
import { beside, defaultSetup, type Setup } from "../../session/setup.ts";
import { keptSetup } from "../../session/setups.ts";
import { startGame } from "../../session/start.ts";
import { thinker } from "../../session/workers.ts";
import { SetupForm } from "../setup/setup-form.tsx";
import { GameView } from "./game-layout.tsx";

/** A game on this device: the one that was kept, the one in the link, or a new one. */
export function LocalPage() {
  const { path, hash } = place.value;
  const id = path.split("/")[2] ?? "";
  if (!isGameId(id)) return <NoGame />;
  return <LocalGamePage key={id} id={id} hash={hash} />;
}

function LocalGamePage({ id, hash }: { id: GameId; hash: string }) {
  const [table, setTable] = useState<Table>(() => sit(opened(id, hash).game));
  const [trouble, setTrouble] = useState(() => opened(id, hash).trouble);
  const [choosing, setChoosing] = useState(false);

  function put(game: LocalGame) {
    keepGame(game);
    table.close();
    setTrouble("");
    setTable(sit(game));
  }

  useEffect(() => () => table.close(), [table]);
  useEffect(() => {
    const levels = (table.session as LocalSession).game.sitters.map((sitter) =>
      sitter.kind === "computer" ? sitter.level : "",
    );
    if (!levels.some((level) => level.startsWith("engine-"))) return;
    // The engine is fetched while the first move is thought about.
    const timer = setTimeout(
      () => import("../../faces/reversi/engine-client.ts").then(({ warmEngine }) => warmEngine()),
      500,
    );
    return () => clearTimeout(timer);
  }, [table]);
  useEffect(() => {
    document.title = `${gameOf(id).title} · Grundy`;
    if (hash === "") return;
    // The link's game is kept from here on: a reload goes on with it, not with the link.
    const { game, trouble } = opened(id, hash);
    if (trouble === "") put(game);
    else setTrouble(trouble);
    go(`/play/${id}`, { replace: true });
  }, [id, hash]);

  const session = table.session as LocalSession;

  function rematch() {
    const { play, sitters, clock } = session.game;
    const swapped = [sitters[1], sitters[0]] as const;
    const both = sitters.every((sitter) => sitter.kind === "human");
    const next = newLocalGame(id, play.options, both ? sitters : swapped, clock);
    if (next.ok) put(next.value);
  }

  return (
    <>
      {trouble && <p class="banner">{trouble}</p>}
      <GameView
        key={table}
        table={table}
        newGame={() => setChoosing(true)}
        rematch={rematch}
        load={(play) => {
          const same = play.id === id;
          const game = { play, sitters: same ? session.game.sitters : beside(play.id), taken: [] };
          if (same) put(game);
          else {
            keepGame(game);
            go(`/play/${play.id}`);
          }
        }}
      />
      {choosing && (
        <Dialog title={`New game of ${gameOf(id).title}`} close={() => setChoosing(false)}>
          <SetupForm
            initial={keptSetup(id) ?? defaultSetup(id)}
            start={async (setup: Setup) => {
              const started = await startGame(setup);
              if (!started.ok) setTrouble(started.trouble);
              else if (started.local) put(started.local);
              else go(started.address);
              setChoosing(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function sit(game: LocalGame): Table {
  return new Table(new LocalSession(game, thinker, keepGame));
}

function opened(id: GameId, hash: string): { game: LocalGame; trouble: string } {
  if (hash !== "") {
    const linked = parseGameLink(id, hash);
    if (linked.ok) return { game: { play: linked.value, sitters: beside(id), taken: [] }, trouble: "" };
    return {
      game: keptGame(id) ?? fresh(id),
      trouble: `The link does not hold a game. ${refusalText(linked.refusal)}`,
    };
  }
  return { game: keptGame(id) ?? fresh(id), trouble: "" };
}

function fresh(id: GameId): LocalGame {
  const sitters = [
    { kind: "human", name: "You" },
    { kind: "computer", level: defaultSetup(id).opponent },
  ] as const;
  const game = newLocalGame(id, undefined, sitters);
  if (!game.ok) throw new Error("a game's defaults must be playable");
  return game.value;
}

function NoGame() {
  return (
    <section class="page narrow">
      <h1>There is no such game</h1>
      <p>
        <a href="/">The games are here.</a>
      </p>
    </section>
  );
}
