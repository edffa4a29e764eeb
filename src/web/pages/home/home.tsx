import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { inWords, sentence } from "../../../words/index.ts";
import { go } from "../../base/router.ts";
import { loadSetup, NewGameDialog } from "../setup/new-game.tsx";
import { GameCard } from "./card.tsx";
import { OtherGames } from "./other-games.tsx";
import { shownGames } from "./shown-games.ts";

/** The games, and what goes on elsewhere. */
export function Home() {
  const [choosing, setChoosing] = useState<GameId | undefined>();
  useEffect(() => {
    document.title = "Grundy: Nim and Reversi";
    // What the next click needs is fetched while the cards are being looked at.
    const timer = setTimeout(() => {
      import("../game/local-page.tsx").catch(() => {});
      loadSetup().catch(() => {});
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="page home">
      <h1>{sentence(inWords(shownGames.length))} games, one table</h1>
      <p class="lead">Play a friend or the computer, and see why a move wins.</p>
      <ul class="cards">
        {shownGames.map((id) => (
          <GameCard key={id} id={id} options={() => setChoosing(id)} />
        ))}
      </ul>
      <OtherGames />
      {choosing && (
        <NewGameDialog
          game={choosing}
          begun={({ address }) => go(address)}
          close={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}
