import type { Play } from "../../../match/index.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import type { GameView } from "../../session/game-view.ts";

const loadShare = () => import("../share/share-body.tsx");

/** What is on the table as a link, a picture, a replay, a text; and a place for whatever somebody else has shared. */
export function ShareDialog({
  view,
  load,
  close,
}: {
  view: GameView;
  load: ((play: Play) => void) | undefined;
  close: () => void;
}) {
  const { share } = language.value.page;
  return (
    <Dialog title={share.title} close={close}>
      <Later load={loadShare} what="share" waiting={<p class="share note">{share.loading}</p>}>
        {({ ShareBody }) => <ShareBody view={view} load={load} />}
      </Later>
    </Dialog>
  );
}
