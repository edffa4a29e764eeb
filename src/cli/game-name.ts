import { type GameId, gameIds, isGameId } from "../games/index.ts";
import { refused } from "./errors.ts";
import { nearest } from "./near.ts";

/** What else a game is called: Nim is any number from one of several rows, and the last taker wins. */
const others: { readonly [name: string]: GameId } = { nim: "taking", othello: "reversi" };

export const gameNames: readonly string[] = [...gameIds, ...Object.keys(others)];

/** The game of that name, in whatever case it is typed. */
export function findGameNamed(text: string): GameId | undefined {
  const name = text.trim().toLowerCase();
  if (isGameId(name)) return name;
  return Object.hasOwn(others, name) ? others[name] : undefined;
}

export function gameNamed(text: string): GameId {
  const game = findGameNamed(text);
  if (game) return game;
  throw refused("game-unknown", { text, near: nearest(text, gameNames), games: gameNames.join(", ") });
}
