import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type PageName, pageAt } from "../../protocol/index.ts";
import { type LanguageTag, languageNames, languageTags, markupTag } from "../../words/index.ts";
import { Announcer } from "../base/announce.tsx";
import { Icon } from "../base/icons.tsx";
import { chooseLanguage, language } from "../base/language.ts";
import { Later } from "../base/later.tsx";
import { online } from "../base/online.ts";
import { place } from "../base/router.ts";
import { nextTheme, theme } from "../base/theme.ts";
import { useTitle } from "../base/title.ts";
import { Paints } from "../board/paints.tsx";
import { Home } from "./home/home.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

export function Shell() {
  return (
    <>
      <a class="skip" href="#main">
        {language.value.page.shell.skip}
      </a>
      <Bar />
      <WaitingNotice />
      <Main />
      <Announcer />
      <Paints />
    </>
  );
}

/** After a change of page the focus is at its beginning, as it would be after a load. */
function Main() {
  const element = useRef<HTMLElement>(null);
  const { visit } = place.value;
  const shown = useRef(visit);
  useEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    element.current?.focus({ preventScroll: true });
  }, [visit]);
  return (
    <main id="main" tabIndex={-1} ref={element}>
      <Page />
    </main>
  );
}

function Bar() {
  const { path } = place.value;
  const { page } = language.value;
  const { shell, lobby } = page;
  const name = pageAt(path);
  const here = (...names: readonly PageName[]) => (name && names.includes(name) ? "page" : undefined);
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
        <a href="/" aria-current={here("home", "play", "game", "replay", "analysis", "own-games")}>
          {shell.games}
        </a>
        <a href="/learn" aria-current={here("learn")}>
          {shell.learn}
        </a>
        <a href="/puzzles" aria-current={here("puzzles")}>
          {shell.puzzles}
        </a>
        <a href="/lobby" aria-current={here("lobby")}>
          {lobby.title}
        </a>
        <a href="/arena" aria-current={here("arena", "tournament")}>
          {shell.arena}
        </a>
        <a href="/players" aria-current={here("people")}>
          {shell.players}
        </a>
        <a href="/consoles" aria-current={here("consoles", "judge")}>
          {shell.consoles}
        </a>
      </nav>
      <span class="offline" role="status">
        {!online.value && shell.offline}
      </span>
      <LanguageChoice />
      <a
        class="button quiet icon"
        href="/settings"
        aria-current={here("settings")}
        aria-label={page.settings.title}
        title={page.settings.title}
      >
        <Icon name="settings" />
      </a>
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
          <option key={each} value={each} lang={markupTag(each)} selected={each === tag}>
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
const pages: { readonly [Name in Exclude<PageName, "home">]: () => Promise<ComponentType> } = {
  play: () => import("./game/local-page.tsx").then((module) => module.LocalPage),
  game: () => import("./game/online-page.tsx").then((module) => module.OnlinePage),
  lobby: () => import("./lobby/lobby-page.tsx").then((module) => module.LobbyPage),
  arena: () => import("./arena/arena-page.tsx").then((module) => module.ArenaPage),
  tournament: () => import("./arena/tournament-page.tsx").then((module) => module.TournamentPage),
  analysis: () => import("./analysis/analysis-page.tsx").then((module) => module.AnalysisPage),
  "own-games": () => import("./own-games/own-games-page.tsx").then((module) => module.OwnGamesPage),
  learn: () => import("./learn/learn-page.tsx").then((module) => module.LearnPage),
  puzzles: () => import("./puzzles/puzzles-page.tsx").then((module) => module.PuzzlesPage),
  people: () => import("./people/people-page.tsx").then((module) => module.PeoplePage),
  consoles: () => import("./consoles/consoles-page.tsx").then((module) => module.ConsolesPage),
  judge: () => import("./judge/judge-page.tsx").then((module) => module.JudgePage),
  replay: () => import("./replay/replay-page.tsx").then((module) => module.ReplayPage),
  // Only where no server answers for the document of its own: while the page is written.
  embed: () => import("./replay/replay-page.tsx").then((module) => module.ReplayPage),
  settings: () => import("./settings/settings-page.tsx").then((module) => module.SettingsPage),
};

function Page() {
  const { path } = place.value;
  const name = pageAt(path);
  if (name === "home") return <Home />;
  if (name === undefined) return <Missing path={path} />;
  return (
    <Later key={name} load={pages[name]} what="page" waiting={<div class="waiting" aria-busy="true" />}>
      {(View) => <View />}
    </Later>
  );
}

function Missing({ path }: { path: string }) {
  const { shell } = language.value.page;
  const heading = /^\/(play|analysis)\//.test(path) ? shell.gameUnknown : shell.missing;
  useTitle(heading, "Grundy");
  return (
    <section class="page narrow">
      <h1>{heading}</h1>
      <p>
        {path.startsWith("/game") ? shell.gameWithoutId : shell.mistyped} <a href="/">{shell.gamesHere}</a>
      </p>
    </section>
  );
}
