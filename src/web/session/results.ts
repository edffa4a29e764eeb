import type { GameId } from "../../games/index.ts";
import { type GameResult, gameResults } from "../../players/index.ts";
import { readObject, writeJson } from "../base/storage.ts";

/** How the games against the adaptive opponent ended for whoever plays in this browser, by game, the first one first. */
export function resultsOf(game: GameId): readonly GameResult[] {
  const { results } = readObject(keyOf(game));
  if (typeof results !== "string") return [];
  return [...results].flatMap((letter) => gameResults.find((each) => each.startsWith(letter)) ?? []);
}

/** So many are kept, and of games on a server the addresses of the last, so that one seen again does not count again. */
const mostResults = 1000;
const mostIds = 50;

export function addResult(game: GameId, result: GameResult, id?: string): void {
  const { ids } = readObject(keyOf(game));
  const counted: unknown[] = Array.isArray(ids) ? ids : [];
  if (id !== undefined && counted.includes(id)) return;
  const results = [...resultsOf(game), result].slice(-mostResults).map((each) => each.charAt(0));
  writeJson(keyOf(game), {
    results: results.join(""),
    ids: [...counted, ...(id === undefined ? [] : [id])].slice(-mostIds),
  });
}

function keyOf(game: GameId): string {
  return `results/${game}`;
}
