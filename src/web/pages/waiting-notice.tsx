import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageAt } from "../../protocol/index.ts";
import { gameTitle } from "../../words/index.ts";
import { announce } from "../base/announce.tsx";
import { language } from "../base/language.ts";
import { go, place } from "../base/router.ts";
import { type SeenGame, seenGames } from "../session/seen-games.ts";
import type { Joining, WaitingGames } from "../session/waiting.ts";

/** Games somebody has joined while other pages were looked at. */
const joined = signal<readonly (Joining & Pick<SeenGame, "game" | "own">)[]>([]);
/** Loaded when there is the first game to wait in. */
let watcher: Promise<WaitingGames> | undefined;

/**
 * Whoever waits for somebody may look at other pages, and is told there. From the list of games or the lobby he is taken to the game; elsewhere he
 * may be in the middle of something.
 */
export function WaitingNotice() {
  const { path } = place.value;
  useEffect(() => watch(path), [path]);
  const [first] = joined.value;
  if (!first || path === `/game/${first.id}`) return null;
  const { lobby, shell } = language.value.page;
  return (
    <div class="joined-notice" role="status">
      <span>{textOf(first)}</span>
      <a class="button primary" href={`/game/${first.id}`}>
        {lobby.toGame}
      </a>
      <button type="button" class="quiet" onClick={() => forget(first.id)}>
        {shell.close}
      </button>
    </div>
  );
}

/** The games that wait for somebody, but for one that is open: its page is at it. */
function watch(path: string): void {
  const here = /^\/game\/(.*)$/.exec(path)?.[1];
  if (here !== undefined) forget(here);
  const ids = waitingGames()
    .filter(({ id }) => id !== here)
    .map(({ id }) => id);
  if (ids.length > 0)
    watcher ??= import("../session/waiting.ts").then(({ WaitingGames }) => new WaitingGames(told));
  void watcher
    ?.then((games) => games.watch(ids))
    .catch(() => {
      // Tried again with the next page.
      watcher = undefined;
    });
}

function waitingGames(): readonly SeenGame[] {
  return seenGames()
    .filter(({ seats, missing, own, winner }) => {
      return !missing && winner === undefined && own.length > 0 && seats.some(({ taken }) => !taken);
    })
    .sort((one, other) => other.changed - one.changed);
}

function told(joining: Joining): void {
  const known = seenGames().find(({ id }) => id === joining.id);
  const { path } = place.peek();
  if (!known || path === `/game/${joining.id}`) return;
  const { game, own } = known;
  const news = { ...joining, game, own };
  const name = pageAt(path);
  const isFree = (name === "home" || name === "lobby") && !document.querySelector("dialog[open]");
  announce(textOf(news));
  if (isFree && !document.hidden) go(`/game/${joining.id}`);
  else joined.value = [...joined.peek().filter(({ id }) => id !== joining.id), news];
}

function forget(id: string): void {
  const left = joined.peek().filter((each) => each.id !== id);
  if (left.length < joined.peek().length) joined.value = left;
}

function textOf({ game, own, seats }: Joining & Pick<SeenGame, "game" | "own">): string {
  const guest = own[0] === 0 ? seats[1] : seats[0];
  const title = gameTitle(language.value, game);
  return language.value.page.lobby.joined({ game: title, name: guest.name ?? undefined });
}
