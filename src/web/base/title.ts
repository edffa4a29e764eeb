import { useEffect } from "preact/hooks";
import { announce } from "./announce.tsx";
import { place } from "./router.ts";

/** The visit whose title has been heard: a browser says that of a page it has loaded. */
let heard = 0;

/** Names the page in the browser's tab, and to screen readers: of a new page once it is there, and not that of the one before. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.join(" · ");
  const { visit } = place.value;
  useEffect(() => {
    document.title = title;
    if (visit === heard) return;
    heard = visit;
    announce(title);
  }, [title, visit]);
}
