import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { language } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { loadSetup, NewGameDialog } from "../setup/new-game.tsx";
import { GameCard } from "./card.tsx";
import { OtherGames } from "./other-games.tsx";
import { OwnGames } from "./own-games.tsx";
import { shownGames } from "./shown-games.ts";

/** The games, and what goes on elsewhere. */
export function Home() {
  const [choosing, setChoosing] = useState<GameId | undefined>();
  const { home, shell } = language.value.page;
  useTitle(shell.title);
  useEffect(() => {
    // What the next click needs is fetched while the cards are being looked at.
    const timer = setTimeout(() => {
      import("../game/local-page.tsx").catch(() => {});
      loadSetup().catch(() => {});
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="page home">
      <h1>{home.heading({ games: shownGames.length })}</h1>
      <p class="lead">{home.lead}</p>
      <ul class="cards">
        {shownGames.map((id) => (
          <GameCard key={id} id={id} options={() => setChoosing(id)} />
        ))}
      </ul>
      <OwnGames />
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
