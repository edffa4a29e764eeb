import type { GameId } from "../../games/index.ts";
import { type GameResult, gameResults } from "../../players/index.ts";
import { idForm } from "../../protocol/index.ts";
import { objectOf, readObject, writeJson } from "../base/storage.ts";

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

/** As it is kept, for a file; undefined where there is nothing. */
export function resultsText(game: GameId): string | undefined {
  const results = resultsOf(game);
  return results.length === 0 ? undefined : JSON.stringify(readObject(keyOf(game)));
}

/**
 * Takes over what a file has where it goes on from what is here, so that nothing is counted twice and nothing is lost: "taken", "same", or
 * "other", which stays outside.
 */
export function mergeResults(game: GameId, data: unknown): "taken" | "same" | "other" {
  const { results, ids } = objectOf(data);
  const given = typeof results === "string" ? results.slice(0, mostResults) : "";
  const letters = gameResults.map((each) => each.charAt(0));
  if (given === "" || [...given].some((letter) => !letters.includes(letter))) return "other";
  const here = resultsOf(game)
    .map((each) => each.charAt(0))
    .join("");
  if (here.startsWith(given)) return "same";
  if (!given.startsWith(here)) return "other";
  const counted = (Array.isArray(ids) ? ids : []).filter((id) => typeof id === "string" && idForm.test(id));
  return writeJson(keyOf(game), { results: given, ids: counted.slice(-mostIds) }) ? "taken" : "other";
}

function keyOf(game: GameId): string {
  return `results/${game}`;
}
