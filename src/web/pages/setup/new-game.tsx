import { useState } from "preact/hooks";
import { type GameId, gameOf } from "../../../games/index.ts";
import { Dialog } from "../../base/dialog.tsx";
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
    <Dialog title={`New game of ${gameOf(game).title}`} close={close}>
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
