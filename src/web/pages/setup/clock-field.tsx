import { useId } from "preact/hooks";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { chosenClock, clockChoices, ownBounds, ownClock, readClock } from "../../session/clock-choice.ts";
import { clockTexts, type Setup } from "../../session/setup.ts";

/** The clock: one that is offered, or one's own, typed; days a move for people who play by a link. */
export function ClockField({ setup, change }: { setup: Setup; change: (part: Partial<Setup>) => void }) {
  const about = useId();
  const texts = clockTexts(setup);
  const { clock, setup: words } = language.value.page;
  const isWrong = !readClock(texts).ok;
  return (
    <>
      <Choice
        label={words.clock}
        value={chosenClock(texts)}
        set={(clock) => change({ clock })}
        choices={clockChoices(texts)}
      />
      {chosenClock(texts) === ownClock && (
        <div class="own-clock">
          {(
            [
              ["minutes", clock.minutes],
              ["added", clock.added],
            ] as const
          ).map(([part, label]) => (
            <label class="field" key={part}>
              <span>{label}</span>
              <input
                value={setup[part]}
                inputMode="decimal"
                maxLength={8}
                autocomplete="off"
                aria-describedby={about}
                aria-invalid={isWrong}
                onInput={(event) => change({ [part]: event.currentTarget.value })}
              />
            </label>
          ))}
          <p class={`note${isWrong ? " wrong" : ""}`} id={about} role="status">
            {clock.bounds(ownBounds)}
          </p>
        </div>
      )}
    </>
  );
}
