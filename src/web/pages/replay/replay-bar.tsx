import { Icon, type IconName } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import type { GameView } from "../../session/game-view.ts";
import { type ReplayControls, type Speed, speeds } from "./use-replay.ts";

/** Play and pause, steps, a line to drag along, the speed. */
export function ReplayBar({ view, controls }: { view: GameView; controls: ReplayControls }) {
  const { replay, record } = language.value.page;
  const { playing, speed, setSpeed, toggle, show } = controls;
  const index = view.index.value;
  const moves = view.length.value;
  const step = (icon: IconName, label: string, to: number) => (
    <button
      type="button"
      class="quiet icon"
      aria-label={label}
      title={label}
      // Not disabled at the ends: a button that has the focus keeps it.
      aria-disabled={to < 0 || to > moves || to === index}
      onClick={() => show(to)}
    >
      <Icon name={icon} />
    </button>
  );
  const label = playing ? replay.pause : replay.play;
  const at = replay.at({ move: index, moves });
  return (
    <fieldset class="replay-bar">
      <legend class="unseen">{replay.controls}</legend>
      <input
        type="range"
        min="0"
        max={Math.max(1, moves)}
        value={index}
        disabled={moves === 0}
        aria-label={replay.scrub}
        aria-valuetext={at}
        onInput={(event) => show(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons">
        <span class="replay-at">{at}</span>
        {step("first", record.first, 0)}
        {step("previous", record.previous, index - 1)}
        <button
          type="button"
          class="primary icon"
          aria-label={label}
          title={label}
          disabled={moves === 0}
          onClick={toggle}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        {step("next", record.next, index + 1)}
        {step("last", record.last, moves)}
        <select
          aria-label={replay.speed}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}
        >
          {speeds.map((each) => (
            <option key={each} value={String(each)} selected={each === speed}>
              {`${each === 0.5 ? "½" : each}×`}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
