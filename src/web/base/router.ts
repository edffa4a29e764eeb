import { signal } from "@preact/signals";

/** Where the page is. Paths are the only state a link carries; the part behind `#` holds a whole local game, or an invitation: no server sees it. */
interface Place {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly hash: string;
}

function read(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, search: new URLSearchParams(search), hash: hash.slice(1) };
}

export const place = signal<Place>(read());

/** The terminal needs inline styles, which the content policy allows on its own route alone: entering it is a new load. */
function needsOwnDocument(path: string): boolean {
  return path.startsWith("/consoles");
}

export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address, window.location.href);
  if (needsOwnDocument(url.pathname) !== needsOwnDocument(window.location.pathname)) {
    window.location.assign(url);
    return;
  }
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  place.value = read();
  if (!replace) window.scrollTo(0, 0);
}

export function startRouter(): void {
  window.addEventListener("popstate", () => {
    place.value = read();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute("download"))
      return;
    if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.href);
  });
}
