import { useState } from "preact/hooks";
import type { GameId } from "../../../games/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import {
  analysisKeyAddress,
  keptAnalyses,
  type ListedAnalysis,
  removeAnalysis,
} from "../../session/analysis-keep.ts";

/** The analyses that this browser keeps; one that is removed leaves its place, from which it can be brought back. */
export function KeptDialog({ id, close }: { id: GameId; close: () => void }) {
  const [all] = useState(keptAnalyses);
  const { explore } = language.value.page;
  return (
    <Dialog title={explore.analyses} close={close}>
      {all.length === 0 && <p>{explore.none}</p>}
      <ul class="games">
        {all.map((each) => (
          <Kept key={each.key} analysis={each} />
        ))}
      </ul>
      <p>
        <a class="button" href={`/analysis/${id}`}>
          {explore.fresh}
        </a>
      </p>
    </Dialog>
  );
}

function Kept({ analysis: { key, game, moves, changed } }: { analysis: ListedAnalysis }) {
  const [bringBack, setBringBack] = useState<(() => void) | undefined>();
  const { explore, home, kept } = language.value.page;
  const title = gameTitle(language.value, game);
  const when = home.date({ at: changed, now: Date.now() });
  if (bringBack)
    return (
      <li>
        <span class="grow note">{kept.removed({ game: title })}</span>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            bringBack();
            setBringBack(undefined);
          }}
        >
          {kept.undo}
        </button>
      </li>
    );
  return (
    <li>
      <a class="title" href={analysisKeyAddress(game, key)}>
        {title}
      </a>
      <span class="grow note">{home.moves({ moves })}</span>
      <span class="note">{when}</span>
      <button
        type="button"
        class="quiet"
        aria-label={explore.removeOne({ game: title, when })}
        onClick={() => {
          const undo = removeAnalysis(key);
          setBringBack(() => undo);
          announce(kept.removed({ game: title }));
        }}
      >
        {kept.remove}
      </button>
    </li>
  );
}
