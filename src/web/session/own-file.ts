import { gameIds } from "../../games/index.ts";
import type { OwnFileProblem } from "../../words/index.ts";
import { objectOf } from "../base/storage.ts";
import { isOver, keptGames, keptText } from "./keep.ts";
import { lessonTexts } from "./lesson-progress.ts";
import { progressText } from "./puzzle-keep.ts";
import { resultsText } from "./results.ts";
import { heldGames, tokensText } from "./seat-tokens.ts";
import { seenGames } from "./seen-games.ts";
import { settingTexts } from "./setting-texts.ts";

/**
 * Everything of one's own in one file: the games this browser keeps, with their records; those on the server, as they were last seen, and
 * their seats only when that was asked for; how games against the adaptive opponent ended; how one stands with the puzzles; what was chosen.
 */
export const ownFormat = "grundy-own-games";
export const ownVersion = 1;

/** A file may have so many bytes, and so many games of each kind, each of so many characters. */
export const mostBytes = 10_000_000;
export const mostEntries = 2000;
const mostCharacters = 200_000;

/** What a file holds, as far as it has the right form. Each part is judged when it comes in. */
export interface OwnFile {
  readonly games: readonly { readonly key: string; readonly text: string }[];
  readonly online: readonly { readonly id: string; readonly seen: unknown; readonly seats: unknown }[];
  readonly results: Readonly<Record<string, unknown>>;
  /** Undefined where there are none, as in every file that was made before there were puzzles. */
  readonly puzzles: unknown;
  readonly settings: Readonly<Record<string, unknown>>;
  /** How far each lesson has come. */
  readonly lessons: unknown;
  /** How many entries were none. */
  readonly broken: number;
}

/** Only the games with these keys where some are named. Whoever has the file has the seats, where they are in it. */
export function makeOwnFile(at: number, withSeats: boolean, only?: ReadonlySet<string>): string {
  const wanted = (key: string) => only === undefined || only.has(key);
  const games = keptGames()
    .filter((game) => wanted(game.key) && (game.moves > 0 || isOver(game)))
    .flatMap(({ key }) => {
      const text = keptText(key);
      return text === undefined ? [] : [{ key, kept: JSON.parse(text) as unknown }];
    });
  const held = new Set(heldGames());
  const online = seenGames()
    .filter(({ id }) => wanted(id))
    .map(({ id, own: _, ...seen }) => ({
      id,
      seen,
      ...(withSeats && held.has(id) ? { seats: JSON.parse(tokensText(id)) as unknown } : {}),
    }));
  return JSON.stringify({
    format: ownFormat,
    version: ownVersion,
    made: new Date(at).toISOString(),
    games,
    online,
    ...(only === undefined
      ? { results: allResults(), ...puzzles(), settings: settingTexts(), lessons: lessonTexts() }
      : {}),
  });
}

function puzzles(): { readonly puzzles?: unknown } {
  const text = progressText();
  return text === undefined ? {} : { puzzles: JSON.parse(text) };
}

function allResults(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    gameIds.flatMap((id) => {
      const text = resultsText(id);
      return text === undefined ? [] : [[id, JSON.parse(text) as unknown]];
    }),
  );
}

/** A file is outside text like any other: what is not of its form is counted, and nothing in it is believed. */
export function readOwnFile(
  text: string,
): { readonly ok: true; readonly file: OwnFile } | { readonly ok: false; readonly problem: OwnFileProblem } {
  if (text.length > mostBytes) return { ok: false, problem: "too-large" };
  let data: Readonly<Record<string, unknown>>;
  try {
    data = objectOf(JSON.parse(text));
  } catch {
    return { ok: false, problem: "no-file" };
  }
  if (data.format !== ownFormat || typeof data.version !== "number") return { ok: false, problem: "no-file" };
  if (data.version > ownVersion) return { ok: false, problem: "newer" };
  const [games, online] = [entries(data.games), entries(data.online)];
  if (!games || !online) return { ok: false, problem: "too-large" };
  const keptOnes = games.flatMap((entry) => {
    const { key, kept } = objectOf(entry);
    const text = JSON.stringify(kept);
    const fits = typeof text === "string" && text.length <= mostCharacters;
    return typeof key === "string" && /^[\w-]{1,40}$/.test(key) && fits ? [{ key, text }] : [];
  });
  const onlineOnes = online.flatMap((entry) => {
    const { id, seen, seats } = objectOf(entry);
    return typeof id === "string" ? [{ id, seen, seats }] : [];
  });
  const broken = games.length - keptOnes.length + online.length - onlineOnes.length;
  const [results, settings] = [objectOf(data.results), objectOf(data.settings)];
  const { puzzles, lessons } = data;
  const file = { games: keptOnes, online: onlineOnes, results, puzzles, settings, lessons, broken };
  return { ok: true, file };
}

function entries(data: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(data)) return [];
  return data.length > mostEntries ? undefined : data;
}
