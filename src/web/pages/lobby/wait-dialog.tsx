import { useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { go } from "../../base/router.ts";
import { shownGames } from "../home/shown-games.ts";
import { loadSetup } from "../setup/new-game.tsx";

/** Which game one waits for anyone in, and everything else that can be chosen of it. */
export function WaitDialog({ game, close }: { game: GameId; close: () => void }) {
  const [chosen, setChosen] = useState(game);
  const { loading, lobby } = language.value.page;
  return (
    <Dialog title={lobby.wait} close={close}>
      <div class="setup">
        <Choice
          label={lobby.game}
          value={chosen}
          set={setChosen}
          choices={shownGames.map((id) => [id, gameTitle(language.value, id)] as const)}
        />
      </div>
      <Later load={loadSetup} what="form" waiting={<p class="note">{loading.form}</p>}>
        {({ SetupForm }) => (
          <SetupForm key={chosen} game={chosen} against="anyone" begun={({ address }) => go(address)} />
        )}
      </Later>
    </Dialog>
  );
}
