import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { phraseIds } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import type { OnlineSession } from "../../session/online.ts";

/** What one can say, behind one button that stays where it is; the list lies over the page. Watchers can only stop listening. */
export function TalkMenu({ session }: { session: OnlineSession }) {
  const { phrases } = language.value.page;
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seated = session.ownSeats.value.length === 1;
  const waiting = session.seats.value.some(({ kind }) => kind === "open");
  const { muted, mutedHere, resting } = session.talk;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useLayoutEffect(() => {
    if (!open) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
    }
    function onPress(event: PointerEvent) {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    }
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [open]);

  return (
    <div class="talk" ref={place}>
      <button
        type="button"
        class="talk-open"
        ref={button}
        aria-expanded={open}
        disabled={waiting}
        onClick={() => setOpen(!open)}
      >
        <SteadyText
          shown={muted.value ? phrases.mutedShort : phrases.open}
          among={[phrases.mutedShort, phrases.open]}
        />
      </button>
      {open && (
        <fieldset class="talk-list" data-testid="talk">
          <legend class="unseen">{phrases.list}</legend>
          {seated &&
            phraseIds.map((id) => (
              <button
                key={id}
                type="button"
                disabled={resting.value}
                onClick={() => {
                  session.say(id);
                  close();
                }}
              >
                {phrases.said[id]}
              </button>
            ))}
          <label class="check">
            <input
              type="checkbox"
              checked={mutedHere.value}
              onChange={(event) => session.talk.mute(event.currentTarget.checked)}
            />
            <span>{phrases.mute}</span>
          </label>
        </fieldset>
      )}
    </div>
  );
}
