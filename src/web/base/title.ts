import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "./announce.tsx";
import { place } from "./router.ts";

/** How many games on the server wait for one's move: the tab's title begins with it. */
export const waitingCount = signal(0);

/** The visit whose title has been heard: a browser says that of a page it has loaded. */
let heard = 0;

const named = signal<string | undefined>(undefined);

effect(() => {
  const count = waitingCount.value > 0 ? `(${waitingCount.value}) ` : "";
  if (named.value !== undefined) document.title = count + named.value;
});

/** Names the page in the browser's tab, and to screen readers: of a new page once it is there, and not that of the one before. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.join(" · ");
  const { visit } = place.value;
  useEffect(() => {
    named.value = title;
    if (visit === heard) return;
    heard = visit;
    announce(title);
  }, [title, visit]);
}
