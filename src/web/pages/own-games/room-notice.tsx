import { useState } from "preact/hooks";
import { language } from "../../base/language.ts";
import { droppedGames, forgetDropped, keepingRoom } from "../../session/keep.ts";

/** Says before finished games have to go that they will, and how many have. */
export function RoomNotice() {
  const [{ finished, most, isNearlyFull }] = useState(keepingRoom);
  const [dropped, setDropped] = useState(droppedGames);
  const { own } = language.value.page;
  if (!isNearlyFull) return null;
  return (
    <div class="room-notice" role="note">
      <p>{own.nearlyFull({ finished, most })}</p>
      {dropped > 0 && (
        <p>
          {own.dropped({ count: dropped })}{" "}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              forgetDropped();
              setDropped(0);
            }}
          >
            {own.understood}
          </button>
        </p>
      )}
    </div>
  );
}
