import { useEffect, useState } from "preact/hooks";
import { must } from "../../../games/index.ts";
import { begin, followMoves, moveTexts, type Play, turnOf } from "../../../match/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { language, sayRefusal } from "../../base/language.ts";
import { go } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import type { LinkTrouble } from "../../session/game-link.ts";
import { GameView } from "../../session/game-view.ts";
import { freshGame } from "../../session/local.ts";
import { againstComputer, knownOpponent, twoPeople } from "../../session/occupant.ts";
import { makeOpponent, openSetup } from "../../session/setup.ts";
import { addGame, viewAddress } from "../../session/start.ts";
import { ViewSession } from "../../session/view.ts";
import { NewGameDialog } from "../setup/new-game.tsx";
import { GameLayout } from "./game-layout.tsx";

/**
 * The game of a link, to be looked at. Whoever wants to play it gets a game of their own, and the link stays what it is. `trouble` is
 * what is wrong with a move behind those that are shown.
 */
export function LinkPage({ play, trouble }: { play: Play; trouble: LinkTrouble | undefined }) {
  const [view] = useState(() => new GameView(new ViewSession(play)));
  const [choosing, setChoosing] = useState(false);
  const words = language.value.page.view;

  useTitle(gameTitle(language.value, play.id), "Grundy");
  useEffect(() => () => view.close(), []);

  function playOn(against: "computer" | "beside") {
    const part = upTo(play, view.index.peek());
    const opponent = makeOpponent(openSetup(play.id).opponent);
    const occupants =
      against === "beside" ? twoPeople : againstComputer(knownOpponent(opponent, view.game), turnOf(part));
    go(addGame(freshGame(part, occupants)));
  }

  const broken = trouble?.at && [
    sayRefusal(trouble.refusal, play.id),
    language.value.page.game.linkBrokenAt(trouble.at),
  ];
  const over = play.ending !== undefined && view.live.value;
  return (
    <>
      {broken && <p class="banner">{language.value.text(broken)}</p>}
      <GameLayout
        view={view}
        newGame={() => setChoosing(true)}
        rematch={undefined}
        load={(loaded) => go(viewAddress(loaded))}
        notice={
          <span class="play-on">
            <button type="button" class="primary" disabled={over} onClick={() => playOn("computer")}>
              {words.playOn}
            </button>
            <button type="button" disabled={over} onClick={() => playOn("beside")}>
              {words.playOnBeside}
            </button>
          </span>
        }
      />
      {choosing && (
        <NewGameDialog game={play.id} begun={({ address }) => go(address)} close={() => setChoosing(false)} />
      )}
    </>
  );
}

/** The game as it was after its first `count` moves. */
function upTo(play: Play, count: number): Play {
  const begun = must(begin(play.id, play.options, play.from));
  return must(followMoves(begun, moveTexts(play).slice(0, count)));
}
