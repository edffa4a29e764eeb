import { type ReadonlySignal, signal } from "@preact/signals";
import { gameTitle, type Telling } from "../../words/index.ts";
import { language } from "../base/language.ts";
import { go } from "../base/router.ts";
import { readObject, readText, removeText, writeJson, writeText } from "../base/storage.ts";
import { seatNameHere } from "./seat-name.ts";
import type { SeenGame } from "./seen-games.ts";

/** Notifications of one's turn: wanted by a press, allowed by the browser. There is no service that pushes them. */
const place = "notify";
/** The last event of each game of which one has been told, or which one has seen. */
const toldPlace = "told";
const mostTold = 200;

const current = signal<Telling>(read());
export const telling: ReadonlySignal<Telling> = current;

function read(): Telling {
  if (typeof Notification === "undefined") return "none";
  if (Notification.permission === "denied") return "denied";
  return readText(place) === "on" && Notification.permission === "granted" ? "on" : "off";
}

/** By the press of a button alone: where the browser has not been asked it asks now, once. */
export async function setTelling(on: boolean): Promise<void> {
  if (on && Notification.permission === "default") await Notification.requestPermission();
  if (on) writeText(place, "on");
  else removeText(place);
  current.value = read();
}

function isTold({ id, number = 0 }: Pick<SeenGame, "id" | "number">): boolean {
  const told = readObject(toldPlace)[id];
  return typeof told === "number" && told >= number;
}

/** Nobody has to be told any more how these games stand. */
export function noteTold(games: readonly Pick<SeenGame, "id" | "number">[]): void {
  if (games.every(isTold)) return;
  const told = Object.entries({ ...readObject(toldPlace) }).filter(
    ([id]) => !games.some((game) => game.id === id),
  );
  const more = games.map(({ id, number = 0 }) => [id, number] as const);
  writeJson(toldPlace, Object.fromEntries([...told, ...more].slice(-mostTold)));
}

/** Says that it is one's turn, once; a press opens the game. */
export async function tellTurn(game: SeenGame): Promise<void> {
  if (read() !== "on" || isTold(game)) return;
  noteTold([game]);
  const { own, home } = language.value.page;
  const name = (seat: 0 | 1) => seatNameHere(language.value, game, seat, game.own);
  const title = own.turnIn({ game: gameTitle(language.value, game.game) });
  const address = `/game/${game.id}`;
  const body = home.against({ first: name(0), second: name(1) });
  const options = { body, tag: address, icon: "/icon-192.png", lang: language.value.tag };
  // On a phone only a service worker may show one; where there is none the page does.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, { ...options, data: { address } });
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
    go(address);
  };
}
