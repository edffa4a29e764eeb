import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Announcer, announce } from "../base/announce.tsx";
import { Later } from "../base/later.tsx";
import { place } from "../base/router.ts";
import { nextTheme, theme } from "../base/theme.ts";
import { Paints } from "../board/paints.tsx";
import { Home } from "./home/home.tsx";

const themeNames = { auto: "as the system", light: "light", dark: "dark" } as const;

export function Shell() {
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Bar />
      <Main />
      <Announcer />
      <Paints />
    </>
  );
}

/** After a change of page the focus is at its beginning, as it would be after a load. */
function Main() {
  const element = useRef<HTMLElement>(null);
  const { path } = place.value;
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    element.current?.focus({ preventScroll: true });
    announce(document.title);
  }, [path]);
  return (
    <main id="main" tabIndex={-1} ref={element}>
      <Page />
    </main>
  );
}

function Bar() {
  const { path } = place.value;
  const here = (start: string) => (path.startsWith(start) ? "page" : undefined);
  const games = path === "/" || path.startsWith("/play/") || path.startsWith("/game/") ? "page" : undefined;
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label="Grundy, home">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle class="ink" cx="7" cy="7" r="5" />
          <circle class="line" cx="17" cy="7" r="4.3" />
          <circle class="line" cx="7" cy="17" r="4.3" />
          <circle class="ink" cx="17" cy="17" r="5" />
        </svg>
        <span>Grundy</span>
      </a>
      <nav aria-label="Pages">
        <a href="/" aria-current={games}>
          Games
        </a>
        <a href="/players" aria-current={here("/players")}>
          Players
        </a>
        <a href="/consoles" aria-current={here("/consoles")}>
          Consoles
        </a>
      </nav>
      <button
        type="button"
        class="quiet icon"
        onClick={nextTheme}
        aria-label={`Colours: ${themeNames[theme.value]}. Change`}
        title={`Colours: ${themeNames[theme.value]}`}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle class="line" cx="12" cy="12" r="8" />
          <path class="ink" d={theme.value === "light" ? "" : theme.value === "dark" ? fullMoon : halfMoon} />
        </svg>
      </button>
    </header>
  );
}

const halfMoon = "M12 4a8 8 0 0 1 0 16z";
const fullMoon = "M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16z";

/** Every page but the first is loaded when it is opened. */
const pages: readonly (readonly [start: string, load: () => Promise<ComponentType>])[] = [
  ["/play/", () => import("./game/local-page.tsx").then((module) => module.LocalPage)],
  ["/game/", () => import("./game/online-page.tsx").then((module) => module.OnlinePage)],
  ["/players", () => import("./people/people-page.tsx").then((module) => module.PeoplePage)],
  ["/consoles", () => import("./consoles/consoles-page.tsx").then((module) => module.ConsolesPage)],
];

function Page() {
  const { path } = place.value;
  if (path === "/") return <Home />;
  const found = pages.find(([start]) => path.startsWith(start));
  if (!found) return <Missing />;
  const [start, load] = found;
  return (
    <Later key={start} load={load} what="This page" waiting={<div class="waiting" aria-busy="true" />}>
      {(View) => <View />}
    </Later>
  );
}

function Missing() {
  return (
    <section class="page narrow">
      <h1>There is no such page</h1>
      <p>
        The address may be mistyped. <a href="/">The games are here.</a>
      </p>
    </section>
  );
}
