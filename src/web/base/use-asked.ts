import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announce.tsx";

/** So long a question waits for its answer. */
const askedFor = 5000;
/** A second press that comes sooner belongs to the first, and answers nothing. */
const doublePress = 400;

/** What is asked once more in its own place before it is done: Escape, a press elsewhere and a few seconds lead back. */
export interface Asked<Place extends HTMLElement> {
  readonly asked: boolean;
  /** What the question stands in: a press outside of it leads back. */
  readonly place: RefObject<Place | null>;
  press(): void;
  back(): void;
}

export function useAsked<Place extends HTMLElement>(
  question: string,
  act: () => void,
  off = false,
): Asked<Place> {
  const [askedAt, setAskedAt] = useState<number | undefined>();
  const place = useRef<Place>(null);
  const asked = askedAt !== undefined && !off;
  const back = () => setAskedAt(undefined);

  // Before the question is painted: an Escape that comes with its sight is heard.
  useLayoutEffect(() => {
    if (!asked) return;
    announce(question);
    const timer = setTimeout(back, askedFor);
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      back();
    }
    function onPress(event: PointerEvent) {
      if (!place.current?.contains(event.target as Node)) back();
    }
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [asked, askedAt]);

  function press() {
    const now = performance.now();
    if (!asked) setAskedAt(now);
    else if (now - askedAt >= doublePress) {
      back();
      act();
    }
  }

  return { asked, place, press, back };
}
