import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type LanguageTag, languageNames, languageTags } from "../../words/index.ts";
import { Announcer, announce } from "../base/announce.tsx";
import { chooseLanguage, language } from "../base/language.ts";
import { Later } from "../base/later.tsx";
import { place } from "../base/router.ts";
import { nextTheme, theme } from "../base/theme.ts";
import { useTitle } from "../base/title.ts";
import { Paints } from "../board/paints.tsx";
import { Home } from "./home/home.tsx";

export function Shell() {
  return (
    <>
      <a class="skip" href="#main">
        {language.value.page.shell.skip}
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
  const { shell } = language.value.page;
  const here = (start: string) => (path.startsWith(start) ? "page" : undefined);
  const games = path === "/" || path.startsWith("/play/") || path.startsWith("/game/") ? "page" : undefined;
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={shell.home}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle class="ink" cx="7" cy="7" r="5" />
          <circle class="line" cx="17" cy="7" r="4.3" />
          <circle class="line" cx="7" cy="17" r="4.3" />
          <circle class="ink" cx="17" cy="17" r="5" />
        </svg>
        <span>Grundy</span>
      </a>
      <nav aria-label={shell.pages}>
        <a href="/" aria-current={games}>
          {shell.games}
        </a>
        <a href="/players" aria-current={here("/players")}>
          {shell.players}
        </a>
        <a href="/consoles" aria-current={here("/consoles")}>
          {shell.consoles}
        </a>
      </nav>
      <LanguageChoice />
      <button
        type="button"
        class="quiet icon"
        onClick={nextTheme}
        aria-label={shell.changeTheme({ theme: shell.themes[theme.value] })}
        title={shell.themes[theme.value]}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle class="line" cx="12" cy="12" r="8" />
          <path class="ink" d={theme.value === "light" ? "" : theme.value === "dark" ? fullMoon : halfMoon} />
        </svg>
      </button>
    </header>
  );
}

/** Each language in its own words; on a phone only its tag is seen, and the list over it. */
function LanguageChoice() {
  const { tag, page } = language.value;
  return (
    <span class="language">
      <span class="tag" aria-hidden="true">
        {tag}
      </span>
      <select
        aria-label={page.shell.language}
        value={tag}
        onChange={(event) => chooseLanguage(event.currentTarget.value as LanguageTag)}
      >
        {languageTags.map((each) => (
          <option key={each} value={each} lang={each} selected={each === tag}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
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
    <Later key={start} load={load} what="page" waiting={<div class="waiting" aria-busy="true" />}>
      {(View) => <View />}
    </Later>
  );
}

function Missing() {
  const { shell } = language.value.page;
  useTitle(shell.missing, "Grundy");
  return (
    <section class="page narrow">
      <h1>{shell.missing}</h1>
      <p>
        {shell.mistyped} <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}
