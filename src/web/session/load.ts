import { type GameId, isGameId, type Result, refuse } from "../../games/index.ts";
import { type Play, readGame } from "../../match/index.ts";
import { parseGameLink } from "./game-link.ts";

/** Whatever someone pastes: a link, or anything `readGame` knows. `id` is the game they look at. */
export function loadGame(text: string, id: GameId, options: unknown): Result<Play> {
  const link = /^https?:\/\/[^/]+\/play\/([a-z]+)#(.*)$/s.exec(text.trim());
  if (!link) return readGame(text, id, options);
  const [, game, hash] = link as unknown as [string, string, string];
  return isGameId(game) ? parseGameLink(game, hash) : refuse("game-unknown", { game });
}
