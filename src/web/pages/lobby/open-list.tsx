import { useState } from "preact/hooks";
import type { OpenGame } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";
import type { Slots } from "../../session/lobby-slots.ts";
import { OpenRow } from "./open-row.tsx";

/** So many are shown before all are asked for. */
const few = 100;

/** The rows of the lobby. One that is pointed at, or has the focus, is told to `hold`: it stays what it is. */
export function OpenList({
  slots,
  join,
  joining,
  hold,
}: {
  slots: Slots;
  join: (open: OpenGame) => void;
  joining: boolean;
  hold: (id: string | undefined) => void;
}) {
  const [all, setAll] = useState(false);
  const { lobby } = language.value.page;
  const shown = all ? slots : slots.slice(0, few);
  const holdAt = ({ target }: Event) => hold((target as Element).closest("li")?.dataset.game);
  return (
    <>
      <ul
        class="open-games"
        aria-label={lobby.openGames}
        onPointerOver={holdAt}
        onPointerLeave={() => hold(undefined)}
        onFocusIn={holdAt}
        onFocusOut={() => hold(undefined)}
      >
        {shown.map((slot) => (
          <OpenRow key={slot.open.id} slot={slot} join={join} off={joining} />
        ))}
      </ul>
      {shown.length < slots.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {lobby.all({ games: slots.length })}
        </button>
      )}
    </>
  );
}
