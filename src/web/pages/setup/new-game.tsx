import { useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { openSetup } from "../../session/setup.ts";
import { type Started, startGame } from "../../session/start.ts";
import { SetupForm } from "./setup-form.tsx";

/** The form for a new game, over the page. */
export function NewGameDialog({
  game,
  begun,
  close,
}: {
  game: GameId;
  begun: (started: Started & { ok: true }) => void;
  close: () => void;
}) {
  const [trouble, setTrouble] = useState("");
  return (
    <Dialog title={`New game of ${gameTitle(language.value, game)}`} close={close}>
      {trouble && (
        <p class="note wrong" role="alert">
          {trouble}
        </p>
      )}
      <SetupForm
        initial={openSetup(game)}
        start={async (setup) => {
          const started = await startGame(setup);
          if (started.ok) begun(started);
          else setTrouble(started.trouble);
        }}
      />
    </Dialog>
  );
}
