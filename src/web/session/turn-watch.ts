import { effect } from "@preact/signals";
import { idForm } from "../../protocol/index.ts";
import { showBadge } from "../base/badge.ts";
import { hidden } from "../base/hidden.ts";
import { online } from "../base/online.ts";
import { go, place } from "../base/router.ts";
import { waitingCount } from "../base/title.ts";
import { lookUpChanged } from "./look-up.ts";
import {
  followOtherTabs,
  isOver,
  isWaitedFor,
  type SeenGame,
  seenChanges,
  seenGames,
  unseenGames,
} from "./seen-games.ts";
import { noteTold, tellTurn } from "./tell-turn.ts";

/** How often the server is asked which games have gone on, in milliseconds; where none goes on it is not asked. */
const lookEvery = 20_000;
/** A game that is open in some tab is noted there; before one is told of it there is time for that. */
const toldAfter = 1500;

/**
 * While any page of Grundy is open, one of them follows all one's games on the server that go on: one short question for all of them. Every
 * page says in its title and on its icon how many wait for one's move; the one that follows tells of each turn, once.
 */
export function startTurnWatch(): void {
  followOtherTabs();
  effect(() => {
    void seenChanges.value;
    const games = waiting();
    waitingCount.value = games.length;
    showBadge(games.length);
    const seen = games.filter(({ id }) => place.value.path === `/game/${id}`);
    if (!hidden.value) noteTold(seen);
  });
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => openTold(data));
  void alone(followAll);
}

function waiting(): readonly SeenGame[] {
  return seenGames().filter(isWaitedFor);
}

/** One page at a time, for as long as it is open; without locks, as where there is no secure context, every one. */
async function alone(work: () => void): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request("grundy/turns", () => {
    work();
    return new Promise(() => {});
  });
}

function followAll(): void {
  let isFirst = true;
  async function look(): Promise<void> {
    const going = seenGames()
      .filter((game) => !isOver(game) && !game.missing && game.own.length > 0)
      .sort((a, b) => b.changed - a.changed);
    const ids = [...going.map(({ id }) => id), ...unseenGames()];
    if (ids.length > 0 && online.peek()) await lookUpChanged(ids);
    // What waited when the page was opened stands on it.
    if (isFirst && !document.hidden) noteTold(waiting());
    isFirst = false;
  }
  const tell = () => {
    for (const game of waiting()) void tellTurn(game);
  };
  void look().then(() => {
    effect(() => {
      void seenChanges.value;
      const timer = setTimeout(tell, toldAfter);
      return () => clearTimeout(timer);
    });
  });
  setInterval(() => void look(), lookEvery);
}

/** A notification was pressed: the service worker says which game it was of. */
function openTold(data: unknown): void {
  const { address } = (typeof data === "object" && data !== null ? data : {}) as { address?: unknown };
  const id =
    typeof address === "string" && address.startsWith("/game/") ? address.slice("/game/".length) : "";
  if (idForm.test(id)) go(`/game/${id}`);
}
