import { type GameId, isGameId, type Result, refuse } from "../../games/index.ts";
import { type Play, readGame } from "../../match/index.ts";
import { pageAt } from "../../protocol/index.ts";
import { parseGameLink } from "./game-link.ts";

/** Where a game of the server is, when its link to this very page is pasted. */
export function serverGame(text: string, origin: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const link = new URL(trimmed);
  const isGame = link.origin === origin && pageAt(link.pathname) === "game";
  return isGame ? link.pathname + link.search + link.hash : undefined;
}

/** Whatever someone pastes: a link, or anything `readGame` knows. `id` is the game they look at. */
export function loadGame(text: string, id: GameId, options: unknown): Result<Play> {
  const link = /^https?:\/\/[^/]+\/play\/([a-z]+)#(.*)$/s.exec(text.trim());
  if (!link) return readGame(text, id, options);
  const [, game, hash] = link as unknown as [string, string, string];
  return isGameId(game) ? parseGameLink(game, hash) : refuse("game-unknown", { game });
}
