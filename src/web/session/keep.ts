import { type GameId, gameIds } from "../../games/index.ts";
import { newId } from "../base/new-id.ts";
import {
  charactersKept,
  namesUnder,
  onOtherTab,
  readObject,
  readText,
  removeText,
  writeJson,
  writeText,
} from "../base/storage.ts";
import { type KeptSummary, makeKept, readKept, readSummary, versionOf } from "./kept-text.ts";
import type { KeepAnswer, LocalGame } from "./local.ts";

/**
 * The games of this browser, each under a key of its own. Finished ones beyond `mostKept` go, the oldest first, and of those without
 * a move the last few stay. One that goes on is never dropped: where nothing more can be kept, whoever plays is told. A long game of
 * Reversi takes 4,000 characters, and a browser keeps from 2.6 to 5 million of them for an address: so many games fit into any.
 */
export const mostKept = 500;
const mostUnbegun = 5;
const place = "kept/";
/** So many characters fit in wherever there is storage at all: see above. */
const leastRoom = 2_600_000;
/** From this share of either bound on it is said that games will go. */
const nearlyFull = 0.9;
/** How many finished games have gone since somebody was told. */
const droppedPlace = "dropped";

export interface ListedGame extends KeptSummary {
  readonly key: string;
}

/** Games that could not be kept: they go on in this tab. */
const unkept = new Map<string, string>();

/** What was read of a text stays true as long as it is the same: a list of hundreds is then made without parsing them again. */
const summaries = new Map<string, { readonly text: string; readonly summary: KeptSummary | undefined }>();

/** Those that go on first, of each the latest first. */
export function keptGames(): readonly ListedGame[] {
  takeOverSlots();
  return listed().sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.changed - a.changed);
}

/** The latest of a kind that goes on and has come so many moves far, if there is one. */
export function latestGoing(game: GameId, moves = 0): ListedGame | undefined {
  return keptGames().find((each) => each.game === game && !isOver(each) && each.moves >= moves);
}

export function isOver({ winner }: KeptSummary): boolean {
  return winner !== undefined;
}

/** Keeps a game that is new here; its key. */
export function keepNew(game: LocalGame, now = Date.now()): string {
  const key = newId().slice(0, 12);
  write(key, makeKept(game, now, 1));
  tidy(key);
  return key;
}

/** A kept game that is played in this tab, and perhaps in another. */
export interface OpenedGame {
  readonly key: string;
  readonly game: LocalGame;
  /** Keeps it as it stands now, unless another tab has gone on with it: that game is the answer then. */
  keep(game: LocalGame): KeepAnswer;
  /** Tells what another tab does in it. */
  follow(heard: (game: LocalGame) => void): () => void;
}

export function openKept(key: string, now: () => number = Date.now): OpenedGame | undefined {
  takeOverSlots();
  const text = read(key);
  const game = text === undefined ? undefined : readKept(text);
  if (text === undefined || !game) return undefined;
  let version = versionOf(text);
  return {
    key,
    game,
    keep(next) {
      const there = read(key);
      if (there !== undefined && versionOf(there) > version) {
        const other = readKept(there);
        version = versionOf(there);
        if (other) return other;
      }
      return write(key, makeKept(next, now(), ++version));
    },
    follow: (heard) =>
      onOtherTab(place + key, (there) => {
        const other = versionOf(there) > version ? readKept(there) : undefined;
        if (!other) return;
        version = versionOf(there);
        heard(other);
      }),
  };
}

/** Forgets a game; what is returned brings it back. */
export function removeKept(key: string): () => void {
  const text = read(key);
  unkept.delete(key);
  summaries.delete(key);
  removeText(place + key);
  return () => {
    if (text !== undefined) write(key, text);
  };
}

/** How many finished games there are, of how many that stay, and whether more of them, or more text, will make the oldest go. */
export function keepingRoom(): {
  readonly finished: number;
  readonly most: number;
  readonly isNearlyFull: boolean;
} {
  const finished = listed().filter(isOver).length;
  const isNearlyFull =
    finished >= nearlyFull * mostKept || charactersKept() >= nearlyFull * leastRoom || droppedGames() > 0;
  return { finished, most: mostKept, isNearlyFull };
}

/** How many finished games have been dropped since that was last said. */
export function droppedGames(): number {
  const { games } = readObject(droppedPlace);
  return typeof games === "number" && games > 0 ? Math.floor(games) : 0;
}

export function forgetDropped(): void {
  removeText(droppedPlace);
}

/** A kept game as the browser has it, for a file; undefined where there is none. */
export function keptText(key: string): string | undefined {
  return read(key);
}

/** Keeps a game as a file has it, which has been judged; nothing is dropped for it. False when there is no room. */
export function keepText(key: string, text: string): boolean {
  if (!unkept.has(key) && readText(place + key) === undefined && listed().length >= mostKept) return false;
  return writeText(place + key, text);
}

function listed(): ListedGame[] {
  const keys = new Set([...namesUnder(place), ...unkept.keys()]);
  return [...keys].flatMap((key) => {
    const summary = summaryOf(key, read(key) ?? "");
    return summary ? [{ key, ...summary }] : [];
  });
}

function summaryOf(key: string, text: string): KeptSummary | undefined {
  const known = summaries.get(key);
  if (known?.text === text) return known.summary;
  const summary = readSummary(text);
  summaries.set(key, { text, summary });
  return summary;
}

/** A finished game has to go; that is told. */
function drop(key: string): void {
  removeKept(key);
  writeJson(droppedPlace, { games: droppedGames() + 1 });
}

function read(key: string): string | undefined {
  return unkept.get(key) ?? readText(place + key);
}

/** Makes room by dropping finished games, as long as there are any. */
function write(key: string, text: string): KeepAnswer {
  for (;;) {
    if (writeText(place + key, text)) {
      unkept.delete(key);
      return "kept";
    }
    const oldest = oldestFirst((each) => isOver(each) && each.key !== key && !unkept.has(each.key))[0];
    if (!oldest) break;
    drop(oldest.key);
  }
  unkept.set(key, text);
  return "full";
}

function tidy(except: string): void {
  const unbegun = oldestFirst((each) => each.moves === 0 && !isOver(each) && each.key !== except);
  const extra = unbegun.slice(0, Math.max(0, unbegun.length + 1 - mostUnbegun));
  for (const { key } of extra) removeKept(key);
  const over = oldestFirst((each) => isOver(each) && each.key !== except);
  const count = listed().length - mostKept;
  for (const { key } of over.slice(0, Math.max(0, count))) drop(key);
}

function oldestFirst(which: (game: ListedGame) => boolean): ListedGame[] {
  return listed()
    .filter(which)
    .sort((a, b) => a.changed - b.changed);
}

/** Until there was a list there was one slot for each game: what is in it becomes one of the list. */
function takeOverSlots(): void {
  for (const id of gameIds) {
    const slot = `game/${id}`;
    const text = readText(slot);
    if (text === undefined) continue;
    const game = readKept(text);
    const isKept =
      !game || game.play.moves.length === 0 || write(`first-${id}`, makeKept(game, Date.now(), 1)) === "kept";
    if (isKept) removeText(slot);
  }
}
