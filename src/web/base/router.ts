import { signal } from "@preact/signals";

/** Where the page is. Paths are the only state a link carries; the part behind `#` holds a whole local game, or an invitation: no server sees it. */
interface Place {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly hash: string;
  /** Grows with every change of page, but not when an address is put right in its place. */
  readonly visit: number;
}

function read(visit: number): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, search: new URLSearchParams(search), hash: hash.slice(1), visit };
}

export const place = signal<Place>(read(0));

/** The terminal needs inline styles, which the content policy allows on its own route alone: entering it is a new load. So is what may be framed. */
function documentOf(path: string): string | undefined {
  return /^\/(consoles|embed)(?=\/|$)/.exec(path)?.[1];
}

export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address, window.location.href);
  if (documentOf(url.pathname) !== documentOf(window.location.pathname)) {
    window.location.assign(url);
    return;
  }
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  place.value = read(place.peek().visit + (replace ? 0 : 1));
  if (!replace) window.scrollTo(0, 0);
}

/** The page that is shown has this address from now on: a reload comes back to it, and nothing is shown anew. */
export function rename(address: string): void {
  window.history.replaceState(null, "", new URL(address, window.location.href));
}

export function startRouter(): void {
  window.addEventListener("popstate", () => {
    const { path, search, visit } = place.peek();
    const now = read(visit);
    const moved = now.path !== path || now.search.toString() !== search.toString();
    place.value = moved ? { ...now, visit: visit + 1 } : now;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== window.location.origin || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    const href = link.getAttribute("href") ?? "";
    // Within the page. The part of the address behind # holds a game, so it is left alone.
    if (href.startsWith("#")) return document.getElementById(href.slice(1))?.focus();
    go(link.href);
  });
}
