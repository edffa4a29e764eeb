import { useEffect, useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { go } from "../../base/router.ts";
import { defaultSetup } from "../../session/setup.ts";
import { keptSetup } from "../../session/setups.ts";
import { startGame } from "../../session/start.ts";
import { SetupForm } from "../setup/setup-form.tsx";
import { GameCard } from "./card.tsx";
import { OtherTables } from "./other-games.tsx";

const shown: readonly GameId[] = ["reversi", "sticks", "stones", "kayles", "piles"];

/** The five games, and what goes on at other tables. */
export function Home() {
  const [choosing, setChoosing] = useState<GameId | undefined>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = "Grundy: Nim and Reversi";
    // What the next click needs is fetched while the cards are being looked at.
    const timer = setTimeout(() => import("../game/local-page.tsx").catch(() => {}), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section class="page home">
      <h1>Five games, one table</h1>
      <p class="lead">Play a friend or the computer, and see why a move wins.</p>
      <ul class="cards">
        {shown.map((id) => (
          <GameCard key={id} id={id} options={() => setChoosing(id)} />
        ))}
      </ul>
      <OtherTables />
      {choosing && (
        <Dialog title={`New game of ${gameOf(choosing).title}`} close={() => setChoosing(undefined)}>
          {trouble && <p class="note wrong">{trouble}</p>}
          <SetupForm
            initial={keptSetup(choosing) ?? defaultSetup(choosing)}
            start={async (setup) => {
              const started = await startGame(setup);
              if (started.ok) go(started.address);
              else setTrouble(started.trouble);
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
