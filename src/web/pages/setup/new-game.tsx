import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import type { Started } from "../../session/start.ts";

export const loadSetup = () => import("./setup-form.tsx");

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
  const { loading, setup } = language.value.page;
  return (
    <Dialog title={setup.title({ game: gameTitle(language.value, game) })} close={close}>
      <Later load={loadSetup} what="form" waiting={<p class="note">{loading.form}</p>}>
        {({ SetupForm }) => <SetupForm game={game} begun={begun} />}
      </Later>
    </Dialog>
  );
}
